"""What a card of AntaYagí is worth to whoever receives it, in quarters of a good."""

from mypy_extensions import i64

from chabudai.games.antayagi.rules.cards import BONE, FISH, HAND, IS_GOOD, LOLLIPOP, MUFFIN, TOXIC, TREX
from chabudai.games.antayagi.rules.state import AntaYagi


def worth_of(state: AntaYagi, kind: i64, seat: i64) -> i64:
    """A T-Rex in the pouch eats the next food and leaves with it: it is welcome only where it wins."""
    if kind > FISH or (kind == FISH and not state.holds(seat, TOXIC)):
        return 0
    if kind == TOXIC:
        return 3 if state.toxic_counts else -4
    if kind == TREX:
        return _worth_of_trex(state, seat)
    is_food = kind in (FISH, BONE, MUFFIN, LOLLIPOP)
    if is_food and state.holds(seat, TREX):
        return 0 if kind == LOLLIPOP else -4
    if kind == FISH:
        return 8
    return 7 if kind == LOLLIPOP else 4


def _worth_of_trex(state: AntaYagi, seat: i64) -> i64:
    if state.food_of(seat) >= 0:
        return -4
    return 4 if state.targets[seat] - state.values[seat] == 1 else -1


def hand_worth(state: AntaYagi, owner: i64, seat: i64) -> i64:
    """What the cards of a hand would be worth to a seat, on average, in quarters times six."""
    size: i64 = state.sizes[owner]
    if size == 0:
        return 0
    total: i64 = 0
    for at in range(HAND * owner, HAND * owner + size):
        total += worth_of(state, state.hands[at] & 15, seat)
    return total * 6 // size


def goods_in_hand(state: AntaYagi, owner: i64) -> i64:
    """Return how many goods a hand holds: they make others want to trade with its owner."""
    count: i64 = 0
    for at in range(HAND * owner, HAND * owner + i64(state.sizes[owner])):
        if IS_GOOD[state.hands[at] & 15]:
            count += 1
    return count
