"""Ta Yü in a terminal: every square is two characters wide, or four by two where there is room; canals really join.

A tile lies on pale stone; the one pointed at is shown where it would lie. Coasts carry their double spots as gates.
"""

from typing import Any, NamedTuple

from chabudai.games.canvas import FAINT, GOLD, INK, PINE, QUIET, SEAT_COLOURS, VERMILION, Canvas, Look
from chabudai.games.tayu.notation import COLUMNS, Axis, Bid, DrawTile, PassBid, PlaceTile
from chabudai.games.tayu.rules.tiles import EDGE_CELL, EXITS, side_of
from chabudai.games.tayu.view import TayuView
from chabudai.games.words import words_of

W = words_of("games/tayu")

LINES = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
"""By the mask of the sides where water leaves a square: 1 north, 2 east, 4 south, 8 west."""
STONE, STONE_TOO, LAST, GHOST, SLATE = "#3b4147", "#464d55", "#5d5330", "#6b2f27", "#1d2227"
CANAL = "#8fd0ff"
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
COASTS = tuple(W(f"coastLetters_{number}") for number in range(1, 5))
AXES = {"ns": W("terminal_axis", axis="ns"), "ew": W("terminal_axis", axis="ew")}
TURNS = (
    W("terminal_turns_1"),
    W("terminal_turns_2"),
    W("terminal_turns_3"),
    W("terminal_turns_4"),
)
REASONS = {
    "stuck": W("ending_stuck"),
    "supply": W("ending_supply"),
    "closed": W("ending_closed"),
    "target": W("terminal_target"),
    "flood": W("terminal_floodHeld"),
}
LEFT, STRIP = 3, 11


class Grid(NamedTuple):
    """How many characters a square has."""

    tall: int = 1
    wide: int = 2

    def at(self, row: int, column: int) -> tuple[int, int]:
        """Where a square begins, both counted from 0."""
        return 1 + self.tall * row, LEFT + self.wide * column


SMALL, LARGE = Grid(), Grid(2, 4)


def steps(action: Any) -> tuple[str, ...]:
    match action:
        case PlaceTile(tile, square, rotation):
            return f"tile {tile}", square, f"turn {rotation}"
        case DrawTile(source):
            return (f"draw {source}",)
        case Axis(axis):
            return (f"axis {axis}",)
        case Bid(amount):
            return (f"bid {amount}",)
        case PassBid():
            return ("pass",)
    raise ValueError(action)


def label(step: str, _view: TayuView, look: Look) -> str:
    head, _, rest = step.partition(" ")
    if head == "tile":
        return look.say(W("terminal_tile", number=int(rest)))
    if head == "turn":
        return look.say(TURNS[int(rest)])
    if head == "draw":
        return look.say(W("terminal_draw", source=rest))
    if head == "axis":
        return look.say(AXES[rest])
    if head == "bid":
        return look.say(W("terminal_bid", amount=int(rest)))
    return look.say(W("terminal_pass")) if step == "pass" else step


def told(action: Any, view: TayuView, look: Look) -> str:
    if isinstance(action, PlaceTile):
        return f"{action.tile} · {action.square} {'→↓←↑'[action.rotation]}"
    return "" if isinstance(action, DrawTile) else label(steps(action)[0], view, look)


def task(view: TayuView, look: Look) -> str:
    if view.phase == "place":
        if look.chosen and look.chosen[-1] and not look.chosen[-1].startswith("tile"):
            return look.say(W("terminal_way"))
        if not look.chosen:
            return look.say(W("terminal_which"))
        return look.say(W("terminal_lay"))
    asked = {
        "auction": W("terminal_auction"),
        "axis": W("terminal_coasts"),
        "draw": W("terminal_drawTile"),
    }
    return look.say(asked.get(view.phase, W("terminal_choose")))


def standing(view: TayuView, seat: int, look: Look) -> str:
    if seat == view.flood:
        part = W("terminal_saboteur") if view.edition == "goliath" else W("terminal_flood")
        return look.say(part) + (f" <{view.target}" if view.target else "")
    axis = view.axes[seat]
    letters = [look.say(letter) for letter in COASTS]
    if axis is None:
        return ""
    first, second = (0, 2) if axis == "ns" else (1, 3)
    return f"{letters[first]}{letters[second]} {view.coasts[first]}×{view.coasts[second]}={view.products[axis == 'ew']}"


def draw(view: TayuView, look: Look) -> Canvas:
    grid = LARGE if _fits(LARGE, view.size, look) else SMALL
    canvas = Canvas(grid.wide * view.size + LEFT + STRIP, grid.tall * view.size + 2)
    _slate(canvas, view, grid)
    for number, laid in enumerate(view.laid):
        ground = LAST if number == len(view.laid) - 1 else (STONE, STONE_TOO)[number % 2]
        _tile(canvas, laid.tile, _square(laid.square), laid.rotation, ground, CANAL, grid)
    _choices(canvas, view, look, grid)
    column = canvas.width - STRIP + 3
    _coasts(canvas, view, look, column)
    _supply(canvas, view, look, column)
    return canvas


def _fits(grid: Grid, size: int, look: Look) -> bool:
    return grid.wide * size + LEFT + STRIP <= look.width and grid.tall * size + 2 <= look.height


def _square(text: str) -> tuple[int, int]:
    """Row and column from 0."""
    return int(text[1:]) - 1, COLUMNS.index(text[0])


