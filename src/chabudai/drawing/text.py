"""Draws a view as characters, for the terminal and for `print`.

The drawing of a game is `terminal.py` in its folder. A game without one gets a plain list of its fields.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

import msgspec

from chabudai.games.canvas import GOLD, INK, QUIET, Canvas, Drawing, Look, clip
from chabudai.games.card import Game
from chabudai.games.words import Words
from chabudai.languages import speaker


def characters(game: Game, view: Any) -> str:
    """Return what this viewer sees as plain text."""
    names = tuple(f"seat {seat}" for seat in range(view.seats))
    return drawing_of(game).draw(view, Look(speaker("en"), names, width=52, height=21)).text().rstrip()


def drawing_of(game: Game) -> Drawing:
    """Return the module `terminal.py` of a game, or the plain drawing if it has none."""
    package = game.view.__module__.rpartition(".")[0]
    name = f"{package}.terminal"
    try:
        found = find_spec(name)
    except ModuleNotFoundError:
        found = None
    return cast(Drawing, import_module(name)) if found else Plain(game)


class Plain:
    """The drawing of a game without `terminal.py`: it lists the fields of the view and every legal action."""

    REASONS: dict[str, Words] = {}  # noqa: RUF012

    def __init__(self, game: Game) -> None:
        self._notation = game.notation

    def steps(self, action: Any) -> tuple[str, ...]:
        return (self._notation.format(self._notation.unspell(action)),)

    def label(self, step: str, _view: Any, _look: Look) -> str:
        return step

    def told(self, action: Any, _view: Any, _look: Look) -> str:
        return self.steps(action)[0]

    def task(self, _view: Any, look: Look) -> str:
        return look.say(Words("terminal", "choose"))

    def standing(self, view: Any, seat: int, _look: Look) -> str:
        return str(view.scores[seat])

    def draw(self, view: Any, look: Look) -> Canvas:
        shown = msgspec.to_builtins(view)
        lines = [
            line for name, value in shown.items() if name not in _ELSEWHERE for line in _lines(name, value)
        ]
        canvas = Canvas(look.width, max(1, len(lines)))
        for row, (depth, name, text) in enumerate(lines):
            column = canvas.put(row, 2 * depth, name, GOLD if text == "" else QUIET)
            canvas.put(row, column + 1, clip(text, look.width - column - 1), INK)
        return canvas


_ELSEWHERE = {"legal", "seat", "seats", "awaiting", "scores", "outcome"}


def _lines(name: str, value: Any, depth: int = 0) -> list[tuple[int, str, str]]:
    """Return a value as lines. Nested values are indented, short lists stay on one line."""
    pairs: list[tuple[Any, Any]] = []
    if isinstance(value, dict | list):
        pairs = list(value.items() if isinstance(value, dict) else enumerate(value))
    if not any(isinstance(inner, dict | list) for _, inner in pairs):
        return [(depth, name, _short(value))]
    below = [line for key, inner in pairs for line in _lines(str(key), inner, depth + 1)]
    return [(depth, name, ""), *below]


def _short(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_short(inner)}" for name, inner in value.items()) or "–"
    if isinstance(value, list):
        return " ".join(_short(inner) for inner in value) or "–"
    return "–" if value is None else str(value)
