"""Builds the views of Taïki: every trick, how many cards of each colour a hand holds, and the viewer's own cards."""

from functools import cache

from chabudai.core import bit, count_bits
from chabudai.games.taiki.notation import CARDS, COLOURS, TEXTS, Actions, Colour, Strength, spell
from chabudai.games.taiki.rules.cards import (
    HIGH,
    LOW,
    MASK,
    MOON,
    NINE,
    SUN,
    TaikiRound,
    Trick,
    actions_of,
    card_list,
    cards_of,
)
from chabudai.games.taiki.rules.state import Taiki, change_of
from chabudai.games.taiki.rules.table import AWAIT_CARD, AWAIT_DRAWS, AWAIT_LEAD, DONE, NOBODY
from chabudai.games.taiki.view import PHASES, HandView, Pair, PlayView, TaikiRoundView, TaikiView, TrickView


def view(state: Taiki, seat: int | None) -> TaikiView:
    seats = range(state.seats)
    return TaikiView(
        seat=seat,
        seats=state.seats,
        awaiting=state.awaiting(),
        scores=state.scores(),
        outcome=state.outcome(),
        first_player="random" if state.random_first else "rotate",
        nine_obliges=state.nine_obliges,
        two_players=None if state.seats > 2 else "best_of_3" if state.best_of_3 else "tokens",
        phase=PHASES[state.phase],
        round=len(state.rounds) + (0 if state.phase == DONE else 1),
        starter=None if state.starter == NOBODY else state.starter,
        tokens=list(state.tokens),
        wins=list(state.wins) if state.best_of_3 else None,
        hand=None if seat is None else _names(state.hand(seat)),
        hands=[_hand(state, other) for other in seats],
        piles=_face_down(state),
        trick=_current(state) if state.phase == AWAIT_CARD else None,
        tricks=[_trick(Trick(packed, state.seats), state.seats) for packed in state.tricks],
        won=[Pair(state.tricks_won(other, SUN), state.tricks_won(other, MOON)) for other in seats],
        changes=[change_of(state.tricks_won(other, SUN), state.tricks_won(other, MOON)) for other in seats],
        unseen=_names(_unseen(state, seat)),
        rounds=[_round(ended, state) for ended in state.rounds],
        legal=[] if seat is None else _legal(state, seat),
    )


def _legal(state: Taiki, seat: int) -> list[Actions]:
    return [spell(action) for action in sorted(state.legal(seat), key=TEXTS.__getitem__)]


def _names(cards: int) -> list[str]:
    return [CARDS[card] for card in card_list(cards)]


def _pair(cards: int) -> Pair:
    return Pair(count_bits(cards & cards_of(SUN)), count_bits(cards & cards_of(MOON)))


def _unseen(state: Taiki, seat: int | None) -> int:
    if not AWAIT_DRAWS <= state.phase <= AWAIT_LEAD:
        return 0
    seen = state.shown if seat is None else state.shown | state.hand(seat)
    return (cards_of(SUN) | cards_of(MOON)) & ~seen


def _face_down(state: Taiki) -> Pair:
    cards = _unseen(state, None)
    for seat in range(state.seats):
        cards &= ~state.hand(seat)
    return _pair(cards)


def _hand(state: Taiki, seat: int) -> HandView:
    lacked = [colour for colour in (SUN, MOON) if state.has_refused(seat, colour)]
    drew: Colour | None = None
    if (state.drew_sun | state.drew_moon) & bit(seat):
        drew = COLOURS[SUN] if state.drew_sun & bit(seat) else COLOURS[MOON]
    return HandView(
        cards=_pair(state.hand(seat)),
        drew=drew,
        lacks=[COLOURS[colour] for colour in lacked],
        holds=[CARDS[16 * colour + NINE] for colour in lacked if state.hand(seat) & cards_of(colour)],
    )


def _current(state: Taiki) -> TrickView:
    return TrickView(
        leader=state.leader,
        plays=_plays(state.leader, actions_of(state.plays, state.played), state.seats),
        colour=COLOURS[state.led] if state.played else None,
        winner=state.winner if state.played else None,
    )


def _trick(trick: Trick, seats: int) -> TrickView:
    return TrickView(
        leader=trick.leader,
        plays=_plays(trick.leader, trick.plays, seats),
        colour=COLOURS[trick.colour],
        winner=trick.winner,
    )


def _plays(leader: int, actions: list[int], seats: int) -> list[PlayView]:
    return [_play((leader + order) % seats, action) for order, action in enumerate(actions)]


@cache
def _play(seat: int, action: int) -> PlayView:
    """Return the view of a play. There are a few hundred, and each is made only once."""
    card, how = action >> 2, action & 3
    strengths: dict[int, Strength] = {LOW: "low", HIGH: "high"}
    return PlayView(
        seat=seat,
        card=CARDS[card],
        colour=COLOURS[how if card % 16 == NINE else card // 16],
        strength=strengths.get(how) if card % 16 == MASK else None,
    )


def _round(ended: TaikiRound, state: Taiki) -> TaikiRoundView:
    return TaikiRoundView(
        starter=ended.starter,
        tricks=[_trick(Trick(packed, state.seats), state.seats) for packed in ended.tricks],
        changes=list(ended.changes),
        tokens=list(ended.tokens),
        winner=(0 if ended.changes[0] > ended.changes[1] else 1) if state.best_of_3 else None,
    )
