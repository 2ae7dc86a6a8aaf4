"""How long a bot takes to answer in casual play. It tells nothing of what the bot holds.

Everybody sees when a bot answers. So a pause is drawn from what everybody knows: the bot's level, how many seats are
awaited at once, and chance. Whether an action was forced is hidden in many games and must not change the pause.
"""

from chabudai.core import Rng

_STEPS = 1000


def pause(level: int, awaited: int, rng: Rng) -> float:
    """Seconds from the turn to the answer, the search included: at least 0.4, at most 2.4.

    Strong bots are calmer, because they search longer: a pause is to be longer than a usual search. Where several
    seats are awaited at once each takes half as long.
    """
    calm = 0.7 + 0.15 * level
    seconds = calm * (0.8 + 0.8 * (int(rng.below(_STEPS)) / _STEPS))
    return max(0.4, seconds / 2) if awaited > 1 else seconds
