"""The types of Taïki's views. `view_builder.py` makes them; it is compiled, and these types cannot be."""

from typing import Literal

import msgspec

from chabudai.games.card import View
from chabudai.games.taiki.notation import Actions, Colour, Strength

Phase = Literal["first", "deal", "draw", "play", "lead", "over"]
PHASES: tuple[Phase, ...] = ("first", "deal", "draw", "play", "lead", "over")


class Pair(msgspec.Struct, frozen=True):
    """A number for each colour."""

    sun: int
    moon: int


class PlayView(msgspec.Struct, frozen=True, kw_only=True):
    """A card in a trick: the colour it counts as, and whether a Mask of the led colour is high or low."""

    seat: int
    card: str
    colour: Colour
    strength: Strength | None


class TrickView(msgspec.Struct, frozen=True, kw_only=True):
    """The plays in their order. `colour` was led; `winner` is who takes it, or would take it as it lies."""

    leader: int
    plays: list[PlayView]
    colour: Colour | None
    winner: int | None


class HandView(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody knows about a hand.

    `cards` counts it by printed colour. `drew` is the pile of its extra card. It `lacks` the colours it
    could not follow: of these, nothing but the 9 can be left; when something is left, it `holds` that 9.
    """

    cards: Pair
    drew: Colour | None
    lacks: list[Colour]
    holds: list[str]


class TaikiRoundView(msgspec.Struct, frozen=True, kw_only=True):
    """A finished round. `changes` are counted before the floor at 0, `tokens` after it.

    `winner` is None unless two players play for rounds.
    """

    starter: int
    tricks: list[TrickView]
    changes: list[int]
    tokens: list[int]
    winner: int | None


class TaikiView(View, frozen=True, kw_only=True):
    """One viewer's knowledge; lists by seat begin with seat 0.

    `two_players` and `wins` (rounds won) are None where they do not apply. `starter` begins this round.
    `hand` is the viewer's own, None for a spectator. `piles` counts the cards that lie face down: to draw
    from, later laid aside. `trick` is being played, `tricks` are those of this round that are over, `won`
    how many of each colour a seat has taken, `changes` what that would earn or cost if the round ended now.
    `unseen` are the cards of this round that the viewer has not seen. `rounds` are over.
    """

    first_player: Literal["rotate", "random"]
    nine_obliges: bool
    two_players: Literal["best_of_3", "tokens"] | None
    phase: Phase
    round: int
    starter: int | None
    tokens: list[int]
    wins: list[int] | None
    hand: list[str] | None
    hands: list[HandView]
    piles: Pair
    trick: TrickView | None
    tricks: list[TrickView]
    won: list[Pair]
    changes: list[int]
    unseen: list[str]
    rounds: list[TaikiRoundView]
    legal: list[Actions]
