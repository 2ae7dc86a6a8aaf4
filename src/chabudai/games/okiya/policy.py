"""The policy of Okiya for search, and the strength of each level.

Search looks no further than the current round. Between two rounds the policy estimates the result from the score.
"""

from collections.abc import Mapping

from chabudai.core import Policy, State
from chabudai.games.minds import Mind
from chabudai.games.okiya.rules.state import Okiya

MINDS = {
    1: Mind(10, wanders=50),
    2: Mind(30, wanders=12),
    3: Mind(100),
    4: Mind(600),
    5: Mind(3_000, exact=True, seconds=0.25),
}


class OkiyaPolicy(Policy):
    def prospects(self, state: State) -> list[float]:
        assert isinstance(state, Okiya)
        if not state.rounds:
            return []
        lead: float = float(state.score_0 - state.score_1) / float(2 * state.target)
        return [0.5 + lead, 0.5 - lead]


def policy_for(_seats: int) -> Policy:
    return OkiyaPolicy()


def minds(_seats: int) -> Mapping[int, Mind]:
    return MINDS
