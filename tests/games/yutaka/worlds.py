"""A late, small position of Yutakâ and every world that could lie behind what a viewer sees of it.

Two tiles are hidden and five left out; the colours of idols and daggers are known. The worlds are found by trying
every arrangement of the hidden pieces and keeping those that look the same, with no help from `redeal`.
"""

from collections import Counter
from functools import cache
from itertools import permutations, product

from chabudai import game
from chabudai.core import bit
from chabudai.games.yutaka.beliefs import column_of, room_of
from chabudai.games.yutaka.notation import CARD, TILE, TILE_NAMES
from chabudai.games.yutaka.rules.hands import cards_of, hand_of
from chabudai.games.yutaka.rules.state import PLAY, Yutaka
from tests.games.yutaka.table import fresh
from tests.walk import seen

YUTAKA = game("yutaka")
HIDDEN = ["I15", "A10", "I10", "D12", "A8", "D8", "C9"]
"""Two on the last places of island 5, five left out."""

World = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]

FIRST_SHORE = ["I1 I2 I3 I4 D1", "D2 D3 D4 A1 A2", "A3 A4 C1 C2 C3", "E1 E2 E3 E4 X", "X X X"]
SECOND_SHORE = ["I2 I3 I4 D1 D3", "D4 A2 A3 A4 C2", "C3 C4 E1 E2 E3", "E4 X X", ""]
HANDS = ["C4 X", "I1 D2"]
DECKS = ["X", "C1 A1"]


def late() -> Yutaka:
    """Seat 0 still has two Dynamite, so the last two tiles will be turned; seat 1 plays."""
    state = fresh(known="ID")
    turned = [name for name in TILE_NAMES if name not in HIDDEN]
    state.tiles = [TILE[name] for name in [*turned, *HIDDEN]]
    state.hidden = state.open = bit(18) | bit(19)
    state.columns = [column_of(names.split()) for names in [*FIRST_SHORE, *SECOND_SHORE]]
    state.room_0, state.room_1 = room_of(state.columns[:5]), room_of(state.columns[5:])
    for seat in (0, 1):
        _give(state, seat, _cards(HANDS[seat]), _cards(DECKS[seat]))
    state.phase = PLAY
    state.turn = state.awaited = 1
    return state


def placed(world: World) -> Yutaka:
    """The same position with this behind it."""
    state = late()
    state.tiles = list(world[0])
    _give(state, 0, list(world[1]), list(world[2]))
    _give(state, 1, list(world[3]), list(world[4]))
    return state


def _cards(names: str) -> list[int]:
    return [CARD[name] for name in names.split()]


def _give(state: Yutaka, seat: int, hand: list[int], deck: list[int]) -> None:
    """The deck is written top first."""
    if seat == 0:
        state.hand_0, state.deck_0, state.left_0 = hand_of(hand), deck[::-1], len(deck)
    else:
        state.hand_1, state.deck_1, state.left_1 = hand_of(hand), deck[::-1], len(deck)


def world_of(state: Yutaka) -> World:
    """All that can be hidden, as a value."""
    hands = [tuple(cards_of(state.hand(seat))) for seat in (0, 1)]
    return tuple(state.tiles), hands[0], tuple(state.deck(0)), hands[1], tuple(state.deck(1))


@cache
def worlds(viewer: int | None) -> Counter[World]:
    """Every world that this viewer cannot tell from the real one, with the number of shuffles that lead to it."""
    state = late()
    view = seen(YUTAKA, state, viewer)
    found: Counter[World] = Counter()
    tiles = _alike(view, viewer, [_with_tiles(state, order) for order in permutations(_hidden_tiles(state))])
    firsts = _alike(view, viewer, _with_cards(state, 0))
    seconds = _alike(view, viewer, _with_cards(state, 1))
    for first, second, third in product(tiles, firsts, seconds):
        found[first[0], second[1], second[2], third[3], third[4]] += 1
    return found


def _alike(view: bytes, viewer: int | None, candidates: list[Yutaka]) -> list[World]:
    return [world_of(state) for state in candidates if seen(YUTAKA, state, viewer) == view]


def _hidden_tiles(state: Yutaka) -> list[int]:
    return [tile for spot, tile in enumerate(state.tiles) if spot >= 20 or state.hidden & bit(spot)]


def _with_tiles(state: Yutaka, order: tuple[int, ...]) -> Yutaka:
    loose = iter(order)
    other = state.copy()
    other.tiles = [
        next(loose) if spot >= 20 or state.hidden & bit(spot) else tile
        for spot, tile in enumerate(state.tiles)
    ]
    return other


def _with_cards(state: Yutaka, seat: int) -> list[Yutaka]:
    hand, deck = cards_of(state.hand(seat)), state.deck(seat)
    others = []
    for order in permutations([*hand, *deck]):
        others.append(state.copy())
        _give(others[-1], seat, list(order[: len(hand)]), list(order[len(hand) :]))
    return others
