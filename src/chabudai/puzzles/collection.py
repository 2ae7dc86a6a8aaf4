"""The puzzles that come with Chabudai, one list for each game, and the puzzle of each day.

A list is made by `chabudai puzzle --game GAME --mine N --seed S` and begins with that command. The first puzzle
belongs to Monday, 5 January 2026, and each day has the next one. After the last, the list begins again. Lines may be
added at the end without changing the puzzle of any day before that.
"""

from datetime import date
from functools import cache
from importlib.resources import files

from chabudai.errors import ChabudaiError
from chabudai.games.card import Game
from chabudai.puzzles.puzzle import Puzzle, read_line

FIRST_DAY = date(2026, 1, 5)


def of_day(game: Game, day: date) -> Puzzle:
    """Return the puzzle of a day. It is the same for everybody, everywhere."""
    lines = _lines(game.name)
    if not lines:
        raise ChabudaiError(f"{game.title} has no puzzles")
    return read_line(game, lines[(day - FIRST_DAY).days % len(lines)])


def shelf(game: Game) -> list[Puzzle]:
    """Return all puzzles of a game."""
    return [read_line(game, line) for line in _lines(game.name)]


@cache
def _lines(name: str) -> list[str]:
    kept = files("chabudai.puzzles") / "lists" / f"{name}.txt"
    if not kept.is_file():
        return []
    lines = kept.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]
