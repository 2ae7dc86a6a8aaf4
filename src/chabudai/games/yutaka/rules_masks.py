"""Small sets as numbers, and the hidden pieces of Yutakâ dealt anew.

A set is a mask with bit n for its member n. A hand is one too, except that Dynamite, of which there are four,
is counted from bit 20 on; so adding `bit(card)` adds a card and subtracting it takes the card away.
"""

from mypy_extensions import i64

from chabudai.core import Rng, bit
from chabudai.core import shuffle as shuffle_items
from chabudai.games.yutaka.rules_archipelago import PLACES
from chabudai.games.yutaka.rules_scoring import DYNAMITE, TYPE_OF, TYPES


def index_of(single: i64) -> i64:
    """The only member of a set, below 20."""
    index: i64 = 0
    if single & 0xF0000:
        index += 16
    if single & 0x0FF00:
        index += 8
    if single & 0xF0F0:
        index += 4
    if single & 0xCCCCC:
        index += 2
    if single & 0xAAAAA:
        index += 1
    return index


def nth_of(mask: i64, n: i64) -> i64:
    """The n-th member of a set, counted from 0."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return index_of(mask & -mask)


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

    A spot of known colour keeps it; all the others share what is hidden of the unknown types (rules.md YU14).
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
