"""The strength of each level in AntaYagí."""

from collections.abc import Mapping

from chabudai.core import Policy
from chabudai.games.antayagi.policy.playouts import AntaYagiPolicy
from chabudai.games.minds import Mind

MINDS = {
    1: Mind(20, wanders=72),
    2: Mind(30, wanders=50),
    3: Mind(60, wanders=30),
    4: Mind(200, wanders=13),
    5: Mind(1_000),
}
"""Spread evenly below the cap that luck sets (docs/bots.md)."""

FOR_MANY = {**MINDS, 5: Mind(10_000, seconds=0.25)}
"""With seven, ten times the lines still won more."""

FOR_THREE = {**MINDS, 1: Mind(20, wanders=77), 2: Mind(30, wanders=57)}


def policy_for(_seats: int) -> Policy:
    return AntaYagiPolicy(exploration=0.2, horizon=1)


def minds(seats: int) -> Mapping[int, Mind]:
    return FOR_THREE if seats == 3 else FOR_MANY if seats >= 6 else MINDS
