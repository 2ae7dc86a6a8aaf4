"""What the shared laws and the golden playthroughs play of AntaYagí."""

from typing import Any

SMALL = {"treasure": 6, "bone": 4, "lollipop": 5, "muffin": 3, "trex": 5, "toxic": 4, "hat": 3, "fish": 5}
"""Forty cards with no Sabotage and no Magician: often reshuffled at seven seats."""

FISHY = {"hat": 4, "lollipop": 4, "muffin": 4, "toxic": 8, "fish": 15, "magician": 5, "sabotage": 8}

POISON = {"treasure": 10, "toxic": 30}
"""Nobody can collect enough: it ends exhausted."""

POOR = {"treasure": 10, "fish": 30}
"""All treasures may end in pouches without a winner: exhausted, though there are cards to draw."""

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (4, {}),
    (5, {}),
    (6, {"first": 5}),
    (7, {}),
    (7, {"deck": {**SMALL, "sabotage": 5}}),
    (3, {"deck": FISHY, "first": 1}),
    (7, {"deck": POISON}),
    (4, {"deck": POOR}),
    (4, {"toxic_counts": False}),
]

GOLDEN: dict[str, tuple[int, dict[str, Any], int]] = {
    "three": (3, {}, 3),
    "seven": (7, {"first": 6}, 1),
    "reshuffled": (7, {"deck": {**SMALL, "sabotage": 5}}, 1),
    "exhausted": (4, {"deck": POOR}, 4),
}

VERBS = ["first ", "deck ", "reshuffle ", "trade ", "offer ", "sabotage", "pass", "steal "]


def pieces(state: Any) -> list[int]:
    """The kind of every card in a hand or in the pile."""
    held = [
        state.hands[3 * seat + slot] & 15 for seat in range(state.seats) for slot in range(state.sizes[seat])
    ]
    return sorted([*held, *state.pile[state.top :]])
