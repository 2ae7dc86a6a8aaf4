"""What people see of AntaYagí: every hand but their own, all backs, the pouches and the discard pile.

A view keeps for each card whether its seat has ever seen the face since it was drawn. Spectators see backs
only. When the game is over everybody sees everything.
"""

from itertools import pairwise
from typing import Literal

import msgspec

from chabudai.games.antayagi.notation import TEXTS, Offer, Pass, Sabotage, Steal, Trade, spell
from chabudai.games.antayagi.rules import (
    AWAIT_STEAL,
    AWAIT_TRADE,
    AWAIT_WINDOW,
    DONE,
    NOBODY,
    NONE,
    AntaYagi,
)
from chabudai.games.antayagi.rules_cards import (
    ATE,
    BACKS,
    BATCH,
    HAND,
    HAT,
    IN,
    KINDS,
    MAGICIAN,
    NAMES,
    SHOWN,
    TOOK,
    back_of,
)
from chabudai.games.antayagi.rules_hidden import hidden_slots
from chabudai.games.card import View

Phase = Literal["first", "deck", "trade", "offers", "sabotage", "steal", "reshuffle", "over"]
What = Literal["show", "sabotage", "take", "steal", "drop", "eat"]

PHASES: list[Phase] = ["first", "deck", "trade", "offers", "sabotage", "steal", "reshuffle", "over"]
WHATS: list[What] = ["show", "sabotage", "take", "steal", "drop", "eat"]

Counts = dict[str, int]


class CardView(msgspec.Struct, frozen=True, kw_only=True):
    """A card in a hand. `face` is its name if this viewer has ever seen it since it was drawn.

    `owner_sees` is true when it faces its owner, false when it faces everybody else. `batch` counts the
    reshuffles before it was drawn.
    """

    face: str | None
    back: str
    owner_sees: bool
    batch: int


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """A card that lies revealed on the table, and the trader who revealed it."""

    seat: int
    card: str


class Happening(msgspec.Struct, frozen=True, kw_only=True):
    """Something everybody saw in a trade.

    `show` a sealed card from a slot; play a `sabotage` from a slot; `take` a card into the pouch; `steal` it
    from a slot of the other trader's hand; `drop` it from the hand (a Muffin); `eat` it (a T-Rex, which
    leaves with it).
    """

    what: What
    seat: int
    slot: int | None
    card: str


class TradeView(msgspec.Struct, frozen=True, kw_only=True):
    """One trade from its reveal on; the last one may still be going on. `cancelled` is how it stands."""

    active: int
    partner: int
    cancelled: bool
    happenings: list[Happening]


class AntaYagiView(View, frozen=True, kw_only=True):
    """`scores` is the value of each pouch and `targets` what each needs; the deck is counted by name.

    `pile` is how many cards are left to draw and `pile_back` the back of the top one; `pile_cards` shows
    them, top first, when the game is over. `discard` is in the order the cards were laid down. `batch` counts
    the reshuffles so far. `unseen[n]` counts the cards of batch n whose place this viewer cannot know: unseen
    cards in hands and, for the last batch, the pile. `sealed` are the traders who have sealed an offer and
    `offer` the slot of the viewer's own. `table` holds revealed cards that have not yet gone anywhere;
    `cancelled` is how the trade stands while Sabotages may be played. `thief` is who picks for a Lollipop.
    `partner_draws`: a reshuffle delays the partner's card.
    """

    deck: Counts
    starter: int | None
    phase: Phase
    active: int | None
    partner: int | None
    hands: list[list[CardView]]
    pouches: list[list[str]]
    targets: list[int]
    pile: int
    pile_back: str | None
    pile_cards: list[str] | None
    discard: list[str]
    batch: int
    unseen: list[Counts]
    sealed: list[int]
    offer: int | None
    table: list[Shown]
    cancelled: bool
    thief: int | None
    partner_draws: bool
    trades: list[TradeView]
    legal: list[Trade | Offer | Steal | Pass | Sabotage]


