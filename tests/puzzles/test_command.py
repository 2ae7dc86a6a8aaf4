"""`chabudai puzzle`, as people call it."""

import json
from datetime import date

import pytest

from chabudai import game
from chabudai.puzzles import of_day
from tests.cli.calling import Told, call

DAY = "2026-03-01"


def puzzle(*words: str) -> Told:
    return call("puzzle", *words)


def test_the_puzzle_of_a_day_is_shown_without_its_solution() -> None:
    told = puzzle("--date", DAY)
    assert told.code == 0
    assert "★" in told.out
    assert "legal" in told.out
    assert "solution" not in told.out
    assert "solution" in puzzle("--date", DAY, "--solution").out


def test_hidden_cards_stay_hidden_until_the_solution_is_asked_for() -> None:
    told = json.loads(puzzle("--game", "taiki", "--date", DAY, "--json").out)
    assert set(told) == {"game", "grade", "seat", "view"}
    assert set(told["view"]["hand"]).isdisjoint(told["view"]["unseen"])
    whole = json.loads(puzzle("--game", "taiki", "--date", DAY, "--json", "--solution").out)
    assert whole["entries"][0].startswith("deal ")


def test_an_answer_is_right_or_wrong() -> None:
    posed = of_day(game("okiya"), date.fromisoformat(DAY))
    wrong = next(text for text in posed.match().legal(posed.seat()) if text != posed.solution)
    assert puzzle("--date", DAY, "--answer", posed.solution).code == 0
    assert puzzle("--date", DAY, "--answer", wrong).code == 1


def test_new_puzzles_are_lines_under_the_command_that_found_them() -> None:
    told = puzzle("--game", "okiya", "--mine", "1", "--seed", "6")
    head, line = told.out.splitlines()
    assert head == "# chabudai puzzle --game okiya --mine 1 --seed 6"
    assert line.startswith("1 | ")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("--date", "tomorrow"), "YYYY-MM-DD"),
        (("--game", "chess"), "the games are"),
        (("--game", "tayu"), "no puzzles"),
        (("--date", DAY, "--answer", "z9"), "the legal actions are"),
        (("--game", "tayu", "--mine", "1"), "no puzzles"),
    ],
)
def test_bad_input_gets_one_clear_line(words: tuple[str, ...], expected: str) -> None:
    told = puzzle(*words)
    assert told.code == 2
    assert expected in told.err
    assert len(told.err.splitlines()) == 1
    assert "Traceback" not in told.err
