"""Samples a full state that fits a view: the board as it is, and everything unseen dealt again."""

from chabudai.core import Rng
from chabudai.games.tayu.notation import pack, parse_square
from chabudai.games.tayu.rules.board import EDITIONS, new_board
from chabudai.games.tayu.rules.state import NO_AXIS, NOBODY, REASONS, Tayu
from chabudai.games.tayu.rules.supply import NONE, Supply, front_height
from chabudai.games.tayu.rules.tiles import DESIGNS, RINGED
from chabudai.games.tayu.view import AXES, PHASES, WAYS, Back, HeldTile, LaidTile, QueueView, TayuView

_RINGED = next(tile for tile in range(DESIGNS) if RINGED >> tile & 1)
_PLAIN = next(tile for tile in range(DESIGNS) if not RINGED >> tile & 1)


def sample(view: TayuView, rng: Rng) -> Tayu:
    state = _table(view)
    for laid in view.laid:
        action = _placement(laid)
        state.board.lay(action)
        state.laid.append(action + (laid.seat << 16))
    _stock(state, view)
    state.phase = PHASES.index(view.phase)
    state.redeal(-1 if view.seat is None else view.seat, rng)
    if view.phase == "place":
        state.find_placements()
    return state


def _table(view: TayuView) -> Tayu:
    """Everything that is not tiles."""
    edition, flood = EDITIONS[view.edition], _seat(view.flood)
    if view.phase == "auction":
        flood = next((bid.seat for bid in reversed(view.bids) if bid.amount), NOBODY)
    state = Tayu(
        edition,
        view.seats,
        new_board(edition),
        Supply(WAYS.index(view.draw)),
        hand=view.hand,
        rescue=view.rescue == "redraw",
        first=_seat(view.starter),
        target=view.target or 0,
        flood=flood,
        picks_coasts=view.picks_coasts,
    )
    state.turn = _seat(view.turn)
    state.flood_out = view.flood_out
    state.axes = [AXES.index(axis) if axis else NO_AXIS for axis in view.axes]
    state.bids = [(bid.amount or 0) + (bid.seat << 16) for bid in view.bids]
    state.reason = REASONS.index(view.outcome.reason) if view.outcome else 0
    return state


def _stock(state: Tayu, view: TayuView) -> None:
    """Tiles of the right back in every place; `redeal` then deals those that the viewer cannot see."""
    supply = state.supply
    supply.queue_0 = _queue(view.queues[0])
    if len(view.queues) == 2:
        supply.queue_1 = _queue(view.queues[1])
    supply.gone = [tile - 1 for tile in view.gone]
    for seat, hand in enumerate(view.hands):
        _hold(state, seat, hand)
    if view.hand == 2 and not view.laid:
        state.hidden_draws = 2 - sum(map(len, view.hands)) if view.phase == "draw" else 0
    if view.phase in ("first", "supply", "axis"):
        state.hidden_draws = 2 if view.hand == 2 else 0


def _queue(shown: QueueView) -> list[int]:
    """As many tiles as are left, those on top of a stack with the right back."""
    tiles = [_stand_in(shown.back)] * shown.left
    left = shown.left
    for back in shown.behind:
        left -= front_height(left)
        tiles[-left] = _stand_in(back)
    return tiles


def _hold(state: Tayu, seat: int, hand: list[HeldTile]) -> None:
    tiles = [held.tile - 1 if held.tile else _stand_in(held.back) for held in hand]
    if state.hand == 2:
        barred = sum(1 << tile - 1 for tile in hand[0].ruled_out) if hand else 0
        state.supply.keep(seat, tiles.pop(0) if tiles else NONE, barred)
    if tiles:
        state.supply.drawn = tiles[0]


def _stand_in(back: Back | None) -> int:
    return _RINGED if back == "ring" else _PLAIN


def _seat(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def _placement(laid: LaidTile) -> int:
    square = parse_square(laid.square)
    if square is None:
        raise ValueError(f"{laid.square} is not a square")
    return pack(laid.tile, square, laid.rotation)
