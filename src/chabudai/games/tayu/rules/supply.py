"""The tiles of Ta Yü that are not on the board: left to draw, in hand, or out of the game.

Two queues serve all three ways to draw. The block has a left and a right one, the spread one of ringed and
one of plain tiles, the bag only the first. The player whose turn it is has at most one tile just `drawn`;
with two tiles in hand each player also keeps one.
"""

from typing import Final

from mypy_extensions import i64

from chabudai.core import bit
from chabudai.games.tayu.rules.tiles import is_ringed

BLOCK: Final = 0
BAG: Final = 1
SPREAD: Final = 2

NONE: Final = -1
"""No tile."""

STACK: Final = 7
"""How many tiles high the stacks of a block are."""


def front_height(left: i64) -> i64:
    """Return how many tiles of the front stack are left. Only that stack is ever less than whole."""
    return (left - 1) % STACK + 1


class Supply:
    def __init__(self, way: int) -> None:
        self.way: i64 = way
        self.queue_0: list[int] = []
        self.queue_1: list[int] = []
        self.next_0: i64 = 0
        self.next_1: i64 = 0
        self.drawn: i64 = NONE
        self.kept_0: i64 = NONE
        self.kept_1: i64 = NONE
        self.barred_0: i64 = 0
        """The tiles that everybody knows the kept one of seat 0 not to be: it was proved to fit nowhere."""
        self.barred_1: i64 = 0
        self.gone: list[int] = []
        """The tiles that fitted nowhere and left the game, in order."""

    def copy(self) -> "Supply":
        twin = Supply(self.way)
        twin.queue_0 = self.queue_0
        twin.queue_1 = self.queue_1
        twin.next_0 = self.next_0
        twin.next_1 = self.next_1
        twin.drawn = self.drawn
        twin.kept_0 = self.kept_0
        twin.kept_1 = self.kept_1
        twin.barred_0 = self.barred_0
        twin.barred_1 = self.barred_1
        twin.gone = self.gone
        return twin

    def fill(self, tiles: list[int]) -> None:
        self.next_0 = 0
        self.next_1 = 0
        if self.way == BLOCK:
            self.queue_0 = tiles[0::2]
            self.queue_1 = tiles[1::2]
        elif self.way == SPREAD:
            self.queue_0 = [tile for tile in tiles if is_ringed(tile)]
            self.queue_1 = [tile for tile in tiles if not is_ringed(tile)]
        else:
            self.queue_0 = tiles
            self.queue_1 = []

    def left(self, queue: i64) -> i64:
        """How many tiles are left in a queue."""
        return len(self.queue_1) - self.next_1 if queue else len(self.queue_0) - self.next_0

    def front(self, queue: i64) -> i64:
        """The next tile of a queue, or NONE. Its face is secret; with a block its ring is not."""
        if self.left(queue) == 0:
            return NONE
        return self.queue_1[self.next_1] if queue else self.queue_0[self.next_0]

    def tops(self, queue: i64) -> list[int]:
        """The tiles on top of a queue's stacks, the nearest first. With a block their rings are public."""
        tiles = self.queue_1 if queue else self.queue_0
        left: i64 = self.left(queue)
        tops: list[int] = []
        while left > 0:
            tops.append(tiles[len(tiles) - left])
            left -= front_height(left)
        return tops

    def draw(self, queue: i64) -> None:
        self.drawn = self.front(queue)
        if queue:
            self.next_1 += 1
        else:
            self.next_0 += 1

    def kept(self, seat: i64) -> i64:
        return self.kept_1 if seat else self.kept_0

    def barred(self, seat: i64) -> i64:
        return self.barred_1 if seat else self.barred_0

    def keep(self, seat: i64, tile: i64, barred: i64) -> None:
        if seat:
            self.kept_1 = tile
            self.barred_1 = barred
        else:
            self.kept_0 = tile
            self.barred_0 = barred

    def give(self, seat: i64, tile: i64) -> None:
        """A player lays one of the two and keeps the other. What the table knew of the kept tile still
        holds where only the drawn one can have been laid."""
        kept: i64 = self.kept(seat)
        barred: i64 = self.barred(seat)
        if not barred & bit(tile) and not self._backs_tell(kept, tile):
            barred = 0
        self.keep(seat, kept if tile == self.drawn else self.drawn, barred)
        self.drawn = NONE

    def _backs_tell(self, kept: i64, laid: i64) -> bool:
        """Did the back of the kept tile show that it is not the one laid?"""
        return is_ringed(kept) != is_ringed(laid)

    def dismiss(self, seat: i64, fitting: i64) -> None:
        """The tile just drawn leaves the game, and everybody knows that the kept one fits nowhere either."""
        self.gone = [*self.gone, self.drawn]
        self.drawn = NONE
        if self.kept(seat) != NONE:
            self.keep(seat, self.kept(seat), self.barred(seat) | fitting)

    def remaining(self) -> i64:
        """The tiles still in a queue or a hand, as a mask."""
        tiles: i64 = 0
        for tile in self.queue_0[self.next_0 :] + self.queue_1[self.next_1 :]:
            tiles |= bit(tile)
        for held in (self.drawn, self.kept_0, self.kept_1):
            if held != NONE:
                tiles |= bit(held)
        return tiles
