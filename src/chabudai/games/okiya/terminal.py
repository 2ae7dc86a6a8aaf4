"""Draws Okiya in a terminal: a garden of sixteen tiles, each with its plant, its symbol and their names."""

from typing import Any

from chabudai.games.canvas import (
    INK,
    QUIET,
    SEAT_COLOURS,
    SEAT_GLYPHS,
    VERMILION,
    Canvas,
    Look,
    frame,
)
from chabudai.games.okiya.notation import CELLS, Take
from chabudai.games.okiya.view import OkiyaView
from chabudai.games.words import words_of

W = words_of("games/okiya")

PLANTS = {
    "P": (W("plant", plant="P"), "♠", "#9fd6a8", "#1f3a2a"),
    "C": (W("plant", plant="C"), "✿", "#ffb3c8", "#4a2534"),
    "M": (W("plant", plant="M"), "✹", "#ffb27a", "#4d2c17"),
    "I": (W("plant", plant="I"), "ψ", "#c3b4ff", "#322a52"),
}
SYMBOLS = {
    "b": (W("symbol", symbol="b"), "ˇˇ"),
    "s": (W("symbol", symbol="s"), "☼"),
    "r": (W("symbol", symbol="r"), "╎╎╎"),
    "p": (W("symbol", symbol="p"), "▍"),
}
REASONS = {
    "line": W("ending_line"),
    "square": W("ending_square"),
    "block": W("terminal_block"),
    "full garden": W("terminal_full"),
}
TALL, WIDE, TALLEST, WIDEST = 5, 12, 7, 16


def steps(action: Take) -> tuple[str, ...]:
    return (action.cell,)


def label(step: str, view: OkiyaView, look: Look) -> str:
    return f"{step} · {_tile(view.garden[CELLS.index(step)], look)}"


def told(action: Any, view: OkiyaView, look: Look) -> str:
    return label(action.cell, view, look) if view.garden else str(action.cell)


def task(view: OkiyaView, look: Look) -> str:
    if view.constraint is None:
        return look.say(W("terminal_first"))
    return look.say(W("terminal_take", plant=view.constraint[0], symbol=view.constraint[1]))


def standing(view: OkiyaView, seat: int, _look: Look) -> str:
    return "" if view.match == "single" else f"{view.scores[seat]}/{view.target}"


def _tile(tile: str, look: Look) -> str:
    return look.say(W("terminal_tile", plant=tile[0], symbol=tile[1]))


def draw(view: OkiyaView, look: Look) -> Canvas:
    roomy = look.width >= 4 * WIDEST + 3 and look.height >= 4 * TALLEST + 1
    tall, wide = (TALLEST, WIDEST) if roomy else (TALL, WIDE)
    canvas = Canvas(4 * wide + 3, 4 * tall + 1)
    ended = view.rounds[-1] if not view.garden and view.rounds else None
    garden, tokens = (ended.garden, ended.tokens) if ended else (view.garden, view.tokens)
    for number, letter in enumerate("abcd"):
        canvas.centre(0, 3 + wide * number, wide, letter, QUIET)
        canvas.put(1 + tall * number + tall // 2, 0, str(number + 1), QUIET)
    for cell, tile in zip(CELLS, garden, strict=False):
        at = CELLS.index(cell)
        row, column = 1 + tall * (at // 4), 3 + wide * (at % 4)
        _cell(canvas, view, look, cell, tile, tokens[at], (row, column, tall, wide))
    return canvas


def _cell(
    canvas: Canvas,
    view: OkiyaView,
    look: Look,
    cell: str,
    tile: str,
    owner: int | None,
    place: tuple[int, int, int, int],
) -> None:
    row, column, tall, wide = place
    colour, heavy = frame(look, cell)
    if cell in view.pattern or cell == view.last:
        colour, heavy = (VERMILION if cell in view.pattern else INK), True
    if owner is None:
        _free(canvas, look, cell, tile, place, colour, heavy)
    else:
        canvas.box(row, column, tall, wide, colour, heavy=heavy)
        middle = row + tall // 2
        for line in range(row + 1, row + tall - 1):
            token = SEAT_GLYPHS[owner] * (7 if line == middle else 5)
            canvas.centre(line, column, wide, token, SEAT_COLOURS[owner], bold=True)
        if cell == view.last:
            canvas.centre(row, column, wide, f" {look.say(PLANTS[tile[0]][0])} ", INK, bold=True)
            canvas.centre(row + tall - 1, column, wide, f" {look.say(SYMBOLS[tile[1]][0])} ", INK, bold=True)
    canvas.spot(cell, row, column, tall, wide)


def _free(
    canvas: Canvas,
    look: Look,
    cell: str,
    tile: str,
    place: tuple[int, int, int, int],
    colour: str,
    heavy: bool,
) -> None:
    row, column, tall, wide = place
    (plant, leaf, tint, ground), (symbol, sign) = PLANTS[tile[0]], SYMBOLS[tile[1]]
    is_lit = not look.offered or cell in look.offered
    canvas.box(row, column, tall, wide, colour, ground=ground, heavy=heavy)
    tint, ink = (tint, INK) if is_lit else (QUIET, QUIET)
    top = row + tall // 2 - 1
    canvas.put(top, column + 2, f"{leaf} {look.say(plant)}", tint, bold=is_lit)
    canvas.put(top + 1, column + 2, f"{sign} {look.say(symbol)}", ink, bold=is_lit)
    if cell in look.offered:
        canvas.put(row + tall - 1, column + wide - 5, f" {cell} ", colour, bold=True)
