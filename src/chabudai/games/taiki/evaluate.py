"""What bots know of Taïki, and how hard each level thinks."""

from collections.abc import Mapping

from chabudai.core import Policy
from chabudai.games.minds import Mind
from chabudai.games.taiki.rules_evaluate import TaikiPolicy

FOR_TWO = {
    1: Mind(15, wanders=60),
    2: Mind(40, wanders=25),
    3: Mind(80),
    4: Mind(600, exact=True),
    5: Mind(60_000, exact=True),
}
FOR_MORE = {
    1: Mind(10, wanders=75),
    2: Mind(20, wanders=50),
    3: Mind(40, wanders=25),
    4: Mind(100),
    5: Mind(60_000),
}


def policy(_seats: int) -> Policy:
    return TaikiPolicy()


def minds(seats: int) -> Mapping[int, Mind]:
    return FOR_TWO if seats == 2 else FOR_MORE
