"""Yutakâ as arrays for training. Places go island by island by their letters; the viewer's shore comes first.

An action is its number in the rules: 5 * card + island to lay a card, then the places that may be turned, sixteen
letters for each island.
"""

from collections.abc import Sequence

from chabudai.games.arrays import (
    Field,
    asked_field,
    choice_field,
    from_viewer,
    number_field,
    numbers_field,
    one_of,
    seat_field,
    tally,
)
from chabudai.games.yutaka.notation import CARD_NAMES, SLOT_NAMES, TILE_NAMES, TYPE_NAMES
from chabudai.games.yutaka.rules.archipelago import ISLANDS, PLACES, REVEALS
from chabudai.games.yutaka.view import PHASES, ClaimView, PlaceView, YutakaView

_CARDS, _TILES, _TYPES = len(CARD_NAMES), len(TILE_NAMES), len(TYPE_NAMES)
_SHORES = 2 * ISLANDS


def actions(_seats: int) -> Sequence[int]:
    return range(REVEALS + len(SLOT_NAMES))


def fields(seats: int) -> list[Field]:
    return [*_of_the_turn(seats), *_of_the_places(), *_of_the_shores(), *_of_the_explorers(seats)]


def _of_the_turn(seats: int) -> list[Field]:
    return [
        asked_field(seats),
        choice_field("phase", PHASES, "what is awaited", lambda view: view.phase),
        seat_field("turn", seats, "who plays a card, or just did", lambda view: view.turn),
        seat_field("starter", seats, "who began", lambda view: view.starter),
        Field("known", _TYPES, "types visible from the start: I, D, A, C, E", _known),
    ]


def _of_the_places() -> list[Field]:
    return [
        Field("islands", ISLANDS * PLACES, "the island of each place", _islands),
        Field("turnable", PLACES, "places that can be turned next", _turnable),
        Field("types", _TYPES * PLACES, "the type of each place, where known", _types),
        Field(
            "tiles", _TILES * PLACES, f"the tile of each place, where seen: {', '.join(TILE_NAMES)}", _tiles
        ),
        Field("unseen_tiles", _TILES, "tiles nobody has seen", lambda view: tally(view.unseen, TILE_NAMES)),
        numbers_field("left_out", _TYPES, "tiles left out whose type is known, by type", 5, _left_out),
        number_field("hidden", "places still covered", PLACES, lambda view: view.hidden),
    ]


def _of_the_shores() -> list[Field]:
    return [
        Field("shores", _CARDS * _SHORES, "cards on each shore, island by island, divided by 4", _shores),
        Field("tops", _CARDS * _SHORES, "the newest card of each shore", _tops),
        Field("claims", 2 * _TYPES * ISLANDS, "both sums of each type on each island, divided by 20", _sums),
        Field("holders", 2 * _TYPES * ISLANDS, "who holds that type there", _holders),
    ]


def _of_the_explorers(seats: int) -> list[Field]:
    def of_each(name: str, meaning: str, scale: float) -> Field:
        return numbers_field(
            name, seats, f"{meaning}, by seat", scale,
            lambda view: [getattr(explorer, name) for explorer in from_viewer(view, view.explorers)],
        )  # fmt: skip

    return [
        Field("hand", _CARDS, "the viewer's hand, counted by card, divided by 4", _hand),
        Field("unseen", _CARDS * seats, "hand and deck together, by seat and card, divided by 4", _unseen),
        of_each("hand_size", "cards in hand", 5),
        of_each("deck_size", "cards in the deck", 24),
        of_each("turners", "cards left that turn a tile", 8),
        of_each("equipment", "points that break a tie", 100),
        numbers_field("scores", seats, "points by seat", 100, lambda view: from_viewer(view, view.scores)),
    ]


def _places(view: YutakaView) -> list[PlaceView]:
    return [place for island in view.islands for place in island.places]


def _known(view: YutakaView) -> list[float]:
    return tally(view.known, TYPE_NAMES)


def _islands(view: YutakaView) -> list[float]:
    return [
        x
        for number, island in enumerate(view.islands)
        for _ in island.places
        for x in one_of(number, ISLANDS)
    ]


def _turnable(view: YutakaView) -> list[float]:
    return [float(place.open) for place in _places(view)]


def _types(view: YutakaView) -> list[float]:
    return [x for place in _places(view) for x in tally(place.type or "", TYPE_NAMES)]


def _tiles(view: YutakaView) -> list[float]:
    return [x for place in _places(view) for x in tally([place.tile] if place.tile else [], TILE_NAMES)]


def _left_out(view: YutakaView) -> list[float]:
    return tally((spot.type for spot in view.left_out if spot.type), TYPE_NAMES)


def _columns(view: YutakaView) -> list[list[str]]:
    return [column for island in view.islands for column in from_viewer(view, island.columns)]


def _shores(view: YutakaView) -> list[float]:
    return [x for column in _columns(view) for x in tally(column, CARD_NAMES, 4)]


def _tops(view: YutakaView) -> list[float]:
    return [x for column in _columns(view) for x in tally(column[-1:], CARD_NAMES)]


def _claims(view: YutakaView) -> list[ClaimView]:
    return [claim for island in view.islands for claim in island.claims]


def _sums(view: YutakaView) -> list[float]:
    return [total / 20 for claim in _claims(view) for total in from_viewer(view, claim.sums)]


def _holders(view: YutakaView) -> list[float]:
    return [
        float(holder) for claim in _claims(view)
        for holder in from_viewer(view, [claim.holder == 0, claim.holder == 1])
    ]  # fmt: skip


def _hand(view: YutakaView) -> list[float]:
    return tally(view.explorers[view.seat or 0].hand or [], CARD_NAMES, 4)


def _unseen(view: YutakaView) -> list[float]:
    explorers = from_viewer(view, view.explorers)
    return [x for explorer in explorers for x in tally(explorer.unseen, CARD_NAMES, 4)]
