"""What bots know of AntaYagí, and how hard each level thinks."""

from collections.abc import Mapping

from chabudai.core import Policy
from chabudai.games.antayagi.rules_evaluate import AntaYagiPolicy
from chabudai.games.minds import Mind

MINDS = {
    1: Mind(20, wanders=50),
    2: Mind(40, wanders=33),
    3: Mind(80, wanders=20),
    4: Mind(200, wanders=9),
    5: Mind(2_000),
}


def policy(_seats: int) -> Policy:
    return AntaYagiPolicy(exploration=0.2, horizon=1)


def minds(_seats: int) -> Mapping[int, Mind]:
    return MINDS
