"""What bots know of the game, and how hard each level thinks."""

from collections.abc import Mapping

from chabudai.core import Policy
from chabudai.games.minds import USUAL, Mind
from chabudai.games.tayu.rules_evaluate import TayuPolicy


def policy(_seats: int) -> Policy:
    return TayuPolicy(exploration=0.2, horizon=16, widening=1.5)


def minds(_seats: int) -> Mapping[int, Mind]:
    return USUAL
