"""The policy of Taïki for search, and the strength of each level.

Search looks no further than the current round, and solves the end of a round.
"""

from collections.abc import Mapping
from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from chabudai.core import Policy, State, count_bits
from chabudai.games.minds import EXPLORATION, Knob, Mind
from chabudai.games.taiki.rules.state import LAST_ROUND, Taiki
from chabudai.games.taiki.rules.table import AWAIT_CARD, AWAIT_LEAD

FEW: Final = [0, 0, 6, 0, 0, 0]
"""For each number of seats, the largest number of cards in hands at which worlds are solved (docs/bots.md)."""

FOR_TWO = {
    1: Mind(10, wanders=58),
    2: Mind(40, wanders=29),
    3: Mind(80, wanders=7),
    4: Mind(400),
    5: Mind(10_000, exact=True, seconds=0.25),
}

WANDERING = {3: (72, 47, 28, 12), 4: (80, 60, 37, 12), 5: (66, 46, 17, 0)}
"""How often each level plays at random. With more players luck limits strength (docs/bots.md)."""

KNOBS = {**EXPLORATION, "spread": Knob(0.3, 6.0)}


class TaikiPolicy(Policy):
    def __init__(self, exploration: float = 0.7, horizon: int = 0, widening: float = 0.0) -> None:
        super().__init__(exploration, horizon, widening)
        self.spread: float = 1.4
        """How many tokens, up or down, a round usually moves a player against another."""

    def solves(self, state: State) -> bool:
        assert isinstance(state, Taiki)
        if state.phase != AWAIT_CARD and state.phase != AWAIT_LEAD:
            return False
        held: i64 = 0
        for seat in range(state.seats):
            held += count_bits(state.hand(seat))
        return held <= FEW[state.seats]

    def prospects(self, state: State) -> list[float]:
        assert isinstance(state, Taiki)
        if not state.rounds:
            return []
        if state.best_of_3:
            return _of_wins(state.wins[0], state.wins[1])
        return _of_tokens(state.tokens, self.spread * sqrt(float(LAST_ROUND - len(state.rounds))))


def _of_wins(mine: i64, theirs: i64) -> list[float]:
    """Nobody has won twice yet."""
    if mine == theirs:
        return [0.5, 0.5]
    return [0.75, 0.25] if mine > theirs else [0.25, 0.75]


def _of_tokens(tokens: list[int], scale: float) -> list[float]:
    """Return how likely each seat is to win. A lead counts more when fewer rounds are left."""
    weights = [exp(float(held) / scale) for held in tokens]
    total = 0.0
    for weight in weights:
        total += weight
    return [weight / total for weight in weights]


def for_more(seats: int) -> Mapping[int, Mind]:
    lines = (20, 30, 50, 100)
    low = zip(lines, WANDERING[seats], strict=True)
    return {
        **{level: Mind(count, wanders=often) for level, (count, often) in enumerate(low, 1)},
        5: Mind(1_000),
    }


def policy_for(_seats: int) -> Policy:
    return TaikiPolicy()


def minds(seats: int) -> Mapping[int, Mind]:
    return FOR_TWO if seats == 2 else for_more(seats)
