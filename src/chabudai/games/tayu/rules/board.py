"""The board of Ta Yü: which squares are taken, where canals arrive, and where a tile may lie.

The squares sit inside a rim: square (row, column), both counted from 0, is number (row + 1) * 21 + column + 1
in either edition. An empty square knows what its neighbours show it: bits 0 to 3 for a canal that arrives
from the north, east, south, west, bits 4 to 7 for a blank edge there.

A tile must cover a square of the shore, where a canal arrives. Every span of three empty squares is looked at
once, from the first of its squares on the shore; a square without one will never have one again.
"""

from typing import Final

from mypy_extensions import i64

from chabudai.core import bit
from chabudai.games.tayu.rules.tiles import ALL_DESIGNS, CLASHES, EDGE_CELL, EXITS, bearing_all, side_of

WIDTH: Final = 21
STEPS: Final = [1, WIDTH, -1, -WIDTH]
"""From one square of a tile to the next, by rotation."""

PLACE: Final = 1024
"""Lay `tile` with its first square on `square`: action PLACE + (tile * 4 + rotation) * 512 + square."""

_ARRIVES: Final = 15
TAKEN: Final = 256
_RIM: Final = 512
_DOUBLE: Final = 1024


class Edition:
    """What a box holds. Rows and columns count from 0; `doubles` holds on all four coasts alike."""

    def __init__(
        self,
        name: str,
        size: int,
        copies: int,
        centre: list[tuple[int, int]],
        doubles: list[int],
        has_auction: bool,
    ) -> None:
        self.name = name
        self.size = size
        self.copies = copies
        self.centre = centre
        self.doubles = doubles
        self.has_auction = has_auction


KOSMOS: Final = Edition("kosmos", 19, 4, [(9, 9)], [4, 9, 14], True)
"""Where its double spots lie is a ruling (TY38a)."""

GOLIATH: Final = Edition("goliath", 18, 3, [(8, 8), (8, 9), (9, 8), (9, 9)], [3, 7, 10, 14], False)
"""Its size, its centre and its double spots are rulings (TY37a, TY38, TY38a)."""

EDITIONS: Final = {"kosmos": KOSMOS, "goliath": GOLIATH}


def square_at(row: int, column: int) -> int:
    return (row + 1) * WIDTH + column + 1


def _beyond() -> list[int]:
    """For rotation * 8 + edge: from a tile's first square to the square across that edge."""
    across = [-WIDTH, 1, WIDTH, -1]
    edges = [(edge, rotation) for rotation in range(4) for edge in range(8)]
    return [EDGE_CELL[edge] * STEPS[rotation] + across[side_of(edge, rotation)] for edge, rotation in edges]


_BEYOND: Final[list[int]] = _beyond()
_COAST: Final[list[int]] = [side_of(edge, rotation) for rotation in range(4) for edge in range(8)]


def _points(rim: i64) -> i64:
    """What an exit that meets the sea here is worth (TY5); merely covering the square is worth nothing (TY5a)."""
    return 2 if rim & _DOUBLE else 1


