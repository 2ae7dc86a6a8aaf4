"""What bots know of Okiya, and how hard each level thinks."""

from collections.abc import Mapping

from chabudai.core import Policy
from chabudai.games.minds import Mind
from chabudai.games.okiya.rules_evaluate import OkiyaPolicy

MINDS = {
    1: Mind(10, wanders=50),
    2: Mind(30, wanders=12),
    3: Mind(100),
    4: Mind(600),
    5: Mind(3_000, exact=True),
}


def policy(_seats: int) -> Policy:
    return OkiyaPolicy()


def minds(_seats: int) -> Mapping[int, Mind]:
    return MINDS
