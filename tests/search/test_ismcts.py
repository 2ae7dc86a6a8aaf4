"""Information-set search on small games whose answers are known."""

import pytest

from chabudai import GAMES, Dice
from chabudai.core import Policy, Rng, State
from chabudai.search.ismcts import InfoSetSearch
from tests.search.small_games import Guess, Matching, Partners, Shares
from tests.walk import Variant, begin, label, variants

every_variant = pytest.mark.parametrize("variant", variants(), ids=label)


class Blind(Policy):
    def plans(self, state: State, seat: int, thinker: int) -> bool:
        return seat == thinker


class Resting(Policy):
    def rests(self, state: State) -> bool:
        return True


class Narrow(Policy):
    def ordered(self, state: State, seat: int) -> list[int]:
        return [2, 1, 0, 3]


class Guesser(Policy):
    def prospects(self, state: State) -> list[float]:
        return [0.25, 0.75]


class Favourite(Policy):
    def hunch(self, state: State, rng: Rng) -> int:
        return 1


def searched(state: State, seat: int, iterations: int, policy: Policy | None = None) -> InfoSetSearch:
    search = InfoSetSearch(state, seat, Dice(7), policy)
    search.run(iterations)
    return search


def earned(search: InfoSetSearch) -> dict[int, float]:
    return {action: value for action, _visits, value in search.results()}


@pytest.mark.parametrize("full", [0, 1, 2])
def test_a_search_does_not_know_what_its_seat_cannot_know(full: int) -> None:
    search = searched(Guess(full), 0, 3000)
    assert search.best() == Guess.SURE
    assert all(earned(search)[box] == pytest.approx(1 / 3, abs=0.12) for box in range(3))


def test_the_world_it_was_given_makes_no_difference() -> None:
    assert searched(Guess(0), 0, 500).results() == searched(Guess(2), 0, 500).results()


def test_each_of_three_seats_is_expected_to_play_for_itself() -> None:
    """Seat 1 would take 0.8 behind door 0 and leave 0.2; seat 2 would take 0.5 and leave as much."""
    search = searched(Shares(), 0, 3000)
    assert search.best() == 1
    assert earned(search)[0] < 0.35


def test_partners_are_expected_to_help_each_other() -> None:
    search = searched(Partners(), 0, 3000)
    assert search.best() == 1
    assert earned(search)[1] > 0.9


def test_a_seat_awaited_with_others_answers_first_and_unseen() -> None:
    """A blind opponent shows either side as often, so equal sides are worth 0.5 and 0.3."""
    search = searched(Matching(), 1, 3000, Blind())
    assert search.best() == 1
    assert earned(search)[1] == pytest.approx(0.5, abs=0.05)
    assert earned(search)[0] == pytest.approx(0.3, abs=0.08)


def test_an_opponent_that_is_not_blind_would_read_the_answer() -> None:
    assert max(earned(searched(Matching(), 1, 3000)).values()) < 0.1


def test_more_actions_are_tried_the_more_often_a_position_is_visited() -> None:
    policy = Narrow(widening=0.1)
    assert list(earned(searched(Guess(), 0, 90, policy))) == [2]
    assert list(earned(searched(Guess(), 0, 110, policy))) == [2, 1]
    assert set(earned(searched(Guess(), 0, 1000, policy))) == {0, 1, 2, 3}


def test_a_playout_stops_at_its_horizon_when_the_policy_can_tell() -> None:
    assert earned(searched(Shares(), 0, 1, Guesser(horizon=1))) in ({0: 0.25}, {1: 0.25})


def test_the_tree_ends_where_the_policy_rests() -> None:
    search = searched(Shares(), 0, 50, Resting())
    assert search.results()
    assert all(not child.children for child in search.root.children.values())
    assert any(child.children for child in searched(Shares(), 0, 50).root.children.values())


def test_playouts_follow_the_hunches_of_the_policy() -> None:
    assert earned(searched(Shares(), 0, 2, Favourite())) == {0: 0.2, 1: 1.0}


def test_a_search_in_two_parts_is_the_search_in_one() -> None:
    parts = InfoSetSearch(Guess(), 0, Dice(3))
    parts.run(100)
    parts.run(150)
    whole = InfoSetSearch(Guess(), 0, Dice(3))
    whole.run(250)
    assert parts.results() == whole.results()


def test_the_lead_is_how_far_the_favourite_is_ahead() -> None:
    search = searched(Guess(), 0, 400)
    visits = sorted(count for _action, count, _earned in search.results())
    assert search.lead() == visits[-1] - visits[-2]
    assert sum(visits) == 400


@every_variant
def test_every_seat_awaited_at_the_start_can_search_and_finds_a_legal_action(variant: Variant) -> None:
    match = begin(variant, Dice(5))
    game = GAMES[variant[0]]
    for seat in match.awaiting:
        search = InfoSetSearch(
            game.sample(match.view(seat), Dice(1)), seat, Dice(2), game.policy(match.seats)
        )
        search.run(12)
        assert search.best() in match.state.legal(seat)
