"""What a position of Ta Yü promises, and which placements are worth a look.

A coast is worth its estuaries and, less and less with the distance, every canal that may still reach it. Since an axis
multiplies its two coasts, one more estuary is worth what the opposite coast has. At the end of a line a canal counts
only as far as the tiles that are left could go on from it. Builders compare the logarithms of the
two products; the flood compares the larger one with its target.
"""

from math import exp, log
from typing import Final

from mypy_extensions import i64

from chabudai.core import Policy, Rng, State, bit
from chabudai.games.tayu.policy.playable import Pool
from chabudai.games.tayu.rules.auction import PASS
from chabudai.games.tayu.rules.board import PLACE, STEPS, TAKEN, WIDTH, Board
from chabudai.games.tayu.rules.state import (
    AUCTION,
    AWAIT_BUILDER,
    AXIS,
    DRAWING,
    NOBODY,
    NS,
    PLACING,
    Tayu,
)
from chabudai.games.tayu.rules.tiles import EDGE_CELL, EXITS, side_of

REACH: Final[list[float]] = [1.0] + [0.45 * 0.72**distance for distance in range(24)]
"""What an open canal counts for a coast that many squares away: 0 is the sea itself."""

FULL: Final = 80.0
"""Tiles in a usual game."""

FAIR_BID: Final = 42.0
"""The product that builders reach half of the time against a flood."""

SIDES: Final[list[int]] = [side_of(edge, rotation) for rotation in range(4) for edge in range(8)]


class CoastOutlook:
    """What each coast may become: the weights of `REACH` over all open canals."""

    def __init__(self, board: Board, size: i64) -> None:
        self.size = size
        self.north: float = 0.3 + float(board.coasts[0])
        self.east: float = 0.3 + float(board.coasts[1])
        self.south: float = 0.3 + float(board.coasts[2])
        self.west: float = 0.3 + float(board.coasts[3])

    def take_in(self, board: Board) -> None:
        """Every open canal alike: quick, for choosing among placements."""
        for square in board.shore_east:
            self._reach(square, 1.0)

    def weigh(self, board: Board, pool: Pool, playability: float) -> None:
        """Every open canal by how much of the pool could cover the square where it arrives."""
        even: float = 1.0 - playability
        for square in board.shore_east:
            shown: i64 = board.squares[square]
            if shown < TAKEN:
                self._reach(square, even + playability * pool.share(shown))

    def _reach(self, square: i64, weight: float) -> None:
        row: i64 = square // WIDTH
        column: i64 = square % WIDTH
        self.north += weight * REACH[row]
        self.west += weight * REACH[column]
        self.south += weight * REACH[self.size + 1 - row]
        self.east += weight * REACH[self.size + 1 - column]

    def lead(self) -> float:
        """By how much north and south are ahead, as a logarithm."""
        return log(self.north * self.south) - log(self.east * self.west)

    def gain(self, action: i64) -> float:
        """How a placement moves that lead, roughly: each of its exits comes closer to every coast."""
        first: i64 = (action - PLACE) & 511
        rotation: i64 = ((action - PLACE) >> 9) & 3
        exits: i64 = EXITS[(action - PLACE) >> 11]
        step: i64 = STEPS[rotation]
        total: float = 0.0
        for edge in range(8):
            if exits & bit(edge):
                total += self._exit(first + EDGE_CELL[edge] * step, SIDES[rotation * 8 + edge])
        return total

    def _exit(self, square: i64, side: i64) -> float:
        row: i64 = square // WIDTH
        column: i64 = square % WIDTH
        if side == 0:
            row -= 1
        elif side == 1:
            column += 1
        elif side == 2:
            row += 1
        else:
            column -= 1
        far: i64 = self.size + 1
        vertical: float = REACH[row] / self.north + REACH[far - row] / self.south
        return vertical - REACH[column] / self.west - REACH[far - column] / self.east


def _outlook(state: Tayu) -> CoastOutlook:
    outlook = CoastOutlook(state.board, state.edition.size)
    outlook.take_in(state.board)
    return outlook


