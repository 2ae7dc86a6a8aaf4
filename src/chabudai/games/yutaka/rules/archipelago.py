"""Where the twenty tiles of Yutakâ lie: five islands of stacks, of which only the top tiles can be turned.

Places are numbered 0 to 19, island by island, stack by stack and in a stack from the top down; a set of
places is a mask with bit n for place n. An island has at most sixteen places; the k-th of island i is turned
by action REVEALS + 16 * i + k.
"""

from typing import Final

from mypy_extensions import i64

from chabudai.core import bit

PLACES: Final = 20
ISLANDS: Final = 5
LETTERS: Final = 16

REVEALS: Final = 105
"""The first action that turns a tile; smaller ones play a card."""

FLAT: Final = "1111 1111 1111 1111 1111"


def is_archipelago(text: str) -> bool:
    """Five islands of one stack or more, so five places at least are open; twenty tiles (YU18, YU18a)."""
    words = text.split(" ")
    if len(words) != ISLANDS or not all(_is_island(word) for word in words):
        return False
    return sum([int(digit) for digit in text if digit != " "]) == PLACES


def _is_island(word: str) -> bool:
    return word.isascii() and word.isdigit() and "0" not in word


class Archipelago:
    """Never changed once built, so all copies of a state share it."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.starts: list[int] = [0]
        self.stacks: list[int] = []
        self.reveals: list[int] = []
        self.tops: i64 = 0
        self.lids: i64 = 0
        for word in text.split(" "):
            self._add_island(word)

    def _add_island(self, word: str) -> None:
        island = len(self.starts) - 1
        start = self.starts[island]
        for stack in range(len(word)):
            self._add_stack(stack, int(word[stack]))
        self.starts.append(len(self.stacks))
        for place in range(start, len(self.stacks)):
            self.reveals.append(REVEALS + LETTERS * island + place - start)

    def _add_stack(self, stack: int, height: int) -> None:
        """`tops` are open from the start; the place below a lid opens when the lid is turned."""
        top: i64 = len(self.stacks)
        self.tops |= bit(top)
        for place in range(top, top + height - 1):
            self.lids |= bit(place)
        for _ in range(height):
            self.stacks.append(stack)

    def place(self, slot: i64) -> i64:
        """The place that action REVEALS + slot turns."""
        start: i64 = self.starts[slot >> 4]
        return start + (slot & 15)
