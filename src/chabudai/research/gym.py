"""Gymnasium environment: one seat learns, bots play the others. It needs the extra `gym`.

`SeatEnv("okiya", others=2)` plays against level 2. `others=0` plays against random actions.
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from chabudai.bots.levels import choose
from chabudai.core import Dice
from chabudai.errors import IllegalAction
from chabudai.research.position import Position, Setup

Observation = dict[str, Any]
ILLEGAL = -1.0
"""The reward of an illegal action, which ends the game."""


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A Gymnasium environment for one seat. The learner gets a random seat unless `seat` is given.

    The reward comes at the end of the game. `others` is the level of the bots at the other seats, from 0 to 5.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        name: str,
        *,
        others: int = 0,
        seat: int | None = None,
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        self.setup = Setup(name, **setup)
        self.others, self.render_mode = others, render_mode
        self._wanted = seat
        encoding = self.setup.encoding
        self.observation_space = Dict(
            {
                "observation": Box(-1.0, 1.0, (encoding.width,), np.float32),
                "action_mask": Box(0, 1, (encoding.actions,), np.int8),
            }
        )
        self.action_space = Discrete(encoding.actions)
        self.seat = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a game in which the learner has at least one turn."""
        super().reset(seed=seed)
        while True:
            self.seat = (
                int(self.np_random.integers(self.setup.seats)) if self._wanted is None else self._wanted
            )
            self._position = self.setup.begin(int(self.np_random.integers(1 << 40)))
            self._play_others()
            if not self._position.is_over:
                return self._observed(), {"seat": self.seat}

    def position(self) -> Position:
        """Return a copy of the current position."""
        return self._position.copy()

    def restore(self, position: Position) -> None:
        """Go back to a position."""
        self._position = position.copy()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action of the learner, then the turns of the others."""
        try:
            self._position.play(int(action))
        except IllegalAction:
            return self._observed(), ILLEGAL, True, False, {"seat": self.seat, "illegal": True}
        self._play_others()
        over, cut = self._position.is_over, self._position.is_cut
        reward = self._position.returns()[self.seat] if over else 0.0
        return self._observed(), reward, over and not cut, cut, {"seat": self.seat}

    def _observed(self) -> Observation:
        return {"observation": self._position.row(self.seat), "action_mask": self._position.mask(self.seat)}

    def _play_others(self) -> None:
        position, game = self._position, self.setup.game
        while not position.is_over and position.mover != self.seat:
            dice = Dice(int(self.np_random.integers(1 << 40)))
            if self.others == 0:
                position.play(position.pick(dice))
            else:
                action = choose(game, position.view(position.mover), self.others, dice)
                position.play(self.setup.encoding.number(action))

    def render(self) -> str:
        """Return what the learner sees, as text."""
        return str(self._position.view(self.seat))
