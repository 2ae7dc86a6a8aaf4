"""What people see of AntaYagí: every hand but their own, all backs, the pouches and the discard pile.

A view keeps for each card whether its seat has ever seen the face since it was drawn. Spectators see backs
only. When the game is over everybody sees everything.
"""

from functools import cache
from itertools import pairwise

from chabudai.games.antayagi.notation import TEXTS, spell
from chabudai.games.antayagi.rules.cards import (
    ATE,
    BACKS,
    BATCH,
    CANCELLED,
    DREW,
    HAND,
    HAT,
    IN,
    KINDS,
    MAGICIAN,
    MATCHED,
    NAMES,
    REVEALED,
    ROBBED,
    SHOWN,
    THROWN,
    TOOK,
    WON,
    back_of,
)
from chabudai.games.antayagi.rules.decks import name_of
from chabudai.games.antayagi.rules.redeal import hidden_slots
from chabudai.games.antayagi.rules.state import (
    AWAIT_STEAL,
    AWAIT_TRADE,
    AWAIT_WINDOW,
    DONE,
    NOBODY,
    NONE,
    AntaYagi,
)
from chabudai.games.antayagi.rules.table import Cards, Moment
from chabudai.games.antayagi.view import (
    MOMENTS,
    PHASES,
    WHATS,
    AntaYagiView,
    CardView,
    Counts,
    Happening,
    MomentView,
    Shown,
    TradeView,
)


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
        deck_name=_deck_name(tuple(state.deck)),
        toxic_counts=state.toxic_counts,
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
        moments=_moments(state, seat),
        legal=[spell(action) for action in _legal(state, seat)],
    )


@cache
def _deck_name(counts: tuple[int, ...]) -> str | None:
    return name_of(dict(zip(NAMES, counts, strict=True)))


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
    return _faced(card, is_seen)


@cache
def _faced(card: int, is_seen: bool) -> CardView:
    kind = card & 15
    return CardView(
        face=NAMES[kind] if is_seen else None,
        back=BACKS[back_of(kind)],
        owner_sees=card & IN != 0,
        batch=card // BATCH,
    )


def _pouch(state: Cards, owner: int) -> list[str]:
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


@cache
def _happening(number: int) -> Happening:
    what = number >> 9
    return Happening(
        what=WHATS[what],
        seat=number >> 6 & 7,
        slot=None if what in (TOOK, ATE) else (number >> 4 & 3) + 1,
        card=NAMES[number & 15],
    )


def _moments(state: AntaYagi, seat: int | None) -> list[MomentView]:
    """Return the moments of the last trade. Each is built from the cards as they lay then, as the viewer saw them."""
    views: list[MomentView] = []
    before: Cards | None = None
    for moment in state.moments:
        if isinstance(moment, MomentView):
            views.append(moment)
        elif isinstance(moment, Moment) and (moment.what != DREW or _has_drawn(before, moment.cards)):
            views.append(_moment(state, moment, before, seat))
            before = moment.cards
    return views


def _has_drawn(before: Cards | None, cards: Cards) -> bool:
    return before is not None and sum(cards.sizes) > sum(before.sizes)


def _moment(state: AntaYagi, moment: Moment, before: Cards | None, seat: int | None) -> MomentView:
    cards, what = moment.cards, moment.what
    hidden = hidden_slots(cards, NOBODY if seat is None else seat)
    hands = [_hand_then(cards, owner, seat, hidden) for owner in range(cards.seats)]
    trade = _last_trade(cards)
    traders = [trade.active, trade.partner]
    shown = [happening.card for happening in trade.happenings[:2]]
    seats = [] if moment.seat == NOBODY else [moment.seat]
    named = [] if moment.kind == NONE else [NAMES[moment.kind]]
    drawn: list[list[CardView]] = []
    if what == REVEALED:
        seats, named = traders, shown
    elif what in (MATCHED, CANCELLED):
        named = shown[: 1 if what == MATCHED else 2]
    elif what == ROBBED:
        seats = [moment.seat, sum(traders) - moment.seat]
    elif what == THROWN and before is not None:
        told = len(_last_trade(before).happenings)
        named = [happening.card for happening in trade.happenings[told:]]
    elif what == DREW and before is not None:
        order = [trade.partner, trade.active, *(one for one in range(cards.seats) if one not in traders)]
        seats = [one for one in order if cards.sizes[one] > before.sizes[one]]
        drawn = [hands[one][before.sizes[one] :] for one in seats]
    elif what == WON:
        outcome = state.outcome()
        seats = outcome.winners() if outcome else []
    return MomentView(
        what=MOMENTS[what],
        seats=seats,
        cards=named,
        drawn=drawn,
        kept=what == ROBBED and trade.happenings[-1].what == WHATS[TOOK],
        happened=len(trade.happenings),
        cancelled=trade.cancelled,
        hands=[hand if _differs(before, cards, owner) else None for owner, hand in enumerate(hands)],
        pouches=[
            _pouch(cards, owner) if before is None or _goods(before, owner) != _goods(cards, owner) else None
            for owner in range(cards.seats)
        ],
        scores=cards.values.copy(),
        targets=cards.targets.copy(),
        discard=None
        if before is not None and before.discard == cards.discard
        else [NAMES[kind] for kind in cards.discard],
        pile=len(cards.pile) - cards.top,
        pile_back=BACKS[back_of(cards.pile[cards.top])] if cards.top < len(cards.pile) else None,
    )


def _differs(before: Cards | None, cards: Cards, owner: int) -> bool:
    """Return whether this hand is another than in the moment before."""
    if before is None or before.sizes[owner] != cards.sizes[owner]:
        return True
    start, end = HAND * owner, HAND * owner + cards.sizes[owner]
    return before.hands[start:end] != cards.hands[start:end]


def _goods(cards: Cards, owner: int) -> list[int]:
    return cards.pouches[KINDS * owner : KINDS * owner + KINDS]


def _hand_then(cards: Cards, owner: int, seat: int | None, hidden: list[int]) -> list[CardView]:
    start = HAND * owner
    return [
        _faced(cards.hands[at], at not in hidden and (owner == seat or cards.hands[at] & 15 != HAT))
        for at in range(start, start + cards.sizes[owner])
    ]


def _last_trade(cards: Cards) -> TradeView:
    shows = [index for index, number in enumerate(cards.story) if number >> 9 == SHOWN]
    return _trade([_happening(number) for number in cards.story[shows[-2] :]])
