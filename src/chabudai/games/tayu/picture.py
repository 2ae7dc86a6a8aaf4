"""Draws Ta Yü as a picture: the whole board, its canals and coasts, and the tile that was laid last."""

from chabudai.games.sheet import INK, QUIET, Sheet, standings
from chabudai.games.tayu.notation import COLUMNS
from chabudai.games.tayu.view import TayuView

SIDE, LEFT, TOP = 26, 46, 40
SLATE, GRID, GOLD = "#3b444c", "#4a545d", "#e8b84b"


def draw(view: TayuView) -> Sheet:
    board = SIDE * view.size
    sheet = Sheet(__package__, LEFT + board + 230, TOP + board + 40)
    sheet.rect(LEFT - 4, TOP - 4, board + 8, board + 8, SLATE, radius=6)
    for number in range(view.size):
        _mark(sheet, view, number)
    for line in range(1, view.size):
        sheet.rect(LEFT + SIDE * line, TOP, 0.6, board, GRID)
        sheet.rect(LEFT, TOP + SIDE * line, board, 0.6, GRID)
    for square in view.centre:
        x, y = _corner(square)
        sheet.rect(x + 8, y + 8, SIDE - 16, SIDE - 16, GOLD, radius=2)
    for laid in view.laid:
        _tile(sheet, laid.tile, laid.square, laid.rotation)
    if view.laid:
        _outline(sheet, view.laid[-1].square, view.laid[-1].rotation)
    _side(sheet, view, LEFT + board + 24)
    return sheet


def _corner(square: str) -> tuple[float, float]:
    return LEFT + SIDE * COLUMNS.index(square[0]), TOP + SIDE * (int(square[1:]) - 1)


def _mark(sheet: Sheet, view: TayuView, number: int) -> None:
    at, far = SIDE * (number + 0.5), SIDE * view.size
    sheet.text(LEFT + at, TOP - 22, COLUMNS[number], 11, QUIET, anchor="middle")
    sheet.text(LEFT - 28, TOP + at + 4, str(number + 1), 11, QUIET, anchor="middle")
    if number + 1 in view.doubles:
        for x, y in (
            (LEFT + at, TOP - 12),
            (LEFT + at, TOP + far + 12),
            (LEFT - 12, TOP + at),
            (LEFT + far + 12, TOP + at),
        ):
            sheet.piece("shrine", x - 8, y - 8, 16)


def _tile(sheet: Sheet, tile: int, square: str, rotation: int) -> None:
    x, y = _corner(square)
    about = (x + SIDE / 2, y + SIDE / 2)
    sheet.piece(f"tile-{tile}", x, y, 3 * SIDE, SIDE, turn=rotation, about=about)


def _outline(sheet: Sheet, square: str, rotation: int) -> None:
    """Around the tile laid last."""
    x, y = _corner(square)
    across = 3 * SIDE if rotation % 2 == 0 else SIDE
    down = SIDE if rotation % 2 == 0 else 3 * SIDE
    x, y = x - 2 * SIDE * (rotation == 2), y - 2 * SIDE * (rotation == 3)
    sheet.rect(x, y, across, down, line=GOLD, thick=3, radius=4)


def _side(sheet: Sheet, view: TayuView, x: float) -> None:
    axes = {"ns": "north–south", "ew": "east–west", None: ""}
    standings(sheet, view, x, TOP + 14, [axes[axis] for axis in view.axes])
    y = TOP + 24 * view.seats + 34
    for name, first, second, product in (
        ("north × south", 0, 2, view.products[0]),
        ("east × west", 1, 3, view.products[1]),
    ):
        sheet.text(x, y, name, 13, QUIET)
        sheet.text(x, y + 24, f"{view.coasts[first]} × {view.coasts[second]} = {product}", 19, INK, bold=True)
        y += 58
    for queue in view.queues:
        sheet.text(x, y, f"{queue.source}: {queue.left} left", 13, QUIET)
        y += 22
    for hand in view.hands:
        for held in hand:
            name = f"tile-{held.tile}" if held.tile else f"back-{held.back or 'plain'}"
            sheet.piece(name, x, y, 135, 45)
            y += 56
