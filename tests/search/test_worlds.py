"""Worlds solved with all cards open: exact where nothing is hidden any more, and blind where something is."""

import pytest

from chabudai import GAMES, Dice
from chabudai.core import Policy, State, count_bits
from chabudai.games.taiki.rules.state import Taiki
from chabudai.search.alphabeta import Solver
from chabudai.search.worlds import WorldSearch
from tests.walk import begin, steps

TAIKI = GAMES["taiki"]


class ToTheEnd(Policy):
    """Where a round ends, so does the game."""

    def prospects(self, state: State) -> list[float]:
        assert isinstance(state, Taiki)
        return [float(tokens) for tokens in state.tokens]


def late_positions(seats: int, seed: int) -> list[tuple[Taiki, int]]:
    """A world and the seat that moves in it, with two tricks or fewer to play."""
    found = []
    for match in steps(("taiki", seats, {}), seed):
        state = match.state
        assert isinstance(state, Taiki)
        if match.outcome is None and state.tricks and all(0 < held(state, s) <= 2 for s in range(seats)):
            found.append((state.copy(), match.awaiting[0]))
    return found


def held(state: Taiki, seat: int) -> int:
    return count_bits(state.hand(seat))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_late_position_is_worth_what_every_line_of_it_says(seats: int) -> None:
    for state, seat in late_positions(seats, 5):
        search = WorldSearch(state, -1, Dice(1), ToTheEnd())
        best = search.value(state.copy())
        assert best[seat] == max(
            search.value(after(state, seat, action))[seat] for action in state.legal(seat)
        )


def after(state: Taiki, seat: int, action: int) -> Taiki:
    child = state.copy()
    child.play(seat, action)
    return child


def test_two_worlds_that_look_alike_get_the_same_values() -> None:
    positions = late_positions(2, 6)
    assert positions
    for state, seat in positions:
        other = state.copy()
        other.redeal(seat, Dice(9))
        values = []
        for world in (state, other):
            search = WorldSearch(world, seat, Dice(3), ToTheEnd())
            search.run(200)
            values.append(search.results())
        assert values[0] == values[1]


def test_solving_agrees_with_alpha_beta_where_both_can() -> None:
    okiya = GAMES["okiya"]
    match = begin(("okiya", 2, {}), Dice(2))
    dice = Dice(4)
    while match.outcome is None and len(match.state.legal(match.awaiting[0])) and match.version < 11:
        legal = match.legal(match.awaiting[0])
        match.play(match.awaiting[0], legal[dice.below(len(legal))])
    assert match.outcome is None
    assert okiya.solvable
    alone = okiya.solvable.alone(match.state)
    value = Solver().value(alone)
    mine = WorldSearch(alone, alone.mover(), Dice(1), Policy()).value(alone.copy())[alone.mover()]
    assert mine == (1.0 if value > 0 else 0.5 if value == 0 else 0.0)


def test_more_lines_mean_more_worlds() -> None:
    state, seat = late_positions(2, 6)[0]
    search = WorldSearch(state, seat, Dice(3), ToTheEnd())
    search.run(50)
    once = search.results()[0][1]
    search.run(50)
    assert once < search.results()[0][1]
