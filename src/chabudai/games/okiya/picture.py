"""Draws Okiya as a picture: the garden with its tokens, and the tile that decides what may be taken next."""

from chabudai.games.okiya.notation import CELLS
from chabudai.games.okiya.view import OkiyaView
from chabudai.games.sheet import INK, LINE, QUIET, Sheet, standings

TILE, LEFT, TOP = 92, 34, 30
GOLD, VERMILION = "#c08a2b", "#d2452d"


def draw(view: OkiyaView) -> Sheet:
    sheet = Sheet(__package__, LEFT + 4 * TILE + 190, TOP + 4 * TILE + 16)
    for number, letter in enumerate("abcd"):
        sheet.text(LEFT + TILE * (number + 0.5), 20, letter, 13, QUIET, anchor="middle")
        sheet.text(18, TOP + TILE * (number + 0.5) + 5, str(number + 1), 13, QUIET, anchor="middle")
    offered = {action.cell for action in view.legal}
    for at, tile in enumerate(view.garden):
        _cell(sheet, view, at, tile, offered)
    x = LEFT + 4 * TILE + 20
    notes = [f"{score}/{view.target}" if view.target else "" for score in view.scores]
    standings(sheet, view, x, TOP + 14, notes)
    if view.constraint:
        sheet.text(x, TOP + 92, "last tile taken", 13, QUIET)
        sheet.piece(view.constraint, x, TOP + 102, 110)
        sheet.rect(x, TOP + 102, 110, 110, line=INK, thick=2, radius=3)
    if view.outcome:
        sheet.text(x, TOP + 240, view.outcome.reason, 15, VERMILION, bold=True)
    return sheet


def _cell(sheet: Sheet, view: OkiyaView, at: int, tile: str, offered: set[str]) -> None:
    cell, owner = CELLS[at], view.tokens[at]
    x, y = LEFT + TILE * (at % 4) + 3, TOP + TILE * (at // 4) + 3
    size = TILE - 6
    if owner is None:
        sheet.piece(tile, x, y, size, faded=bool(offered) and cell not in offered)
    else:
        sheet.rect(x, y, size, size, "#ebe3d2", radius=4)
        sheet.piece(f"token-{owner}", x + 7, y + 7, size - 14)
        sheet.token(owner, x + size - 15, y + size - 15, 9)
    line = (
        VERMILION if cell in view.pattern else INK if cell == view.last else GOLD if cell in offered else LINE
    )
    sheet.rect(x, y, size, size, line=line, thick=1.5 if line == LINE else 4, radius=4)
