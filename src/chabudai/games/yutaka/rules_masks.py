"""Small sets as numbers, and the hidden pieces of Yutakâ dealt anew.

A set is a mask with bit n for its member n. A hand is one too, except that Dynamite, of which there are four,
is counted from bit 20 on; so adding `bit(card)` adds a card and subtracting it takes the card away.
"""

from mypy_extensions import i64

from chabudai.core import Rng, bit
from chabudai.core import shuffle as shuffle_items
from chabudai.games.yutaka.rules_archipelago import PLACES
from chabudai.games.yutaka.rules_scoring import DYNAMITE, TYPE_OF, TYPES


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


def mixed(tiles: list[int], hidden: i64, known: i64, rng: Rng) -> list[int]:
    """The same tiles with the hidden ones, the five left out included, dealt anew.

    A spot of known colour keeps it; all the others share what is hidden of the unknown types (YU14, YU16).
    """
    tiles = tiles.copy()
    for kind in range(TYPES):
        if known & bit(kind):
            _mix(tiles, hidden, bit(kind), rng)
    _mix(tiles, hidden, ~known, rng)
    return tiles


def _mix(tiles: list[int], hidden: i64, kinds: i64, rng: Rng) -> None:
    spots: list[int] = []
    loose: list[int] = []
    for spot, tile in enumerate(tiles):
        if (spot >= PLACES or (hidden >> spot) & 1) and (kinds >> TYPE_OF[tile]) & 1:
            spots.append(spot)
            loose.append(tile)
    shuffle_items(loose, rng)
    for index in range(len(spots)):
        tiles[spots[index]] = loose[index]
