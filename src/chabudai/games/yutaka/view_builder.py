"""Builds the views of Yutakâ: everything that lies open, the known colours, and the viewer's own hand."""

from functools import lru_cache

from chabudai.core import bit, count_bits
from chabudai.games.yutaka.notation import (
    CARD_NAMES,
    TEXTS,
    TILE_NAMES,
    TYPE_NAMES,
    LayCard,
    Reveal,
    place_name,
    spell,
)
from chabudai.games.yutaka.rules.archipelago import ISLANDS, PLACES
from chabudai.games.yutaka.rules.hands import cards_of
from chabudai.games.yutaka.rules.scoring import NOBODY, TYPE_OF, TYPES, claim_of, holder_of, weights_of
from chabudai.games.yutaka.rules.state import DONE, FIRST_EQUIPMENT, PLAY, REVEAL, Yutaka
from chabudai.games.yutaka.view import (
    PHASES,
    ClaimView,
    ExplorerView,
    IslandView,
    PlaceView,
    SpotView,
    YutakaView,
)

MANY = 10_000
"""The number of places, columns and claims that are cached, because few of them change with a move."""


def view(state: Yutaka, seat: int | None) -> YutakaView:
    return YutakaView(
        seat=seat,
        seats=2,
        awaiting=state.awaiting(),
        scores=state.scores(),
        outcome=state.outcome(),
        known="".join(TYPE_NAMES[kind] for kind in range(TYPES) if state.known & bit(kind)),
        archipelago=state.archipelago.text,
        phase=PHASES[state.phase],
        starter=None if state.starter == NOBODY else state.starter,
        turn=state.turn if state.phase in (PLAY, REVEAL) else None,
        islands=[_island(state, island) for island in range(ISLANDS)],
        left_out=[_left_out(state, spot) for spot in range(PLACES, len(TYPE_OF))],
        unseen=_unseen_tiles(state),
        hidden=count_bits(state.hidden),
        explorers=[_explorer(state, owner, seat) for owner in (0, 1)],
        legal=[] if seat is None else _legal(state, seat),
    )


def _island(state: Yutaka, island: int) -> IslandView:
    start, end = state.archipelago.starts[island : island + 2]
    columns = [state.columns[island], state.columns[ISLANDS + island]]
    return IslandView(
        island=island + 1,
        places=[_place(state, place, place_name(island, place - start)) for place in range(start, end)],
        columns=[_cards_in(column) for column in columns],
        claims=_claims(weights_of(columns[0]), weights_of(columns[1])),
    )


def _place(state: Yutaka, place: int, name: str) -> PlaceView:
    seen = not state.hidden & bit(place)
    return _named(
        name,
        state.archipelago.stacks[place],
        bool(state.open & bit(place)),
        _type(state, place, seen),
        TILE_NAMES[state.tiles[place]] if seen else None,
    )


@lru_cache(MANY)
def _named(name: str, stack: int, is_open: bool, kind: str | None, tile: str | None) -> PlaceView:
    return PlaceView(place=name, stack=stack, open=is_open, type=kind, tile=tile)


def _left_out(state: Yutaka, spot: int) -> SpotView:
    seen = state.phase == DONE
    return SpotView(type=_type(state, spot, seen), tile=TILE_NAMES[state.tiles[spot]] if seen else None)


def _type(state: Yutaka, spot: int, seen: bool) -> str | None:
    """Cubes show the known colours as soon as the tiles are laid, also of those left out (YU14)."""
    if not state.tiles:
        return None
    kind = TYPE_OF[state.tiles[spot]]
    return TYPE_NAMES[kind] if seen or state.known & bit(kind) else None


@lru_cache(MANY)
def _cards_in(column: int) -> list[str]:
    cards = []
    while column:
        cards.append(CARD_NAMES[(column & 31) - 1])
        column >>= 5
    return cards[::-1]


@lru_cache(MANY)
def _claims(first: int, second: int) -> list[ClaimView]:
    return [_claim(first, second, kind) for kind in range(TYPES)]


def _claim(first: int, second: int, kind: int) -> ClaimView:
    holder = holder_of(first, second, kind)
    return ClaimView(
        type=TYPE_NAMES[kind],
        sums=[claim_of(first, second, kind), claim_of(second, first, kind)],
        holder=None if holder == NOBODY else holder,
    )


def _unseen_tiles(state: Yutaka) -> list[str]:
    if state.phase == DONE:
        return []
    seen = {state.tiles[place] for place in range(PLACES) if not state.hidden & bit(place)}
    return [name for tile, name in enumerate(TILE_NAMES) if tile not in seen]


def _explorer(state: Yutaka, owner: int, viewer: int | None) -> ExplorerView:
    hand = cards_of(state.hand(owner))
    deck = state.deck(owner)
    over = state.phase == DONE
    unseen = sorted(hand + deck)
    tally = state.tally()
    return ExplorerView(
        hand=[CARD_NAMES[card] for card in hand] if over or owner == viewer else None,
        hand_size=len(hand),
        deck=[CARD_NAMES[card] for card in deck] if over else None,
        deck_size=len(deck),
        unseen=[CARD_NAMES[card] for card in unseen],
        turners=sum(card >= FIRST_EQUIPMENT for card in unseen),
        equipment=tally.equipment_0 if owner == 0 else tally.equipment_1,
    )


def _legal(state: Yutaka, seat: int) -> list[LayCard | Reveal]:
    return [spell(action) for action in sorted(state.legal(seat), key=TEXTS.__getitem__)]
