"""The hidden tiles of Yutakâ, dealt anew."""

from mypy_extensions import i64

from chabudai.core import Rng, bit
from chabudai.core import shuffle as shuffle_items
from chabudai.games.yutaka.rules.archipelago import PLACES
from chabudai.games.yutaka.rules.scoring import TYPE_OF, TYPES


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
