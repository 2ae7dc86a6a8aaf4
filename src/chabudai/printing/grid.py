"""Places pieces on sheets: as many as fit, centred, and mirrored on the back.

The sheet is turned over like the page of a book. A grid is in the middle of the sheet. So the back of a piece is in
the same row, and in the column counted from the other side.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from chabudai.games.box import Lot, Piece
from chabudai.printing.paper import MARGIN, Paper

ROUND_GAP = 3.0
"""The gap between round pieces, so that scissors have room."""


@dataclass(frozen=True)
class Cell:
    """A piece and the lower left corner of its place."""

    piece: Piece
    x: float
    y: float


@dataclass(frozen=True)
class SheetGrid:
    """The grid of a lot on one kind of paper."""

    paper: Paper
    lot: Lot

    @property
    def _gap(self) -> float:
        return ROUND_GAP if self.lot.is_round else 0.0

    @property
    def columns(self) -> int:
        return int((self.paper.inner_width + self._gap) // (self.lot.width + self._gap))

    @property
    def rows(self) -> int:
        return int((self.paper.inner_height + self._gap) // (self.lot.height + self._gap))

    @property
    def per_sheet(self) -> int:
        return self.columns * self.rows

    def sheets(self) -> Iterator[list[Piece]]:
        pieces = [piece for piece in self.lot.pieces for _ in range(piece.count)]
        for start in range(0, len(pieces), self.per_sheet):
            yield pieces[start : start + self.per_sheet]

    def used(self, count: int) -> tuple[int, int]:
        """Return the columns and rows of a sheet with this many pieces."""
        return min(count, self.columns), -(-count // self.columns)

    def cells(self, pieces: list[Piece], *, back: bool = False) -> Iterator[Cell]:
        columns, rows = self.used(len(pieces))
        left, top = self._corner(columns, rows)
        for index, piece in enumerate(pieces):
            row, column = divmod(index, columns)
            column = columns - 1 - column if back else column
            x = left + column * (self.lot.width + self._gap)
            yield Cell(piece, x, top - self.lot.height - row * (self.lot.height + self._gap))

    def lines(self, count: int) -> tuple[list[float], list[float]]:
        """Return where to cut, from the left and from the bottom of the sheet."""
        columns, rows = self.used(count)
        left, top = self._corner(columns, rows)
        across = [left + column * self.lot.width for column in range(columns + 1)]
        return across, [top - row * self.lot.height for row in range(rows + 1)]

    def _corner(self, columns: int, rows: int) -> tuple[float, float]:
        """Return the upper left corner. Columns are centred, and rows begin at the top of the full grid."""
        width = columns * (self.lot.width + self._gap) - self._gap
        full = self.rows * (self.lot.height + self._gap) - self._gap
        spare = self.paper.height - full
        return (self.paper.width - width) / 2, self.paper.height - max(MARGIN, spare / 2)
