"""What bots know of AntaYagí, and how hard each level thinks."""

from collections.abc import Mapping

from chabudai.core import Policy
from chabudai.games.antayagi.rules_evaluate import AntaYagiPolicy
from chabudai.games.minds import Mind

MINDS = {
    1: Mind(15, wanders=75),
    2: Mind(30, wanders=50),
    3: Mind(40, wanders=30),
    4: Mind(100, wanders=10),
    5: Mind(60_000),
}


def policy(_seats: int) -> Policy:
    return AntaYagiPolicy(exploration=0.35, horizon=12)


def minds(_seats: int) -> Mapping[int, Mind]:
    return MINDS
