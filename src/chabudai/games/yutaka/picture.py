"""Draws Yutakâ as a picture: five islands side by side, the cards of both shores, and the viewer's hand."""

from chabudai.games.sheet import INK, QUIET, Sheet, standings
from chabudai.games.yutaka.view import IslandView, PlaceView, YutakaView

WIDE, TILE, CARD, TALL = 148, 62, 44, 62
LAGOON, SAND, GOLD = "#bfe0e2", "#eedcb0", "#c08a2b"


def draw(view: YutakaView) -> Sheet:
    mine = view.seat if view.seat is not None else 0
    hand = view.explorers[mine].hand or []
    rows = max(-(-len(island.places) // 2) for island in view.islands)
    shores = 2 * (TALL + 2 * 20) + 20
    height = 66 + shores + rows * (TILE + 6) + (120 if hand else 20)
    sheet = Sheet(__package__, 5 * WIDE + 20, height)
    notes = [f"{view.scores[seat]} points, {view.explorers[seat].deck_size} in the deck" for seat in (0, 1)]
    standings(sheet, view, 14, 22, notes)
    for island in view.islands:
        _island(sheet, view, island, mine, rows)
    for number, card in enumerate(hand):
        sheet.piece(f"card-{card}", 24 + 66 * number, height - 92, 58, 81)
    return sheet


def _island(sheet: Sheet, view: YutakaView, island: IslandView, mine: int, rows: int) -> None:
    x, top = 10 + WIDE * (island.island - 1), 66
    middle = top + TALL + 50
    tall = rows * (TILE + 6) + 6
    sheet.rect(x + 3, top, WIDE - 6, 2 * (TALL + 50) + tall, LAGOON, radius=10)
    sheet.rect(x + 6, middle, WIDE - 12, tall, SAND, radius=16)
    offered = {action.place for action in view.legal if hasattr(action, "place")}
    for number, place in enumerate(island.places):
        _place(sheet, place, x + 12 + 64 * (number % 2), middle + 6 + (TILE + 6) * (number // 2), offered)
    for seat, y in ((1 - mine, top + 8), (mine, middle + tall + 8)):
        for number, card in enumerate(island.columns[seat]):
            sheet.piece(f"card-{card}", x + 10 + 20 * number, y, CARD, TALL)
            sheet.rect(x + 10 + 20 * number, y, CARD, TALL, line=INK, thick=1, radius=2)
    held = [claim for claim in island.claims if claim.holder is not None and any(claim.sums)]
    for number, claim in enumerate(held):
        at = x + 16 + 26 * number
        sheet.text(at, middle - 8, claim.type, 12, QUIET)
        sheet.token(claim.holder or 0, at + 15, middle - 12, 4.5)


def _place(sheet: Sheet, place: PlaceView, x: float, y: float, offered: set[str]) -> None:
    name = f"tile-{place.tile}" if place.tile else f"cube-{place.type}" if place.type else "cube"
    sheet.piece(name, x, y, TILE - 2, faded=place.tile is None and not place.open)
    if place.place in offered:
        sheet.rect(x, y, TILE - 2, TILE - 2, line=GOLD, thick=4, radius=3)
