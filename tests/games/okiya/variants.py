"""What the shared laws and the golden playthroughs play of Okiya."""

from typing import Any

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"full_garden": "last_mover"}),
    (2, {"match": "rounds"}),
    (2, {"match": "rounds", "target": 2, "full_garden": "last_mover", "first": 1}),
    (2, {"match": "points"}),
    (2, {"match": "points", "target": 15, "first": 0}),
]

GOLDEN: dict[str, tuple[int, dict[str, Any], int]] = {
    "single": (2, {}, 1),
    "rounds": (2, {"match": "rounds", "target": 2, "full_garden": "last_mover"}, 4),
    "points": (2, {"match": "points", "target": 5, "first": 1}, 6),
}

VERBS = ["first ", "garden ", "a1", "b2", "d4"]


def pieces(state: Any) -> list[int]:
    """Every tile of the garden."""
    return sorted(state.garden)
