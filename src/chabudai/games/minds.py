"""How hard each level thinks. A game may bring a table of its own; this one serves any game.

A level is a way of looking, never a way of cheating: how many lines of play a bot follows, how often its mind wanders,
and whether it knows the game or only the rules.
"""

from typing import NamedTuple


class Mind(NamedTuple):
    """In one action of `wanders_in` a bot plays whatever comes (0: never); `exact` solves what can be solved.

    `knows_game`: it judges positions and playouts with the game's own policy, where there is one.
    """

    iterations: int
    wanders_in: int = 0
    exact: bool = False
    knows_game: bool = True


USUAL = {
    1: Mind(20, wanders_in=2, knows_game=False),
    2: Mind(60, wanders_in=4, knows_game=False),
    3: Mind(300),
    4: Mind(2_000),
    5: Mind(40_000, exact=True),
}
