"""What bots know of Yutakâ, and how hard each level thinks."""

from collections.abc import Mapping

from chabudai.core import Policy
from chabudai.games.minds import EXPLORATION, Knob, Mind
from chabudai.games.yutaka.rules_evaluate import YutakaPolicy

MINDS = {
    1: Mind(20, wanders=50),
    2: Mind(50, wanders=12),
    3: Mind(100),
    4: Mind(500),
    5: Mind(30_000),
}

KNOBS = {**EXPLORATION, "hidden_worth": Knob(0, 6, whole=True)}


def policy(_seats: int) -> Policy:
    return YutakaPolicy()


def minds(_seats: int) -> Mapping[int, Mind]:
    return MINDS
