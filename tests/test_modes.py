"""The same seed gives the same games compiled and interpreted: both modes must reach the digests kept here.

After a change of the rules that is meant, run `PYTHONPATH=src:. python -m tests.test_modes` and read the difference.
"""

import hashlib
import json
from pathlib import Path

import pytest

from chabudai import Dice
from chabudai.match import record
from tests.walk import Variant, label, seen, steps, variants

KEPT = Path(__file__).with_suffix(".json")


def digest(variant: Variant) -> str:
    """Two whole games: their records, and what every seat sees of a world redealt on the way."""
    told = hashlib.sha256()
    for seed in (101, 102):
        dice = Dice(seed)
        for match in steps(variant, seed):
            if match.version % 9 == 0 or match.outcome:
                world = match.state.copy()
                world.redeal(match.version % match.seats, dice)
                for seat in range(match.seats):
                    told.update(seen(match.game, world, seat))
            if match.outcome:
                told.update(record.of(match).to_json().encode())
    return told.hexdigest()[:24]


@pytest.mark.parametrize("variant", variants(), ids=label)
def test_the_same_seed_gives_the_same_game_in_both_modes(variant: Variant) -> None:
    assert digest(variant) == json.loads(KEPT.read_text(encoding="utf-8"))[label(variant)]


if __name__ == "__main__":
    KEPT.write_text(
        json.dumps({label(variant): digest(variant) for variant in variants()}, indent=1) + "\n",
        encoding="utf-8",
    )
