"""Rates bots from their games: the Bradley–Terry model on the scale of chess, 400 points for odds of ten to one.

Two seats of one game are compared by rank. A draw of two players and a shared win count half. Losers who tie are not
compared. Intervals come from a Bayesian bootstrap: each deal gets a random weight, because the games of a deal are
not independent. So does the draw that the fit adds to each pairing. So even a clean sweep has an interval.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import log, log10
from typing import NamedTuple

from chabudai.core import Dice
from chabudai.research.arena import Played

Wins = dict[tuple[str, str], float]
"""How often the first of a pair was ahead of the second."""

RESAMPLES = 400
_ROUNDS = 60


class Interval(NamedTuple):
    """A value and its 95 % interval."""

    value: float
    low: float
    high: float


class BotRating(NamedTuple):
    """The rating of one bot. The first bot has 0, and `gap` is how far a bot is above the one before it."""

    name: str
    rating: Interval
    gap: Interval | None


def comparisons(played: Iterable[Played]) -> Wins:
    """Count how often each bot was ahead of each other one."""
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
    """Return the ratings relative to the first name. Each pairing gets `half` a win more on both sides.

    So no rating is infinite.
    """
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


def standings(played: Sequence[Played], names: Sequence[str], seed: int = 0) -> list[BotRating]:
    """Return the rating of every bot with its 95 % interval."""
    by_deal = _by_deal(played)
    fitted = fit(_merged((part, 1.0) for part in by_deal), names)
    dice = Dice(seed)
    samples = [
        fit(_merged((part, _weight(dice)) for part in by_deal), names, _weight(dice) / 2)
        for _ in range(RESAMPLES)
    ]
    return [
        BotRating(
            name,
            _interval(fitted[at], [sample[at] for sample in samples]),
            _interval(fitted[at] - fitted[at - 1], [sample[at] - sample[at - 1] for sample in samples])
            if at
            else None,
        )
        for at, name in enumerate(names)
    ]


def win_shares(played: Iterable[Played]) -> dict[str, float]:
    """Return the share of its games that each bot won. A shared win counts as its share."""
    seats: dict[str, int] = defaultdict(int)
    won: dict[str, float] = defaultdict(float)
    for game in played:
        share = 1 / game.ranks.count(1)
        for name, rank in zip(game.seating, game.ranks, strict=True):
            seats[name] += 1
            won[name] += share if rank == 1 else 0.0
    return {name: won[name] / count for name, count in seats.items()}


def _by_deal(played: Sequence[Played]) -> list[Wins]:
    """Return the comparisons of each pairing in each deal, the units of the bootstrap."""
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
    """Return a random weight from the exponential distribution with mean 1."""
    return -log((dice.below(1 << 30) + 1) / (1 << 30))


def _interval(value: float, sampled: list[float]) -> Interval:
    ordered = sorted(sampled)
    edge = round(0.025 * len(ordered))
    return Interval(value, ordered[edge], ordered[-1 - edge])