def _slate(canvas: Canvas, view: TayuView, grid: Grid) -> None:
    canvas.fill(1, LEFT, grid.tall * view.size, grid.wide * view.size, SLATE)
    below, beside = grid.at(view.size, view.size)
    for number in range(view.size):
        row, column = grid.at(number, number)
        is_double = number + 1 in view.doubles
        tint = GOLD if is_double else FAINT
        middle = column + grid.wide // 4
        canvas.put(0, middle, COLUMNS[number], tint, bold=is_double)
        canvas.put(below, middle, "Π" if is_double else "·", tint, bold=is_double)
        canvas.put(row, 0, f"{number + 1:2}", tint, bold=is_double)
        canvas.put(row, beside, "Π" if is_double else "·", tint, bold=is_double)
    for square in view.centre:
        row, column = grid.at(*_square(square))
        canvas.put(row, column + grid.wide // 4, "◇", QUIET)


def _tile(
    canvas: Canvas, tile: int, square: tuple[int, int], rotation: int, ground: str, water: str, grid: Grid
) -> None:
    """Its three squares: ground, and a line for every way the water can go."""
    exits = EXITS[tile - 1]
    edges = [edge for edge in range(8) if exits >> edge & 1]
    wet = [EDGE_CELL[edge] for edge in edges]
    down, right = STEPS[rotation]
    for cell in range(3):
        ways = sum(1 << side_of(edge, rotation) for edge in edges if EDGE_CELL[edge] == cell)
        if min(wet) < cell <= max(wet):
            ways |= 1 << side_of(7, rotation)
        if min(wet) <= cell < max(wet):
            ways |= 1 << side_of(3, rotation)
        row, column = grid.at(square[0] + down * cell, square[1] + right * cell)
        for line, text in enumerate(_water(ways, grid)):
            canvas.put(row + line, column, text, water, ground=ground, bold=True)


def _water(ways: int, grid: Grid) -> list[str]:
    """The lines of one square; its middle stands in the first."""
    before = grid.wide // 4
    after = grid.wide - before - 1
    first = ("━" if ways & 8 else " ") * before + LINES[ways] + ("━" if ways & 2 else " ") * after
    below = " " * before + ("┃" if ways & 4 else " ") + " " * after
    return [first, *[below] * (grid.tall - 1)]


def _choices(canvas: Canvas, view: TayuView, look: Look, grid: Grid) -> None:
    """Where the tile may lie, and the tile itself where the cursor is."""
    for step in look.offered:
        if _is_square(step):
            row, column = grid.at(*_square(step))
            canvas.put(row, column + grid.wide // 4, "∙", GOLD, bold=True)
            canvas.spot(step, row, column, grid.tall, grid.wide)
    ghost = _ghost(view, look)
    if ghost:
        _tile(canvas, ghost.tile, _square(ghost.square), ghost.rotation, GHOST, INK, grid)


def _is_square(step: str) -> bool:
    return step[0] in COLUMNS and step[1:].isdigit()


def _ghost(view: TayuView, look: Look) -> PlaceTile | None:
    """The first legal placement that fits what was chosen and what is pointed at."""
    path = (*look.chosen, look.cursor)
    for action in view.legal:
        if isinstance(action, PlaceTile) and len(path) > 1 and steps(action)[: len(path)] == path:
            return action
    return None


def _coasts(canvas: Canvas, view: TayuView, look: Look, column: int) -> None:
    owners = {axis: [seat for seat, own in enumerate(view.axes) if own == axis] for axis in ("ns", "ew")}
    letters = [look.say(letter) for letter in COASTS]
    for row, (axis, first, second) in ((1, ("ns", 0, 2)), (5, ("ew", 1, 3))):
        after = column
        for seat in owners[axis]:
            after = canvas.seat(row, after, seat)
        colour = SEAT_COLOURS[owners[axis][0]] if owners[axis] else INK
        canvas.put(row, after + 1, f"{letters[first]}{letters[second]}", colour, bold=True)
        canvas.put(row + 1, column, f"{view.coasts[first]} × {view.coasts[second]}", INK)
        canvas.put(row + 2, column, f"= {view.products[axis == 'ew']}", colour, bold=True)


def _supply(canvas: Canvas, view: TayuView, look: Look, column: int) -> None:
    row = 10
    for queue in view.queues:
        back = {"ring": "◎", "plain": "▯", None: "?"}[queue.back]
        canvas.put(row, column, f"{back} × {queue.left}", QUIET)
        row += 1
        if queue.behind:
            canvas.put(row, column, "".join("◎" if top == "ring" else "▯" for top in queue.behind), QUIET)
            row += 1
    row += 0 if any(queue.behind for queue in view.queues) else 1
    holders = [seat for seat in range(view.seats) if view.hands[seat]]
    for seat in holders:
        canvas.seat(row, column, seat)
        for held in view.hands[seat]:
            row = _held(canvas, look, held.tile, held.back, row, column)
    if view.gone:
        canvas.put(row, column, f"✗ {len(view.gone)}", PINE)


def _held(canvas: Canvas, look: Look, tile: int | None, back: str | None, row: int, column: int) -> int:
    """A tile in a hand, drawn as it lies eastward. Returns the row below it."""
    if tile is None:
        canvas.put(row, column + 2, {"ring": "◎", "plain": "▯"}.get(back or "", "?"), QUIET)
        return row + 1
    step = f"tile {tile}"
    tint = (
        VERMILION if step == look.cursor or step in look.chosen else GOLD if step in look.offered else QUIET
    )
    canvas.put(row, column + 2, str(tile), tint, bold=True)
    picture = Canvas(LEFT + 6, 2)
    _tile(picture, tile, (0, 0), 0, STONE, CANAL, SMALL)
    at = column
    for run in picture.lines()[1][1:]:
        at = canvas.put(row + 1, at, run.text, run.ink.colour, ground=run.ink.ground, bold=True)
    canvas.spot(step, row, column, 2, 8)
    return row + 3
