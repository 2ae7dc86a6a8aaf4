"""What a search may expect of Taïki between two rounds: it looks no further than the round being played."""

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from chabudai.core import Policy, State
from chabudai.games.taiki.rules import LAST_ROUND, Taiki

SPREAD: Final = 1.4
"""How many tokens, up or down, a round usually moves a player against another."""


class TaikiPolicy(Policy):
    def prospects(self, state: State) -> list[float]:
        assert isinstance(state, Taiki)
        if not state.rounds:
            return []
        if state.best_of_3:
            return _of_wins(state.wins[0], state.wins[1])
        return _of_tokens(state.tokens, LAST_ROUND - len(state.rounds))


def _of_wins(mine: i64, theirs: i64) -> list[float]:
    """Nobody has won twice yet."""
    if mine == theirs:
        return [0.5, 0.5]
    return [0.75, 0.25] if mine > theirs else [0.25, 0.75]


def _of_tokens(tokens: list[int], rounds_left: i64) -> list[float]:
    """Who is ahead now is likely to be so at the end, the more so the fewer rounds are left."""
    scale: float = SPREAD * sqrt(float(rounds_left))
    weights = [exp(float(held) / scale) for held in tokens]
    total = 0.0
    for weight in weights:
        total += weight
    return [weight / total for weight in weights]
