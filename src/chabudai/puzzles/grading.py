"""Measures how hard a puzzle is: the plies to the win, the answers to foresee, and how many weak players miss it."""

from math import log2
from typing import NamedTuple

from chabudai.core import Dice, State
from chabudai.games.card import Game, View
from chabudai.search.ismcts import InfoSetSearch
from chabudai.search.proof import after, answers

LONGEST = 9
"""The largest number of plies to the win of a puzzle."""

MOST_ANSWERS = 400
"""The largest number of answers to foresee on the way to the win."""

SOLVERS = 12
"""The number of weak players that try a puzzle."""

LOOKS = 60
"""The number of lines of play that each of them follows."""

STEPS = (3.3, 4.8, 6.3, 7.6)
"""The largest difficulty of each grade. Above the last is grade 5."""


class Measure(NamedTuple):
    """What was measured about one puzzle."""

    plies: int
    answers: int
    missed: float
    """The share of weak players that choose another action."""

    def difficulty(self) -> float:
        """Return the difficulty. Two plies, four times the answers, or a third more that miss it add 1."""
        return self.plies / 2 + log2(1 + self.answers) / 2 + 3 * self.missed

    def grade(self) -> int:
        """Return the grade from 1 to 5."""
        return 1 + sum(self.difficulty() > step for step in STEPS)


def measure(game: Game, view: View, worlds: list[State], solution: int) -> Measure | None:
    """Measure a puzzle, or return None if the win takes too long. The same position always gives the same result."""
    assert view.seat is not None
    later = after(worlds, view.seat, solution)
    for plies in range(1, LONGEST + 1):
        foreseen = answers(later, view.seat, plies - 1)
        if foreseen > MOST_ANSWERS:
            return None
        if foreseen >= 0:
            return Measure(plies, foreseen, _missed(game, view, solution))
    return None


def _missed(game: Game, view: View, solution: int) -> float:
    wrong = sum(weak_choice(game, view, Dice(number)) != solution for number in range(SOLVERS))
    return wrong / SOLVERS


def weak_choice(game: Game, view: View, rng: Dice) -> int:
    """Return the action of a player that follows only a few lines of play."""
    assert view.seat is not None
    search = InfoSetSearch(game.sample(view, rng), view.seat, rng)
    search.run(LOOKS)
    return search.best()