class TayuPolicy(Policy):
    def __init__(self, exploration: float = 0.2, horizon: int = 16, widening: float = 1.5) -> None:
        super().__init__(exploration, horizon, widening)
        self.steepness: float = 1.1
        """How sure a lead in the logarithm of the products is at the start; it doubles towards the end."""
        self.playability: float = 1.0
        """How much it matters that tiles are left which could go on from a canal: 0 not at all, 1 in proportion."""

    def hunch(self, state: State, rng: Rng) -> i64:
        """The best of three random placements."""
        assert isinstance(state, Tayu)
        best: i64 = state.pick(rng)
        if state.phase != PLACING:
            return best
        outlook = _outlook(state)
        wish: float = _wish(state, state.turn, outlook)
        highest: float = wish * outlook.gain(best)
        for _ in range(2):
            other: i64 = state.pick(rng)
            appeal: float = wish * outlook.gain(other)
            if appeal > highest:
                highest = appeal
                best = other
        return best

    def ordered(self, state: State, seat: i64) -> list[int]:
        assert isinstance(state, Tayu)
        if state.phase == AUCTION:
            return _bids(state)
        if state.phase != PLACING:
            return state.legal(seat)
        outlook = _outlook(state)
        wish: float = _wish(state, seat, outlook)
        ranked = [(-wish * outlook.gain(action), action) for action in state.placements]
        ranked.sort()
        return [action for _, action in ranked]

    def prospects(self, state: State) -> list[float]:
        assert isinstance(state, Tayu)
        if state.phase == AWAIT_BUILDER or state.phase == AXIS:
            return [] if state.flood == NOBODY else _of_bid(state)
        if state.phase != PLACING and state.phase != DRAWING:
            return []
        outlook = CoastOutlook(state.board, state.edition.size)
        outlook.weigh(state.board, Pool(state.pool()), self.playability)
        done: float = float(len(state.laid)) / FULL
        vertical: float = _squash(self.steepness * (1.0 + done) * outlook.lead())
        if state.flood == NOBODY or state.flood_out:
            return [_builder(state, seat, vertical) for seat in range(state.seats)]
        return _with_flood(state, outlook, vertical, done)


def _wish(state: Tayu, seat: i64, outlook: CoastOutlook) -> float:
    """1 for a builder of north and south, -1 for east and west; the flood holds back whoever is ahead."""
    if seat == state.flood:
        return -1.0 if outlook.lead() > 0.0 else 1.0
    return 1.0 if state.axes[seat] == NS else -1.0


def _builder(state: Tayu, seat: i64, vertical: float) -> float:
    if seat == state.flood:
        return 0.0
    return vertical if state.axes[seat] == NS else 1.0 - vertical


def _with_flood(state: Tayu, outlook: CoastOutlook, vertical: float, done: float) -> list[float]:
    """The flood holds while the larger product is likely to stay below its target."""
    larger: float = max(outlook.north * outlook.south, outlook.east * outlook.west)
    growth: float = 1.0 + 1.5 * max(0.0, 1.0 - done)
    holds: float = _squash(2.0 * (log(float(state.target)) - log(larger * growth * 0.5)))
    shares = [(1.0 - holds) * _builder(state, seat, vertical) for seat in range(state.seats)]
    shares[state.flood] = holds
    return shares


def _of_bid(state: Tayu) -> list[float]:
    holds: float = _squash(2.5 * (log(float(state.target)) - log(FAIR_BID)))
    shares = [(1.0 - holds) / 2.0] * int(state.seats)
    shares[state.flood] = holds
    return shares


def _bids(state: Tayu) -> list[int]:
    """Passing, and a few bids on a scale that people would use."""
    top: i64 = state.target if state.bids else 485
    bids = [bid for bid in (40, 48, 32, 56, 28, 24, 64, 20, 16, 12, 8, 4, 1) if bid < top]
    if not state.bids:
        return bids
    return [PASS, *bids]


def _squash(x: float) -> float:
    return 1.0 / (1.0 + exp(-x))
