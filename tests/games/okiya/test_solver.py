"""The exact solver against a naive one, and the facts about perfect play that docs/games/okiya.md states."""

import pytest

from chabudai import Dice
from chabudai.build_mode import compiled
from chabudai.games.okiya.rules.state import POINTS, Okiya
from chabudai.search.alphabeta import OutOfNodes, Solver
from tests.games.okiya.gardens import random_garden


def naive(state: Okiya) -> int:
    """Plain minimax over copies: slow and obviously right."""
    seat, best = state.mover(), -99
    for action in state.legal(seat):
        child = state.copy()
        child.play(seat, action)
        over = child.outcome() is not None
        best = max(best, child.worth(seat) if over else -naive(child))
    return best


def played_on(state: Okiya, tokens: int, seed: int) -> Okiya | None:
    """The position after so many random tokens, or None when the round ended before."""
    dice = Dice(seed)
    for _ in range(tokens):
        if state.outcome() is not None:
            return None
        state.play(state.mover(), state.pick(dice))
    return None if state.outcome() is not None else state


@pytest.mark.parametrize("last_mover", [False, True], ids=["draw", "last_mover"])
@pytest.mark.parametrize("match", [0, POINTS], ids=["single", "points"])
def test_the_solver_agrees_with_plain_minimax(last_mover: bool, match: int) -> None:
    compared = 0
    for seed in range(40):
        state = played_on(random_garden(seed, last_mover=last_mover, match=match).alone(), 8, seed)
        if state is not None:
            assert Solver().value(state) == naive(state)
            compared += 1
    assert compared >= 15


def test_every_legal_move_is_valued_and_the_best_comes_first() -> None:
    state = played_on(random_garden(3).alone(), 6, 3)
    assert state is not None
    valued = Solver().values(state)
    assert sorted(action for action, _ in valued) == sorted(state.legal(state.mover()))
    assert [value for _, value in valued] == sorted((value for _, value in valued), reverse=True)
    for action, value in valued:
        child = state.copy()
        child.play(state.mover(), action)
        expected = child.worth(state.mover()) if child.outcome() else -naive(child)
        assert value == expected


def test_a_solver_leaves_the_position_it_was_asked_about_untouched() -> None:
    state = random_garden(9).alone()
    before = state.key()
    Solver().value(state)
    assert state.key() == before


def test_a_solver_stops_at_its_limit() -> None:
    with pytest.raises(OutOfNodes):
        Solver(100).value(random_garden(1).alone())


def test_the_first_player_wins_about_two_gardens_in_three_and_almost_never_loses() -> None:
    """68–69 % won, 31–32 % drawn over many gardens. Interpreted, a smaller sample has to do."""
    count, least, most = (300, 0.58, 0.78) if compiled() else (8, 0.25, 1.0)
    values = [Solver().value(random_garden(1000 + seed).alone()) for seed in range(count)]
    assert least <= values.count(1) / count <= most
    assert values.count(-1) <= 2


def test_when_the_last_mover_wins_a_drawn_garden_goes_to_the_second_player() -> None:
    for seed in range(40 if compiled() else 3):
        drawn = Solver().value(random_garden(seed).alone())
        decided = Solver().value(random_garden(seed, last_mover=True).alone())
        assert decided == (-1 if drawn == 0 else drawn)


@pytest.mark.slow
def test_a_thousand_gardens_give_the_shares_of_perfect_play() -> None:
    values = [Solver().value(random_garden(50_000 + seed).alone()) for seed in range(1000)]
    assert 0.64 <= values.count(1) / 1000 <= 0.73
    assert values.count(-1) <= 5
