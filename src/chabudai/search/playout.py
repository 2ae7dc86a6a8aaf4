"""Random play to the end of a game, as fast as the rules allow."""

from mypy_extensions import i64

from chabudai.core import CHANCE, OVER, Policy, Rng, State


def playout(state: State, rng: Rng) -> i64:
    """Play the state to its end at random, in place. Returns the number of actions of seats."""
    actions: i64 = 0
    while True:
        seat: i64 = state.mover()
        if seat == OVER:
            return actions
        if seat == CHANCE:
            state.deal(state.shuffle(rng))
        else:
            state.play(seat, state.pick(rng))
            actions += 1


def playouts(start: State, rng: Rng, count: i64) -> i64:
    """Play this many random games from the same start. Returns the number of actions in all."""
    actions: i64 = 0
    for _ in range(count):
        actions += playout(start.copy(), rng)
    return actions


def expected(state: State, policy: Policy, rng: Rng) -> list[float]:
    """Play on by the policy, in place, to the end or its horizon. Returns the reward of each seat."""
    left: i64 = policy.horizon
    while True:
        seat: i64 = state.mover()
        if seat == OVER:
            return state.rewards()
        if seat == CHANCE or left == 1:
            hopes = policy.prospects(state)
            if hopes:
                return hopes
        if seat == CHANCE:
            state.deal(state.shuffle(rng))
        else:
            state.play(seat, policy.hunch(state, rng))
            left = left - 1 if left > 1 else left
