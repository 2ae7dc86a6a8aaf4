"""What bots know of Taïki, and how hard each level thinks."""

from collections.abc import Mapping

from chabudai.core import Policy
from chabudai.games.minds import EXPLORATION, Knob, Mind
from chabudai.games.taiki.rules_evaluate import TaikiPolicy

FOR_TWO = {
    1: Mind(10, wanders=58),
    2: Mind(40, wanders=29),
    3: Mind(80, wanders=7),
    4: Mind(400),
    5: Mind(10_000, exact=True),
}

WANDERING = {3: (72, 47, 28, 12), 4: (80, 60, 37, 12), 5: (66, 46, 17, 0)}
"""With more players luck caps what thinking is worth, and the levels are spread evenly below the cap (docs/bots.md)."""


def for_more(seats: int) -> Mapping[int, Mind]:
    lines = (20, 30, 50, 100)
    low = zip(lines, WANDERING[seats], strict=True)
    return {
        **{level: Mind(count, wanders=often) for level, (count, often) in enumerate(low, 1)},
        5: Mind(1_000),
    }


KNOBS = {**EXPLORATION, "spread": Knob(0.3, 6.0)}


def policy(_seats: int) -> Policy:
    return TaikiPolicy()


def minds(seats: int) -> Mapping[int, Mind]:
    return FOR_TWO if seats == 2 else for_more(seats)
