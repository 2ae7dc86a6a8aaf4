"""How search imagines that merchants go on in AntaYagí.

A bot plans its own part of one trade and no more; what comes after is judged by `chances.py`. Until then the
others, and the bot itself where cards are turned up, look for a partner whose hand they like, rob what they can use,
keep the goods they see, and spend a Sabotage on whoever is about to win.
"""

from typing import Final

from mypy_extensions import i64

from chabudai.core import Policy, Rng, State
from chabudai.games.antayagi.policy.chances import promises
from chabudai.games.antayagi.policy.worth import hand_worth, worth_of
from chabudai.games.antayagi.rules.cards import (
    HAND,
    IN,
    IS_GOOD,
    MAGICIAN,
)
from chabudai.games.antayagi.rules.state import (
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

_WHIM: Final = 12
"""One Sabotage in so many chances is played for no reason."""


class AntaYagiPolicy(Policy):
    def prospects(self, state: State) -> list[float]:
        assert isinstance(state, AntaYagi)
        return promises(state) if state.phase == AWAIT_TRADE else []

    def plans(self, state: State, seat: i64, thinker: i64) -> bool:
        """Others seal blindly; Sabotages and thefts depend on cards that every world turns up differently."""
        assert isinstance(state, AntaYagi)
        return seat == thinker and (state.phase == AWAIT_TRADE or state.phase == AWAIT_OFFERS)

    def rests(self, state: State) -> bool:
        """A plan for the next trade would be one for the average of all that this one may turn up."""
        assert isinstance(state, AntaYagi)
        return state.phase == AWAIT_TRADE

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


def _tastier(state: AntaYagi, one: i64, other: i64) -> i64:
    start: i64 = HAND * state.other(state.thief) - STEAL
    first: i64 = worth_of(state, state.hands[start + one] & 15, state.thief)
    second: i64 = worth_of(state, state.hands[start + other] & 15, state.thief)
    return other if second > first else one


def _spared(state: AntaYagi, one: i64, other: i64) -> i64:
    """Offer the other slot instead of a good that its owner can see."""
    seat: i64 = state.mover()
    card: i64 = state.hands[HAND * seat + one - OFFER]
    return other if card & IN and IS_GOOD[card & 15] else one


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
