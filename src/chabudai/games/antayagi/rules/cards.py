"""The cards of AntaYagí, by number, and how a card lies in a hand.

A card is its kind, 0 to 9 in the order of the names below; goods come first. In a hand it is one number that
also says which way it faces and how many reshuffles came before it was drawn: kind + IN (when its owner sees
the face) + BATCH * reshuffles.
"""

from typing import Final

from mypy_extensions import i64

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
LAST_GOOD: Final = HAT
"""Goods are the kinds up to this one (AY55); a Fish is one only beside Toxic waste."""

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

HOUSE_DECK: Final = [8, 6, 6, 5, 6, 4, 4, 10, 7, 9]
"""How many of each kind: our own deck of 65, since the printed counts are not known (AY48)."""

PLAIN: Final = 0
HAT_BACK: Final = 1
TREX_BACK: Final = 2
SABOTAGE_BACK: Final = 3

BACKS: Final = ["plain", "hat", "trex", "sabotage"]

IN: Final = 16
BATCH: Final = 32

HAND: Final = 3
"""The most cards a hand holds."""


def back_of(kind: i64) -> i64:
    if kind in (TREASURE, TREX):
        return TREX_BACK
    if kind == HAT:
        return HAT_BACK
    return SABOTAGE_BACK if kind == SABOTAGE else PLAIN


# What everybody remembers of each trade: the happenings of `Cards.story`.

SHOWN: Final = 0
SABOTAGED: Final = 1
TOOK: Final = 2
STOLE: Final = 3
DROPPED: Final = 4
ATE: Final = 5
