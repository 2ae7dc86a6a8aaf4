"""Encodes a game in arrays: a view as a row of numbers, and its actions numbered from 0 whatever the position.

NumPy comes with the extras `pettingzoo`, `openspiel` and `gym`.
"""

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
from numpy.typing import NDArray

from chabudai.errors import BadOption
from chabudai.games import game as find_game
from chabudai.games.arrays import Field, written
from chabudai.games.card import Game, View

Row = NDArray[np.float32]
Mask = NDArray[np.int8]


class Encoding:
    """How one game with this many seats is written in numbers."""

    def __init__(self, game: Game, seats: int) -> None:
        module = _arrays_of(game)
        self.game, self.seats = game, seats
        self.fields: list[Field] = module.fields(seats)
        self.width = sum(field.size for field in self.fields)
        self._actions: list[int] = list(module.actions(seats))
        self._numbers = {action: number for number, action in enumerate(self._actions)}

    @property
    def actions(self) -> int:
        """The number of different actions."""
        return len(self._actions)

    def action(self, number: int) -> int:
        """Return the action of the rules that has this number."""
        return self._actions[number]

    def number(self, action: int) -> int:
        """Return the number of an action of the rules."""
        return self._numbers[action]

    def numbers(self, legal: Iterable[int]) -> list[int]:
        """Return the numbers of these actions, sorted."""
        return sorted(self._numbers[action] for action in legal)

    def text(self, number: int) -> str:
        """Return the text of the action with this number."""
        return self.game.notation.format(self._actions[number])

    def row(self, view: View) -> Row:
        """Return the view as a row of numbers."""
        return np.array(written(self.fields, view), dtype=np.float32)

    def mask(self, legal: Iterable[int]) -> Mask:
        """Return an array with 1 for every legal action."""
        mask = np.zeros(len(self._actions), dtype=np.int8)
        mask[[self._numbers[action] for action in legal]] = 1
        return mask

    def named(self, row: Row) -> dict[str, Row]:
        """Return the row cut into its fields, by name."""
        ends = np.cumsum([field.size for field in self.fields])
        parts = np.split(row, ends[:-1])
        return {field.name: part for field, part in zip(self.fields, parts, strict=True)}


def _arrays_of(game: Game) -> Any:
    package = game.view_type.__module__.rpartition(".")[0]
    if find_spec(f"{package}.arrays") is None:
        raise BadOption(f"{game.title} has no arrays.py, so nothing can be trained on it", option="game")
    return import_module(f"{package}.arrays")


@cache
def encoding(name: str, seats: int) -> Encoding:
    """Return the encoding of a game with this many seats."""
    return Encoding(find_game(name), seats)


def described(name: str, seats: int) -> str:
    """Return the fields as a Markdown table, for the game's page in docs/games."""
    lines, start = ["| numbers | field | meaning |", "|---|---|---|"], 0
    for field in encoding(name, seats).fields:
        last = start + field.size - 1
        where = str(start) if field.size == 1 else f"{start}–{last}"
        lines.append(f"| {where} | `{field.name}` | {field.meaning} |")
        start = last + 1
    return "\n".join(lines)
