"""Draws Yutakâ in a terminal: five islands side by side, the other's cards above, the viewer's below, tiles between."""

from typing import Any

from chabudai.games.canvas import (
    FAINT,
    GOLD,
    INK,
    QUIET,
    SEAT_COLOURS,
    SEAT_GLYPHS,
    VERMILION,
    Canvas,
    Look,
    frame,
)
from chabudai.games.words import words_of
from chabudai.games.yutaka.notation import LayCard
from chabudai.games.yutaka.view import IslandView, PlaceView, YutakaView

W = words_of("games/yutaka")

TYPES = {
    "I": (W("type", type="I"), "▲", "#ffd84d"),
    "D": (W("type", type="D"), "†", "#7fdc8f"),
    "A": (W("type", type="A"), "♦", "#72b7ff"),
    "C": (W("type", type="C"), "❖", "#ff8a7a"),
    "E": (W("type", type="E"), "Ŧ", "#cfc8ba"),
    "X": (W("type", type="X"), "✸", "#ff9d45"),
}
ISLANDS = (
    W("terminal_islands_1"),
    W("terminal_islands_2"),
    W("terminal_islands_3"),
    W("terminal_islands_4"),
    W("terminal_islands_5"),
)
REASONS = {
    "points": W("terminal_ending_points"),
    "equipment": W("terminal_ending_equipment"),
    "tie": W("terminal_ending_tie"),
}
WIDE, SAND, SHORE = 10, "#3d3524", "#1b3340"
CARDS_ON_A_SHORE = 5


def steps(action: Any) -> tuple[str, ...]:
    if isinstance(action, LayCard):
        return action.card, f"island {action.island}"
    return (str(action.place),)


def label(step: str, _view: YutakaView, look: Look) -> str:
    if step.startswith("island "):
        return look.say(ISLANDS[int(step[-1]) - 1])
    if step[0] in TYPES:
        return _piece(step, look)
    return look.say(W("terminal_turn", tile=step))


def told(action: Any, view: YutakaView, look: Look) -> str:
    if isinstance(action, LayCard):
        return f"{_piece(action.card, look)} → {look.say(ISLANDS[action.island - 1])}"
    return label(action.place, view, look)


def task(view: YutakaView, look: Look) -> str:
    if view.phase == "opening":
        return look.say(W("terminal_anyTile"))
    if view.phase == "reveal" or not any(isinstance(action, LayCard) for action in view.legal):
        return look.say(W("terminal_tile"))
    if look.chosen:
        return look.say(W("terminal_island"))
    return look.say(W("terminal_card"))


def standing(view: YutakaView, seat: int, look: Look) -> str:
    points = look.say(W("terminal_points", count=view.scores[seat]))
    return f"{points} · {view.explorers[seat].deck_size + view.explorers[seat].hand_size}▯"


def _piece(name: str, look: Look) -> str:
    return look.say(W("piece", type=name[0], value=name[1:]))


def draw(view: YutakaView, look: Look) -> Canvas:
    mine = view.seat if view.seat is not None else 0
    rows = max(4, *(len(island.places) for island in view.islands))
    canvas = Canvas(5 * WIDE + 1, 17 + rows)
    for island in view.islands:
        _island(canvas, look, island, mine, rows)
    _unseen(canvas, view, look, 12 + rows)
    _hand(canvas, view, look, mine, 13 + rows)
    return canvas


