"""What the shared laws and the golden playthroughs play of Newgame."""

from typing import Any

VARIANTS: list[tuple[int, dict[str, Any]]] = [(2, {}), (2, {"first": 1})]
"""Numbers of seats and options: together they reach every rule."""

GOLDEN: dict[str, tuple[int, dict[str, Any], int]] = {"usual": (2, {}, 1)}
"""Playthroughs that people read: a number of seats, options and a seed. `make golden` writes them."""

VERBS = ["first ", "deal ", "play "]
"""What the golden playthroughs must show, all together."""


def pieces(state: Any) -> list[int]:
    """Every stone, wherever it is: no action makes or loses one."""
    return sorted([*state.hands[0], *state.hands[1], *state.plays, state.aside])
