"""What the shared laws and the golden playthroughs play of Taïki."""

from typing import Any

VARIANTS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (2, {"two_players": "tokens", "first": 1}),
    (2, {"two_players": "best_of_3", "first_player": "random", "nine_obliges": True}),
    (3, {}),
    (3, {"first_player": "random", "first": 2}),
    (4, {"first_player": "rotate", "nine_obliges": False}),
    (4, {"nine_obliges": True}),
    (5, {}),
    (5, {"first_player": "random", "nine_obliges": True}),
]

GOLDEN: dict[str, tuple[int, dict[str, object], int]] = {
    "two-players": (2, {}, 5),
    "two-players-for-tokens": (2, {"two_players": "tokens", "first": 1}, 1),
    "three-players-random-first": (3, {"first_player": "random"}, 34),
    "four-players-nine-obliges": (4, {"nine_obliges": True}, 3),
    "five-players": (5, {}, 48),
}

VERBS = [
    "first ",
    "deal ",
    "draw sun\n",
    "draw moon\n",
    "play S15\n",
    *(f"play {card}9={colour}\n" for card in "SM" for colour in "SM"),
    *(f"play {card}*{strength}\n" for card in "SM" for strength in ("", "+", "-")),
    "lead 0\n",
    "lead 4\n",
]


def pieces(state: Any) -> list[int]:
    """How many cards there are of each colour in hands, piles and tricks, and how many different ones.

    Which cards are laid aside is hidden, so the cards themselves may change, but none may be there twice.
    """
    hands = [state.hand_0, state.hand_1, state.hand_2, state.hand_3, state.hand_4, state.shown]
    cards = [card for hand in hands for card in range(32) if hand >> card & 1]
    cards += [*state.sun_pile, *state.moon_pile]
    return [sum(card < 16 for card in cards), sum(card >= 16 for card in cards), len(set(cards))]