def _island(canvas: Canvas, look: Look, island: IslandView, mine: int, rows: int) -> None:
    column = WIDE * (island.island - 1) + 1
    wide = WIDE - 1
    step = f"island {island.island}"
    colour, _ = frame(look, step, QUIET)
    pointed = step == look.cursor
    tall = rows + 11
    canvas.fill(0, column, tall, wide, SHORE)
    name = f"{island.island} {look.say(ISLANDS[island.island - 1])}"
    is_lit = step in look.offered
    canvas.centre(
        0, column, wide, name, colour if is_lit else INK, bold=True, ground="#5a2a22" if pointed else None
    )
    for line, card in enumerate(reversed(island.columns[1 - mine])):
        _shore_card(canvas, card, CARDS_ON_A_SHORE - line, column, wide)
    for line, place in enumerate(island.places):
        _place(canvas, look, island, place, 6 + line, column, wide)
    own = 6 + len(island.places)
    for line, card in enumerate(island.columns[mine]):
        _shore_card(canvas, card, own + line, column, wide)
    if is_lit or step in look.chosen:
        line = own + len(island.columns[mine])
        mark = "▔▔▔▲▔▔▔" if not pointed else f"  ▲ {look.chosen[0] if look.chosen else ''} "
        canvas.centre(line, column, wide, mark, VERMILION if pointed else GOLD, bold=True)
    canvas.spot(step, 0, column, tall, wide)
    for line, place in enumerate(island.places):
        if place.place in look.offered:
            canvas.spot(place.place, 6 + line, column, 1, wide)


def _shore_card(canvas: Canvas, card: str, row: int, column: int, wide: int) -> None:
    _, glyph, tint = TYPES[card[0]]
    canvas.centre(row, column, wide, f"{glyph} {card}", tint, bold=True)


def _place(
    canvas: Canvas, look: Look, island: IslandView, place: PlaceView, row: int, column: int, wide: int
) -> None:
    """`a▲I15 ●5:2`: the letter of the place, the tile, who holds its type on this island and by how much."""
    canvas.fill(row, column, 1, wide, SAND)
    is_pointed = place.place == look.cursor
    is_offered = place.place in look.offered
    letter = place.place[1:]
    tone = VERMILION if is_pointed else GOLD if is_offered else QUIET
    canvas.put(row, column, f"▸{letter}" if is_pointed else f" {letter}", tone, bold=is_offered)
    if place.type is None:
        canvas.put(row, column + 2, "▒▒▒" if place.open else "···", tone if is_offered else FAINT)
        return
    _, glyph, tint = TYPES[place.type]
    canvas.put(row, column + 2, glyph, tint, bold=True)
    if place.tile is None:
        canvas.put(row, column + 3, "▒▒", tone if is_offered else QUIET)
        return
    canvas.put(row, column + 3, place.tile[1:], tint, bold=True)
    claim = next(claim for claim in island.claims if claim.type == place.type)
    if claim.holder is not None:
        canvas.put(row, column + 5, SEAT_GLYPHS[claim.holder], SEAT_COLOURS[claim.holder], bold=True)
    if any(claim.sums):
        canvas.put(row, column + 6, f"{max(claim.sums)}-{min(claim.sums)}"[:3], QUIET)


def _unseen(canvas: Canvas, view: YutakaView, look: Look, row: int) -> None:
    """What nobody has seen yet, by type."""
    counts = {kind: [name[1:] for name in view.unseen if name[0] == kind] for kind in "IDACE"}
    column = canvas.put(row, 1, look.say(W("terminal_unseen")), QUIET) + 1
    for kind, names in counts.items():
        _, glyph, tint = TYPES[kind]
        column = canvas.put(row, column, f"{glyph}×{len(names)} ", tint if names else FAINT)


def _hand(canvas: Canvas, view: YutakaView, look: Look, mine: int, row: int) -> None:
    hand = view.explorers[mine].hand or []
    left = max(1, (canvas.width - 8 * len(hand)) // 2)
    for number, card in enumerate(hand):
        _, glyph, tint = TYPES[card[0]]
        column = left + 8 * number
        colour, heavy = frame(look, card)
        if card in look.chosen:
            colour, heavy = VERMILION, True
        canvas.box(row, column, 4, 7, colour, ground=SAND, heavy=heavy)
        canvas.centre(row + 1, column, 7, glyph, tint, bold=True)
        canvas.centre(row + 2, column, 7, card, tint, bold=True)
        canvas.spot(card, row, column, 4, 7)
