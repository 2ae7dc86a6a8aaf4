"""Ratings from games: Bradley and Terry's model on the scale of chess, 400 points for odds of ten to one.

Two seats of one game are compared by rank. A draw of two players, and a win that is shared, count half; losers who tie
say nothing about each other. Intervals come from a Bayesian bootstrap: deals get random weights, whole deals because
their games are not independent, and so does the draw that the fit adds to each pairing: a clean sweep has a width.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import log, log10
from typing import NamedTuple

from chabudai.core import Dice
from chabudai.research.arena import Played

Wins = dict[tuple[str, str], float]
"""How often the first was ahead of the second."""

RESAMPLES = 400
_ROUNDS = 60


class Interval(NamedTuple):
    value: float
    low: float
    high: float


class Standing(NamedTuple):
    """The rating of the first bot is 0; `gap` is how far a bot is above the one before it in the list."""

    name: str
    rating: Interval
    gap: Interval | None


def comparisons(played: Iterable[Played]) -> Wins:
    wins: Wins = defaultdict(float)
    for game in played:
        seated = list(zip(game.seating, game.ranks, strict=True))
        for name, rank in seated:
            for other, behind in seated:
                if name != other:
                    wins[name, other] += _ahead(rank, behind, len(seated))
    return wins


def _ahead(rank: int, other: int, seats: int) -> float:
    if rank != other:
        return 1.0 if rank < other else 0.0
    return 0.5 if rank == 1 or seats == 2 else 0.0


def fit(wins: Wins, names: Sequence[str], half: float = 0.5) -> list[float]:
    """Ratings relative to the first name. Each pairing gets `half` a win more on both sides, so none is infinite."""
    won = {pair: count + half for pair, count in wins.items()}
    met = [(one, other) for one in names for other in names if (one, other) in won or (other, one) in won]
    strength = dict.fromkeys(names, 1.0)
    for _ in range(_ROUNDS):
        for name in names:
            total = sum(won.get((name, other), half) for one, other in met if one == name)
            weight = sum(
                (won.get((name, other), half) + won.get((other, name), half))
                / (strength[name] + strength[other])
                for one, other in met
                if one == name
            )
            strength[name] = total / weight if weight else 1.0
    return [400 * log10(strength[name] / strength[names[0]]) for name in names]


def standings(played: Sequence[Played], names: Sequence[str], seed: int = 0) -> list[Standing]:
    """Every bot with its 95 % interval."""
    by_deal = _by_deal(played)
    fitted = fit(_merged((part, 1.0) for part in by_deal), names)
    dice = Dice(seed)
    samples = [
        fit(_merged((part, _weight(dice)) for part in by_deal), names, _weight(dice) / 2)
        for _ in range(RESAMPLES)
    ]
    return [
        Standing(
            name,
            _interval(fitted[at], [sample[at] for sample in samples]),
            _interval(fitted[at] - fitted[at - 1], [sample[at] - sample[at - 1] for sample in samples])
            if at
            else None,
        )
        for at, name in enumerate(names)
    ]


def win_shares(played: Iterable[Played]) -> dict[str, float]:
    """What part of its seats' games each bot won, a shared win counting as its share."""
    seats: dict[str, int] = defaultdict(int)
    won: dict[str, float] = defaultdict(float)
    for game in played:
        share = 1 / game.ranks.count(1)
        for name, rank in zip(game.seating, game.ranks, strict=True):
            seats[name] += 1
            won[name] += share if rank == 1 else 0.0
    return {name: won[name] / count for name, count in seats.items()}


def _by_deal(played: Sequence[Played]) -> list[Wins]:
    """The comparisons of each pairing in each deal: what a bootstrap may weigh."""
    together: dict[tuple[tuple[str, ...], int], list[Played]] = defaultdict(list)
    for game in played:
        together[tuple(sorted(set(game.seating))), game.deal].append(game)
    return [comparisons(games) for games in together.values()]


def _merged(parts: Iterable[tuple[Wins, float]]) -> Wins:
    wins: Wins = defaultdict(float)
    for part, weight in parts:
        for pair, count in part.items():
            wins[pair] += weight * count
    return wins


def _weight(dice: Dice) -> float:
    """Exponential with mean 1."""
    return -log((dice.below(1 << 30) + 1) / (1 << 30))


def _interval(value: float, sampled: list[float]) -> Interval:
    ordered = sorted(sampled)
    edge = round(0.025 * len(ordered))
    return Interval(value, ordered[edge], ordered[-1 - edge])
