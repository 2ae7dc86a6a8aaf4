"""The cards, the actions and the tricks of Taïki as numbers.

Sun cards are 0–15 and Moon cards 16–31: in each colour the numbers 1–15 in order, then the Mask. A set of
cards is a mask with bit n for card n. To play a card is the action 4 * card + how; to draw is DRAW +
colour, to name the next leader LEAD + seat.
"""

from typing import Final

from mypy_extensions import i64

from chabudai.core import index_of

SUN: Final = 0
MOON: Final = 1

NINE: Final = 8
MASK: Final = 15
"""The two ranks with a rule of their own; the others are their number less one."""

SUN_CARDS: Final = 0x0000FFFF
MOON_CARDS: Final = 0xFFFF0000
NINES: Final = 0x01000100
MASKS: Final = 0x80008000

AS_SUN: Final = 0
AS_MOON: Final = 1
"""How a 9 is played."""

PLAIN: Final = 0
LOW: Final = 1
HIGH: Final = 2
"""How a Mask is played; PLAIN is off the led colour, and how any other card is played."""

DRAW: Final = 128
LEAD: Final = 130


def cards_of(colour: i64) -> i64:
    return SUN_CARDS if colour == SUN else MOON_CARDS


def nine_of(colour: i64) -> i64:
    return 0x100 if colour == SUN else 0x1000000


def card_list(cards: i64) -> list[int]:
    """The cards of a set, lowest first."""
    found: list[int] = []
    while cards:
        found.append(index_of(cards & -cards))
        cards &= cards - 1
    return found


def pack_trick(leader: i64, winner: i64, colour: i64, actions: i64) -> i64:
    """A finished trick in one number; `actions` holds seven bits for each play, the leader's lowest."""
    return leader | (winner << 3) | (colour << 6) | (actions << 7)


def actions_of(packed: i64, count: i64) -> list[int]:
    """The plays of a trick, unpacked, in the order they were made."""
    return [(packed >> (7 * order)) & 127 for order in range(count)]


class Trick:
    """A finished trick, unpacked."""

    def __init__(self, packed: int, seats: int) -> None:
        self.leader = packed & 7
        self.winner = (packed >> 3) & 7
        self.colour = (packed >> 6) & 1
        self.plays = actions_of(packed >> 7, seats)


class TaikiRound:
    """How a round ended: its packed tricks, and by seat the change before the floor and the tokens after."""

    def __init__(self, starter: int, tricks: list[int], changes: list[int], tokens: list[int]) -> None:
        self.starter = starter
        self.tricks = tricks
        self.changes = changes
        self.tokens = tokens
