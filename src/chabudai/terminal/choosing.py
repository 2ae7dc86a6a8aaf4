"""Chooses an action in steps, such as first the card, then the island. The result is always a legal action."""

import re
from collections.abc import Callable, Iterable
from typing import Any

from chabudai.games.canvas import Spot

Path = tuple[str, ...]
DIRECTIONS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


class Choosing:
    """The steps chosen so far, and those that may come next."""

    def __init__(self, legal: Iterable[Any], steps: Callable[[Any], Path]) -> None:
        self._actions = {steps(action): action for action in legal}
        self.chosen: Path = ()
        self.cursor: str | None = None
        self._settle()

    @property
    def offered(self) -> list[str]:
        """The steps that may come next, sorted so that `bid 9` comes before `bid 10`."""
        depth = len(self.chosen)
        return sorted({path[depth] for path in self._paths() if len(path) > depth}, key=_natural)

    def choose(self, step: str) -> Any | None:
        """Choose a step. Returns the action if only one is left, otherwise None."""
        if step not in self.offered:
            return None
        self.chosen = (*self.chosen, step)
        left = self._paths()
        if len(left) == 1:
            return self._actions[left[0]]
        self._settle()
        return None

    def restart(self) -> None:
        """Go back to the first step."""
        self.chosen = ()
        self._settle()

    def back(self) -> bool:
        """Undo the last step that was a choice. Returns False if there is none."""
        last, before = self.chosen, self.chosen
        while before:
            before = before[:-1]
            self.chosen = before
            if len(self.offered) > 1:
                self.cursor = last[len(before)]
                return True
        self._settle()
        return False

    def point(self, step: str) -> None:
        """Select a step."""
        if step in self.offered:
            self.cursor = step

    def turn(self, by: int) -> None:
        """Select the next or the previous step, from the last to the first again."""
        offered = self.offered
        if offered:
            at = offered.index(self.cursor) if self.cursor in offered else -by
            self.cursor = offered[(at + by) % len(offered)]

    def far(self, end: int) -> None:
        """Select the first or the last step."""
        if offered := self.offered:
            self.cursor = offered[-end]

    def move(self, direction: str, spots: list[Spot]) -> None:
        """Select the nearest spot in this direction. If there is none, select the next step of the list."""
        here = next((spot for spot in spots if spot.name == self.cursor), None)
        offered = self.offered
        ahead = [spot for spot in spots if spot.name in offered and spot.name != self.cursor]
        if here is None or not ahead:
            self.turn(1 if direction in ("down", "right") else -1)
            return
        ranked = [(distance, spot.name) for spot in ahead if (distance := _distance(here, spot, direction))]
        if ranked:
            self.cursor = min(ranked)[1]
        elif len(ahead) + 1 < len(offered):
            self.turn(1 if direction in ("down", "right") else -1)

    def _paths(self) -> list[Path]:
        depth = len(self.chosen)
        return [path for path in self._actions if path[:depth] == self.chosen]

    def _settle(self) -> None:
        """Skip steps that leave no choice, but never choose the whole action."""
        while len(self.offered) == 1 and len(self._paths()) > 1:
            self.chosen = (*self.chosen, self.offered[0])
        if self.cursor not in self.offered:
            self.cursor = next(iter(self.offered), None)


def _natural(step: str) -> list[tuple[int, str]]:
    """Return a sort key that compares numbers by size."""
    return [(int(part), "") if part.isdecimal() else (-1, part) for part in re.split(r"(\d+)", step)]


def _distance(here: Spot, there: Spot, direction: str) -> float | None:
    """Return how far a spot lies in a direction, with sideways distance doubled; None if it lies elsewhere."""
    down, right = DIRECTIONS[direction]
    rows = there.row + there.height / 2 - here.row - here.height / 2
    columns = (there.column + there.width / 2 - here.column - here.width / 2) / 2
    ahead, aside = (rows * down, abs(columns)) if down else (columns * right, abs(rows))
    return ahead + 2 * aside if ahead > 0 and aside <= 2 * ahead else None
