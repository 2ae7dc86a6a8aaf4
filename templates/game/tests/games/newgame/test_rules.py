"""The rules of Newgame, sentence by sentence."""

from itertools import permutations
from typing import Any

import pytest

from chabudai import Dice, Match, game
from chabudai.core import FIRST
from chabudai.games.newgame.rules.state import DEAL, Newgame


def dealt(first: int = 0, stones: tuple[int, ...] = (1, 2, 3, 4, 5, 6, 7)) -> Newgame:
    state = Newgame(first)
    state.deal([DEAL, *stones])
    return state


def played(state: Newgame, *stones: int) -> Newgame:
    for stone in stones:
        state.play(state.turn, stone)
    return state


@pytest.mark.parametrize("seed", range(50))
def test_three_of_seven_stones_each_and_one_aside(seed: int) -> None:
    state = Newgame(0)
    state.deal(state.shuffle(Dice(seed)))
    assert [len(hand) for hand in state.hands] == [3, 3]
    assert sorted([*state.hands[0], *state.hands[1], state.aside]) == [1, 2, 3, 4, 5, 6, 7]


def test_chance_decides_who_begins_unless_the_host_does() -> None:
    assert {tuple(Newgame(-1).shuffle(Dice(seed))) for seed in range(20)} == {(FIRST, 0), (FIRST, 1)}
    assert all(Newgame(first).shuffle(Dice(1))[0] == DEAL for first in (0, 1))


def test_only_the_hand_of_others_and_the_stone_aside_are_hidden() -> None:
    match = Match(game("newgame"), {}, 2, chance=lambda _entry: Dice(1))
    match.begin()
    views: list[Any] = [match.view(viewer) for viewer in (0, 1, None)]
    assert [view.hand for view in views] == [*match.state.hands, None]  # type: ignore[attr-defined]
    assert [view.aside for view in views] == [None] * 3


def test_the_stone_aside_is_shown_at_the_end() -> None:
    assert game("newgame").view(played(dealt(), 1, 4, 5, 2, 6, 3), None).aside == 7  # type: ignore[attr-defined]


@pytest.mark.parametrize("first", [0, 1])
def test_both_may_play_any_stone_of_their_hand(first: int) -> None:
    state = dealt(first)
    assert state.legal(first) == state.hands[first]
    assert state.legal(1 - first) == []
    played(state, state.hands[first][0])
    assert state.legal(1 - first) == state.hands[1 - first]


@pytest.mark.parametrize(("led", "answer"), [*permutations(range(1, 8), 2)])
def test_the_higher_stone_takes_the_trick_and_its_player_leads(led: int, answer: int) -> None:
    rest = [stone for stone in range(1, 8) if stone not in (led, answer)]
    state = played(dealt(0, (led, *rest[:2], answer, *rest[2:])), led, answer)
    winner = 0 if led > answer else 1
    assert state.won == [winner == 0, winner == 1]
    assert state.awaiting() == [winner]


def test_all_three_tricks_are_played_and_more_tricks_win() -> None:
    state = played(dealt(), 1, 4, 5, 2)
    assert state.outcome() is None
    outcome = played(state, 6, 3).outcome()
    assert outcome is not None
    assert (outcome.ranks, outcome.scores, outcome.reason) == ((2, 1), (0, 3), "tricks")
