"""What actions are worth: exact where the game is solved, honest where something is hidden."""

from itertools import pairwise

import pytest

from chabudai import Dice, game
from chabudai.analysis import analyse_view
from chabudai.analysis.findings import Outlook, ValuedAction, mark
from chabudai.analysis.judging import outlook_of_state, outlook_of_view, verdict
from chabudai.match.record import replay
from chabudai.search.alphabeta import Solver
from tests.analysis.games import cut, played, solved
from tests.analysis.guessing import GUESSING, view
from tests.search.small_games import Guess


def test_values_of_a_solved_game_are_those_of_the_solver() -> None:
    record = played("okiya", 5)
    okiya = game("okiya")
    assert okiya.solvable is not None
    judged = [move for move in solved()[0].moves if move.entry >= 6]
    assert len(judged) >= 4
    for move in judged:
        state = okiya.solvable.alone(replay(cut(record, move.entry)).state)
        values = {okiya.notation.format(action): (1 + worth) / 2 for action, worth in Solver().values(state)}
        assert {choice.text: choice.value for choice in move.seen.outlook.choices} == values
        assert move.seen.outlook.exact
        assert move.seen.outlook.value == max(values.values())
        assert move.seen.loss == max(values.values()) - values[move.text]


def test_giving_a_won_game_away_is_a_blunder_and_keeping_it_is_best() -> None:
    moves = solved()[0].moves
    thrown = [move for move in moves if move.seen.loss >= 0.5]
    kept = [move for move in moves if move.seen.loss == 0]
    assert {move.seen.mark for move in thrown} == {"blunder"}
    assert {move.seen.mark for move in kept} == {"best"}


def test_what_one_keeps_the_other_has_not() -> None:
    """In a solved round the value before an action is what the last one left."""
    moves = solved()[0].moves
    for before, after in pairwise(moves):
        assert before.seen.value == 1 - after.seen.outlook.value


def test_nothing_is_said_twice_where_nothing_is_hidden() -> None:
    assert all(move.open is None for move in solved()[0].moves)


@pytest.mark.parametrize(
    ("loss", "doubt", "expected"),
    [
        (0.0, 0.0, "best"),
        (0.03, 0.0, "good"),
        (0.08, 0.0, "inaccuracy"),
        (0.15, 0.0, "mistake"),
        (0.5, 0.0, "blunder"),
        (0.5, 0.5, "best"),
        (0.25, 0.1, "mistake"),
    ],
)
def test_a_mark_follows_from_the_loss_that_is_sure(loss: float, doubt: float, expected: str) -> None:
    assert mark(loss, doubt) == expected


def test_the_same_guess_is_foolish_blind_and_perfect_with_open_cards() -> None:
    state = Guess(full=2)
    seen = outlook_of_view(GUESSING, view(state, 0), budget=600, rng=Dice(1), played=2)
    opened = outlook_of_state(GUESSING, state, 0, seats=2, budget=600, rng=Dice(1), played=2)
    blind, open_eyed = verdict(seen, "2"), verdict(opened, "2")
    assert seen.choices[0] == ValuedAction("3", 0.5, seen.choices[0].doubt)
    assert seen.value == 0.5
    assert (blind.mark, open_eyed.mark) == ("mistake", "best")
    assert blind.value == pytest.approx(1 / 3, abs=0.15)
    assert opened.value == 1.0


def test_a_running_game_is_judged_from_the_view_alone() -> None:
    """Two worlds that look the same to a seat get the same answer."""
    match = replay(cut(played("taiki"), 9))
    seat = match.awaiting[0]
    other = match.state.copy()
    other.redeal(seat, Dice(8))
    assert match.game.view(other, 1 - seat) != match.game.view(match.state, 1 - seat)
    one = analyse_view(match.game, match.view(seat), budget=60, seed=4)
    assert analyse_view(match.game, match.game.view(other, seat), budget=60, seed=4) == one
    assert 1 <= len(one.choices) <= one.legal


def test_a_view_of_a_seat_that_is_not_awaited_has_no_outlook() -> None:
    match = replay(cut(played("okiya", 5), 6))
    with pytest.raises(ValueError, match="not awaited"):
        analyse_view(match.game, match.view(1 - match.awaiting[0]), budget=20)


def test_the_action_played_is_judged_even_where_nobody_would_choose_it() -> None:
    seen = outlook_of_view(GUESSING, view(Guess(), 0), budget=20, rng=Dice(1), played=1)
    assert "1" in [choice.text for choice in seen.choices]


def test_an_estimate_never_claims_to_be_exact() -> None:
    outlook: Outlook = outlook_of_view(GUESSING, view(Guess(), 0), budget=200, rng=Dice(1))
    assert not outlook.exact
    assert all(choice.doubt > 0 for choice in outlook.choices)
