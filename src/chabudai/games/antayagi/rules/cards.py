"""The cards of AntaYagí, by number, and how a card lies in a hand.

A card is its kind, 0 to 9 in the order of the names below. In a hand it is one number that
also says which way it faces and how many reshuffles came before it was drawn: kind + IN (when its owner sees
the face) + BATCH * reshuffles.
"""

from typing import Final

from mypy_extensions import i64

from chabudai.games.antayagi.rules.decks import HOUSE

TREASURE: Final = 0
BONE: Final = 1
LOLLIPOP: Final = 2
MUFFIN: Final = 3
TREX: Final = 4
TOXIC: Final = 5
HAT: Final = 6
FISH: Final = 7
MAGICIAN: Final = 8
SABOTAGE: Final = 9

KINDS: Final = 10
NAMES: Final = [
    "treasure",
    "bone",
    "lollipop",
    "muffin",
    "trex",
    "toxic",
    "hat",
    "fish",
    "magician",
    "sabotage",
]

HOUSE_DECK: Final[list[int]] = [HOUSE[name].copies for name in NAMES]
"""How many of each kind are in the house deck."""

IS_GOOD: Final[list[bool]] = [HOUSE[name].is_good for name in NAMES]
"""Which kinds are goods; a Fish is one only beside Toxic waste."""

MENU: Final[list[int]] = sorted(
    [kind for kind in range(KINDS) if HOUSE[NAMES[kind]].meal], key=lambda kind: HOUSE[NAMES[kind]].meal
)
"""What a T-Rex eats, what it likes best first."""

PLAIN: Final = 0
HAT_BACK: Final = 1
TREX_BACK: Final = 2
SABOTAGE_BACK: Final = 3

BACKS: Final = ["plain", "hat", "trex", "sabotage"]

IN: Final = 16
BATCH: Final = 32

HAND: Final = 3
"""The most cards a hand holds."""


BACK_OF: Final[list[int]] = [BACKS.index(HOUSE[name].back) for name in NAMES]


def back_of(kind: i64) -> i64:
    return BACK_OF[kind]


# What everybody remembers of each trade: the happenings of `Cards.story`.

SHOWN: Final = 0
SABOTAGED: Final = 1
TOOK: Final = 2
STOLE: Final = 3
DROPPED: Final = 4
ATE: Final = 5

# What the moments of the last trade tell: `Moment.what`.

REVEALED: Final = 0
MATCHED: Final = 1
OPPOSED: Final = 2
CANCELLED: Final = 3
ARRIVED: Final = 4
ROBBED: Final = 5
THROWN: Final = 6
FED: Final = 7
LOST: Final = 8
RESHUFFLED: Final = 9
DREW: Final = 10
WON: Final = 11
