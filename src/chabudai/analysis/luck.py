"""Measures luck: how much shuffles and revealed cards changed each seat's chances, compared with their mean.

A seat's hope is its mean share of the win over many games. These are played on by the game's policy, in worlds
sampled from what that seat knows. Luck is the hope after the event minus the hope before it, so its mean is 0. The
policy is weaker than good play and learns nothing from other seats' choices. So the figures are rough, and `doubt`
says how rough.
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
"""Stands for a viewer who sees all cards."""

TRIALS = 6
"""The number of worlds in which an action is tried, to see whether it shows the witness anything."""

STEP = 100


class Hope(NamedTuple):
    """The mean share of the win for each seat, and the square of its standard error."""

    shares: list[float]
    variances: list[float]

    def doubt(self) -> float:
        """Return the largest standard error."""
        return sqrt(max(self.variances))


class Watch(NamedTuple):
    """The parameters of an estimate: the game, whether it hides anything, playouts, generator, and when to stop."""

    game: Game
    seats: int
    hides: bool
    playouts: int
    rng: Rng
    is_cancelled: IsCancelled = never


def of_shuffle(watch: Watch, before: State, after: State) -> tuple[list[float], list[float], float]:
    """Return the luck of each seat by what it knows, the luck with all cards open, and the largest doubt."""

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
    """Return the luck of every seat that an action showed something beyond its choice, or None if nobody was."""
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
    """Return whether the witness would see something else in another world, apart from the action itself."""
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
    """Return the hopes after the event minus their mean over everything that could have happened."""
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
