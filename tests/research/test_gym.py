"""Gymnasium's own checker on every game, one seat learning and bots around it."""

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from chabudai.research.gym import SeatEnv
from tests.having import games_with

every_game = pytest.mark.parametrize("name", games_with("arrays.py"))


@every_game
def test_the_checker_is_content(name: str) -> None:
    assert check_env(SeatEnv(name), skip_render_check=True) is None  # type: ignore[func-returns-value]


@every_game
def test_the_learner_is_asked_until_the_end(name: str) -> None:
    environment = SeatEnv(name)
    observation, told = environment.reset(seed=2)
    assert told["seat"] in range(environment.setup.seats)
    over = False
    while not over:
        assert observation in environment.observation_space
        action = np.int64(np.flatnonzero(observation["action_mask"])[0])
        observation, reward, ended, cut, _ = environment.step(action)
        over = ended or cut
        assert over or reward == 0
    assert -1 <= reward <= 1


def test_bots_can_play_the_others() -> None:
    environment = SeatEnv("okiya", others=1, seat=1)
    observation, told = environment.reset(seed=1)
    assert told["seat"] == 1
    assert observation["action_mask"].any()


def test_an_illegal_action_costs_the_game() -> None:
    environment = SeatEnv("okiya")
    observation, _ = environment.reset(seed=1)
    _, reward, ended, _, told = environment.step(np.int64(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert (reward, ended, told["illegal"]) == (-1.0, True, True)


def test_a_restored_position_is_the_same_again() -> None:
    environment = SeatEnv("taiki", seat=0)
    before, _ = environment.reset(seed=1)
    kept = environment.position()
    environment.step(np.int64(np.flatnonzero(before["action_mask"])[0]))
    environment.restore(kept)
    assert np.array_equal(environment.position().row(0), before["observation"])
