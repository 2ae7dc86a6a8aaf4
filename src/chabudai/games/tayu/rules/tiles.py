"""The 28 tiles of Ta Yü, derived rather than typed in.

A tile is three squares in a row with eight outer edges, numbered clockwise from the north side of its first
square: N0 N1 N2 E S2 S1 S0 W are edges 0 to 7. A set of exits is a mask with bit n for edge n, and a half
turn adds four to every edge. Tiles are numbered from 0, one less than on paper. Sides and coasts are 0 north,
1 east, 2 south, 3 west.
"""

from typing import Final

from mypy_extensions import i64

from chabudai.core import bit, count_bits

DESIGNS: Final = 28
ALL_DESIGNS: Final = (1 << DESIGNS) - 1

EDGE_CELL: Final = [0, 1, 2, 2, 2, 1, 0, 0]
"""Which of the tile's three squares an edge belongs to."""

EDGE_SIDE: Final = [0, 0, 0, 1, 2, 2, 2, 3]
"""Which side of that square it is while the tile lies west to east."""


def side_of(edge: int, rotation: int) -> int:
    """Which side of its square an edge is, after so many quarter turns clockwise."""
    return (EDGE_SIDE[edge] + rotation) % 4


def _half_turn(exits: i64) -> i64:
    return (exits >> 4) | ((exits & 15) << 4)


def _sides(exits: i64) -> i64:
    """On how many different sides there are exits."""
    sides: i64 = 0
    for edge in range(8):
        if exits & bit(edge):
            sides |= bit(EDGE_SIDE[edge])
    return count_bits(sides)


def _designs() -> list[int]:
    """Every way to open three of eight edges, once for the two ends it can be read from."""
    return [exits for exits in range(256) if count_bits(exits) == 3 and exits <= _half_turn(exits)]


EXITS: Final[list[int]] = _designs()


def _ringed() -> int:
    ringed = 0
    for tile in range(DESIGNS):
        if _sides(EXITS[tile]) == 3:
            ringed |= bit(tile)
    return ringed


RINGED: Final[int] = _ringed()
"""The tiles with a ring on the back, those with exits on three sides, as a mask with bit n for tile n."""


def is_ringed(tile: i64) -> bool:
    return RINGED & bit(tile) != 0


def _clash(tile: int, rotation: int) -> int:
    clash = 0
    for edge in range(8):
        cell = 2 - EDGE_CELL[edge] if rotation >= 2 else EDGE_CELL[edge]
        shown = side_of(edge, rotation) + (4 if EXITS[tile] & bit(edge) else 0)
        clash |= bit(cell * 8 + shown)
    return clash


CLASHES: Final[list[int]] = [_clash(tile, rotation) for tile in range(DESIGNS) for rotation in range(4)]
"""The edges around a tile that forbid it, by tile * 4 + rotation. Eight bits for each of the three squares that
it covers, from the west or the north: bits 0 to 3 where a canal would meet its blank edge (north, east,
south, west), bits 4 to 7 where its exit would meet a blank edge."""


def _bearing(south: int, shown: int) -> int:
    bearing = 0
    for tile in range(DESIGNS):
        if not CLASHES[tile * 4 + south] & bit(shown):
            bearing |= bit(tile)
        if not CLASHES[tile * 4 + south + 2] & bit(shown):
            bearing |= bit(tile + DESIGNS)
    return bearing


_BEARING: Final[list[int]] = [_bearing(south, shown) for south in range(2) for shown in range(24)]


def bearing_all(around: i64, south: i64) -> i64:
    """The tiles that bear what surrounds a span, one way round or the other, as a mask."""
    ways: i64 = -1
    shown: i64 = south * 24
    while around:
        if around & 1:
            ways &= _BEARING[shown]
        around >>= 1
        shown += 1
    return (ways | (ways >> DESIGNS)) & ALL_DESIGNS
