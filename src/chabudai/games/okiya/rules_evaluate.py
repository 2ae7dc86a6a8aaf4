"""What a search may expect of Okiya between two rounds: it looks no further than the round being played."""

from chabudai.core import Policy, State
from chabudai.games.okiya.rules.state import Okiya


class OkiyaPolicy(Policy):
    def prospects(self, state: State) -> list[float]:
        assert isinstance(state, Okiya)
        if not state.rounds:
            return []
        lead: float = float(state.score_0 - state.score_1) / float(2 * state.target)
        return [0.5 + lead, 0.5 - lead]
