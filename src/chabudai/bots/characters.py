"""The names of bots: ten characters, of whom each bot of a table is one."""

from collections.abc import Iterable
from zlib import crc32

CHARACTERS = ("Kiku", "Pelle", "Suzu", "Tamba", "Nilo", "Duna", "Brinn", "Zubi", "Roso", "Moku")
"""The names of the characters. The page draws a face for each, in this order; add new ones at the end."""

_STEPS = (1, 3, 7, 9)
"""Steps around the ten characters that meet each of them."""


def characters_at(table: str, seats: int, taken: Iterable[str] = ()) -> list[int]:
    """Return the character of each seat of a table, as a place in `CHARACTERS`.

    The same table and seat have the same character, unless a person at the table has its name: `taken` are the names
    of people.
    """
    drawn = crc32(table.encode())
    start, step = drawn % len(CHARACTERS), _STEPS[drawn // len(CHARACTERS) % len(_STEPS)]
    order = [(start + place * step) % len(CHARACTERS) for place in range(max(seats, len(CHARACTERS)))]
    chosen, spare = order[:seats], order[seats:]
    refused = {name.strip().casefold() for name in taken}
    for seat, character in enumerate(chosen):
        if CHARACTERS[character].casefold() in refused:
            free = [other for other in spare if CHARACTERS[other].casefold() not in refused]
            if free:
                chosen[seat] = free[0]
                spare.remove(free[0])
    return chosen
