"""Plays bots against bots. Every deal is played from both sides.

A pairing is two entrants. In a game of two seats they change places. With more seats they sit alternately, and the
table turns by one seat from deal to deal. `alone` seats one of the first among the others. Each deal is played twice
with the entrants exchanged, so that both get the same cards. Everything follows from the seed. `cluster.py` hands the
games out.
"""

from collections.abc import Sequence
from itertools import combinations, pairwise
from typing import Any, NamedTuple

import msgspec

from chabudai.bots.levels import any_legal, consider
from chabudai.core import Dice, Rng
from chabudai.games import game as find_game
from chabudai.games.card import Game
from chabudai.match import record
from chabudai.match.match import Match
from chabudai.research.entrants import Entrant


class Bout(NamedTuple):
    """One game to be played: the entrant at each seat, and the deal."""

    game: str
    options: dict[str, Any]
    seating: tuple[Entrant, ...]
    seed: int
    deal: int


class Played(NamedTuple):
    """The result of a bout: the names at each seat, the ranks, and the record of the game as JSON."""

    seating: tuple[str, ...]
    deal: int
    ranks: tuple[int, ...]
    record: str


def schedule(
    game: str,
    options: dict[str, Any],
    seats: int,
    entrants: Sequence[Entrant],
    *,
    games: int,
    seed: int,
    neighbours: bool = False,
    alone: bool = False,
) -> list[Bout]:
    """Return the bouts of an arena: `games` for each pairing, rounded up to whole deals.

    With `neighbours`, only entrants next to each other in the list meet.
    """
    pairings = pairwise(entrants) if neighbours else combinations(entrants, 2)
    return [
        Bout(game, options, seating, seed, deal)
        for one, other in pairings
        for deal in range((games + 1) // 2)
        for seating in seatings(one, other, seats, deal, alone=alone)
    ]


def seatings(
    one: Entrant, other: Entrant, seats: int, deal: int, *, alone: bool = False
) -> list[tuple[Entrant, ...]]:
    """Return the two ways to seat a deal. With `alone`, the single seat moves on instead of changing sides."""
    if alone:
        chairs = [(2 * deal + turn) % seats for turn in (0, 1)]
        return [tuple(one if seat == chair else other for seat in range(seats)) for chair in chairs]
    is_one = [(seat + deal) % seats % 2 == 0 for seat in range(seats)]
    straight = tuple(one if here else other for here in is_one)
    return [straight, tuple(other if here else one for here in is_one)]


def play(bout: Bout) -> Played:
    """Play one bout. The bots get views, never the state, just as at a table."""
    game = find_game(bout.game)
    match = Match(game, bout.options, len(bout.seating), chance=lambda entry: _dice(bout, entry))
    match.begin()
    while match.outcome is None:
        seat = match.awaiting[0]
        rng = _dice(bout, 1_000 + match.version * 8 + seat)
        match.play(seat, _chosen(game, bout.seating[seat], msgspec.json.encode(match.view(seat)), rng))
    names = tuple(entrant.name for entrant in bout.seating)
    return Played(names, bout.deal, match.outcome.ranks, record.of(match).to_json())


def _dice(bout: Bout, number: int) -> Dice:
    return Dice((bout.seed << 44) + (bout.deal << 24) + number)


def _chosen(game: Game, entrant: Entrant, seen: bytes, rng: Rng) -> int:
    view = msgspec.json.decode(seen, type=game.view_type)
    mind = entrant.mind(game, view.seats)
    return (
        any_legal(game, view, rng)
        if mind is None
        else consider(game, view, mind, rng, policy=entrant.policy(game, view.seats))
    )
