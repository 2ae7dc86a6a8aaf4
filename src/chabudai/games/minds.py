"""Defines how strongly each bot level thinks. A game may bring its own table; this one works for any game.

A level differs in how many lines of play it follows, how often it plays at random, and whether it uses the game's own
policy. No level sees more than its view.
"""

from collections.abc import Mapping
from typing import NamedTuple


class Mind(NamedTuple):
    """The strength of a bot: how many lines of play it follows, and how it judges them.

    In `wanders` of a hundred actions it plays at random. `exact` solves positions that can be solved. With
    `knows_game` it uses the game's own policy for positions and playouts; otherwise it knows only the rules. `seconds`
    is the slot, if the usual one does not fit.
    """

    iterations: int
    wanders: int = 0
    exact: bool = False
    knows_game: bool = True
    seconds: float = 0.0

    @property
    def slot(self) -> float:
        """The seconds for which a turn has a worker. A forced action has it for as long as a difficult one.

        It is about twice what the search takes on one core, and never depends on a position.
        """
        return self.seconds or next(seconds for most, seconds in _SLOTS if self.iterations <= most)


_SLOTS = ((100, 0.02), (1_000, 0.05), (10**12, 0.5))
"""The usual slot for so many iterations."""


USUAL = {
    1: Mind(15, wanders=60),
    2: Mind(40, wanders=25),
    3: Mind(100),
    4: Mind(800),
    5: Mind(20_000, exact=True),
}
"""The strength of each level, for games that bring no table of their own."""


class Knob(NamedTuple):
    """A number of a game's policy that may be tuned, with its bounds. Its name is the policy's attribute."""

    low: float
    high: float
    whole: bool = False

    def within(self, value: float) -> float:
        """Return the value, moved between the bounds and rounded if the knob is a whole number."""
        held = min(self.high, max(self.low, value))
        return float(round(held)) if self.whole else held


Knobs = Mapping[str, Knob]

EXPLORATION: Knobs = {"exploration": Knob(0.05, 2.0)}
"""The knobs of a game that lists none: the exploration constant alone."""
