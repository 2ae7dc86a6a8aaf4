"""The stored puzzles, and which of them is today's."""

from datetime import date, timedelta

import msgspec
import pytest

from chabudai import GAMES, Dice, game
from chabudai.errors import BadRecord, ChabudaiError
from chabudai.puzzles import Puzzle, has_puzzles, mine, of_day, read_line, shelf, winning, worlds_of
from chabudai.puzzles.collection import FIRST_DAY
from chabudai.puzzles.mining import RHYTHM, posed

WITH_PUZZLES = [name for name, card in GAMES.items() if has_puzzles(card)]


def assert_exactly_one_action_wins(puzzle: Puzzle) -> None:
    seat, view = puzzle.seat(), puzzle.view()
    worlds = worlds_of(puzzle.game, view)
    found = [puzzle.game.notation.format(action) for action in winning(puzzle.game, worlds, seat)]
    assert found == [puzzle.solution], puzzle.to_line()
    assert len(worlds[0].legal(seat)) > 1


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_a_sample_of_the_stored_puzzles_has_one_solution(name: str) -> None:
    for puzzle in shelf(game(name))[::97]:
        assert_exactly_one_action_wins(puzzle)


@pytest.mark.slow
@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_every_stored_puzzle_has_one_solution(name: str) -> None:
    for puzzle in shelf(game(name)):
        assert_exactly_one_action_wins(puzzle)


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_no_puzzle_comes_twice_and_a_year_goes_by_before_the_list_begins_again(name: str) -> None:
    lines = [puzzle.to_line() for puzzle in shelf(game(name))]
    assert len(set(lines)) == len(lines) >= 52 * 7


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_every_week_begins_easy_and_ends_hard(name: str) -> None:
    grades = [puzzle.grade for puzzle in shelf(game(name))]
    assert FIRST_DAY.weekday() == 0
    assert len(grades) % 7 == 0
    assert all(tuple(grades[week : week + 7]) == RHYTHM for week in range(0, len(grades), 7))


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_the_day_chooses_the_puzzle(name: str) -> None:
    card = game(name)
    kept = shelf(card)
    assert of_day(card, FIRST_DAY) == kept[0]
    assert of_day(card, FIRST_DAY + timedelta(days=9)) == kept[9]
    assert of_day(card, FIRST_DAY + timedelta(days=len(kept))) == kept[0]
    assert of_day(card, FIRST_DAY - timedelta(days=1)) == kept[-1]
    assert of_day(card, date(2026, 3, 1)) == of_day(card, date(2026, 3, 1))


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_who_solves_it_sees_no_more_than_the_seat(name: str) -> None:
    """The cards of the other are in the record; the view is the same wherever they lie."""
    puzzle = of_day(game(name), FIRST_DAY)
    seat = puzzle.seat()
    views = {
        msgspec.json.encode(puzzle.game.view(world, seat)) for world in worlds_of(puzzle.game, puzzle.view())
    }
    assert len(views) == 1


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_a_puzzle_is_its_line(name: str) -> None:
    puzzle = shelf(game(name))[3]
    assert read_line(game(name), puzzle.to_line()) == puzzle
    assert puzzle.solution in puzzle.match().legal(puzzle.seat())


def test_mining_finds_the_same_puzzles_for_the_same_seed_and_they_hold() -> None:
    found = mine(game("okiya"), 1, 6)
    assert [puzzle.grade for puzzle in found] == [1]
    assert mine(game("okiya"), 1, 6) == found
    assert mine(game("okiya"), 1, 8) != found
    for puzzle in found:
        assert_exactly_one_action_wins(puzzle)


def test_every_position_that_is_posed_is_a_puzzle() -> None:
    found = [puzzle for number in range(5) for puzzle in posed(game("okiya"), Dice(number))]
    assert found
    for puzzle in found:
        assert_exactly_one_action_wins(puzzle)


def test_a_game_without_puzzles_says_so() -> None:
    without = next(card for card in GAMES.values() if not has_puzzles(card))
    with pytest.raises(ChabudaiError, match="no puzzles"):
        mine(without, 1, 0)
    with pytest.raises(ChabudaiError, match="no puzzles"):
        of_day(without, FIRST_DAY)


def test_a_bent_line_is_refused() -> None:
    okiya = game("okiya")
    with pytest.raises(BadRecord, match="not a puzzle"):
        read_line(okiya, "9 | b1 | garden")
    with pytest.raises(BadRecord, match="entry 0"):
        read_line(okiya, "1 | b1 | garden Pb").match()