def view(state: AntaYagi, seat: int | None) -> AntaYagiView:
    over = state.phase == DONE
    hidden = [] if over else hidden_slots(state, NOBODY if seat is None else seat)
    left = state.pile[state.top :]
    return AntaYagiView(
        seat=seat,
        seats=state.seats,
        awaiting=state.awaiting(),
        scores=state.scores(),
        outcome=state.outcome(),
        deck=dict(zip(NAMES, state.deck, strict=True)),
        starter=_seat(state.starter),
        phase=PHASES[state.phase],
        active=_seat(state.active) if state.phase >= AWAIT_TRADE else None,
        partner=_seat(state.partner),
        hands=[_hand(state, owner, seat, hidden) for owner in range(state.seats)],
        pouches=[_pouch(state, owner) for owner in range(state.seats)],
        targets=state.targets.copy(),
        pile=len(left),
        pile_back=BACKS[back_of(left[0])] if left else None,
        pile_cards=[NAMES[kind] for kind in left] if over else None,
        discard=[NAMES[kind] for kind in state.discard],
        batch=state.batch,
        unseen=_unseen(state, hidden, [] if over else left),
        sealed=_sealed(state),
        offer=_own_offer(state, seat),
        table=_table(state),
        cancelled=state.cancelled,
        thief=_seat(state.thief),
        partner_draws=state.owed,
        trades=_trades(state),
        legal=[spell(action) for action in _legal(state, seat)],
    )


def _legal(state: AntaYagi, seat: int | None) -> list[int]:
    return [] if seat is None else sorted(state.legal(seat), key=TEXTS.__getitem__)


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _hand(state: AntaYagi, owner: int, seat: int | None, hidden: list[int]) -> list[CardView]:
    start = HAND * owner
    return [_card(state, at, owner == seat, hidden) for at in range(start, start + state.sizes[owner])]


def _card(state: AntaYagi, at: int, is_own: bool, hidden: list[int]) -> CardView:
    card = state.hands[at]
    kind = card & 15
    # A Hat comes into a hand with its back to the others: they know it by that, but never saw its face.
    is_seen = state.phase == DONE or (at not in hidden and (is_own or kind != HAT))
    return CardView(
        face=NAMES[kind] if is_seen else None,
        back=BACKS[back_of(kind)],
        owner_sees=card & IN != 0,
        batch=card // BATCH,
    )


def _pouch(state: AntaYagi, owner: int) -> list[str]:
    start = KINDS * owner
    return [name for kind, name in enumerate(NAMES) for _ in range(state.pouches[start + kind])]


def _unseen(state: AntaYagi, hidden: list[int], pile: list[int]) -> list[Counts]:
    counts = [[0] * KINDS for _ in range(state.batch + 1)]
    for at in hidden:
        counts[state.hands[at] // BATCH][state.hands[at] & 15] += 1
    for kind in pile:
        counts[state.batch][kind] += 1
    return [{name: count for name, count in zip(NAMES, batch, strict=True) if count} for batch in counts]


def _sealed(state: AntaYagi) -> list[int]:
    traders = ((state.active, state.sealed_active), (state.partner, state.sealed_partner))
    return sorted(seat for seat, slot in traders if slot != NONE)


def _own_offer(state: AntaYagi, seat: int | None) -> int | None:
    if seat == state.active and state.sealed_active != NONE:
        return state.sealed_active + 1
    if seat == state.partner and state.sealed_partner != NONE:
        return state.sealed_partner + 1
    return None


def _table(state: AntaYagi) -> list[Shown]:
    mine = Shown(seat=state.active, card=NAMES[state.shown_active])
    theirs = Shown(seat=state.partner, card=NAMES[state.shown_partner])
    if state.phase == AWAIT_WINDOW:
        return [mine, theirs]
    is_due = state.phase == AWAIT_STEAL and state.thief == state.active and state.shown_partner != MAGICIAN
    return [mine] if is_due else []


def _trades(state: AntaYagi) -> list[TradeView]:
    shows = [index for index, number in enumerate(state.story) if number >> 9 == SHOWN]
    return [
        _trade([_happening(number) for number in state.story[start:end]])
        for start, end in pairwise([*shows[::2], len(state.story)])
    ]


def _trade(happenings: list[Happening]) -> TradeView:
    mine, theirs = happenings[:2]
    sabotages = sum(happening.what == "sabotage" for happening in happenings)
    return TradeView(
        active=mine.seat,
        partner=theirs.seat,
        cancelled=mine.card == theirs.card or sabotages % 2 == 1,
        happenings=happenings,
    )


def _happening(number: int) -> Happening:
    what = number >> 9
    return Happening(
        what=WHATS[what],
        seat=number >> 6 & 7,
        slot=None if what in (TOOK, ATE) else (number >> 4 & 3) + 1,
        card=NAMES[number & 15],
    )
