"""What lies in the box of Ta Yü, by edition: a board in quarters and the tiles, those with a ring marked on the back.

As in the printed plans for making it at home, a board of odd size is cut through the middle of its centre square.
"""

from collections.abc import Mapping
from typing import Any

from chabudai.core import bit
from chabudai.games.box import Box, Lot, Picture, Piece, PrintedBoard, Speak
from chabudai.games.tayu.notation import COLUMNS
from chabudai.games.tayu.rules.board import EDITIONS, Edition
from chabudai.games.tayu.rules.tiles import DESIGNS, RINGED

SQUARE = 18.0
SEA = 8.0
"""The water around the board, in millimetres."""

_UNIT = 100
_MARGIN = round(SEA / SQUARE * _UNIT)


def _grid(size: int) -> str:
    end = size * _UNIT
    lines = "".join(f"M{at} 0V{end}M0 {at}H{end}" for at in range(_UNIT, end, _UNIT))
    return f'<path d="{lines}" fill="none" stroke="#4c5862" stroke-width="4"/>'


def _shrines(edition: Edition) -> str:
    """A shrine on every double spot, and the wave that leads to it."""
    parts = []
    last = edition.size - 1
    for spot in edition.doubles:
        for column, row in ((spot, 0), (spot, last), (0, spot), (last, spot)):
            x, y = column * _UNIT, row * _UNIT
            parts.append(
                f'<rect x="{x + 6}" y="{y + 6}" width="88" height="88" rx="12" fill="#5b7f97" stroke="#a9d8f2" '
                'stroke-width="4"/>'
                f'<image href="shrine" x="{x + 18}" y="{y + 17}" width="64" height="66"/>'
            )
    return "".join(parts)


def _centre(edition: Edition) -> str:
    """A star over the centre square, or over the four of them."""
    columns = [column for _, column in edition.centre]
    middle = (min(columns) + max(columns) + 1) * _UNIT / 2
    reach = (max(columns) - min(columns) + 1) * _UNIT / 2
    waist = reach * 0.24
    star = (
        f"M{middle} {middle - reach}L{middle + waist} {middle - waist}L{middle + reach} {middle}"
        f"L{middle + waist} {middle + waist}L{middle} {middle + reach}L{middle - waist} {middle + waist}"
        f"L{middle - reach} {middle}L{middle - waist} {middle - waist}Z"
    )
    squares = "".join(
        f'<path d="M{column * _UNIT} {row * _UNIT}h{_UNIT}v{_UNIT}h-{_UNIT}Z" fill="#8c97a0" stroke="#262b30" '
        'stroke-width="4"/>'
        for row, column in edition.centre
    )
    return f'{squares}<path d="{star}" fill="#f2c46a" stroke="#262b30" stroke-width="5" stroke-linejoin="round"/>'


def _names(edition: Edition) -> str:
    """Columns by letter and rows by number, in the water."""
    parts: list[str] = []
    end = edition.size * _UNIT
    style = 'font-size="24" text-anchor="middle" fill="#e6f3fa"'
    for index in range(edition.size):
        at = (index + 0.5) * _UNIT
        name, number = COLUMNS[index], str(index + 1)
        parts += [f'<text x="{at}" y="{y}" {style}>{name}</text>' for y in (-11, end + 28)]
        parts += [f'<text x="{x}" y="{at + 9}" {style}>{number}</text>' for x in (-21, end + 21)]
    return "".join(parts)


def _board(edition: Edition) -> Picture:
    end = edition.size * _UNIT
    whole = end + 2 * _MARGIN
    return Picture(
        f"board-{edition.name}",
        f'<svg viewBox="{-_MARGIN} {-_MARGIN} {whole} {whole}">'
        f'<rect x="{-_MARGIN}" y="{-_MARGIN}" width="{whole}" height="{whole}" fill="#2f6f9f"/>'
        f'<rect x="-4" y="-4" width="{end + 8}" height="{end + 8}" fill="#6d7983" stroke="#262b30" stroke-width="6"/>'
        f"{_grid(edition.size)}{_centre(edition)}{_shrines(edition)}{_names(edition)}</svg>",
    )


_SCENE = (
    "26@i10/0 25@f10/0 10@n10/2 19@i9/0 20@l11/2 4@i12/0 10@i11/2 22@l9/0 1@i8/2 26@n12/2 15@j8/0 23@e9/0 7@o10/1 "
    "15@e12/3 13@h12/2"
)
"""A played position, in the words of the notation."""


def _scene() -> Picture:
    """Tiles around the centre of the board, for the cover."""
    left, top, width, height = 400, 700, 1100, 500
    edge = f'x="{left}" y="{top}" width="{width}" height="{height}" rx="18"'
    parts = [
        f'<svg viewBox="{left - 10} {top - 10} {width + 20} {height + 20}">',
        f'<rect {edge} fill="#6d7983" stroke="#262b30" stroke-width="8"/>',
        f'<clipPath id="board"><rect {edge}/></clipPath>',
        f'<g clip-path="url(#board)">{_grid(19)}',
    ]
    for text in _SCENE.split():
        tile, _, place = text.partition("@")
        square, _, rotation = place.partition("/")
        x, y = COLUMNS.index(square[0]) * _UNIT + 50, (int(square[1:]) - 1) * _UNIT + 50
        parts.append(
            f'<g transform="translate({x} {y}) rotate({90 * int(rotation)})">'
            f'<image href="tile-{tile}" x="-50" y="-50" width="300" height="100"/></g>'
        )
    return Picture("scene", "".join([*parts, "</g></svg>"]))


def box(options: Mapping[str, Any], say: Speak) -> Box:
    edition = EDITIONS[options["edition"]]
    side = edition.size * SQUARE + 2 * SEA
    tiles = tuple(
        Piece(
            f"tile-{tile + 1}",
            Picture(f"tile-{tile + 1}"),
            edition.copies,
            Picture("back-ring" if RINGED & bit(tile) else "back-plain"),
        )
        for tile in range(DESIGNS)
    )
    return Box(
        lots=(Lot(say("print_tiles"), 3 * SQUARE, SQUARE, tiles),),
        board=PrintedBoard(say("print_board"), _board(edition), side, side),
        accent="#1f4a6b",
        cover=(_scene(),),
        materials=(
            say("print_materials_1"),
            say("print_materials_2"),
            say("print_materials_3"),
        ),
        making=(
            say("print_making_1"),
            say("print_making_2"),
            say("print_making_3"),
        ),
        figures={"tiles": ("tile-1", "tile-8", "back-ring"), "points": ("shrine",)},
    )
