"""The name card of a game: everything that the rest of the program knows about it.

No file outside the game's folder names a game. A new game is one folder with this card; the registry finds it.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

from chabudai.core import Outcome, Policy, Rng, State
from chabudai.errors import BadOption, BadSeats
from chabudai.games.box import Box, Speak
from chabudai.games.minds import EXPLORATION, USUAL, Knobs, Mind
from chabudai.games.options import FIRST, Option, resolve
from chabudai.games.showing import renderers
from chabudai.games.words import Words


class Action(msgspec.Struct, frozen=True, tag_field="do"):
    """An action as a typed value. In JSON it reads `{"do": "take", "cell": "b1"}`."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that one seat or a spectator may know, built from nothing. `seat` is None for a spectator."""

    seat: int | None
    """The seat that sees this view, or None for a spectator."""
    seats: int
    """The number of seats."""
    awaiting: list[int]
    """The seats that may act now."""
    scores: list[int]
    """The score of each seat as it stands now."""
    outcome: Outcome | None
    """The outcome, or None while the game goes on."""

    def _repr_svg_(self) -> str:
        """Return the picture that a notebook shows."""
        return renderers.picture(self)


class Notation(Protocol):
    """The interface of `notation.py` of a game: it turns actions and chance entries into text and back."""

    @property
    def Actions(self) -> Any:  # noqa: N802  # the union of the game's typed actions
        """The union of the game's typed actions."""

    def format(self, action: int, /) -> str:
        """Return the text of an action."""

    def parse(self, text: str, /) -> int:
        """Return the action of a text, or raise `BadNotation`."""

    def spell(self, action: int, /) -> Action:
        """Return the typed value of an action."""

    def unspell(self, value: Any, /) -> int:
        """Return the action of a typed value."""

    def format_chance(self, entry: list[int], /) -> str:
        """Return the text of a chance entry."""

    def parse_chance(self, text: str, /) -> list[int]:
        """Return the chance entry of a text, or raise `BadNotation`."""


def nothing_hidden(_who: int, _text: str) -> bool:
    """Default for `Game.secret`: no log entry is secret."""
    return False


def no_reveal(_state: State, _seat: int, _action: int) -> bool:
    """Default for `Game.reveals`: no action reveals anything."""
    return False


def always_disturbs(_state: State, _seat: int, _action: int) -> bool:
    """Default for `Game.disturbs`: an action always changes the decisions of the others."""
    return True


def every_action(_text: str) -> bool:
    """Default for `Game.is_move`: every action is a move of its own."""
    return True


def no_window(_state: State, _seat: int) -> int | None:
    """Default for `Game.window`: the game has no reaction windows."""
    return None


def each_alone(seats: int) -> list[list[int]]:
    """Default for `Game.sides`: every seat plays for itself."""
    return [[seat] for seat in range(seats)]


def plain_policy(_seats: int) -> Policy:
    """Default for `Game.policy`: a policy that knows only the rules."""
    return Policy()


def no_reason(_view: Any, _action: Any, _after: Any) -> Words | None:
    """Default for `Game.why`: there is no explanation."""
    return None


def usual_minds(_seats: int) -> Mapping[int, Mind]:
    """Default for `Game.minds`: the table of levels that suits any game."""
    return USUAL


@dataclass(frozen=True)
class Solvable:
    """What the solver needs to know about a game that can be solved."""

    alone: Callable[[Any], State]
    """Turns a position into one that ends with the round being solved."""
    shuffle: str
    """The first word of the chance entry that lays the game out. People type it to ask about a position."""


