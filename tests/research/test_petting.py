"""PettingZoo's own tests for environments by others, on every game."""

import numpy as np
import pytest

from tests.released import need

need("pettingzoo")

from pettingzoo.test import api_test, performance_benchmark, seed_test

from chabudai import GAMES, Dice
from chabudai.research.petting import env, raw_env
from tests.having import games_with

every_game = pytest.mark.parametrize("name", games_with("arrays.py"))

# PettingZoo has these two warnings for every environment with action masks, its own included.
masked = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]
pytestmark = masked


@every_game
def test_the_api_test_passes(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    for seats in {GAMES[name].seats[0], GAMES[name].seats[-1]}:
        api_test(env(name, seats=seats), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out


@every_game
def test_the_seed_test_passes(name: str) -> None:
    assert seed_test(lambda: env(name), num_cycles=40) is None


@pytest.mark.slow
@every_game
def test_the_performance_benchmark_runs(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(raw_env(name))
    assert "turns per second" in capsys.readouterr().out


def played(environment: raw_env, dice: Dice) -> list[float]:
    """To the end, at random, as agents would: the final rewards."""
    rewards: dict[str, float] = {}
    for agent in environment.agent_iter():
        observation, reward, ended, cut, _ = environment.last()
        if ended or cut:
            rewards[agent] = reward
            environment.step(None)
        else:
            legal = np.flatnonzero(observation["action_mask"])
            assert observation in environment.observation_space(agent)
            environment.step(int(legal[dice.below(len(legal))]))
    return [rewards[agent] for agent in environment.possible_agents]


@every_game
def test_a_game_ends_with_rewards_in_sum_nothing(name: str) -> None:
    environment = raw_env(name)
    environment.reset(seed=3)
    rewards = played(environment, Dice(3))
    assert abs(sum(rewards)) < 1e-6


@every_game
def test_a_restored_game_goes_the_same_way_again(name: str) -> None:
    environment, dice = raw_env(name), Dice(4)
    environment.reset(seed=4)
    for _ in range(5):
        legal = np.flatnonzero(environment.last()[0]["action_mask"])
        environment.step(int(legal[dice.below(len(legal))]))
    kept = environment.position()
    first = played(environment, Dice(5))
    environment.restore(kept)
    assert played(environment, Dice(5)) == first


def test_an_illegal_action_ends_the_game_at_the_cost_of_whoever_did_it() -> None:
    environment = env("okiya")
    environment.reset(seed=1)
    observation = environment.last()[0]
    environment.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert sorted(environment.unwrapped.rewards.values()) == [-1.0, 0.0]


def test_a_cut_game_is_truncated() -> None:
    environment = raw_env("antayagi", actions=3)
    environment.reset(seed=1)
    for _ in range(3):
        environment.step(int(np.flatnonzero(environment.last()[0]["action_mask"])[0]))
    assert all(environment.truncations.values())
    assert not any(environment.terminations.values())
