"""PettingZoo environments: every game as an environment in which agents take turns. They need the extra `pettingzoo`.

`env("taiki", seats=3)` is ready for training. `raw_env` is the same without PettingZoo's checking wrappers.
"""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import (
    AssertOutOfBoundsWrapper,
    OrderEnforcingWrapper,
    TerminateIllegalWrapper,
)

from chabudai.research.position import Position, Setup

ILLEGAL = -1.0
"""The reward of an illegal action, which ends the game."""


def env(name: str, **setup: Any) -> Any:
    """Return the environment of a game with PettingZoo's checking wrappers."""
    checked = TerminateIllegalWrapper(raw_env(name, **setup), illegal_reward=ILLEGAL)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(checked))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  # PettingZoo's name for it
    """A PettingZoo environment. Agents are `seat_0`, `seat_1` and so on.

    Rewards come at the end and sum to 0. A game that is cut off counts as truncated.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, name: str, render_mode: str | None = None, **setup: Any) -> None:
        super().__init__()
        self.setup = Setup(name, **setup)
        self.metadata = {**type(self).metadata, "name": f"chabudai_{name}_v1"}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setup.seats)]
        encoding = self.setup.encoding
        self._space = {
            agent: Dict(
                {
                    "observation": Box(-1.0, 1.0, (encoding.width,), np.float32),
                    "action_mask": Box(0, 1, (encoding.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._choices = {agent: Discrete(encoding.actions) for agent in self.possible_agents}
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> Dict:
        """Return the space of observations, the same for every agent."""
        return self._space[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of actions, the same for every agent."""
        return self._choices[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game. Without a seed, it is the next game of the same series."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self._take_up(self.setup.begin(int(self._chance.integers(1 << 40))))

    def _take_up(self, position: Position) -> None:
        self._position = position
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def position(self) -> Position:
        """Return a copy of the current position. `restore` goes back to it as often as you like."""
        return self._position.copy()

    def restore(self, position: Position) -> None:
        """Go back to a position."""
        self._take_up(position.copy())

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what the agent sees, and the mask of its legal actions."""
        seat = self.possible_agents.index(agent)
        return {"observation": self._position.row(seat), "action_mask": self._position.mask(seat)}

    def step(self, action: int | None) -> None:
        """Play the action of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._position.play(int(action if action is not None else -1))
        self._ask()
        self._accumulate_rewards()

    def _ask(self) -> None:
        position = self._position
        if not position.is_over:
            self.agent_selection = self.possible_agents[position.mover]
            return
        self.agent_selection = self.agents[0]
        self.rewards = dict(zip(self.possible_agents, position.returns(), strict=True))
        ended = self.truncations if position.is_cut else self.terminations
        ended.update(dict.fromkeys(self.agents, True))

    def render(self) -> str:
        """Return what the next agent sees, as text."""
        seat = self.possible_agents.index(self.agent_selection)
        return str(self._position.view(seat))

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""
