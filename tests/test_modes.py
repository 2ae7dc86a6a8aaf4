"""The same seed gives the same games compiled and interpreted: both modes must reach the digests that each game keeps.

They are in `modes.json` of the game's test folder. `make golden` writes those that are missing. After a change of the
rules that is meant, delete the file first.
"""

import pytest

from chabudai import GAMES
from tests.modes import digest, kept, told
from tests.walk import Variant, label, variants


@pytest.mark.parametrize("variant", variants(), ids=label)
def test_the_same_seed_gives_the_same_game_in_both_modes(variant: Variant) -> None:
    assert digest(variant) == kept(variant[0]).get(told(variant)), "make golden writes what is missing"


@pytest.mark.parametrize("name", GAMES)
def test_every_digest_that_is_kept_belongs_to_a_variant(name: str) -> None:
    assert set(kept(name)) <= {told(variant) for variant in variants() if variant[0] == name}
