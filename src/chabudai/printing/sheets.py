"""Prints sheets of pieces to cut out, each followed by its backs."""

from typing import Any

from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph

from chabudai.games.box import Lot, Piece
from chabudai.printing import words
from chabudai.printing.grid import Cell, SheetGrid
from chabudai.printing.paper import BODY, INK, MARGIN, QUIET, TITLE, WHITE, points
from chabudai.printing.press import Press

_MARK_GAP = 1.0
_LONGEST_MARK = 5.0
_CARD_COLOUR = "#fffaf0"

_CAPTION = ParagraphStyle("caption", fontName=BODY, fontSize=7, leading=8.3, alignment=1, textColor=INK)
_NAME = ParagraphStyle("name", fontName=TITLE, fontSize=11.5, leading=13.5, alignment=1, textColor=INK)


def lay_out(press: Press, lot: Lot, *, two_sided: bool) -> None:
    """Print all sheets of a lot. In a two-sided kit, a sheet without backs is followed by a blank side."""
    grid = SheetGrid(press.paper, lot)
    sheets = list(grid.sheets())
    for number, pieces in enumerate(sheets, 1):
        heading = f"{press.game.title} · {lot.title} · {number}/{len(sheets)}"
        for cell in grid.cells(pieces):
            _face(press, lot, cell)
        _cutting_lines(press, grid, pieces)
        press.running_line(f"{heading} · {press.say(words.FACES)}" if lot.has_backs else heading)
        press.turn_page()
        if lot.has_backs:
            _backs(press, grid, pieces)
            press.running_line(f"{heading} · {press.say(words.BACKS)}")
            press.turn_page()
        elif two_sided:
            press.running_line(press.say(words.BLANK))
            press.turn_page()


def _face(press: Press, lot: Lot, cell: Cell) -> None:
    piece, size = cell.piece, (lot.width, lot.height)

    def draw() -> None:
        if piece.title:
            _captioned(press, lot, piece)
        else:
            press.sketch(piece.face, *size)

    # Named after the piece, not the picture: two decks may share a picture.
    press.stamp(f"face-{piece.name}", cell.x, cell.y, size, draw)


def _captioned(press: Press, lot: Lot, piece: Piece) -> None:
    """Draw a card with its picture above and its words below."""
    canvas, width, height = press.canvas, lot.width, lot.height
    canvas.saveState()
    canvas.setFillColor(WHITE if press.colour_in else _CARD_COLOUR)
    canvas.rect(0, 0, points(width), points(height), stroke=0, fill=1)
    tall = height * 0.75
    wide = tall * press.aspect(piece.face)
    canvas.translate(points((width - wide) / 2), points(height - tall - 2))
    press.sketch(piece.face, wide, tall)
    canvas.restoreState()
    room = height - tall - 3
    name = Paragraph(piece.title, _NAME)
    text = Paragraph(piece.text, _CAPTION)
    _, name_height = name.wrap(points(width - 4), points(room))
    _, text_height = text.wrap(points(width - 7), points(room))
    top = points(room) - max(0.0, (points(room) - name_height - text_height - points(1)) / 2)
    name.drawOn(canvas, points(2), top - name_height)
    text.drawOn(canvas, points(3.5), top - name_height - text_height)


def _backs(press: Press, grid: SheetGrid, pieces: list[Piece]) -> None:
    lot = grid.lot
    for cell in grid.cells(pieces, back=True):
        if cell.piece.back:
            press.place(cell.piece.back, cell.x, cell.y, lot.width, lot.height, "back")


def _cutting_lines(press: Press, grid: SheetGrid, pieces: list[Piece]) -> None:
    canvas = press.canvas
    canvas.saveState()
    canvas.setStrokeColor(QUIET)
    canvas.setLineWidth(0.4)
    if grid.lot.is_round:
        _circles(canvas, grid, pieces)
    else:
        _marks(canvas, grid, len(pieces))
        _between(canvas, grid, pieces)
    canvas.restoreState()


def _circles(canvas: Any, grid: SheetGrid, pieces: list[Piece]) -> None:
    canvas.setDash([2, 2])
    radius = grid.lot.width / 2
    for cell in grid.cells(pieces):
        canvas.circle(points(cell.x + radius), points(cell.y + radius), points(radius + 0.4))


def _between(canvas: Any, grid: SheetGrid, pieces: list[Piece]) -> None:
    """Draw a dashed line around every piece."""
    canvas.setDash([1.5, 2.5])
    width, height = points(grid.lot.width), points(grid.lot.height)
    for cell in grid.cells(pieces):
        canvas.rect(points(cell.x), points(cell.y), width, height)


def _marks(canvas: Any, grid: SheetGrid, count: int) -> None:
    """Draw short lines outside the grid, for a ruler or a cutting machine."""
    across, down = grid.lines(count)
    left, right, top, bottom = across[0], across[-1], down[0], down[-1]
    for x in across:
        for edge, away in ((top, 1), (bottom, -1)):
            _mark(canvas, grid, x, edge, 0, away)
    for y in down:
        for edge, away in ((left, -1), (right, 1)):
            _mark(canvas, grid, edge, y, away, 0)


def _mark(canvas: Any, grid: SheetGrid, x: float, y: float, dx: int, dy: int) -> None:
    rooms = {
        (0, 1): grid.paper.height - MARGIN - y,
        (0, -1): y - MARGIN,
        (1, 0): grid.paper.width - MARGIN - x,
        (-1, 0): x - MARGIN,
    }
    end = min(_LONGEST_MARK, rooms[dx, dy])
    if end > _MARK_GAP:
        start = (points(x + dx * _MARK_GAP), points(y + dy * _MARK_GAP))
        canvas.line(*start, points(x + dx * end), points(y + dy * end))
