"""Hands of Yutakâ as numbers.

A set is a mask with bit n for its member n. A hand is one too, except that Dynamite, of which there are four,
is counted from bit 20 on; so adding `bit(card)` adds a card and subtracting it takes the card away.
"""

from mypy_extensions import i64

from chabudai.core import bit
from chabudai.games.yutaka.rules.scoring import DYNAMITE


def cards_of(hand: i64) -> list[int]:
    """A hand as a list, in the order of the cards."""
    cards = [card for card in range(DYNAMITE) if hand & bit(card)]
    thrown: i64 = hand >> DYNAMITE
    return cards + [DYNAMITE] * int(thrown)


def hand_of(cards: list[int]) -> i64:
    hand: i64 = 0
    for card in cards:
        hand += bit(card)
    return hand
