"""Luck is what chance did to a seat's hopes against their mean."""

import pytest

from chabudai import Dice, game
from chabudai.analysis import Luck, Question, examine
from chabudai.analysis.luck import Watch, of_shuffle
from chabudai.core import FIRST
from tests.analysis.games import played


def luck_of(name: str, entry: int, budget: int = 240) -> Luck:
    found = examine(played(name), Question(budget=budget, with_open=False), entry).luck
    assert found is not None
    return found


def test_what_one_of_two_is_given_the_other_loses_when_all_cards_are_open() -> None:
    luck = luck_of("okiya", 1)
    assert luck.open == luck.seen
    assert sum(luck.open) == pytest.approx(0, abs=1e-9)
    assert luck.doubt > 0


def test_beginning_is_clear_luck_in_okiya() -> None:
    """The beginner wins 56 random games of 100, so the lot gives one seat 6 and takes as many from the other."""
    okiya = game("okiya")
    before = okiya.start(okiya.resolve({}, 2), 2)
    after = before.copy()
    after.deal([FIRST, 1])
    seen, opened, doubt = of_shuffle(Watch(okiya, 2, False, 1500, Dice(1)), before, after)
    assert seen == opened
    assert seen[1] == pytest.approx(0.06, abs=0.04)
    assert 0.01 < doubt < 0.03


def test_a_drawn_card_is_luck_for_who_sees_it_and_for_nobody_else() -> None:
    record = played("taiki")
    seat, text = record.log[2]
    assert text.startswith("draw")
    luck = luck_of("taiki", 2)
    assert luck.who == seat
    assert luck.seen[1 - int(seat)] == 0
    assert luck.open == [0, 0]


def test_a_card_played_from_the_hand_is_a_choice_and_no_luck() -> None:
    record = played("taiki")
    entry = next(index for index, (_, text) in enumerate(record.log) if text.startswith("play"))
    assert examine(record, Question(budget=24, with_open=False), entry).luck is None


def test_a_tile_that_is_turned_is_luck_for_everybody() -> None:
    record = played("yutaka")
    entry = next(index for index, (_, text) in enumerate(record.log) if text.startswith("reveal"))
    luck = luck_of("yutaka", entry, budget=24)
    assert all(share != 0 for share in luck.seen)


def test_nothing_is_measured_where_nobody_asks() -> None:
    assert examine(played("okiya"), Question(budget=24, with_luck=False), 0).luck is None
