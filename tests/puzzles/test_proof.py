"""Sure wins: the same as the solver's where all is open, and never more than the worlds allow."""

import pytest

from chabudai import Dice, Match
from chabudai.core import Outcome, State
from chabudai.games.taiki.endings import endings
from chabudai.puzzles import winning, worlds_of
from chabudai.search.alphabeta import Solver
from chabudai.search.proof import after, answers
from tests.games.okiya.gardens import random_garden
from tests.games.taiki.tables import TAIKI, random_match, seen_by
from tests.games.taiki.worlds import hands_of, worlds


class Boxes(State):
    """Seat 1 may peep and tell; seat 0 then opens a box and wins if it is the full one."""

    def __init__(self, full: int, told: int = -1, opened: int = -1, *, tells: bool = True) -> None:
        self.full, self.told, self.opened, self.tells = full, told, opened, tells

    def copy(self) -> "Boxes":
        return Boxes(self.full, self.told, self.opened, tells=self.tells)

    def awaiting(self) -> list[int]:
        if self.opened >= 0:
            return []
        return [1] if self.tells and self.told < 0 else [0]

    def legal(self, seat: int) -> list[int]:
        if seat not in self.awaiting():
            return []
        return [self.full] if seat == 1 else [0, 1]

    def play(self, seat: int, action: int) -> None:
        if seat == 1:
            self.told = action
        else:
            self.opened = action

    def outcome(self) -> Outcome | None:
        if self.opened < 0:
            return None
        return Outcome((1, 2) if self.opened == self.full else (2, 1), (0, 0), "opened")


def test_a_win_in_every_world_is_not_sure_when_each_needs_another_action() -> None:
    blind: list[State] = [Boxes(full, tells=False) for full in (0, 1)]
    assert [answers([world], 0, 1) for world in blind] == [0, 0]
    assert answers(blind, 0, 1) == -1


def test_what_another_must_show_may_be_used() -> None:
    told: list[State] = [Boxes(full) for full in (0, 1)]
    assert answers(told, 0, 2) == 2


def test_a_win_that_comes_later_than_asked_is_no_proof() -> None:
    told: list[State] = [Boxes(full) for full in (0, 1)]
    assert answers(told, 0, 1) == -1


def test_proofs_agree_with_the_solver_where_nothing_is_hidden() -> None:
    compared = 0
    for seed in range(30):
        state, dice = random_garden(seed).alone(), Dice(seed)
        for _ in range(9):
            if state.outcome() is None:
                state.play(state.mover(), state.pick(dice))
        if state.outcome() is None:
            for action, worth in Solver().values(state):
                seat = state.mover()
                is_sure = answers(after([state], seat, action), seat, 16) >= 0
                assert is_sure == (worth > 0)
                compared += 1
    assert compared > 20


def late_matches(seed: int, cards: int) -> list[Match]:
    """Positions of the first round of two in which a seat with so few cards left is to play."""
    found = []
    for match in random_match(2, {}, seed):
        view = seen_by(match, match.awaiting[0]) if match.awaiting and match.awaiting[0] >= 0 else None
        if view and view.round == 1 and view.phase == "play" and len(view.hand or []) == cards:
            found.append(Match(TAIKI, match.options, 2).replay(match.log))
    return found


@pytest.mark.parametrize("seed", range(6))
def test_endings_are_all_worlds_that_fit_the_view(seed: int) -> None:
    for match in late_matches(seed, 2):
        view = seen_by(match, match.awaiting[0])
        listed = [hands_of(state) for state in endings(view)]
        assert len(set(listed)) == len(listed)
        assert set(listed) == set(worlds(view))


def test_every_ending_ends_with_the_round() -> None:
    match = late_matches(1, 2)[0]
    for state in endings(seen_by(match, match.awaiting[0])):
        while state.outcome() is None:
            state.play(state.mover(), state.pick(Dice(1)))
        assert len(state.rounds) == 1
        assert {state.worth(0), state.worth(1)} == {1, -1}


def test_a_sure_card_wins_whatever_the_other_holds_and_does() -> None:
    """Played against every world and every answer, by trying them all the slow way."""
    sure = 0
    for seed in range(8):
        for match in late_matches(seed, 1):
            seat = match.awaiting[0]
            found = worlds_of(TAIKI, match.view(seat))
            for action in winning(TAIKI, found, seat):
                sure += 1
                for world in after(found, seat, action):
                    assert _always_won(world, seat)
    assert sure > 0


def _always_won(world: State, seat: int) -> bool:
    """With one card each nobody has a choice but the other's way to play its card."""
    if world.outcome() is not None:
        return world.worth(seat) > 0
    mover = world.mover()
    ends = [_always_won(after([world], mover, action)[0], seat) for action in world.legal(mover)]
    return all(ends) if mover != seat else any(ends)


def test_no_world_is_listed_while_cards_are_drawn_or_with_more_than_two() -> None:
    match = next(match for match in random_match(2, {}, 1) if match.awaiting == [0, 1])
    assert list(endings(seen_by(match, 0))) == []
    other = next(match for match in random_match(3, {}, 1) if len(match.log) > 8)
    assert list(endings(seen_by(other, 0))) == []
