"""What search relies on: `pick` and `mover` say the same as `legal` and `awaiting`, and copies are complete."""

import pytest

from chabudai import Rng
from chabudai.core import CHANCE, OVER
from chabudai.games.taiki.notation import parse, parse_chance
from chabudai.games.taiki.view_builder import view
from chabudai.match.log import CHANCE_NAME
from tests.games.taiki.tables import random_match, state_of
from tests.games.taiki.variants import VARIANTS


class Counted(Rng):
    """Answers one number, and remembers how many it could have been."""

    def __init__(self, answer: int) -> None:
        self.answer = answer
        self.choices = 0

    def below(self, n: int) -> int:
        self.choices = n
        return self.answer


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_every_legal_action_is_picked_by_exactly_one_number(seats: int, options: dict[str, object]) -> None:
    for match in random_match(seats, options, seed=31):
        if match.outcome:
            continue
        state = state_of(match)
        legal = state.legal(state.mover())
        dice = [Counted(answer) for answer in range(len(legal))]
        assert sorted(state.pick(die) for die in dice) == sorted(legal)
        assert {die.choices for die in dice} == {len(legal)}


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_the_mover_is_the_first_seat_awaited(seats: int, options: dict[str, object]) -> None:
    for match in random_match(seats, options, seed=32):
        state = state_of(match)
        assert state.mover() == (OVER if match.outcome else state.awaiting()[0])
    fresh = match.game.start(match.options, seats)
    assert fresh.mover() == CHANCE
    assert fresh.awaiting() == [CHANCE]


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_a_copy_goes_its_own_way(seats: int, options: dict[str, object]) -> None:
    for match in random_match(seats, options, seed=33):
        if match.outcome:
            continue
        before = [match.view(seat) for seat in range(seats)]
        twin = state_of(match).copy()
        twin.play(twin.mover(), twin.legal(twin.mover())[0])
        assert [match.view(seat) for seat in range(seats)] == before


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_a_copy_made_at_any_moment_reaches_the_same_end(seats: int, options: dict[str, object]) -> None:
    copies = [(match.version, state_of(match).copy()) for match in random_match(seats, options, seed=34)]
    *_, match = random_match(seats, options, seed=34)
    for version, twin in copies:
        for entry in match.log[version:]:
            if entry.who == CHANCE_NAME:
                twin.deal(parse_chance(entry.text))
            else:
                twin.play(int(entry.who), parse(entry.text))
        assert view(twin, None) == match.view(None)
