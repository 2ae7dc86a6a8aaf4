"""The name card of a game: all that the rest of the house knows about it.

Nobody else's file names a game. A sixth one brings a folder with this card and one line in the registry.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

from chabudai.core import Outcome, Policy, Rng, State
from chabudai.errors import BadOption, BadSeats
from chabudai.games.box import Box, Language
from chabudai.games.minds import EXPLORATION, USUAL, Knobs, Mind
from chabudai.games.options import FIRST, Option, resolve
from chabudai.games.showing import renderers
from chabudai.games.words import Words


class Action(msgspec.Struct, frozen=True, tag_field="do"):
    """An action as a typed value, the JSON of the wire: `{"do": "take", "cell": "b1"}`."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one viewer is entitled to know, built from nothing. `seat` is None for a spectator."""

    seat: int | None
    seats: int
    awaiting: list[int]
    scores: list[int]
    outcome: Outcome | None

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        return renderers.picture(self)


class Notation(Protocol):
    """The module `notation.py` of a game. `parse` and `parse_chance` raise BadNotation."""

    @property
    def Actions(self) -> Any: ...  # noqa: N802  # the union of the game's typed actions
    def format(self, action: int, /) -> str: ...
    def parse(self, text: str, /) -> int: ...
    def spell(self, action: int, /) -> Action: ...
    def unspell(self, value: Any, /) -> int: ...
    def format_chance(self, entry: list[int], /) -> str: ...
    def parse_chance(self, text: str, /) -> list[int]: ...


def nothing_hidden(_who: int, _text: str) -> bool:
    return False


def no_reveal(_state: State, _seat: int, _action: int) -> bool:
    return False


def always_disturbs(_state: State, _seat: int, _action: int) -> bool:
    return True


def no_window(_state: State, _seat: int) -> int | None:
    return None


def each_alone(seats: int) -> list[list[int]]:
    return [[seat] for seat in range(seats)]


def plain_policy(_seats: int) -> Policy:
    return Policy()


def no_reason(_view: Any, _action: Any, _after: Any) -> Words | None:
    return None


def usual_minds(_seats: int) -> Mapping[int, Mind]:
    return USUAL


@dataclass(frozen=True)
class Solvable:
    """A game that can be solved. `alone` turns a position into one that ends with what is being solved."""

    alone: Callable[[Any], State]
    shuffle: str
    """The word of the chance entry that lays the game out: what one types to ask about a position."""


@dataclass(frozen=True)
class Game:
    name: str
    title: str
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    summary: Words
    options: tuple[Option, ...]
    start: Callable[[Mapping[str, Any], int], State]
    notation: Notation
    view_type: Any
    """The type of its views, for reading their JSON."""
    view: Callable[[Any, int | None], View]
    """`view(state, seat)`; the view's field `legal` lists the seat's legal actions as typed values."""
    sample: Callable[[Any, Rng], State]
    """`sample(view, rng)`: a full state that fits the view, every fitting world as likely."""
    longest: Callable[[Mapping[str, Any], int], int | None]
    """No game has more log entries than this; None where a match of many rounds has no bound."""
    secret: Callable[[int, str], bool] = nothing_hidden
    """`secret(who, text)`: is this log entry for its author's eyes only (for nobody's, if chance wrote it)?"""
    reveals: Callable[[Any, int, int], bool] = no_reveal
    """`reveals(state, seat, action)`: does playing it show anybody something hidden? Then it cannot be undone."""
    disturbs: Callable[[Any, int, int], bool] = always_disturbs
    """`disturbs(state, seat, action)`: does playing it change what the others awaited with this seat decide about?"""
    window: Callable[[Any, int], int | None] = no_window
    """`window(state, seat)`: the action that lets things go by, while the seat is only asked if it will interfere."""
    sides: Callable[[int], list[list[int]]] = each_alone
    """Which seats play together."""
    open: bool = False
    """Does everybody see the same, but for `seat`, the first field of a view, and `legal`, its last?"""
    silent_partners: bool = False
    """May partners not talk while they play?"""
    points_at_cards: bool = False
    """Do people point at a card of a hand, because talk is part of the game?"""
    solvable: Solvable | None = None
    endings: Callable[[Any], Iterator[State]] | None = None
    """`endings(view)`: every world that fits a late view, each ending with the round being played; for puzzles."""
    policy: Callable[[int], Policy] = plain_policy
    """What search may be told about this game, by the number of seats."""
    minds: Callable[[int], Mapping[int, Mind]] = usual_minds
    """How hard each level thinks, by the number of seats."""
    box: Callable[[Mapping[str, Any], Language, Mapping[str, Any]], Box] | None = None
    """`box(options, language, captions)`: what to print for the table; captions are the game's `captions.json`."""
    box_options: tuple[str, ...] = ()
    """Which options change what is in the box, and are worth asking before printing."""

    why: Callable[[Any, Any, Any], Words | None] = no_reason
    """`why(view, action, after)`: what speaks for an action, true of every world that fits the view.

    `after` is the action played in one of those worlds: only what is the same in all of them may be told.
    """

    knobs: Knobs = field(default_factory=lambda: EXPLORATION)
    """What of its policy may be tuned."""

    @property
    def has_windows(self) -> bool:
        """Is anybody ever asked whether to interfere?"""
        return self.window is not no_window

    def tuned(self, seats: int, turned: Mapping[str, float]) -> Policy:
        """The game's policy with some knobs turned."""
        policy = self.policy(seats)
        for name, value in turned.items():
            if name not in self.knobs:
                known = ", ".join(self.knobs)
                raise BadOption(f"{self.title} has no knob {name!r}, but {known}", option=name)
            setattr(policy, name, int(value) if self.knobs[name].whole else value)
        return policy

    def check_seats(self, seats: int | None) -> int:
        if seats is None:
            return self.seats[0]
        if isinstance(seats, bool) or seats not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            raise BadSeats(f"{self.title} is for {allowed} players, not {seats!r}", allowed=allowed)
        return seats

    def resolve(self, given: Mapping[str, Any] | None, seats: int, *, strict: bool = True) -> dict[str, Any]:
        """All options of a game with this many seats, defaults written out."""
        return resolve((*self.options, FIRST), given or {}, seats, strict=strict)

    def all_options(self) -> tuple[Option, ...]:
        return (*self.options, FIRST)
