"""What bots know of Taïki, and how hard each level thinks."""

from collections.abc import Mapping

from chabudai.core import Policy
from chabudai.games.minds import EXPLORATION, Knob, Mind
from chabudai.games.taiki.rules_evaluate import TaikiPolicy

FOR_TWO = {
    1: Mind(10, wanders=70),
    2: Mind(20, wanders=42),
    3: Mind(50, wanders=15),
    4: Mind(150),
    5: Mind(10_000, exact=True),
}
FOR_MORE = {
    1: Mind(10, wanders=80),
    2: Mind(20, wanders=60),
    3: Mind(40, wanders=38),
    4: Mind(80, wanders=15),
    5: Mind(1_000),
}
"""With more players luck caps what thinking is worth (docs/bots.md), so the levels lie closer together."""

KNOBS = {**EXPLORATION, "spread": Knob(0.3, 6.0)}


def policy(_seats: int) -> Policy:
    return TaikiPolicy()


def minds(seats: int) -> Mapping[int, Mind]:
    return FOR_TWO if seats == 2 else FOR_MORE
