"""How long a bot should seem to think in casual play: longer where there is more to choose, never the same twice."""

from math import log2

from chabudai.core import Rng

_LEAST, _MOST = 0.5, 3.5


def pause(choices: int, level: int, rng: Rng) -> float:
    """Seconds from the question to the answer, the search included. Forced actions are quick, masters calm."""
    if choices <= 1:
        return _LEAST
    calm = _LEAST + 0.25 * log2(choices) + 0.1 * level
    return min(_MOST, calm * (0.6 + rng.below(100) / 100))
