"""Alpha-beta search with a transposition table, for games of two seats without chance or hidden information.

Values are integers from the view of the seat that moves: the result of the game when both sides play perfectly.
"""

from typing import Final

from mypy_extensions import i64

from chabudai.core import OVER, State, bit

_BIAS: Final = 512
"""Bounds are kept in the table as two numbers of ten bits. A worth is always smaller than this."""


_WORTH_KEEPING: Final = 8
"""Subtrees smaller than this are cheaper to search again than to store."""


class Solver:
    """Finds exact values. It keeps its table between questions about the same deal."""

    def __init__(self, limit: int = 0) -> None:
        """Make a solver. `limit` is the number of positions it may visit in all; 0 is no limit."""
        self.nodes: i64 = 0
        self.limit: i64 = limit
        self.table: dict[int, int] = {}

    def value(self, state: State) -> int:
        """Return the exact value of the position for the seat that moves."""
        most: i64 = state.most()
        return self._search(state.copy(), -most, most)

    def values(self, state: State) -> list[tuple[int, int]]:
        """Return every legal action with its exact value, the best first."""
        seat: i64 = state.mover()
        most: i64 = state.most()
        valued: list[tuple[int, int]] = []
        for action in state.legal(seat):
            child = state.copy()
            child.play(seat, action)
            valued.append((action, self._reply(child, seat, -most, most)))
        valued.sort(key=_by_value)
        return valued

    def _reply(self, child: State, seat: i64, alpha: i64, beta: i64) -> i64:
        """Return the value for `seat` of a position that it has just reached."""
        mover: i64 = child.mover()
        if mover == OVER:
            return child.worth(seat)
        if mover == seat:
            return self._search(child, alpha, beta)
        return -self._search(child, -beta, -alpha)

    def _search(self, state: State, alpha: i64, beta: i64) -> i64:
        key: i64 = state.key()
        known = self.table.get(key)
        low: i64 = -_BIAS
        high: i64 = _BIAS - 1
        if known is not None:
            bounds: i64 = known
            low = (bounds >> 10) - _BIAS
            high = (bounds & 1023) - _BIAS
            if low >= beta or low == high:
                return low
            if high <= alpha:
                return high
        self.nodes += 1
        if self.limit and self.nodes > self.limit:
            raise OutOfNodes
        before: i64 = self.nodes
        best: i64 = self._best(state, key, alpha, beta)
        if self.nodes - before < _WORTH_KEEPING:
            return best
        if best <= alpha:
            high = best
        elif best >= beta:
            low = best
        else:
            low = best
            high = best
        self.table[key] = ((low + _BIAS) << 10) | (high + _BIAS)
        return best

    def _best(self, state: State, key: i64, alpha: i64, beta: i64) -> i64:
        """Return the best reply found, stopping as soon as one reaches beta. The state is left changed."""
        seat: i64 = state.mover()
        best: i64 = -_BIAS
        tried: i64 = 0
        action: i64 = state.promising(tried)
        while action >= 0:
            state.play(seat, action)
            best = max(best, self._reply(state, seat, max(alpha, best), beta))
            if best >= beta:
                break
            state.restore(key)
            tried |= bit(action)
            action = state.promising(tried)
        return best


class OutOfNodes(Exception):
    """The solver reached its limit before it knew the value."""


def _by_value(valued: tuple[int, int]) -> tuple[int, int]:
    return (-valued[1], valued[0])
