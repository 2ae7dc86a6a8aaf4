"""How hard each level thinks. A game may bring a table of its own; this one serves any game.

A level is a way of looking, never a way of cheating: how many lines of play a bot follows, how often its mind wanders,
and whether it knows the game or only the rules.
"""

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
