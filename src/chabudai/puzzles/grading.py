"""How hard a puzzle is, from measured things: plies to the win, answers to foresee, and how tempting the rest is."""

from math import log2
from typing import NamedTuple

from chabudai.core import Dice, State
from chabudai.games.card import Game, View
from chabudai.search.ismcts import Search
from chabudai.search.proof import after, answers

LONGEST = 9
"""Plies to a sure win, and the answers to foresee on the way: more is nobody's daily puzzle."""

MOST_ANSWERS = 400

SOLVERS = 12
"""Weak players who try it."""

LOOKS = 60
"""How many lines of play each of them follows."""

STEPS = (3.3, 4.8, 6.3, 7.6)
"""A difficulty up to the first is grade 1, up to the second grade 2, and so on; above the last is grade 5."""


class Measure(NamedTuple):
    plies: int
    answers: int
    missed: float
    """The share of weak players who choose something else."""

    def difficulty(self) -> float:
        """Two plies more, four times the answers, or a third more who miss it: each is one step harder."""
        return self.plies / 2 + log2(1 + self.answers) / 2 + 3 * self.missed

    def grade(self) -> int:
        return 1 + sum(self.difficulty() > step for step in STEPS)


def measure(game: Game, view: View, worlds: list[State], solution: int) -> Measure | None:
    """None when the win is too far away, or too much work. The same position always measures the same."""
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
    """What somebody plays who looks at a few lines and no further."""
    assert view.seat is not None
    search = Search(game.sample(view, rng), view.seat, rng)
    search.run(LOOKS)
    return search.best()
