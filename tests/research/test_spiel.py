"""OpenSpiel's own simulation test on every game, and its search and its equilibrium finding on ours."""

from typing import Any

import numpy as np
import pytest

from tests.released import need

need("open-spiel")

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

from chabudai import GAMES
from chabudai.errors import BadOption
from chabudai.research import spiel
from tests.having import games_with

every_game = pytest.mark.parametrize("name", games_with("arrays.py"))


def dealt(name: str, seed: int = 1, **params: Any) -> Any:
    """A game's first position with a choice."""
    state = pyspiel.load_game(f"chabudai_{name}", params).new_initial_state()
    dice = np.random.RandomState(seed)
    while state.is_chance_node():
        state.apply_action(int(dice.choice(len(state.chance_outcomes()))))
    return state


@every_game
def test_random_simulations_pass(name: str) -> None:
    for seats in {GAMES[name].seats[0], GAMES[name].seats[-1]}:
        loaded = pyspiel.load_game(f"chabudai_{name}", {"players": seats})
        assert loaded.num_players() == seats
        pyspiel.random_sim_test(loaded, num_sims=1, serialize=name != "tayu", verbose=False)


@every_game
def test_information_set_search_finds_a_legal_action(name: str) -> None:
    state, dice = dealt(name), np.random.RandomState(2)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(), evaluator=evaluator, uct_c=1.4, max_simulations=6, random_state=dice
    )
    assert bot.step(state) in state.legal_actions()


@every_game
def test_a_resampled_world_looks_the_same_to_the_player(name: str) -> None:
    state, dice = dealt(name), np.random.RandomState(3)
    for _ in range(6):
        seat = state.current_player()
        other = state.resample_from_infostate(seat, dice.rand)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        state.apply_action(int(dice.choice(state.legal_actions())))
        if state.is_chance_node() or state.is_terminal():
            break


@pytest.mark.parametrize(
    ("name", "params"),
    [
        ("okiya", {"deals": 1, "opening": 10}),
        ("taiki", {"deals": 3, "opening": 18, "actions": 4}),
    ],
)
def test_regret_minimisation_nears_an_equilibrium_of_a_shrunken_game(
    name: str, params: dict[str, int]
) -> None:
    shrunken = pyspiel.load_game(f"chabudai_{name}", params)
    solver = cfr.CFRSolver(shrunken)
    before = exploitability.exploitability(shrunken, solver.average_policy())
    for _ in range(8):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(shrunken, solver.average_policy()) < before / 2


def test_the_same_numbers_are_the_same_shuffle() -> None:
    first, again, other = dealt("taiki", 1), dealt("taiki", 1), dealt("taiki", 2)
    assert first.information_state_string(0) == again.information_state_string(0)
    assert first.information_state_string(0) != other.information_state_string(0)


def test_a_clone_is_independent() -> None:
    state = dealt("okiya")
    before, twin = state.observation_string(0), state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert state.observation_string(0) == before
    assert twin.observation_string(0) != before


def test_options_survive_the_name_of_the_game() -> None:
    loaded = pyspiel.load_game("chabudai_okiya", {"options": "match:points;target:4"})
    again = pyspiel.load_game(str(loaded))
    assert again.setup.options["target"] == 4
    assert again.setup.options["match"] == "points"


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadOption, match="no option 'colour'"):
        spiel.chosen(GAMES["okiya"], "colour:red")
