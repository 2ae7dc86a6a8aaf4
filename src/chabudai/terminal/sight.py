"""What the screen is shown of a table, wherever the table stands: at home, at a server, or in a record."""

from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from chabudai.games.card import Game


class Guest(NamedTuple):
    """Who sits at a seat. `left` is the time on the clock in milliseconds, `runs` whether it is running."""

    name: str | None
    bot: int | None = None
    here: bool = True
    left: int | None = None
    runs: bool = False


class Happened(NamedTuple):
    """An entry of the log as this viewer may know it, with what could be seen just before it."""

    who: int | str | None
    text: str | None
    action: Any
    view: Any


class Heard(NamedTuple):
    """Something that was said."""

    name: str
    text: str | None = None
    phrase: str | None = None


@dataclass(frozen=True)
class Sight:
    game: Game
    view: Any | None
    version: int
    seat: int | None
    guests: tuple[Guest, ...]
    story: tuple[Happened | Heard, ...] = ()
    note: str = ""
    """The code of a sentence to show, like `connecting`; `words` are what it needs."""
    words: dict[str, object] = field(default_factory=dict)
    offer: tuple[str, int] | None = None
    is_home: bool = True
    invitation: str = ""

    def names(self, you: str, free: str) -> tuple[str, ...]:
        return tuple(guest.name or (free if guest.name is None else you) for guest in self.guests)


class TerminalTable(Protocol):
    """Where one plays. Everything comes back through `show`; what is refused raises a ChabudaiError."""

    async def run(self, show: Any) -> None: ...
    async def play(self, action: Any, version: int) -> None: ...
    async def undo(self) -> str: ...
    async def resign(self) -> None: ...
    async def draw(self) -> str | None: ...
    async def answer(self, yes: bool) -> None: ...
    async def again(self) -> str | None: ...
    async def seat_bot(self) -> None: ...
    async def talk(self, text: str) -> None: ...
    def record(self) -> str | None: ...
