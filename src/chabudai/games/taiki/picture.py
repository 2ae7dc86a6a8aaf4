"""Draws Taïki as a picture: what each seat has won, the trick on the table, and the viewer's hand."""

from chabudai.games.sheet import INK, LINE, QUIET, Sheet, standings
from chabudai.games.taiki.view import TaikiView, TrickView

WIDE, TALL = 72, 108
GOLD = "#c08a2b"


def draw(view: TaikiView) -> Sheet:
    below = 40 + 24 * view.seats
    hand = view.hand or []
    sheet = Sheet(__package__, 640, below + TALL + 60 + (TALL + 40 if hand else 0))
    notes = [
        f"{'☀' * view.won[seat].sun or '–'} / {'☾' * view.won[seat].moon or '–'}   {view.changes[seat]:+d}   "
        f"{view.hands[seat].cards.sun} Sun, {view.hands[seat].cards.moon} Moon in hand   {view.tokens[seat]} tokens"
        for seat in range(view.seats)
    ]
    standings(sheet, view, 14, 26, notes)
    trick = view.trick if view.trick and view.trick.plays else (view.tricks[-1] if view.tricks else None)
    if view.phase == "draw":
        _piles(sheet, view, below)
    elif trick:
        _trick(sheet, trick, below, is_over=trick is not view.trick)
    if hand:
        _hand(sheet, view, hand, below + TALL + 60)
    return sheet


def _piles(sheet: Sheet, view: TaikiView, y: float) -> None:
    for number, (suit, left) in enumerate((("S", view.piles.sun), ("M", view.piles.moon))):
        x = 220 + 120 * number
        sheet.piece(f"{suit}-back", x, y, WIDE, TALL)
        sheet.text(x + WIDE / 2, y + TALL + 18, f"{left} left", 13, QUIET, anchor="middle")


def _trick(sheet: Sheet, trick: TrickView, y: float, *, is_over: bool) -> None:
    left = (sheet.width - 96 * len(trick.plays)) / 2
    for number, play in enumerate(trick.plays):
        x = left + 96 * number + 12
        sheet.piece(_file(play.card), x, y, WIDE, TALL, faded=is_over)
        if play.seat == trick.winner:
            sheet.rect(x - 2, y - 2, WIDE + 4, TALL + 4, line=GOLD, thick=4, radius=8)
        sheet.token(play.seat, x + 12, y + TALL + 16, 8)
        manner = f"as {play.colour}" if play.card[1:] == "9" else play.strength or ""
        sheet.text(x + 28, y + TALL + 21, manner, 12, QUIET)


def _hand(sheet: Sheet, view: TaikiView, hand: list[str], y: float) -> None:
    offered = {action.card for action in view.legal if hasattr(action, "card")}
    left = (sheet.width - 78 * len(hand)) / 2
    for number, card in enumerate(hand):
        x = left + 78 * number + 3
        sheet.piece(_file(card), x, y, WIDE, TALL, faded=bool(offered) and card not in offered)
        line = GOLD if card in offered else LINE
        sheet.rect(x, y, WIDE, TALL, line=line, thick=3 if card in offered else 1, radius=8)
    sheet.text(16, y + TALL / 2, "hand", 13, INK)


def _file(card: str) -> str:
    return f"{card[0]}-mask" if card[1:] == "*" else card
