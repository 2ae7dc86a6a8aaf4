"""The first page of a kit: its title, its contents, and how to print and make it."""

from typing import Any

from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph

from chabudai.printing import words
from chabudai.printing.paper import BODY, BOLD, INK, MARGIN, QUIET, TITLE, points
from chabudai.printing.press import Press
from chabudai.printing.text import fill, heading, item

_LEFT = MARGIN + 6
_FAN_HEIGHT = 82.0
_SUMMARY = ParagraphStyle("summary", fontName=BODY, fontSize=13, leading=18, textColor=INK)


def lay_out(press: Press, *, two_sided: bool) -> None:
    """Write the first page."""
    top = press.paper.height - MARGIN
    _head(press, top)
    _fan(press, top - 52 - _FAN_HEIGHT / 2)
    _columns(press, top - 64 - _FAN_HEIGHT, two_sided=two_sided)
    _ruler(press)
    press.turn_page()


def _head(press: Press, top: float) -> None:
    canvas, game = press.canvas, press.game
    canvas.setFillColor(QUIET)
    canvas.setFont(BOLD, 9)
    canvas.drawString(points(_LEFT), points(top - 5), f"CHABUDAI · {press.say(press.kit).upper()}")
    canvas.setFillColor(press.accent)
    canvas.setFont(TITLE, 46)
    canvas.drawString(points(_LEFT), points(top - 23), game.title)
    summary = Paragraph(press.say(game.summary), _SUMMARY)
    _, height = summary.wrap(points(press.paper.width - MARGIN - _LEFT), points(20))
    summary.drawOn(canvas, points(_LEFT), points(top - 28) - height)
    canvas.setFont(BODY, 9.5)
    canvas.setFillColor(QUIET)
    canvas.drawString(points(_LEFT), points(top - 34) - height, _who(press))


def _who(press: Press) -> str:
    seats, (least, most) = press.game.seats, press.game.minutes
    players = f"{seats[0]}" if len(seats) == 1 else f"{seats[0]}–{seats[-1]}"
    return f"{players} {press.say(words.PLAYERS)} · {least}–{most} min"


def _fan(press: Press, middle: float) -> None:
    """Draw a few pieces like a hand of cards. A single picture is drawn straight."""
    pictures, canvas = press.box.cover, press.canvas
    room = press.paper.width - 2 * _LEFT
    for index, picture in enumerate(pictures):
        turn = index - (len(pictures) - 1) / 2
        most = room if len(pictures) == 1 else room / (2 + 0.4 * len(pictures))
        height = min(_FAN_HEIGHT - 8, most / press.aspect(picture))
        width = height * press.aspect(picture)
        spread = (room - width) / max(1, len(pictures) - 1) * 0.9
        canvas.saveState()
        canvas.translate(points(press.paper.width / 2 + turn * spread), points(middle - turn * turn * 2.2))
        canvas.rotate(-5 * turn)
        press.place(picture, -width / 2, -height / 2, width, height, "cover")
        canvas.restoreState()


def _columns(press: Press, top: float, *, two_sided: bool) -> None:
    width = (press.paper.width - MARGIN - _LEFT - 10) / 2
    height = top - MARGIN - 16
    left = [*_contents(press), *_printing(press, two_sided=two_sided), *_materials(press)]
    fill(press.canvas, [[part] for part in left], (_LEFT, top, width, height))
    fill(press.canvas, [[part] for part in _making(press)], (_LEFT + width + 10, top, width, height))


def _contents(press: Press) -> list[Any]:
    lots = [item(f"{lot.count} × {lot.title}, {_size(lot.width, lot.height)}") for lot in press.box.lots]
    board = press.box.board
    boards = [item(f"1 × {board.title}, {_size(board.width, board.height)}")] if board else []
    return [heading(press.say(words.CONTENTS), press.accent), *boards, *lots]


def _size(width: float, height: float) -> str:
    return f"{width:g} × {height:g} mm"


def _printing(press: Press, *, two_sided: bool) -> list[Any]:
    sides = words.TWO_SIDED if two_sided else words.ONE_SIDED
    return [
        heading(press.say(words.PRINTING), press.accent),
        *(item(press.say(text)) for text in (words.FULL_SIZE, sides)),
    ]


def _materials(press: Press) -> list[Any]:
    if not press.box.materials:
        return []
    return [heading(press.say(words.MATERIALS), press.accent), *map(item, press.box.materials)]


def _making(press: Press) -> list[Any]:
    steps = [press.say(words.COLOUR_FIRST)] if press.colour_in else []
    steps += [*press.box.making, press.say(words.CUT)]
    if press.box.board:
        steps.append(press.say(words.FOLD))
    numbered = [item(step, f"{number}.") for number, step in enumerate(steps, 1)]
    return [heading(press.say(words.MAKING), press.accent), *numbered]


def _ruler(press: Press) -> None:
    canvas, y = press.canvas, MARGIN + 9
    canvas.setStrokeColor(INK)
    canvas.setFillColor(INK)
    canvas.setLineWidth(0.6)
    canvas.setFont(BODY, 7)
    for start, length, step, name in ((_LEFT, 50.0, 10.0, "50 mm"), (_LEFT + 70, 50.8, 12.7, "2 in")):
        canvas.line(points(start), points(y), points(start + length), points(y))
        for tick in range(round(length / step) + 1):
            x = points(start + tick * step)
            canvas.line(x, points(y), x, points(y + 2.5))
        canvas.drawString(points(start + length + 2), points(y), name)
    canvas.setFillColor(QUIET)
    canvas.drawString(points(_LEFT), points(MARGIN + 2), press.say(words.CREDIT))
