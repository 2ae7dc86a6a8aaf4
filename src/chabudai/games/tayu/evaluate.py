"""What bots know of Ta Yü, and how hard each level thinks."""

from collections.abc import Mapping

from chabudai.core import Policy
from chabudai.games.minds import Mind
from chabudai.games.tayu.rules_evaluate import TayuPolicy

MINDS = {
    1: Mind(10, wanders=60),
    2: Mind(20, wanders=25),
    3: Mind(40),
    4: Mind(300),
    5: Mind(10_000),
}


def policy(_seats: int) -> Policy:
    return TayuPolicy(exploration=0.2, horizon=16, widening=1.5)


def minds(_seats: int) -> Mapping[int, Mind]:
    return MINDS
