"""How playable a square of Ta Yü still is: which of the tiles left could cover it, by what its neighbours show.

Only the square itself is looked at, not the two others that a tile would cover: a quick bound, for evaluation alone.
"""

from typing import Final

from mypy_extensions import i64

from chabudai.core import bit
from chabudai.games.tayu.rules.tiles import CLASHES, DESIGNS

_INNER: Final = [[0x22, 0xAA, 0x88], [0x44, 0x55, 0x11]]
"""The edges that forbid a third of a tile because the tile goes on there, by axis (east, south) and third."""


def _covers(tile: int, shown: int) -> bool:
    """Is there a third and a rotation of this tile that bears what the square is shown?"""
    for rotation in range(4):
        for third in range(3):
            clash = CLASHES[tile * 4 + rotation] >> (8 * third) & 255 | _INNER[rotation % 2][third]
            if not clash & shown:
                return True
    return False


def _covering(shown: int) -> int:
    """No side shows a canal and a blank edge at once, and a square with neighbours all round is taken or dead."""
    if shown & shown >> 4 & 15:
        return 0
    covering = 0
    for tile in range(DESIGNS):
        if _covers(tile, shown):
            covering |= bit(tile)
    return covering


COVERING: Final[list[int]] = [_covering(shown) for shown in range(256)]
"""The tiles that may cover a square, as a mask, by what it is shown."""


class Pool:
    """The tiles that are neither on the board nor gone, for asking about many squares."""

    def __init__(self, copies: list[int]) -> None:
        self.copies = copies
        self.total: i64 = 0
        for count in copies:
            self.total += count
        self.known: list[float] = [-1.0] * 256

    def share(self, shown: i64) -> float:
        """Return the share of the pool that may cover a square with these edges around it."""
        share: float = self.known[shown]
        if share < 0.0:
            share = self._share(COVERING[shown])
            self.known[shown] = share
        return share

    def _share(self, tiles: i64) -> float:
        count: i64 = 0
        for tile in range(DESIGNS):
            if tiles & bit(tile):
                count += self.copies[tile]
        return float(count) / float(self.total) if self.total else 0.0
