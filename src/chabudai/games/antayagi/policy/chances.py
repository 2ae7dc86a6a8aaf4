"""What a position of AntaYagí promises each merchant, between two trades.

The chances of the seats are in proportion to the exponentials of their scores, and a score is a weighted sum of what
everybody at the table can count. The weights were fitted to finished games of the bots themselves: see
`benchmarks/fit_antayagi.py`.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from chabudai.core import bit
from chabudai.games.antayagi.policy.worth import goods_in_hand, hand_worth
from chabudai.games.antayagi.rules.cards import TOXIC, TREX
from chabudai.games.antayagi.rules.state import AntaYagi

FARTHEST: Final = 5
"""Nobody needs more goods than this: Toxic waste raises the target, and is itself a good."""

TRAITS: Final = [
    "needs 1",
    "needs 2",
    "needs 3",
    "needs 4",
    "needs 5",
    "toxic waste in the pouch",
    "a T-Rex in the pouch",
    "a T-Rex in the pouch, needs 1",
    "sabotages in hand",
    "sabotages in hand, needs 1",
    "sabotages of others, needs 1",
    "is active",
    "how far the turn is",
    "goods in hand",
    "the best hand of another",
    "the best hand of another, is active",
]

WEIGHTS: Final[list[float]] = [
    1.4,
    0.62,
    -0.09,
    -0.7,
    -1.22,
    0.5,
    -1.01,
    0.34,
    0.21,
    0.27,
    -0.25,
    -0.24,
    -0.38,
    0.14,
    0.14,
    0.24,
]


def promises(state: AntaYagi) -> list[float]:
    """How likely each seat is to win."""
    chances: list[float] = []
    total: float = 0.0
    for seat in range(state.seats):
        chance: float = exp(_score(state, seat))
        chances.append(chance)
        total += chance
    return [chance / total for chance in chances]


def _score(state: AntaYagi, seat: i64) -> float:
    score: float = 0.0
    counted = traits(state, seat)
    for at in range(len(counted)):
        score += counted[at] * WEIGHTS[at]
    return score


def traits(state: AntaYagi, seat: i64) -> list[float]:
    """What there is to count for a seat whose turn to trade may be now, in the order of `TRAITS`."""
    need: i64 = state.targets[seat] - state.values[seat]
    counted = [0.0] * len(TRAITS)
    counted[min(need, FARTHEST) - 1] = 1.0
    counted[5] = 1.0 if state.holds(seat, TOXIC) else 0.0
    counted[6] = 1.0 if state.holds(seat, TREX) else 0.0
    counted[8] = float(_sabotages(state, seat))
    counted[12] = _distance(state, seat)
    counted[13] = float(goods_in_hand(state, seat))
    counted[14] = _best_hand(state, seat)
    if need == 1:
        counted[7] = counted[6]
        counted[9] = counted[8]
        counted[10] = float(_others_sabotages(state, seat))
    if seat == state.active:
        counted[11] = 1.0
        counted[15] = counted[14]
    return counted


def _sabotages(state: AntaYagi, seat: i64) -> i64:
    return state.sabotages // bit(4 * seat) % 16


def _others_sabotages(state: AntaYagi, seat: i64) -> i64:
    count: i64 = -_sabotages(state, seat)
    for other in range(state.seats):
        count += _sabotages(state, other)
    return count


def _distance(state: AntaYagi, seat: i64) -> float:
    """0 for the active seat, almost 1 for the one before it."""
    ahead: i64 = seat - state.active
    return float(ahead if ahead >= 0 else ahead + state.seats) / float(state.seats)


def _best_hand(state: AntaYagi, seat: i64) -> float:
    """The average worth, in goods, of a card from the best hand to trade with."""
    best: i64 = -24
    for other in range(state.seats):
        if other != seat:
            worth: i64 = hand_worth(state, other, seat)
            best = max(best, worth)
    return float(best) / 24.0
