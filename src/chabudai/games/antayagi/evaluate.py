"""What bots know of AntaYagí, and how hard each level thinks."""

from collections.abc import Mapping

from chabudai.core import Policy
from chabudai.games.antayagi.rules_evaluate import AntaYagiPolicy
from chabudai.games.minds import Mind

MINDS = {
    1: Mind(15, wanders=75),
    2: Mind(30, wanders=45),
    3: Mind(60, wanders=15),
    4: Mind(300),
    5: Mind(60_000),
}


def policy(_seats: int) -> Policy:
    return AntaYagiPolicy(exploration=0.35, horizon=12)


def minds(_seats: int) -> Mapping[int, Mind]:
    return MINDS
