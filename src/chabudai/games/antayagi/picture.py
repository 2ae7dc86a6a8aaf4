"""Draws AntaYagí as a picture: every hand as this viewer sees it, and the goods in the pouches."""

from chabudai.games.antayagi.view import AntaYagiView, CardView
from chabudai.games.sheet import INK, LINE, QUIET, Sheet

ROW, WIDE, TALL = 104, 62, 87
SAFFRON = "#c98a12"


def draw(view: AntaYagiView) -> Sheet:
    sheet = Sheet(__package__, 760, ROW * view.seats + 70, "#f7efe0")
    for seat in range(view.seats):
        _seat(sheet, view, seat, 10 + ROW * seat)
    y = ROW * view.seats + 20
    sheet.rect(14, y - 6, 732, 1, LINE)
    sheet.text(20, y + 28, f"pile {view.pile}, discard {len(view.discard)}", 14, QUIET)
    x = 230.0
    for shown in view.table:
        sheet.token(shown.seat, x, y + 22, 8)
        sheet.piece(f"object-{shown.card}", x + 14, y, 44)
        x += 80
    if view.table and view.cancelled:
        sheet.text(x, y + 28, "cancelled", 14, "#b3321d", bold=True)
    return sheet


def _seat(sheet: Sheet, view: AntaYagiView, seat: int, y: float) -> None:
    is_asked = seat in view.awaiting
    trading = seat in (view.active, view.partner)
    sheet.rect(
        10,
        y,
        740,
        ROW - 8,
        "#fdf8ec",
        line=SAFFRON if trading else LINE,
        thick=2 if trading else 1,
        radius=10,
    )
    sheet.token(seat, 32, y + 30, 11)
    title = f"{'▸ ' if is_asked else ''}seat {seat}{' (you)' if seat == view.seat else ''}"
    sheet.text(52, y + 35, title, 14, INK, bold=is_asked)
    won = view.outcome is not None and seat in view.outcome.winners()
    sheet.text(
        52, y + 62, f"{view.scores[seat]} of {view.targets[seat]}{' ★' if won else ''}", 14, QUIET, bold=won
    )
    for slot, card in enumerate(view.hands[seat]):
        _card(sheet, card, 170 + (WIDE + 6) * slot, y + 4, is_own=seat == view.seat)
    for number, name in enumerate(view.pouches[seat]):
        sheet.piece(f"object-{name}", 390 + 44 * (number % 8), y + 4 + 44 * (number // 8), 42)


def _card(sheet: Sheet, card: CardView, x: float, y: float, *, is_own: bool) -> None:
    """A face that this viewer has seen; turned away and remembered, it is pale."""
    if card.face:
        sheet.piece(f"face-{card.face}", x, y, WIDE, TALL, faded=is_own != card.owner_sees)
    else:
        sheet.piece(f"back-{card.back}", x, y, WIDE, TALL)
