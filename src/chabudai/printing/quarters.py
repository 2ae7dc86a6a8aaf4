"""Prints a board that is larger than a sheet, as four quarters that join in the middle.

The two left quarters have a tab on their inner side, and the two upper ones along the bottom. The neighbour is glued
over it, so that the picture runs on without a gap.
"""

from chabudai.games.box import PrintedBoard
from chabudai.printing import words
from chabudai.printing.paper import BODY, INK, MARGIN, QUIET, points
from chabudai.printing.press import Press

TAB = 7.0


def lay_out(press: Press, board: PrintedBoard, *, two_sided: bool) -> None:
    """Print the four quarters of a board."""
    for corner in words.CORNERS:
        _quarter(press, board, corner)
        where = press.say(words.CORNERS[corner])
        press.running_line(f"{press.game.title} · {board.title} · {press.say(words.QUARTER)} : {where}")
        press.turn_page()
        if two_sided:
            press.running_line(press.say(words.BLANK))
            press.turn_page()


def _quarter(press: Press, board: PrintedBoard, corner: str) -> None:
    canvas = press.canvas
    width, height = board.width / 2, board.height / 2
    is_west, is_north = corner.endswith("w"), corner.startswith("n")
    # The outer corner of the board is near the outer corner of the sheet.
    room = press.paper.width - width - TAB
    x = max(MARGIN, room / 2) if is_west else press.paper.width - max(MARGIN, room / 2) - width
    y = (press.paper.height - height) / 2
    canvas.saveState()
    clip = canvas.beginPath()
    clip.rect(points(x), points(y), points(width), points(height))
    canvas.clipPath(clip, stroke=0, fill=0)
    press.place(
        board.picture,
        x if is_west else x - width,
        y - height if is_north else y,
        board.width,
        board.height,
        "board",
    )
    canvas.restoreState()
    if is_west:
        _tab(press, x + width, y, TAB, height)
    if is_north:
        _tab(press, x, y - TAB, width, TAB)
    _edges(press, x, y, width, height)
    if is_west:
        _fold(press, (x + width, y), (x + width, y + height))
    if is_north:
        _fold(press, (x, y), (x + width, y))


def _edges(press: Press, x: float, y: float, width: float, height: float) -> None:
    canvas = press.canvas
    canvas.saveState()
    canvas.setStrokeColor(QUIET)
    canvas.setLineWidth(0.4)
    canvas.setDash([1.5, 2.5])
    canvas.rect(points(x), points(y), points(width), points(height))
    canvas.restoreState()


def _tab(press: Press, x: float, y: float, width: float, height: float) -> None:
    canvas = press.canvas
    canvas.saveState()
    canvas.setStrokeColor(QUIET)
    canvas.setLineWidth(0.4)
    if not press.colour_in:
        canvas.setFillColor("#e4e0d8")
    canvas.setDash([1.5, 2.5])
    canvas.rect(points(x), points(y), points(width), points(height), fill=0 if press.colour_in else 1)
    canvas.setFillColor(INK)
    canvas.setFont(BODY, 7)
    canvas.translate(points(x + width / 2), points(y + height / 2))
    if height > width:
        canvas.rotate(90)
    canvas.drawCentredString(0, -2.4, press.say(words.TAB))
    canvas.restoreState()


def _fold(press: Press, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Draw a line of dashes and dots, where the finished board folds."""
    canvas = press.canvas
    canvas.saveState()
    canvas.setStrokeColor(INK)
    canvas.setLineWidth(0.6)
    canvas.setDash([6, 2, 1, 2])
    canvas.line(points(start[0]), points(start[1]), points(end[0]), points(end[1]))
    canvas.restoreState()
