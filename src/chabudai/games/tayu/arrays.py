"""Ta Yü as arrays for training. Squares go row by row from a1 on the larger board of 19 by 19.

Sides are north, east, south, west. Actions are numbered without gaps: to pass, bids from 1, the four draws, the two
axes, then every tile with every rotation on every square.
"""

from collections.abc import Sequence
from functools import cache

from chabudai.games.arrays import (
    Field,
    asked_field,
    choice_field,
    from_viewer,
    number_field,
    numbers_field,
    one_of,
    seat_field,
    seats_field,
    some_of,
)
from chabudai.games.tayu.notation import COLUMNS, pack
from chabudai.games.tayu.rules.auction import HIGHEST_BID, PASS
from chabudai.games.tayu.rules.board import EDITIONS, square_at
from chabudai.games.tayu.rules.state import AXIS_EW, AXIS_NS, DRAW_LEFT, DRAW_RING
from chabudai.games.tayu.rules.tiles import DESIGNS, EDGE_CELL, EXITS, side_of
from chabudai.games.tayu.view import AXES, PHASES, WAYS, HeldTile, LaidTile, TayuView

_SIZE = len(COLUMNS)
_SQUARES = _SIZE * _SIZE
_STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
_BACKS = ("ring", "plain")


@cache
def actions(_seats: int) -> Sequence[int]:
    squares = [square_at(row, column) for row in range(_SIZE) for column in range(_SIZE)]
    draws = [DRAW_LEFT, DRAW_LEFT + 1, DRAW_RING, DRAW_RING + 1]
    placements = [
        pack(tile, square, rotation)
        for tile in range(1, DESIGNS + 1) for rotation in range(4) for square in squares
    ]  # fmt: skip
    return [PASS, *range(1, HIGHEST_BID + 1), *draws, AXIS_NS, AXIS_EW, *placements]


def fields(seats: int) -> list[Field]:
    return [
        *_of_the_turn(seats),
        *_of_the_board(),
        *_of_the_tiles(seats),
        *_of_the_score(seats),
        *_of_the_box(),
    ]


def _of_the_turn(seats: int) -> list[Field]:
    return [
        asked_field(seats),
        choice_field("phase", PHASES, "what is awaited", lambda view: view.phase),
        seat_field("turn", seats, "whose turn it is", lambda view: view.turn),
        seat_field("starter", seats, "who began", lambda view: view.starter),
        Field("axes", 2 * seats, "whose coasts are whose, north-south then east-west, by seat", _axes),
        seat_field("flood", seats, "the flood or the saboteur", lambda view: view.flood),
        number_field("flood_out", "1 once the flood plays no more", 1, lambda view: view.flood_out),
        seats_field("passed", seats, "who left the auction", _passed),
    ]


def _of_the_board() -> list[Field]:
    return [
        Field("covered", _SQUARES, "squares that a tile covers", lambda view: _board(view)[0]),
        Field("exits", 4 * _SQUARES, "canals that leave a square, a board for each side", lambda view: _board(view)[1]),
    ]  # fmt: skip


def _of_the_tiles(seats: int) -> list[Field]:
    return [
        Field("held", 2 * DESIGNS * seats, "the tile each seat kept and the one it drew, where seen", _held),
        Field("held_backs", 4 * seats, "ring or plain of these two, where seen", _held_backs),
        Field("ruled_out", DESIGNS * seats, "what a kept tile is known not to be, by seat", _ruled_out),
        Field("left", 2, "tiles left in each queue, divided by 112", _left),
        Field("backs", 4, "ring or plain of the next tile of each queue, where it shows", _backs),
        numbers_field("unseen", DESIGNS, "copies of each tile not yet seen", 4, lambda view: view.unseen),
        Field("fitting", DESIGNS, "tiles that could be laid now", lambda view: _numbered(view.fitting)),
        Field("gone", DESIGNS, "tiles that left the game", lambda view: _numbered(view.gone)),
    ]


def _of_the_score(seats: int) -> list[Field]:
    return [
        numbers_field("coasts", 4, "points of the four coasts", 22, lambda view: view.coasts),
        numbers_field(
            "products", 2, "north times south, east times west", HIGHEST_BID, lambda view: view.products
        ),
        numbers_field(
            "scores", seats, "score by seat", HIGHEST_BID, lambda view: from_viewer(view, view.scores)
        ),
        number_field("target", "the product to prevent", HIGHEST_BID, lambda view: view.target),
    ]


def _of_the_box() -> list[Field]:
    return [
        choice_field("edition", tuple(EDITIONS), "the edition", lambda view: view.edition),
        choice_field("draw", WAYS, "how to draw", lambda view: view.draw),
        number_field("two_tiles", "1 with two hidden tiles in hand", 1, lambda view: view.hand == 2),
        number_field(
            "rescue", "1 if a tile that fits nowhere is drawn again", 1, lambda view: view.rescue == "redraw"
        ),
    ]


def _axes(view: TayuView) -> list[float]:
    axes = from_viewer(view, view.axes)
    return [x for axis in axes for x in one_of(AXES.index(axis) if axis else None, 2)]


def _passed(view: TayuView) -> list[int]:
    return [bid.seat for bid in view.bids if bid.amount is None]


def _board(view: TayuView) -> tuple[list[float], list[float]]:
    covered, exits = [0.0] * _SQUARES, [0.0] * (4 * _SQUARES)
    for laid in view.laid:
        cells = _cells(laid)
        for cell in cells:
            covered[cell] = 1.0
        for edge in range(8):
            if EXITS[laid.tile - 1] >> edge & 1:
                exits[side_of(edge, laid.rotation) * _SQUARES + cells[EDGE_CELL[edge]]] = 1.0
    return covered, exits


def _cells(laid: LaidTile) -> list[int]:
    column, row = COLUMNS.index(laid.square[0]), int(laid.square[1:]) - 1
    down, right = _STEPS[laid.rotation]
    return [(row + down * step) * _SIZE + column + right * step for step in range(3)]


def _hands(view: TayuView) -> list[tuple[HeldTile | None, HeldTile | None]]:
    """By seat, the tile kept and the tile drawn."""
    hands: list[tuple[HeldTile | None, HeldTile | None]] = []
    for hand in from_viewer(view, view.hands):
        kept = hand[0] if view.hand == 2 and hand else None
        drawn = hand[-1] if len(hand) > (kept is not None) else None
        hands.append((kept, drawn))
    return hands


def _held(view: TayuView) -> list[float]:
    tiles = [held.tile if held else None for hand in _hands(view) for held in hand]
    return [x for tile in tiles for x in one_of(tile - 1 if tile else None, DESIGNS)]


def _held_backs(view: TayuView) -> list[float]:
    backs = [held.back if held else None for hand in _hands(view) for held in hand]
    return [x for back in backs for x in one_of(_BACKS.index(back) if back else None, 2)]


def _ruled_out(view: TayuView) -> list[float]:
    return [x for kept, _ in _hands(view) for x in _numbered(kept.ruled_out if kept else [])]


def _numbered(tiles: Sequence[int]) -> list[float]:
    return some_of((tile - 1 for tile in tiles), DESIGNS)


def _left(view: TayuView) -> list[float]:
    left = [queue.left / 112 for queue in view.queues]
    return [*left, *[0.0] * (2 - len(left))]


def _backs(view: TayuView) -> list[float]:
    row = [x for queue in view.queues for x in one_of(_BACKS.index(queue.back) if queue.back else None, 2)]
    return [*row, *[0.0] * (4 - len(row))]
