"""Samples a full state that fits a view: any fitting cards first, then one redeal in which all are equally likely."""

from chabudai.core import Outcome, Rng
from chabudai.games.antayagi.rules.cards import BACKS, BATCH, HAND, HAT, HAT_BACK, IN, KINDS, NAMES, back_of
from chabudai.games.antayagi.rules.state import (
    AWAIT_STEAL,
    AWAIT_WINDOW,
    GOODS,
    NOBODY,
    NONE,
    REASONS,
    AntaYagi,
)
from chabudai.games.antayagi.view import PHASES, WHATS, AntaYagiView, CardView, Counts, Happening


def sample(view: AntaYagiView, rng: Rng) -> AntaYagi:
    deck = [view.deck[name] for name in NAMES]
    state = AntaYagi(view.seats, deck, _seat(view.starter), view.toxic_counts)
    state.phase = PHASES.index(view.phase)
    _lay_public(state, view)
    _lay_trade(state, view)
    _lay_cards(state, view)
    state.recount()
    if view.outcome:
        _end(state, view.outcome)
    state.redeal(_seat(view.seat), rng)
    return state


def _seat(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def _lay_public(state: AntaYagi, view: AntaYagiView) -> None:
    state.active = _seat(view.starter if view.active is None else view.active)
    state.partner = _seat(view.partner)
    state.owed = view.partner_draws
    state.values = list(view.scores)
    state.targets = list(view.targets)
    state.discard = [NAMES.index(name) for name in view.discard]
    state.batch = view.batch
    state.moments = list(view.moments)
    state.story = [_told(happening) for trade in view.trades for happening in trade.happenings]
    for owner, pouch in enumerate(view.pouches):
        for name in pouch:
            state.pouches[KINDS * owner + NAMES.index(name)] += 1


def _told(happening: Happening) -> int:
    slot = 0 if happening.slot is None else happening.slot - 1
    return WHATS.index(happening.what) << 9 | happening.seat << 6 | slot << 4 | NAMES.index(happening.card)


def _lay_trade(state: AntaYagi, view: AntaYagiView) -> None:
    """Which slot another trader has sealed is left to the redeal."""
    offer = 0 if view.offer is None else view.offer - 1
    state.sealed_active = offer if view.active in view.sealed else NONE
    state.sealed_partner = offer if view.partner in view.sealed else NONE
    state.thief = _seat(view.thief)
    state.cancelled = view.cancelled
    if state.phase == AWAIT_WINDOW:
        state.open = sum(1 << seat for seat in view.awaiting)
    if state.phase in (AWAIT_WINDOW, AWAIT_STEAL):
        mine, theirs = view.trades[-1].happenings[:2]
        state.shown_active = NAMES.index(mine.card)
        state.shown_partner = NAMES.index(theirs.card)


def _lay_cards(state: AntaYagi, view: AntaYagiView) -> None:
    unseen = [_kinds(batch) for batch in view.unseen]
    for owner, hand in enumerate(view.hands):
        state.sizes[owner] = len(hand)
        for slot, card in enumerate(hand):
            facing = IN if card.owner_sees else 0
            kind = _kind(card, view.seat, unseen[card.batch])
            state.hands[HAND * owner + slot] = kind + facing + BATCH * card.batch
    if view.pile_cards is not None:
        state.pile = [NAMES.index(name) for name in view.pile_cards]
    elif view.pile_back is not None:
        top = _take(unseen[-1], view.pile_back)
        state.pile = [top, *unseen[-1]]


def _kinds(counts: Counts) -> list[int]:
    return [NAMES.index(name) for name, count in counts.items() for _ in range(count)]


def _kind(card: CardView, seat: int | None, unseen: list[int]) -> int:
    if card.face is not None:
        return NAMES.index(card.face)
    if seat is not None and card.back == BACKS[HAT_BACK]:
        return HAT  # another's: its face was never seen, but it is not among the unseen cards either
    return _take(unseen, card.back)


def _take(unseen: list[int], back: str) -> int:
    """Any card with this back, taken out."""
    kind = next(kind for kind in unseen if BACKS[back_of(kind)] == back)
    unseen.remove(kind)
    return kind


def _end(state: AntaYagi, outcome: Outcome) -> None:
    state.reason = REASONS.index(outcome.reason)
    if state.reason == GOODS:
        state.winner = outcome.winners()[0]
