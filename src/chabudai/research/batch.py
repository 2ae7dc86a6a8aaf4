"""Many games side by side in NumPy arrays: one call moves them all. A new game follows each finished one.

The compiled rules play the games. There is no second copy of the rules in arrays.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from chabudai.core import Dice
from chabudai.research.position import Position, Setup


class Batch:
    """`size` games of one setup, played side by side. After every step these arrays say where the games stand.

    - `movers` (size): the seat to act in each game.
    - `masks` (size, actions): what it may do.
    - `rewards` (size, seats): what each seat gained by the last step.
    - `ended` (size): whether that step ended a game. The other arrays then describe the next game already.

    `rows` (size, width) is what the movers see. It is written when you call it.
    """

    def __init__(self, name: str, size: int, seed: int = 0, **setup: Any) -> None:
        self.setup, self.size = Setup(name, **setup), size
        encoding = self.setup.encoding
        self.movers: NDArray[np.int64] = np.zeros(size, dtype=np.int64)
        self.masks: NDArray[np.int8] = np.zeros((size, encoding.actions), dtype=np.int8)
        self.rewards: NDArray[np.float32] = np.zeros((size, self.setup.seats), dtype=np.float32)
        self.ended: NDArray[np.bool_] = np.zeros(size, dtype=np.bool_)
        self._seed, self._games = seed, 0
        self._positions = [self._begun() for _ in range(size)]
        self._legal: list[list[int]] = [[] for _ in range(size)]
        for index in range(size):
            self._tell(index)

    def _begun(self) -> Position:
        self._games += 1
        return self.setup.begin((self._seed << 32) + self._games)

    def _tell(self, index: int) -> None:
        position = self._positions[index]
        mover = position.mover
        self.masks[index, self._legal[index]] = 0
        self._legal[index] = position.legal(mover)
        self.masks[index, self._legal[index]] = 1
        self.movers[index] = mover

    def step(self, actions: NDArray[np.int64]) -> None:
        """Play one action in every game. All are checked before any is played."""
        allowed = self.masks[np.arange(self.size), actions]
        if not allowed.all():
            game = int(np.argmin(allowed))
            raise ValueError(f"action {int(actions[game])} is not legal in game {game}")
        self.rewards.fill(0)
        self.ended.fill(False)
        for index, action in enumerate(actions.tolist()):
            position = self._positions[index]
            position.play(action)
            if position.is_over:
                self.rewards[index] = position.returns()
                self.ended[index] = True
                self._positions[index] = self._begun()
            self._tell(index)

    def rows(self) -> NDArray[np.float32]:
        """Return what the mover of each game sees, as one array."""
        return np.stack([position.row(position.mover) for position in self._positions])

    def picks(self, dice: Dice) -> NDArray[np.int64]:
        """Return a random legal action for each game."""
        return np.array([legal[dice.below(len(legal))] for legal in self._legal], dtype=np.int64)

    def saved(self) -> tuple[list[Position], int]:
        """Return the positions of all games. `restore` goes back to them as often as you like."""
        return [position.copy() for position in self._positions], self._games

    def restore(self, saved: tuple[list[Position], int]) -> None:
        """Go back to saved positions."""
        positions, self._games = saved
        self._positions = [position.copy() for position in positions]
        self.rewards.fill(0)
        self.ended.fill(False)
        for index in range(self.size):
            self._tell(index)
