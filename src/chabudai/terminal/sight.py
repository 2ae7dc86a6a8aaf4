"""What the screen shows of a table, whether the table is in this process, at a server, or in a record."""

from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from chabudai.games.card import Game


class Guest(NamedTuple):
    """The person or bot at a seat. `left` is the time on the clock in milliseconds, `runs` whether it is running."""

    name: str | None
    bot: int | None = None
    here: bool = True
    left: int | None = None
    runs: bool = False


class Happened(NamedTuple):
    """An entry of the log as this viewer may know it, with the view just before it."""

    who: int | str | None
    text: str | None
    action: Any
    view: Any


class Heard(NamedTuple):
    """A remark of the chat."""

    name: str
    text: str | None = None
    phrase: str | None = None
    number: int = 0


@dataclass(frozen=True)
class Sight:
    """Everything that the screen shows of a table at one moment."""

    game: Game
    view: Any | None
    version: int
    seat: int | None
    guests: tuple[Guest, ...]
    story: tuple[Happened | Heard, ...] = ()
    note: str = ""
    """The code of a sentence to show, such as `connecting`. `words` are its parameters."""
    words: dict[str, object] = field(default_factory=dict)
    offer: tuple[str, int] | None = None
    is_home: bool = True
    invitation: str = ""

    def names(self, you: str, free: str) -> tuple[str, ...]:
        """Return the name of each seat. `you` and `free` stand for the viewer and for an empty seat."""
        return tuple(guest.name or (free if guest.name is None else you) for guest in self.guests)


class TerminalTable(Protocol):
    """A table for the terminal. It reports through `show`, and raises a ChabudaiError for a refused command."""

    async def run(self, show: Any) -> None:
        """Report every change through `show` until the table is left."""

    async def play(self, action: Any, version: int) -> None:
        """Play an action that was legal at this version."""

    async def undo(self) -> str:
        """Take back the last action, or ask for it. Returns the code of the sentence to show."""

    async def resign(self) -> None:
        """Resign."""

    async def draw(self) -> str | None:
        """Offer a draw. Returns the code of the sentence to show, if any."""

    async def answer(self, yes: bool) -> None:
        """Accept or decline an offer."""

    async def again(self) -> str | None:
        """Ask for another match. Returns the code of the sentence to show, if any."""

    async def seat_bot(self) -> None:
        """Put a bot on a free seat, or take one's own seat back from a bot."""

    async def talk(self, text: str) -> None:
        """Send a remark."""

    def record(self) -> str | None:
        """Return the record as JSON, if the match has ended."""
