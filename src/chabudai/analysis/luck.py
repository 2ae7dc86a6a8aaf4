"""How much was luck: what shuffles, and cards that were turned, did to each seat's hopes against their mean.

A seat's hope is its mean share of the win over many games played on by the game's own hunches, in worlds redealt from
what that seat can know. Luck is the hope after the event less the hope before it, so that its mean is 0. Hunches are
weaker than good play, and choices of others tell them nothing: the figures are rough, and say so by their doubt.
"""

from collections.abc import Callable
from math import sqrt
from typing import NamedTuple

import msgspec

from chabudai.analysis.judging import Cancelled, IsCancelled, never
from chabudai.bots.levels import undisturbed
from chabudai.core import Rng, State
from chabudai.games.card import Game
from chabudai.search.playout import expected

OPEN = -1
"""Instead of a seat: with all cards open."""

TRIALS = 6
"""Worlds in which an action is tried, to see whether it shows its witness anything."""

STEP = 100


class Hope(NamedTuple):
    """Mean share of the win by seat, and the square of the standard error."""

    shares: list[float]
    variances: list[float]

    def doubt(self) -> float:
        return sqrt(max(self.variances))


class Watch(NamedTuple):
    """How to look: the game, whether it hides anything, playouts for each estimate, chance, and when to stop."""

    game: Game
    seats: int
    hides: bool
    playouts: int
    rng: Rng
    is_cancelled: IsCancelled = never


def of_shuffle(watch: Watch, before: State, after: State) -> tuple[list[float], list[float], float]:
    """The luck of each seat by what it knows, then with all cards open, and the doubt."""

    def shuffle(world: State) -> None:
        world.deal(world.shuffle(watch.rng))

    opened = _changes(watch, before, shuffle, after, OPEN)
    if not watch.hides:
        return opened.shares, opened.shares, opened.doubt()
    known = [_changes(watch, before, shuffle, after, seat) for seat in range(watch.seats)]
    seen = [change.shares[seat] for seat, change in enumerate(known)]
    return seen, opened.shares, max(change.doubt() for change in (*known, opened))


def of_reveal(
    watch: Watch, before: State, seat: int, action: int, after: State
) -> tuple[list[float], float] | None:
    """The luck of every seat that was shown something it could not choose; None when nobody was."""
    witnesses = [other for other in range(watch.seats) if _is_shown(watch, before, seat, action, other)]
    if not witnesses:
        return None
    seen, doubts = [0.0] * watch.seats, [0.0]
    for witness in witnesses:
        change = _changes(watch, before, lambda world: world.play(seat, action), after, witness)
        seen[witness] = change.shares[witness]
        doubts.append(sqrt(change.variances[witness]))
    return seen, max(doubts)


def _is_shown(watch: Watch, before: State, seat: int, action: int, witness: int) -> bool:
    """Would the witness see something else in another world? Not so when the action itself tells the world."""
    sights = set()
    for _ in range(TRIALS):
        world = before.copy()
        world.redeal(witness, watch.rng)
        if action not in world.legal(seat):
            return False
        world.play(seat, action)
        sights.add(msgspec.json.encode(watch.game.view(world, witness)))
    return len(sights) > 1


def _changes(watch: Watch, before: State, event: Callable[[State], None], after: State, witness: int) -> Hope:
    """The hopes of all after the event less their mean over all that could have come."""
    mean, real = _hope(watch, before, witness, event), _hope(watch, after, witness)
    shares = [now - then for now, then in zip(real.shares, mean.shares, strict=True)]
    return Hope(shares, [one + other for one, other in zip(mean.variances, real.variances, strict=True)])


def _hope(watch: Watch, start: State, witness: int, event: Callable[[State], None] | None = None) -> Hope:
    policy = watch.game.policy(watch.seats)
    sums, squares = [0.0] * watch.seats, [0.0] * watch.seats
    with undisturbed():
        for number in range(watch.playouts):
            if number % STEP == 0 and watch.is_cancelled():
                raise Cancelled
            world = start.copy()
            if witness != OPEN:
                world.redeal(witness, watch.rng)
            if event:
                event(world)
            for seat, share in enumerate(expected(world, policy, watch.rng)):
                sums[seat] += share
                squares[seat] += share * share
    return _mean(sums, squares, watch.playouts)


def _mean(sums: list[float], squares: list[float], count: int) -> Hope:
    shares = [total / count for total in sums]
    spread = [max(0.0, square / count - share * share) for square, share in zip(squares, shares, strict=True)]
    return Hope(shares, [(variance + 1 / (4 * count)) / count for variance in spread])
