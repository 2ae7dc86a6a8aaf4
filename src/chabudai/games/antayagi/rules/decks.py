"""The decks of AntaYagí that have a name, as data.

We know no printed list of the cards, so every line is our own ruling (AY48, AY53, AY55, AY22), and players are told so.
A line says of a kind: how many cards, their back, whether they are goods, and when a T-Rex eats them: 1 first, 0 never.
"""

from typing import Final, NamedTuple


class DeckLine(NamedTuple):
    """One kind of card in a deck."""

    copies: int
    back: str
    is_good: bool
    meal: int


HOUSE: Final[dict[str, DeckLine]] = {
    "treasure": DeckLine(8, "trex", True, 0),
    "bone": DeckLine(6, "plain", True, 4),
    "lollipop": DeckLine(6, "plain", True, 3),
    "muffin": DeckLine(5, "plain", True, 2),
    "trex": DeckLine(6, "trex", True, 0),
    "toxic": DeckLine(4, "plain", True, 0),
    "hat": DeckLine(4, "hat", True, 0),
    "fish": DeckLine(10, "plain", False, 1),
    "magician": DeckLine(7, "plain", False, 0),
    "sabotage": DeckLine(9, "sabotage", False, 0),
}

DECKS: Final = {"house": {kind: line.copies for kind, line in HOUSE.items()}}
"""How many of each kind, by the name of the deck. Backs, goods and meals are those of the house deck in all of them."""


def name_of(counts: dict[str, int]) -> str | None:
    """Return the name of the deck with these counts, if it has one."""
    return next((name for name, deck in DECKS.items() if deck == counts), None)
