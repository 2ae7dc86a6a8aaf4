"""A puzzle: a position in which exactly one action is sure to win, whatever the other player holds and does.

A puzzle is stored as one line, `grade | solution | entry | entry | …`: the log of a game in which seat 0 begins. The
authors of the entries are left out, because the rules know whose turn it is.
"""

from typing import NamedTuple

from chabudai.core import CHANCE
from chabudai.errors import BadRecord, ChabudaiError
from chabudai.games.card import Game, View
from chabudai.match.log import CHANCE_NAME, Entry
from chabudai.match.match import Match

GRADES = (1, 2, 3, 4, 5)
"""The grades of puzzles, from easy to hard."""
SEATS = 2
_BAR = " | "


class Puzzle(NamedTuple):
    """One puzzle: its game, its grade, its solution and the log that leads to it."""

    game: Game
    grade: int
    solution: str
    entries: tuple[str, ...]

    def match(self) -> Match:
        """Return the match of the position. It holds the hidden cards too: show people only a view of it."""
        return replayed(self.game, self.entries)

    def seat(self) -> int:
        """Return the seat that has to find the action."""
        return self.match().awaiting[0]

    def view(self) -> View:
        """Return the position as the seat that has to find the action sees it."""
        match = self.match()
        return match.view(match.awaiting[0])

    def to_line(self) -> str:
        """Return the puzzle as one line of text."""
        return _BAR.join([str(self.grade), self.solution, *self.entries])


def read_line(game: Game, line: str) -> Puzzle:
    """Return the puzzle of a line, or raise `BadRecord`."""
    grade, *texts = line.rstrip("\n").split(_BAR)
    if grade not in map(str, GRADES) or len(texts) < 2:
        raise BadRecord(f"not a puzzle: {line[:60]!r}")
    return Puzzle(game, int(grade), texts[0], tuple(texts[1:]))


def new_match(game: Game) -> Match:
    """Return a new match of two players in which seat 0 begins."""
    return Match(game, {"first": 0}, SEATS)


def replayed(game: Game, entries: tuple[str, ...]) -> Match:
    """Return the match after these entries, or raise `BadRecord`."""
    match = new_match(game)
    for number, text in enumerate(entries):
        if not match.awaiting:
            raise BadRecord("the game is over", number)
        seat = match.awaiting[0]
        try:
            match.append(Entry(CHANCE_NAME if seat == CHANCE else seat, text))
        except ChabudaiError as error:
            raise BadRecord(error.message, number) from error
    return match
