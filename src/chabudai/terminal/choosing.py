"""Choosing an action in steps: first the card, then the island. It only ever arrives at an action it was given."""

import re
from collections.abc import Callable, Iterable
from typing import Any

from chabudai.games.canvas import Spot

Path = tuple[str, ...]
DIRECTIONS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


class Choosing:
    def __init__(self, legal: Iterable[Any], steps: Callable[[Any], Path]) -> None:
        self._actions = {steps(action): action for action in legal}
        self.chosen: Path = ()
        self.cursor: str | None = None
        self._settle()

    @property
    def offered(self) -> list[str]:
        """What may come next, `bid 9` before `bid 10`."""
        depth = len(self.chosen)
        return sorted({path[depth] for path in self._paths() if len(path) > depth}, key=_natural)

    def choose(self, step: str) -> Any | None:
        """Go one step on; the action, once no other is left."""
        if step not in self.offered:
            return None
        self.chosen = (*self.chosen, step)
        left = self._paths()
        if len(left) == 1:
            return self._actions[left[0]]
        self._settle()
        return None

    def restart(self) -> None:
        """From the first step, for whoever chooses again."""
        self.chosen = ()
        self._settle()

    def back(self) -> bool:
        """Undo the last step that was a choice; False when there is none."""
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
        if step in self.offered:
            self.cursor = step

    def turn(self, by: int) -> None:
        """The next or the previous one offered, round and round."""
        offered = self.offered
        if offered:
            at = offered.index(self.cursor) if self.cursor in offered else -by
            self.cursor = offered[(at + by) % len(offered)]

    def far(self, end: int) -> None:
        """The first or the last one offered."""
        if offered := self.offered:
            self.cursor = offered[-end]

    def move(self, direction: str, spots: list[Spot]) -> None:
        """To the nearest spot that way; where nothing is drawn, or nothing lies that way, along the list."""
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
        """Pass over steps that leave no choice, but never as far as an action."""
        while len(self.offered) == 1 and len(self._paths()) > 1:
            self.chosen = (*self.chosen, self.offered[0])
        if self.cursor not in self.offered:
            self.cursor = next(iter(self.offered), None)


def _natural(step: str) -> list[tuple[int, str]]:
    """Words and numbers apart, so that numbers sort by size."""
    return [(int(part), "") if part.isdecimal() else (-1, part) for part in re.split(r"(\d+)", step)]


def _distance(here: Spot, there: Spot, direction: str) -> float | None:
    """How far a spot lies in a direction, sideways counting double; None if it does not lie that way."""
    down, right = DIRECTIONS[direction]
    rows = there.row + there.height / 2 - here.row - here.height / 2
    columns = (there.column + there.width / 2 - here.column - here.width / 2) / 2
    ahead, aside = (rows * down, abs(columns)) if down else (columns * right, abs(rows))
    return ahead + 2 * aside if ahead > 0 and aside <= 2 * ahead else None
