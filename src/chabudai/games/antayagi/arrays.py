"""AntaYagí as arrays for training. Cards go by kind in the order of the deck's names; empty slots of a hand are 0.

Actions are numbered without gaps in the order of the rules: partners to trade with by seat, slots to offer, slots to
steal from, pass, sabotage.
"""

from collections.abc import Callable, Sequence

from chabudai.games.antayagi.notation import SEATS, TEXTS
from chabudai.games.antayagi.rules.cards import BACKS, HAND, KINDS, NAMES
from chabudai.games.antayagi.view import PHASES, AntaYagiView, CardView
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
    tally,
)


def actions(_seats: int) -> Sequence[int]:
    """Trades are numbered for seven seats, whatever the table."""
    assert len(TEXTS) == SEATS + 2 * HAND + 2
    return sorted(TEXTS)


def fields(seats: int) -> list[Field]:
    return [*_of_the_turn(seats), *_of_the_hands(seats), *_of_the_trade(seats), *_of_the_cards(seats)]


def _of_the_turn(seats: int) -> list[Field]:
    return [
        asked_field(seats),
        choice_field("phase", PHASES, "what is awaited", lambda view: view.phase),
        seat_field("active", seats, "whose turn it is", lambda view: view.active),
        seat_field("partner", seats, "who was chosen to trade", lambda view: view.partner),
        seat_field("starter", seats, "who began", lambda view: view.starter),
    ]


def _of_the_hands(seats: int) -> list[Field]:
    slots = HAND * seats
    return [
        Field("faces", KINDS * slots, f"the face of each card, where seen: {', '.join(NAMES)}", _faces),
        Field("backs_of_hands", len(BACKS) * slots, f"its back: {', '.join(BACKS)}", _backs),
        Field("owner_sees", slots, "1 where a card faces its owner", _each(lambda card: card.owner_sees)),
        Field(
            "batches",
            slots,
            "reshuffles before it was drawn, divided by 10",
            _each(lambda card: card.batch / 10),
        ),
    ]


def _of_the_trade(seats: int) -> list[Field]:
    return [
        seats_field("sealed", seats, "who has sealed an offer", lambda view: view.sealed),
        Field("offer", HAND, "the slot the viewer has sealed", lambda view: one_of(_slot(view), HAND)),
        Field("table", KINDS * seats, "cards revealed and not yet settled, by seat", _table),
        number_field("cancelled", "1 while the trade is torn up", 1, lambda view: view.cancelled),
        seat_field("thief", seats, "who picks for a Lollipop", lambda view: view.thief),
        number_field("partner_draws", "1 if a reshuffle delays a card", 1, lambda view: view.partner_draws),
    ]


def _of_the_cards(seats: int) -> list[Field]:
    return [
        Field("pouches", KINDS * seats, "cards in each pouch by kind, divided by 10", _pouches),
        numbers_field(
            "scores", seats, "value of each pouch", 20, lambda view: from_viewer(view, view.scores)
        ),
        numbers_field(
            "targets", seats, "what each pouch needs", 20, lambda view: from_viewer(view, view.targets)
        ),
        number_field("pile", "cards to draw", 100, lambda view: view.pile),
        choice_field("pile_back", BACKS, "the back of the next card", lambda view: view.pile_back),
        Field(
            "discard",
            KINDS,
            "the discard pile by kind, divided by 10",
            lambda view: tally(view.discard, NAMES, 10),
        ),
        numbers_field("unseen", KINDS, "cards of the last shuffle whose place is unknown", 10, _unseen),
        numbers_field("unseen_before", KINDS, "those of earlier shuffles", 10, _unseen_before),
        numbers_field(
            "deck", KINDS, "all cards by kind", 20, lambda view: [view.deck[name] for name in NAMES]
        ),
        number_field("batch", "reshuffles so far", 10, lambda view: view.batch),
    ]


def _cards(view: AntaYagiView) -> list[CardView | None]:
    cards: list[CardView | None] = []
    for hand in from_viewer(view, view.hands):
        cards += [*hand, *[None] * (HAND - len(hand))]
    return cards


def _each(read: Callable[[CardView], float]) -> Callable[[AntaYagiView], list[float]]:
    return lambda view: [float(read(card)) if card else 0.0 for card in _cards(view)]


def _faces(view: AntaYagiView) -> list[float]:
    return [x for card in _cards(view) for x in tally([card.face] if card and card.face else [], NAMES)]


def _backs(view: AntaYagiView) -> list[float]:
    return [x for card in _cards(view) for x in tally([card.back] if card else [], BACKS)]


def _slot(view: AntaYagiView) -> int | None:
    return None if view.offer is None else view.offer - 1


def _table(view: AntaYagiView) -> list[float]:
    cards: list[list[str]] = [[] for _ in range(view.seats)]
    for shown in view.table:
        cards[shown.seat].append(shown.card)
    return [x for own in from_viewer(view, cards) for x in tally(own, NAMES)]


def _pouches(view: AntaYagiView) -> list[float]:
    return [x for pouch in from_viewer(view, view.pouches) for x in tally(pouch, NAMES, 10)]


def _unseen(view: AntaYagiView) -> list[float]:
    return [view.unseen[-1].get(name, 0) if view.unseen else 0 for name in NAMES]


def _unseen_before(view: AntaYagiView) -> list[float]:
    return [sum(batch.get(name, 0) for batch in view.unseen[:-1]) for name in NAMES]
