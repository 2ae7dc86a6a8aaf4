"""Samples a full state of Yutakâ that fits a view: any one first, then everything unknown is dealt again."""

from chabudai.core import OVER, Rng, bit
from chabudai.games.yutaka.notation import CARD, TILE, TYPE_NAMES
from chabudai.games.yutaka.rules.archipelago import ISLANDS, Archipelago
from chabudai.games.yutaka.rules.hands import hand_of
from chabudai.games.yutaka.rules.scoring import TYPE_OF
from chabudai.games.yutaka.rules.state import AWAIT_DECKS, DONE, FULL_COLUMN, OPEN, Yutaka
from chabudai.games.yutaka.view import PHASES, ExplorerView, SpotView, YutakaView


def sample(view: YutakaView, rng: Rng) -> Yutaka:
    state = Yutaka(sum(bit(TYPE_NAMES.index(name)) for name in view.known), Archipelago(view.archipelago), -1)
    state.phase = PHASES.index(view.phase)
    if view.starter is not None:
        state.starter = view.starter
    if state.phase >= AWAIT_DECKS:
        _lay_tiles(state, view)
    if state.phase >= OPEN:
        _lay_cards(state, view)
        state.turn = state.starter if view.turn is None else view.turn
        state.awaited = _awaited(state, view)
    state.redeal(-1 if view.seat is None else view.seat, rng)
    return state


def _awaited(state: Yutaka, view: YutakaView) -> int:
    if state.phase == DONE:
        return OVER
    return view.awaiting[0] if view.awaiting else state.turn


def _lay_tiles(state: Yutaka, view: YutakaView) -> None:
    """Place the tiles that are seen, then tiles of a seen colour, then the rest."""
    places = [place for island in view.islands for place in island.places]
    state.open = sum(bit(index) for index, place in enumerate(places) if place.open)
    state.hidden = sum(bit(index) for index, place in enumerate(places) if place.tile is None)
    loose = [TILE[name] for name in view.unseen]
    spots: list[SpotView] = [*places, *view.left_out]
    found = [_taken(loose, spot) for spot in spots]
    state.tiles = [loose.pop() if tile is None else tile for tile in found]


def _taken(loose: list[int], spot: SpotView) -> int | None:
    if spot.tile is not None:
        return TILE[spot.tile]
    if spot.type is None:
        return None
    tile = next(tile for tile in loose if TYPE_NAMES[TYPE_OF[tile]] == spot.type)
    loose.remove(tile)
    return tile


def _lay_cards(state: Yutaka, view: YutakaView) -> None:
    columns = [column_of(island.columns[seat]) for seat in (0, 1) for island in view.islands]
    state.columns = columns
    state.room_0 = room_of(columns[:ISLANDS])
    state.room_1 = room_of(columns[ISLANDS:])
    first, second = view.explorers
    state.hand_0, state.deck_0, state.left_0 = _pile(first)
    state.hand_1, state.deck_1, state.left_1 = _pile(second)


def column_of(names: list[str]) -> int:
    column = 0
    for name in names:
        column = (column << 5) | (CARD[name] + 1)
    return column


def room_of(columns: list[int]) -> int:
    return sum(bit(island) for island, column in enumerate(columns) if column < FULL_COLUMN)


def _pile(explorer: ExplorerView) -> tuple[int, list[int], int]:
    """Return the hand, then the deck from the bottom, and the number of cards."""
    loose = [CARD[name] for name in explorer.unseen]
    hand = loose[: explorer.hand_size] if explorer.hand is None else [CARD[name] for name in explorer.hand]
    for card in hand:
        loose.remove(card)
    deck = loose if explorer.deck is None else [CARD[name] for name in reversed(explorer.deck)]
    return hand_of(hand), deck, len(deck)
