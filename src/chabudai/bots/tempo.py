"""Decides how long a bot pauses before it answers in casual play. The pause reveals nothing about its cards.

Everybody sees when a bot answers. So the pause depends only on what everybody knows: the level of the bot, how many
seats are awaited at once, and chance. Whether an action was forced is hidden in many games and must not change it.
"""

from chabudai.core import Rng

_STEPS = 1000


def pause(level: int, awaited: int, rng: Rng) -> float:
    """Return the seconds from the turn to the answer, including the search: at least 0.4, at most 2.4.

    Strong bots pause longer, so that the pause covers their usual search. If several seats are awaited at once, each
    pauses half as long.
    """
    calm = 0.7 + 0.15 * level
    seconds = calm * (0.8 + 0.8 * (int(rng.below(_STEPS)) / _STEPS))
    return max(0.4, seconds / 2) if awaited > 1 else seconds
