"""Decides how long a bot pauses before it answers in casual play. The pause reveals nothing about its cards.

Everybody sees when a bot answers. So the pause depends only on what everybody knows: the level of the bot, how many
seats are awaited at once, the tempo that the host has chosen, and chance. Whether an action was forced is hidden in
many games and must not change it.
"""

from collections.abc import Collection
from typing import Literal

from chabudai.core import Rng

Tempo = Literal["calm", "normal", "quick"]
"""How soon bots answer, as a person chooses it."""

_FACTORS: dict[Tempo, float] = {"calm": 1.75, "normal": 1.0, "quick": 0.5}

_STEPS = 1000

MARGIN = 0.3
"""The seconds after the slot of a turn in which its answer arrives, is checked and waits: always the same."""


def calmest(chosen: Collection[Tempo]) -> Tempo | None:
    """Return the slowest of these, or None if there is none."""
    return max(chosen, key=_FACTORS.__getitem__, default=None)


def pause(level: int, awaited: int, rng: Rng, tempo: Tempo = "normal") -> float:
    """Return the seconds from the turn to the answer, including the search: at least 0.4, at most 4.1.

    Strong bots pause longer, so that the pause usually covers the slot of their search. If several seats are awaited at
    once, each pauses half as long.
    """
    calm = 0.7 + 0.15 * level
    seconds = calm * (0.8 + 0.8 * (int(rng.below(_STEPS)) / _STEPS))
    return max(0.4, _FACTORS[tempo] * (seconds / 2 if awaited > 1 else seconds))


def earliest(slot: float) -> float:
    """Return the seconds from the grant of a worker to the answer of a turn with this slot, if the pause is over.

    A search stops by itself at the end of its slot. The server does not wait for a later answer.
    """
    return slot + MARGIN
