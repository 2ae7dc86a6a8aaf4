"""Counts Yutakâ: which shore takes which treasure.

Types are numbered 0 to 4: idol, dagger, amphora, crystals, equipment. Tiles are numbered 0 to 24 by type,
best first. Card 4 * type + value - 1 has that type and value, card 20 is Dynamite. A column is a number in
base 32 with a digit for each card, card + 1, the latest last. Its weights are another number: six bits for
the sum of each type.
"""

from typing import Final

from mypy_extensions import i64

from chabudai.games.yutaka.rules.archipelago import ISLANDS

TYPES: Final = 5
EQUIPMENT: Final = 4
DYNAMITE: Final = 20

VALUES: Final = [15, 10, 5, 12, 8, 6, 4, 10, 8, 6, 4, 2, 9, 8, 6, 4, 2, 1, 8, 7, 5, 4, 3, 2, 1]
TYPE_OF: Final = [0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4]

NOBODY: Final = -1


def weights_of(column: i64) -> i64:
    weights: i64 = 0
    while column:
        card: i64 = (column & 31) - 1
        if card != DYNAMITE:
            value: i64 = (card & 3) + 1
            weights += value << (6 * (card >> 2))
        column >>= 5
    return weights


def sum_of(weights: i64, kind: i64) -> i64:
    return (weights >> (6 * kind)) & 63


def total_of(weights: i64) -> i64:
    """All cards of the column together; Dynamite counts 0."""
    total: i64 = 0
    while weights:
        total += weights & 63
        weights >>= 6
    return total


def claim_of(mine: i64, theirs: i64, kind: i64) -> i64:
    """What one side's column sets against the other's for the tiles of a type.

    Its cards of that type; but where both sides have equipment, whole columns fight for it (YU10, YU10b).
    """
    own: i64 = sum_of(mine, kind)
    if kind == EQUIPMENT and own > 0 and sum_of(theirs, kind) > 0:
        return total_of(mine)
    return own


def holder_of(first: i64, second: i64, kind: i64) -> i64:
    """The seat that takes all tiles of this type on an island (YU11); equal claims are nobody's (YU11a)."""
    claim_0: i64 = claim_of(first, second, kind)
    claim_1: i64 = claim_of(second, first, kind)
    if claim_0 == claim_1:
        return NOBODY
    return 0 if claim_0 > claim_1 else 1


class Tally:
    """Points won by both seats, and how many of them with equipment tiles."""

    def __init__(self) -> None:
        self.points_0: i64 = 0
        self.points_1: i64 = 0
        self.equipment_0: i64 = 0
        self.equipment_1: i64 = 0

    def add(self, holder: i64, tile: i64) -> None:
        value: i64 = VALUES[tile]
        grey: i64 = value if TYPE_OF[tile] == EQUIPMENT else 0
        if holder == 0:
            self.points_0 += value
            self.equipment_0 += grey
        elif holder == 1:
            self.points_1 += value
            self.equipment_1 += grey

    def winner(self) -> i64:
        """More points (YU42), then more points of equipment (YU9)."""
        lead: i64 = self.points_0 - self.points_1
        if lead == 0:
            lead = self.equipment_0 - self.equipment_1
        if lead == 0:
            return NOBODY
        return 0 if lead > 0 else 1

    def reason(self) -> str:
        if self.points_0 != self.points_1:
            return "points"
        return "equipment" if self.equipment_0 != self.equipment_1 else "tie"


def tally_of(columns: list[int], tiles: list[int], starts: list[int], hidden: i64) -> Tally:
    """Count the tiles that lie open, island by island."""
    tally = Tally()
    for island in range(ISLANDS):
        first: i64 = weights_of(columns[island])
        second: i64 = weights_of(columns[ISLANDS + island])
        place: i64 = starts[island]
        end: i64 = starts[island + 1]
        while place < end:
            if (hidden >> place) & 1 == 0:
                tile: i64 = tiles[place]
                tally.add(holder_of(first, second, TYPE_OF[tile]), tile)
            place += 1
    return tally
