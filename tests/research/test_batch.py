"""Many games in arrays: each goes as it would go alone."""

import numpy as np
import pytest

from chabudai import Dice
from chabudai.research.batch import Batch
from tests.having import games_with

every_game = pytest.mark.parametrize("name", games_with("arrays.py"))


@every_game
def test_the_arrays_tell_where_every_game_stands(name: str) -> None:
    batch, dice = Batch(name, 4, seed=1), Dice(1)
    for _ in range(40):
        batch.step(batch.picks(dice))
        assert batch.masks.any(axis=1).all()
        assert (batch.rewards[~batch.ended] == 0).all()
        assert np.abs(batch.rewards.sum(axis=1)).max() < 1e-6
        assert ((batch.movers >= 0) & (batch.movers < batch.setup.seats)).all()
    assert batch.rows().shape == (4, batch.setup.encoding.width)


def test_a_finished_game_is_followed_by_another() -> None:
    batch, dice = Batch("okiya", 8, seed=2), Dice(2)
    ended = 0
    for _ in range(40):
        batch.step(batch.picks(dice))
        ended += int(batch.ended.sum())
    assert ended > 8


def test_one_illegal_action_is_refused_before_any_is_played() -> None:
    batch = Batch("okiya", 3)
    before, actions = batch.rows().tobytes(), batch.picks(Dice(1))
    actions[2] = np.flatnonzero(batch.masks[2] == 0)[0]
    with pytest.raises(ValueError, match="not legal in game 2"):
        batch.step(actions)
    assert batch.rows().tobytes() == before


@every_game
def test_a_restored_batch_goes_the_same_way_again(name: str) -> None:
    batch = Batch(name, 3, seed=3)
    batch.step(batch.picks(Dice(3)))
    kept, seen = batch.saved(), []
    for _ in range(2):
        batch.restore(kept)
        dice = Dice(4)
        for _ in range(15):
            batch.step(batch.picks(dice))
        seen.append((batch.rows().tobytes(), batch.rewards.tobytes()))
    assert seen[0] == seen[1]