@dataclass(frozen=True)
class Game:
    """The name card of a game: its name, options, rules, notation and views, and what search and printing need."""

    name: str
    """The name in code and files, such as `okiya`."""
    title: str
    """The name that people read, such as `Okiya`."""
    seats: tuple[int, ...]
    """The numbers of players it can be played with, the default first."""
    minutes: tuple[int, int]
    """The shortest and the longest usual duration."""
    options: tuple[Option, ...]
    """The options of this game, in order. `first` is added to every game."""
    start: Callable[[Mapping[str, Any], int], State]
    """`start(options, seats)` returns the first state, before any shuffle."""
    notation: Notation
    """Turns actions and chance entries into text and back."""
    view_type: Any
    """The type of the views, for reading their JSON."""
    view: Callable[[Any, int | None], View]
    """`view(state, seat)` returns a view. Its field `legal` lists the seat's legal actions as typed values."""
    sample: Callable[[Any, Rng], State]
    """`sample(view, rng)` returns a random full state that fits the view, each equally likely."""
    longest: Callable[[Mapping[str, Any], int], int | None]
    """`longest(options, seats)` returns the largest number of log entries, or None if there is no bound."""
    place: int = 100
    """Where games are listed, those with lower numbers come first, and games of one number by name."""
    secret: Callable[[int, str], bool] = nothing_hidden
    """`secret(who, text)`: whether only its author may read this log entry; nobody, if chance wrote it."""
    reveals: Callable[[Any, int, int], bool] = no_reveal
    """`reveals(state, seat, action)`: whether the action shows somebody hidden things, so it cannot be undone."""
    disturbs: Callable[[Any, int, int], bool] = always_disturbs
    """`disturbs(state, seat, action)`: whether the action changes what the other awaited seats decide about."""
    is_move: Callable[[str], bool] = every_action
    """`is_move(text)`: whether an action counts as a move. A draw that prepares the next action does not."""
    window: Callable[[Any, int], int | None] = no_window
    """`window(state, seat)` returns the passing action if the seat may only interfere, otherwise None."""
    sides: Callable[[int], list[list[int]]] = each_alone
    """`sides(seats)` returns the seats that play together, side by side."""
    open: bool = False
    """Whether all viewers see the same, except the first field `seat` and the last field `legal`."""
    silent_partners: bool = False
    """Whether partners may not talk during play."""
    points_at_cards: bool = False
    """Whether players may point at a card in a hand, because talk is part of the game."""
    solvable: Solvable | None = None
    """What the solver needs, if the game can be solved."""
    endings: Callable[[Any], Iterator[State]] | None = None
    """`endings(view)` yields every world that fits a late view. Each ends with the current round. For puzzles."""
    policy: Callable[[int], Policy] = plain_policy
    """`policy(seats)` returns what the search may know about this game."""
    minds: Callable[[int], Mapping[int, Mind]] = usual_minds
    """`minds(seats)` returns how strongly each level thinks."""
    box: Callable[[Mapping[str, Any], Speak], Box] | None = None
    """`box(options, say)` returns what to print; `say(key)` is a text of the game in the language of the print."""
    box_options: tuple[str, ...] = ()
    """The options that change what is in the box. The page asks for them before printing."""

    why: Callable[[Any, Any, Any], Words | None] = no_reason
    """`why(view, action, after)` explains an action in words that hold for every world that fits the view.

    `after` is one of those worlds after the action. Only what is the same in all of them may be said.
    """

    knobs: Knobs = field(default_factory=lambda: EXPLORATION)
    """The numbers of the policy that may be tuned."""

    @property
    def has_windows(self) -> bool:
        """Whether the game ever asks a seat if it wants to interfere."""
        return self.window is not no_window

    def tuned(self, seats: int, turned: Mapping[str, float]) -> Policy:
        """Return the game's policy with these knobs set."""
        policy = self.policy(seats)
        for name, value in turned.items():
            if name not in self.knobs:
                known = ", ".join(self.knobs)
                raise BadOption(f"{self.title} has no knob {name!r}, but {known}", option=name)
            setattr(policy, name, int(value) if self.knobs[name].whole else value)
        return policy

    def check_seats(self, seats: int | None) -> int:
        """Return the number of seats, the smallest by default, or raise `BadSeats`."""
        if seats is None:
            return self.seats[0]
        if isinstance(seats, bool) or seats not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            raise BadSeats(f"{self.title} is for {allowed} players, not {seats!r}", allowed=allowed)
        return seats

    def resolve(self, given: Mapping[str, Any] | None, seats: int, *, strict: bool = True) -> dict[str, Any]:
        """Return all options that apply with this many seats, with defaults filled in."""
        return resolve((*self.options, FIRST), given or {}, seats, strict=strict)

    @property
    def summary(self) -> Words:
        """One sentence about the game."""
        return Words(f"games/{self.name}", "summary")

    def all_options(self) -> tuple[Option, ...]:
        """Return the options of this game, and `first`, which every game has."""
        return (*self.options, FIRST)