class Board:
    def __init__(
        self, squares: list[int], shores: tuple[list[int], list[int]], opening: list[int], coasts: list[int]
    ) -> None:
        self.squares = squares
        self.shore_east = shores[0]
        """Where a canal arrives and a tile that runs east or west may still have room."""
        self.shore_south = shores[1]
        self.opening = opening
        """Every placement of tile 0 on the empty board; none once a tile lies there."""
        self.coasts = coasts
        """The points of the estuaries on each coast."""

    def copy(self) -> "Board":
        shores = (self.shore_east[:], self.shore_south[:])
        return Board(self.squares[:], shores, self.opening, self.coasts[:])

    # Where a tile may lie

    def placements(self, tile: i64, found: list[int]) -> None:
        """Add every legal way to lay this tile."""
        action: i64 = PLACE + tile * 2048
        clash: i64 = tile * 4
        found += [action + opening for opening in self.opening]
        self._search(self.shore_east, 1, CLASHES[clash], CLASHES[clash + 2], action, found)
        self._search(self.shore_south, WIDTH, CLASHES[clash + 1], CLASHES[clash + 3], action + 512, found)

    def _search(
        self, shore: list[int], step: i64, ahead: i64, back: i64, action: i64, found: list[int]
    ) -> None:
        """Try every span along one axis for a tile that clashes with `ahead`, or with `back` when turned
        round."""
        index: i64 = 0
        while index < len(shore):
            if _try_spans(self.squares, shore[index], step, ahead, back, action, found):
                index += 1
            else:
                shore.pop(index)

    def fitting(self) -> i64:
        """The tiles that could be laid somewhere now, as a mask."""
        if self.opening:
            return ALL_DESIGNS
        spans: list[int] = []
        self._search(self.shore_east, 1, 0, -1, 0, spans)
        self._search(self.shore_south, WIDTH, 0, -1, 512, spans)
        tiles: i64 = 0
        for span in spans:
            tiles |= self._fitting_at(span & 511, span >> 9)
        return tiles

    def _fitting_at(self, first: i64, south: i64) -> i64:
        step: i64 = STEPS[south]
        squares = self.squares
        around: i64 = squares[first] | squares[first + step] << 8 | squares[first + 2 * step] << 16
        return bearing_all(around, south)

    # Laying one

    def lay(self, action: i64) -> None:
        """Lay a tile as a legal placement says."""
        squares = self.squares
        first: i64 = (action - PLACE) & 511
        rotation: i64 = ((action - PLACE) >> 9) & 3
        exits: i64 = EXITS[(action - PLACE) >> 11]
        step: i64 = STEPS[rotation]
        squares[first] = TAKEN
        squares[first + step] = TAKEN
        squares[first + 2 * step] = TAKEN
        self.opening = []
        for edge in range(8):
            index: i64 = rotation * 8 + edge
            self._show(first + _BEYOND[index], _COAST[index], exits & bit(edge) != 0)

    def _show(self, square: i64, side: i64, is_exit: bool) -> None:
        """Let the square on this side of the new tile know what it sees there."""
        seen: i64 = self.squares[square]
        if seen >= TAKEN:
            if is_exit and seen & _RIM:
                self.coasts[side] += _points(seen)
            return
        facing: i64 = side ^ 2
        self.squares[square] = seen | bit(facing if is_exit else facing + 4)
        if is_exit and seen & _ARRIVES == 0:
            self.shore_east.append(square)
            self.shore_south.append(square)


def _try_spans(
    squares: list[int], square: i64, step: i64, ahead: i64, back: i64, action: i64, found: list[int]
) -> bool:
    """Try the spans that meet the shore first in this square. Is there any?"""
    here: i64 = squares[square]
    if here >= TAKEN:
        return False
    has_room = False
    before: i64 = squares[square - step]
    after: i64 = squares[square + step]
    if after < TAKEN:
        last: i64 = squares[square + 2 * step]
        if last < TAKEN:
            has_room = True
            _try(here | after << 8 | last << 16, ahead, back, action + square, step, found)
    if before < TAKEN and before & _ARRIVES == 0:
        if after < TAKEN:
            has_room = True
            _try(before | here << 8 | after << 16, ahead, back, action + square - step, step, found)
        first: i64 = squares[square - 2 * step]
        if first < TAKEN and first & _ARRIVES == 0:
            has_room = True
            _try(first | before << 8 | here << 16, ahead, back, action + square - 2 * step, step, found)
    return has_room


def _try(around: i64, ahead: i64, back: i64, action: i64, step: i64, found: list[int]) -> None:
    """Add what does not clash: the tile from the span's first square on, or back from its last."""
    if around & ahead == 0:
        found.append(action)
    if around & back == 0:
        found.append(action + 1024 + 2 * step)


def new_board(edition: Edition) -> Board:
    return Board(_empty(edition), ([], []), _opening(edition), [0, 0, 0, 0])


def _empty(edition: Edition) -> list[int]:
    squares = [TAKEN | _RIM] * (WIDTH * WIDTH)
    size = edition.size
    for row in range(size):
        for column in range(size):
            squares[square_at(row, column)] = 0
    for spot in edition.doubles:
        for row, column in ((-1, spot), (spot, size), (size, spot), (spot, -1)):
            squares[square_at(row, column)] |= _DOUBLE
    return squares


def _opening(edition: Edition) -> list[int]:
    """The first tile covers a square of the centre, with any of its thirds and either way (TY15)."""
    centre = [square_at(row, column) for row, column in edition.centre]
    actions = []
    for rotation in range(4):
        firsts = {square - third * STEPS[rotation] for square in centre for third in range(3)}
        actions += [rotation * 512 + first for first in sorted(firsts)]
    return actions


def estuaries_of(board: Board, action: int) -> list[tuple[int, int, int]]:
    """The estuaries of a tile on the board: square, coast and points."""
    first = (action - PLACE) & 511
    rotation = ((action - PLACE) >> 9) & 3
    exits = EXITS[(action - PLACE) >> 11]
    estuaries = []
    for edge in range(8):
        rim = board.squares[first + _BEYOND[rotation * 8 + edge]]
        if rim & _RIM and exits >> edge & 1:
            square = first + EDGE_CELL[edge] * STEPS[rotation]
            estuaries.append((square, _COAST[rotation * 8 + edge], _points(rim)))
    return estuaries
