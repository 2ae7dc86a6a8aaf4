"""Okiya: two players take tiles from a garden of four by four and leave their tokens behind.

A tile may be taken when it shares its plant or its symbol with the tile taken just before. A line of four or a square
of four of your tokens wins, and so does leaving the other player without a tile to take.

Cells are numbered row by row, a1 = 0, b1 = 1 … d4 = 15, and a set of cells is a mask with bit n for cell n. A tile is
4 * plant + symbol.
"""

from typing import Final

from mypy_extensions import i64

from chabudai.core import CHANCE, FIRST, OVER, Outcome, Rng, State, bit, count_bits, index_of
from chabudai.core import shuffle as shuffle_items

SINGLE: Final = 0
ROUNDS: Final = 1
POINTS: Final = 2

GARDEN: Final = 1
"""The kind of the chance entry `[GARDEN, tile of a1, tile of b1, …]`."""

LINE: Final = 1
SQUARE: Final = 2
BLOCK: Final = 3
FULL_GARDEN: Final = 4

REASONS: Final = ["", "line", "square", "block", "full garden"]

NOBODY: Final = -1

ALL: Final = 0xFFFF
BORDER: Final = 0xF99F

_AWAIT_FIRST: Final = 0
_AWAIT_GARDEN: Final = 1
_AWAIT_SEAT: Final = 2
_DONE: Final = 3


def line_of(tokens: i64) -> bool:
    """Return whether these tokens hold a row, a column or one of the two long diagonals (OK6)."""
    if tokens & (tokens >> 1) & (tokens >> 2) & (tokens >> 3) & 0x1111:
        return True
    if tokens & (tokens >> 4) & (tokens >> 8) & (tokens >> 12) & 0x000F:
        return True
    return (tokens & 0x8421) == 0x8421 or (tokens & 0x1248) == 0x1248


def square_of(tokens: i64) -> bool:
    return (tokens & (tokens >> 1) & (tokens >> 4) & (tokens >> 5) & 0x0777) != 0


def tokens_of(first: i64, second: i64) -> list[int | None]:
    """Return, for each cell, whose token is there."""
    return [0 if first & bit(cell) else 1 if second & bit(cell) else None for cell in range(16)]


def kin_of(garden: list[int]) -> list[int]:
    """Return, for each cell, the other cells whose tile shares its plant or its symbol."""
    plants = [0, 0, 0, 0]
    symbols = [0, 0, 0, 0]
    for cell in range(16):
        plants[garden[cell] >> 2] |= bit(cell)
        symbols[garden[cell] & 3] |= bit(cell)
    return [(plants[garden[cell] >> 2] | symbols[garden[cell] & 3]) & ~bit(cell) for cell in range(16)]


class OkiyaRound:
    """How a round of a longer match ended, for the score sheet."""

    def __init__(
        self, garden: list[int], tokens: tuple[int, int], winner: int, reason: int, points: int
    ) -> None:
        self.garden = garden
        self.tokens = tokens
        self.winner = winner
        self.reason = reason
        self.points = points
        self.seen: object = None
        """The view of this round, kept by `view_builder.py`: it never changes, and every later view shows it."""


