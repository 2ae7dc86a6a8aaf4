"""What the shared laws and the golden playthroughs play of Yutakâ."""

from typing import Any

from chabudai.games.yutaka.rules.hands import cards_of

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"known": "IDACE"}),
    (2, {"known": "ID", "first": 0}),
    (2, {"known": "E", "archipelago": "4 4 4 4 4"}),
    (2, {"known": "DC", "archipelago": "22 211 31 4 1111", "first": 1}),
    (2, {"known": "IACE", "archipelago": "1 1 1 1 79"}),
    (2, {"known": "A", "archipelago": "1111111111111111 1 1 1 1"}),
]

GOLDEN: dict[str, tuple[int, dict[str, Any], int]] = {
    "mysteria": (2, {}, 1),
    "tactika": (2, {"known": "IDACE", "first": 1}, 2),
    "stacks": (2, {"known": "DC", "archipelago": "22 211 31 4 1111"}, 3),
}

VERBS = ["first ", "tiles ", "decks ", "reveal ", *(f"play {kind}" for kind in "IDACEX")]


def pieces(state: Any) -> list[list[int]]:
    """Every tile, the five left out included, and the cards of each player that are not on the table."""
    hands = [cards_of(state.hand_0), cards_of(state.hand_1)]
    decks = [state.deck_0[: state.left_0], state.deck_1[: state.left_1]]
    return [sorted(state.tiles), *(sorted([*hand, *deck]) for hand, deck in zip(hands, decks, strict=True))]
