"""The strength of each level in Ta Yü, and the numbers that may be tuned."""

from collections.abc import Mapping

from chabudai.core import Policy
from chabudai.games.minds import EXPLORATION, Knob, Mind
from chabudai.games.tayu.policy.evaluation import TayuPolicy

MINDS = {
    1: Mind(10, wanders=60),
    2: Mind(20, wanders=25),
    3: Mind(40),
    4: Mind(300),
    5: Mind(5_000),
}

KNOBS = {
    **EXPLORATION,
    "horizon": Knob(4, 40, whole=True),
    "widening": Knob(0.3, 6.0),
    "steepness": Knob(0.2, 4.0),
    "playability": Knob(0.0, 1.0),
}


def policy_for(_seats: int) -> Policy:
    return TayuPolicy()


def minds(_seats: int) -> Mapping[int, Mind]:
    return MINDS
