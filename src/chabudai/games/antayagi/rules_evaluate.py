"""How search imagines that merchants go on in AntaYagí.

Offers are sealed and mostly blind, so other seats are not given a plan for them. In playouts a seat looks for a partner
whose hand it likes, robs what it can use, keeps the goods it sees, and spends a Sabotage on whoever is about to win.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from chabudai.core import Policy, Rng, State
from chabudai.games.antayagi.rules import (
    AWAIT_OFFERS,
    AWAIT_STEAL,
    AWAIT_TRADE,
    AWAIT_WINDOW,
    OFFER,
    PASS,
    SPOIL,
    STEAL,
    TRADE,
    AntaYagi,
)
from chabudai.games.antayagi.rules_cards import (
    FISH,
    HAND,
    IN,
    LAST_GOOD,
    LOLLIPOP,
    MAGICIAN,
    TOXIC,
    TREX,
)

_WHIM: Final = 12
"""One Sabotage in so many chances is played for no reason."""


_LEAD: Final = 1.0
"""One more good multiplies the odds of winning by e."""


class AntaYagiPolicy(Policy):
    def prospects(self, state: State) -> list[float]:
        """Who needs the fewest goods is the likeliest to win."""
        assert isinstance(state, AntaYagi)
        if state.phase < AWAIT_TRADE:
            return []
        weights: list[float] = []
        total: float = 0.0
        for seat in range(state.seats):
            weight: float = exp(_LEAD * float(state.values[seat] - state.targets[seat]))
            weights.append(weight)
            total += weight
        return [weight / total for weight in weights]

    def plans(self, state: State, seat: i64, thinker: i64) -> bool:
        """Others seal blindly; Sabotages and thefts depend on cards that every world turns up differently."""
        assert isinstance(state, AntaYagi)
        return state.phase == AWAIT_TRADE or (state.phase == AWAIT_OFFERS and seat == thinker)

    def hunch(self, state: State, rng: Rng) -> i64:
        assert isinstance(state, AntaYagi)
        phase: i64 = state.phase
        if phase == AWAIT_WINDOW:
            return _answer(state, state.mover(), rng)
        one: i64 = state.pick(rng)
        other: i64 = state.pick(rng)
        if one == other:
            return one
        if phase == AWAIT_TRADE:
            richer = hand_worth(state, other - TRADE, state.active) > hand_worth(
                state, one - TRADE, state.active
            )
            return other if richer else one
        if phase == AWAIT_STEAL:
            return _tastier(state, one, other)
        return _spared(state, one, other)


def worth_of(state: AntaYagi, kind: i64, seat: i64) -> i64:
    """What receiving this card does for a seat's goods, in quarters."""
    if kind == FISH:
        return 8 if state.holds(seat, TOXIC) else 0
    if kind > LAST_GOOD:
        return 0
    if kind == TOXIC:
        return 1
    if kind == TREX:
        return -4 if state.food_of(seat) >= 0 else 3
    if kind == LOLLIPOP:
        return 5
    return 4


def hand_worth(state: AntaYagi, owner: i64, seat: i64) -> i64:
    """What the cards of a hand would be worth to a seat, on average, in quarters times six."""
    size: i64 = state.sizes[owner]
    total: i64 = 0
    for at in range(HAND * owner, HAND * owner + size):
        total += worth_of(state, state.hands[at] & 15, seat)
    return total * 6 // size


def _tastier(state: AntaYagi, one: i64, other: i64) -> i64:
    start: i64 = HAND * state.other(state.thief) - STEAL
    first: i64 = worth_of(state, state.hands[start + one] & 15, state.thief)
    second: i64 = worth_of(state, state.hands[start + other] & 15, state.thief)
    return other if second > first else one


def _spared(state: AntaYagi, one: i64, other: i64) -> i64:
    """Offer the other slot instead of a good that its owner can see."""
    seat: i64 = state.mover()
    card: i64 = state.hands[HAND * seat + one - OFFER]
    return other if card & IN and card & 15 <= LAST_GOOD else one


def _answer(state: AntaYagi, seat: i64, rng: Rng) -> i64:
    """Stop a trade that lets another win, rescue one that lets this seat win."""
    partner_wins = _would_win(state, state.partner, state.shown_active, state.shown_partner)
    active_wins = not partner_wins and _would_win(
        state, state.active, state.shown_partner, state.shown_active
    )
    if partner_wins or active_wins:
        winner: i64 = state.partner if partner_wins else state.active
        return SPOIL if (winner == seat) == state.cancelled else PASS
    return SPOIL if rng.below(_WHIM) == 0 else PASS


def _would_win(state: AntaYagi, seat: i64, theirs: i64, mine: i64) -> bool:
    """If the trade went through as it lies, as far as the two cards tell."""
    if mine == MAGICIAN:
        return False
    kind: i64 = mine if theirs == MAGICIAN else theirs
    gain: i64 = worth_of(state, kind, seat) // 4
    return state.values[seat] + gain >= state.targets[seat]
