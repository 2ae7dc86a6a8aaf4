"""What people see of Yutakâ: everything that lies open, the colours that are known, and their own hand."""

import msgspec

from chabudai.core import bit, count_bits
from chabudai.games.card import View
from chabudai.games.yutaka import notation
from chabudai.games.yutaka.notation import CARD_NAMES, TILE_NAMES, TYPE_NAMES, Play, Reveal
from chabudai.games.yutaka.rules import DONE, FIRST_EQUIPMENT, PLAY, REVEAL, Yutaka
from chabudai.games.yutaka.rules_archipelago import ISLANDS, PLACES
from chabudai.games.yutaka.rules_masks import cards_of
from chabudai.games.yutaka.rules_scoring import NOBODY, TYPE_OF, TYPES, claim_of, holder_of, weights_of

PHASES = ["first", "tiles", "decks", "opening", "play", "reveal", "over"]


class SpotView(msgspec.Struct, frozen=True, kw_only=True):
    """A tile: `type` is the letter of its colour, `tile` its name; None while they are not known."""

    type: str | None
    tile: str | None


class PlaceView(SpotView, frozen=True, kw_only=True):
    """A tile on an island. `stack` counts the island's stacks from 0; an `open` one can be turned next."""

    place: str
    stack: int
    open: bool


class ClaimView(msgspec.Struct, frozen=True, kw_only=True):
    """What the seats set against each other for one type on one island, and who would take its tiles now."""

    type: str
    sums: list[int]
    holder: int | None


class IslandView(msgspec.Struct, frozen=True, kw_only=True):
    """`places` are in the order of their letters; `columns` are the cards of both shores, oldest first."""

    island: int
    places: list[PlaceView]
    columns: list[list[str]]
    claims: list[ClaimView]


class ExplorerView(msgspec.Struct, frozen=True, kw_only=True):
    """One seat. `unseen` lists its cards in hand and deck together, and `turners` counts those that turn a
    tile.

    Until the game is over `hand` is None for everybody else and `deck` (top first) for everybody. `equipment`
    is the part of its points that breaks a tie.
    """

    hand: list[str] | None
    hand_size: int
    deck: list[str] | None
    deck_size: int
    unseen: list[str]
    turners: int
    equipment: int


class YutakaView(View, frozen=True, kw_only=True):
    """`turn` is who plays a card, or just did: after Dynamite the other seat is awaited.

    `scores` count the tiles that lie open. `unseen` are the tiles nobody has seen; `hidden` says how many of
    them lie on the islands, the others being `left_out`.
    """

    known: str
    archipelago: str
    phase: str
    starter: int | None
    turn: int | None
    islands: list[IslandView]
    left_out: list[SpotView]
    unseen: list[str]
    hidden: int
    explorers: list[ExplorerView]
    legal: list[Play | Reveal]


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
    weights = [weights_of(column) for column in columns]
    return IslandView(
        island=island + 1,
        places=[
            _place(state, place, notation.place_name(island, place - start)) for place in range(start, end)
        ],
        columns=[[CARD_NAMES[card] for card in _cards_in(column)] for column in columns],
        claims=[_claim(weights[0], weights[1], kind) for kind in range(TYPES)],
    )


def _place(state: Yutaka, place: int, name: str) -> PlaceView:
    seen = not state.hidden & bit(place)
    return PlaceView(
        place=name,
        stack=state.archipelago.stacks[place],
        open=bool(state.open & bit(place)),
        type=_type(state, place, seen),
        tile=TILE_NAMES[state.tiles[place]] if seen else None,
    )


def _left_out(state: Yutaka, spot: int) -> SpotView:
    seen = state.phase == DONE
    return SpotView(type=_type(state, spot, seen), tile=TILE_NAMES[state.tiles[spot]] if seen else None)


def _type(state: Yutaka, spot: int, seen: bool) -> str | None:
    """Cubes show the known colours as soon as the tiles are laid, also of those left out (rules.md YU14)."""
    if not state.tiles:
        return None
    kind = TYPE_OF[state.tiles[spot]]
    return TYPE_NAMES[kind] if seen or state.known & bit(kind) else None


def _cards_in(column: int) -> list[int]:
    cards = []
    while column:
        cards.append((column & 31) - 1)
        column >>= 5
    return cards[::-1]


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


def _legal(state: Yutaka, seat: int) -> list[Play | Reveal]:
    return [notation.spell(action) for action in sorted(state.legal(seat), key=notation.format)]
