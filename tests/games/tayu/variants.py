"""What the shared laws and the golden playthroughs play of Ta Yü."""

from typing import Any

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"hand": 2, "first": 1}),
    (2, {"hand": 2, "draw": "bag", "rescue": "never"}),
    (2, {"edition": "goliath", "hand": 2, "draw": "spread", "rescue": "redraw"}),
    (2, {"coasts": "choose", "hand": 2}),
    (3, {"first": 2}),
    (3, {"rescue": "redraw"}),
    (3, {"edition": "goliath", "target": 12, "saboteur": 0, "first": 1}),
    (4, {"edition": "goliath", "draw": "block"}),
]

GOLDEN: dict[str, tuple[int, dict[str, Any], int]] = {
    "block": (2, {}, 1),
    "hidden-hands": (
        2,
        {"edition": "goliath", "hand": 2, "draw": "spread", "rescue": "redraw", "first": 1},
        2,
    ),
    "auction": (3, {"draw": "bag"}, 20),
    "saboteur": (3, {"edition": "goliath", "draw": "block", "target": 20, "saboteur": 1}, 2),
    "teams": (4, {"edition": "goliath"}, 5),
}

VERBS = [
    "first ",
    "supply ",
    "bid ",
    "pass",
    "axis ns",
    "axis ew",
    "draw left",
    "draw right",
    "draw ring",
    "draw plain",
    "place ",
]


def pieces(state: Any) -> list[int]:
    """Every tile that is not on the board, wherever it is."""
    supply = state.supply
    waiting = [*supply.queue_0[supply.next_0 :], *supply.queue_1[supply.next_1 :]]
    held = [tile for tile in (supply.drawn, supply.kept_0, supply.kept_1) if tile >= 0]
    return sorted([*waiting, *held, *supply.gone])