class Okiya(State):
    def __init__(self, match: int, target: int, last_mover_wins: bool, first: int) -> None:
        self.match: i64 = match
        self.target: i64 = target
        self.last_mover_wins = last_mover_wins
        self.phase: i64 = _AWAIT_FIRST if first < 0 else _AWAIT_GARDEN
        self.starter: i64 = first
        self.turn: i64 = first
        self.garden: list[int] = []
        self.kin: list[int] = []
        self.left: i64 = 0
        self.tokens_0: i64 = 0
        self.tokens_1: i64 = 0
        self.last: i64 = NOBODY
        self.score_0: i64 = 0
        self.score_1: i64 = 0
        self.winner: i64 = NOBODY
        self.reason: i64 = 0
        self.rounds: list[OkiyaRound] = []

    def copy(self) -> "Okiya":
        twin = Okiya(self.match, self.target, self.last_mover_wins, self.starter)
        twin.phase = self.phase
        twin.turn = self.turn
        twin.garden = self.garden
        twin.kin = self.kin
        twin.left = self.left
        twin.tokens_0 = self.tokens_0
        twin.tokens_1 = self.tokens_1
        twin.last = self.last
        twin.score_0 = self.score_0
        twin.score_1 = self.score_1
        twin.winner = self.winner
        twin.reason = self.reason
        twin.rounds = self.rounds
        return twin

    def mover(self) -> i64:
        if self.phase == _AWAIT_SEAT:
            return self.turn
        return OVER if self.phase == _DONE else CHANCE

    def awaiting(self) -> list[int]:
        mover = self.mover()
        return [] if mover == OVER else [mover]

    def legal_cells(self) -> i64:
        """Return the cells that the player to move may take, as a mask."""
        if self.phase != _AWAIT_SEAT:
            return 0
        if self.last == NOBODY:
            return BORDER
        return self.kin[self.last] & self.left

    def legal(self, seat: int) -> list[int]:
        if seat != self.mover():
            return []
        cells: list[int] = []
        mask: i64 = self.legal_cells()
        while mask:
            cells.append(index_of(mask & -mask))
            mask &= mask - 1
        return cells

    def pick(self, rng: Rng) -> i64:
        mask: i64 = self.legal_cells()
        skip: i64 = rng.below(count_bits(mask))
        while skip > 0:
            mask &= mask - 1
            skip -= 1
        return index_of(mask & -mask)

    def play(self, seat: int, action: int) -> None:
        cell: i64 = action
        token: i64 = bit(cell)
        self.left &= ~token
        self.last = cell
        mine: i64
        if self.turn == 0:
            mine = self.tokens_0 | token
            self.tokens_0 = mine
        else:
            mine = self.tokens_1 | token
            self.tokens_1 = mine
        if line_of(mine):
            self._end_round(self.turn, LINE)
        elif square_of(mine):
            self._end_round(self.turn, SQUARE)
        elif self.left == 0:
            self._end_round(self.turn if self.last_mover_wins else NOBODY, FULL_GARDEN)
        elif self.kin[cell] & self.left == 0:
            self._end_round(self.turn, BLOCK)
        else:
            self.turn = 1 - self.turn

    def _end_round(self, winner: i64, reason: i64) -> None:
        points: i64 = self._points(winner)
        if winner == 0:
            self.score_0 += points
        elif winner == 1:
            self.score_1 += points
        self.finish(winner, reason)
        if self.match != SINGLE and self.score_0 < self.target and self.score_1 < self.target:
            self._next_round(points)

    def finish(self, winner: i64, reason: i64) -> None:
        self.winner = winner
        self.reason = reason
        self.phase = _DONE

    def _points(self, winner: i64) -> i64:
        if winner == NOBODY:
            return 0
        return count_bits(self.left) if self.match == POINTS else 1

    def _next_round(self, points: i64) -> None:
        """Begin the next round: the loser begins; after a draw, the player who did not begin (OK11, OK11a)."""
        ended = OkiyaRound(self.garden, (self.tokens_0, self.tokens_1), self.winner, self.reason, points)
        self.rounds = [*self.rounds, ended]
        self.starter = 1 - (self.starter if self.winner == NOBODY else self.winner)
        self.phase = _AWAIT_GARDEN

    def shuffle(self, rng: Rng) -> list[int]:
        if self.phase == _AWAIT_FIRST:
            return [FIRST, rng.below(2)]
        tiles = list(range(16))
        shuffle_items(tiles, rng)
        return [GARDEN, *tiles]

    def admits(self, entry: list[int]) -> bool:
        if self.phase == _AWAIT_FIRST:
            return len(entry) == 2 and entry[0] == FIRST and 0 <= entry[1] < 2
        if self.phase == _AWAIT_GARDEN:
            return len(entry) == 17 and entry[0] == GARDEN and sorted(entry[1:]) == list(range(16))
        return False

    def deal(self, entry: list[int]) -> None:
        if entry[0] == FIRST:
            self.starter = entry[1]
            self.phase = _AWAIT_GARDEN
            return
        self.garden = entry[1:]
        self.kin = kin_of(self.garden)
        self.left = ALL
        self.tokens_0 = 0
        self.tokens_1 = 0
        self.last = NOBODY
        self.turn = self.starter
        self.winner = NOBODY
        self.reason = 0
        self.phase = _AWAIT_SEAT

    def redeal(self, seat: int, rng: Rng) -> None:
        """Do nothing: nothing is hidden in Okiya."""

    def scores(self) -> list[int]:
        return [self.score_0, self.score_1]

    def outcome(self) -> Outcome | None:
        if self.phase != _DONE:
            return None
        ranks = (1, 1) if self.winner == NOBODY else (1, 2) if self.winner == 0 else (2, 1)
        return Outcome(ranks, (self.score_0, self.score_1), REASONS[self.reason])

    def rewards(self) -> list[float]:
        if self.winner == NOBODY:
            return [0.5, 0.5]
        return [1.0, 0.0] if self.winner == 0 else [0.0, 1.0]

    def key(self) -> i64:
        """Return both players' tokens and the last cell as a number. Whose turn it is follows from the count."""
        return self.tokens_0 | (self.tokens_1 << 16) | ((self.last + 1) << 32)

    def restore(self, key: i64) -> None:
        self.tokens_0 = key & ALL
        self.tokens_1 = (key >> 16) & ALL
        self.last = (key >> 32) - 1
        taken: i64 = self.tokens_0 | self.tokens_1
        self.left = ALL & ~taken
        self.turn = self.starter ^ (count_bits(taken) & 1)
        self.score_0 = 0
        self.score_1 = 0
        self.winner = NOBODY
        self.reason = 0
        self.phase = _AWAIT_SEAT

    def alone(self) -> "Okiya":
        """Return the current round as a game of its own, for a solver: it ends with the round."""
        twin = self.copy()
        twin.target = 0
        twin.score_0 = 0
        twin.score_1 = 0
        return twin

    def worth(self, seat: i64) -> i64:
        margin: i64 = self.score_0 - self.score_1
        return margin if seat == 0 else -margin

    def most(self) -> i64:
        return 9 if self.match == POINTS else 1

    def promising(self, tried: i64) -> i64:
        """Return a winning cell if there is one, else the cell that leaves the other the fewest tiles."""
        mine: i64 = self.tokens_0 if self.turn == 0 else self.tokens_1
        best: i64 = -1
        fewest: i64 = 16
        rest: i64 = self.legal_cells() & ~tried
        while rest:
            token: i64 = rest & -rest
            rest &= rest - 1
            cell: i64 = index_of(token)
            replies: i64 = count_bits(self.kin[cell] & self.left)
            if replies == 0 or line_of(mine | token) or square_of(mine | token):
                return cell
            if replies < fewest:
                fewest = replies
                best = cell
        return best
