"""How hard each level thinks. A game may bring a table of its own; this one serves any game.

A level is a way of looking, never a way of cheating: how many lines of play a bot follows, how often its mind wanders,
and whether it knows the game or only the rules.
"""

from collections.abc import Mapping
from typing import NamedTuple


class Mind(NamedTuple):
    """How many lines of play a bot follows, and its character.

    In `wanders` actions of a hundred it plays whatever comes. `exact` solves what can be solved. With `knows_game` it
    judges positions and playouts by the game's own policy, where there is one; otherwise it knows only the rules.
    """

    iterations: int
    wanders: int = 0
    exact: bool = False
    knows_game: bool = True


USUAL = {
    1: Mind(15, wanders=60),
    2: Mind(40, wanders=25),
    3: Mind(100),
    4: Mind(800),
    5: Mind(20_000, exact=True),
}


class Knob(NamedTuple):
    """A number of a game's policy that may be tuned, between these bounds. Its name is the policy's attribute."""

    low: float
    high: float
    whole: bool = False

    def within(self, value: float) -> float:
        held = min(self.high, max(self.low, value))
        return float(round(held)) if self.whole else held


Knobs = Mapping[str, Knob]

EXPLORATION: Knobs = {"exploration": Knob(0.05, 2.0)}
