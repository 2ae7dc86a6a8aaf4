"""Builds the views of Ta Yü: the board and what was drawn openly; of hidden hands, only the viewer's own."""

from functools import lru_cache

from chabudai.games.tayu import notation
from chabudai.games.tayu.notation import MANY, Actions, format_square, spell, unpack
from chabudai.games.tayu.rules.board import estuaries_of, square_at
from chabudai.games.tayu.rules.state import DONE, EW, NOBODY, NS, Tayu
from chabudai.games.tayu.rules.supply import BAG, BLOCK, NONE, SPREAD
from chabudai.games.tayu.rules.tiles import DESIGNS, is_ringed
from chabudai.games.tayu.view import (
    AXES,
    COASTS,
    PHASES,
    WAYS,
    Back,
    BidView,
    Estuary,
    HeldTile,
    LaidTile,
    QueueView,
    TayuView,
)

QUEUES = {BLOCK: ("left", "right"), BAG: ("bag",), SPREAD: ("ring", "plain")}


def view(state: Tayu, seat: int | None) -> TayuView:
    supply, edition = state.supply, state.edition
    return TayuView(
        seat=seat,
        seats=state.seats,
        awaiting=state.awaiting(),
        scores=state.scores(),
        outcome=state.outcome(),
        edition=edition.name,
        draw=WAYS[supply.way],
        hand=state.hand,
        rescue="redraw" if state.rescue else "never",
        size=edition.size,
        centre=[format_square(square_at(row, column)) for row, column in edition.centre],
        doubles=[spot + 1 for spot in edition.doubles],
        copies=edition.copies,
        phase=PHASES[state.phase],
        starter=_seat(state.starter),
        turn=_seat(state.turn),
        axes=[AXES[axis] if axis in (NS, EW) else None for axis in state.axes],
        picks_coasts=state.picks_coasts,
        flood=_flood(state),
        flood_out=state.flood_out,
        target=state.target or None,
        bids=[BidView(bid >> 16, bid & 0xFFFF or None) for bid in state.bids],
        laid=[_laid(laid) for laid in state.laid],
        coasts=list(state.board.coasts),
        products=[state.product(NS), state.product(EW)],
        estuaries=_estuaries(state),
        hands=[_hand(state, holder, seat) for holder in range(state.seats)],
        queues=[_queue(state, index) for index in range(len(QUEUES[supply.way]))],
        gone=[tile + 1 for tile in supply.gone],
        unseen=_unseen(state, seat),
        fitting=_numbers(state.board.fitting()),
        legal=_legal(state, seat),
    )


@lru_cache(MANY)
def _laid(laid: int) -> LaidTile:
    tile, square, rotation = unpack(laid & 0xFFFF)
    return LaidTile(laid >> 16, tile, square, rotation)


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _flood(state: Tayu) -> int | None:
    """While the auction runs, the lowest bidder is not yet the flood."""
    return None if PHASES[state.phase] == "auction" else _seat(state.flood)


def _numbers(mask: int) -> list[int]:
    return [tile + 1 for tile in range(DESIGNS) if mask >> tile & 1]


def _back(tile: int) -> Back:
    return "ring" if is_ringed(tile) else "plain"


def _estuaries(state: Tayu) -> list[Estuary]:
    found = [estuary for laid in state.laid for estuary in estuaries_of(state.board, laid & 0xFFFF)]
    return [Estuary(format_square(square), COASTS[coast], points) for square, coast, points in found]


def _held(state: Tayu, holder: int) -> list[int]:
    """The tiles in a hand: kept, then drawn."""
    tiles = [state.supply.kept(holder) if state.hand == 2 else NONE]
    if holder == state.turn:
        tiles.append(state.supply.drawn)
    return [tile for tile in tiles if tile != NONE]


def _sees(state: Tayu, holder: int, seat: int | None) -> bool:
    """A single tile in hand is public (TY43), and so are all hands when the game is over (TY17b)."""
    return state.hand == 1 or state.phase == DONE or holder == seat


def _hand(state: Tayu, holder: int, seat: int | None) -> list[HeldTile]:
    seen = _sees(state, holder, seat)
    hand = []
    for place, tile in enumerate(_held(state, holder)):
        is_kept = state.hand == 2 and place == 0
        ruled_out = _numbers(state.supply.barred(holder)) if is_kept else []
        hand.append(HeldTile(tile + 1 if seen else None, _back(tile), ruled_out))
    return hand


def _queue(state: Tayu, index: int) -> QueueView:
    supply = state.supply
    front = supply.front(index)
    shows = supply.way != BAG and front != NONE
    behind = [_back(top) for top in supply.tops(index)[1:]] if supply.way == BLOCK else []
    return QueueView(QUEUES[supply.way][index], supply.left(index), _back(front) if shows else None, behind)


def _unseen(state: Tayu, seat: int | None) -> list[int]:
    unseen = state.pool()
    for holder in range(state.seats):
        if _sees(state, holder, seat):
            for tile in _held(state, holder):
                unseen[tile] -= 1
    return unseen


def _legal(state: Tayu, seat: int | None) -> list[Actions]:
    if seat is None:
        return []
    return [spell(action) for action in sorted(state.legal(seat), key=notation.format)]
