"""The rules of docs/games/taiki.md, a sentence each: tokens, rounds and how a game ends."""

import pytest

from chabudai import Match
from chabudai.errors import BadOption
from chabudai.games.taiki import longest
from chabudai.games.taiki.rules.state import change_of
from chabudai.games.taiki.view_builder import view
from tests.games.taiki.tables import TAIKI, end_round, last_trick, play, random_match, seen_by
from tests.games.taiki.variants import VARIANTS

# `last_trick` lets seat 0 win one more Sun trick: (1, 2) before it becomes (2, 2).


@pytest.mark.parametrize(("sun", "moon", "change"), [(2, 2, 2), (1, 1, 1), (3, 3, 3)])
def test_as_many_suns_as_moons_earn_a_token_a_pair(sun: int, moon: int, change: int) -> None:
    assert change_of(sun, moon) == change


@pytest.mark.parametrize(
    ("sun", "moon", "change"), [(1, 3, -2), (7, 0, -7), (1, 0, -1), (0, 1, -1), (4, 3, -1)]
)
def test_unequal_piles_cost_the_difference_and_earn_nothing(sun: int, moon: int, change: int) -> None:
    assert change_of(sun, moon) == change


def test_no_trick_at_all_changes_nothing() -> None:
    assert change_of(0, 0) == 0


def test_every_seat_is_scored_at_the_end_of_the_round() -> None:
    state = end_round(last_trick([(1, 2), (1, 2), (0, 0)]))
    assert state.rounds[0].changes == [2, -1, 0]
    assert state.tokens == [5, 2, 3]


def test_tokens_never_fall_below_zero() -> None:
    state = end_round(last_trick([(5, 0), (0, 0), (0, 1)]))
    assert state.rounds[0].changes == [-6, 0, -1]
    assert state.tokens == [0, 3, 2]


def test_everyone_begins_with_three_tokens_and_gets_them_only_once() -> None:
    matches = list(random_match(3, {"first": 0}, seed=5))
    rounds = seen_by(matches[-1], None).rounds
    before = [3, 3, 3]
    for ended in rounds:
        assert ended.tokens == [max(0, b + c) for b, c in zip(before, ended.changes, strict=True)]
        before = ended.tokens
    assert len(rounds) > 1


def test_after_three_rounds_the_most_tokens_win() -> None:
    state = last_trick([(1, 2), (1, 1), (1, 0)])
    state.rounds = end_round(last_trick([(0, 1), (1, 1), (2, 2)])).rounds * 2
    outcome = end_round(state).outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.ranks, outcome.reason) == ((5, 4, 2), (1, 2, 3), "rounds")


def test_a_seat_without_tokens_ends_the_game_after_the_round() -> None:
    outcome = end_round(last_trick([(1, 2), (3, 0), (0, 0)])).outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.ranks, outcome.reason) == ((5, 0, 3), (1, 3, 2), "bankrupt")


def test_everybody_scores_before_anybody_is_found_without_tokens() -> None:
    state = last_trick([(2, 0), (0, 1), (0, 3)])
    state.tokens = [1, 1, 3]
    outcome = end_round(state).outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ((0, 0, 0), (1, 1, 1))


def test_a_seat_without_tokens_after_the_third_round_does_not_change_the_reason() -> None:
    state = last_trick([(1, 2), (3, 0), (0, 0)])
    state.rounds = end_round(last_trick([(0, 1), (1, 1), (2, 2)])).rounds * 2
    outcome = end_round(state).outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.reason) == ((5, 0, 3), "rounds")


def test_ties_share_the_win_and_the_next_rank_is_skipped() -> None:
    outcome = end_round(last_trick([(0, 1), (1, 1), (0, 3), (0, 0)])).outcome()
    assert outcome is not None
    assert outcome.scores == (4, 4, 0, 3)
    assert outcome.ranks == (1, 1, 4, 3)
    assert outcome.winners() == [0, 1]


# Two players


def test_two_players_need_two_rounds() -> None:
    state = end_round(last_trick([(1, 2), (1, 2)]))
    assert (state.wins, state.scores(), state.outcome()) == ([1, 0], [1, 0], None)
    second = last_trick([(1, 2), (1, 2)])
    second.wins, second.rounds = state.wins, state.rounds
    outcome = end_round(second).outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.ranks, outcome.reason) == ((2, 0), (1, 2), "rounds")


def test_two_players_play_a_third_round_when_they_are_even() -> None:
    state = last_trick([(1, 2), (1, 2)])
    state.wins = [0, 1]
    assert end_round(state).outcome() is None
    assert state.awaiting() == [-1]
    decider = last_trick([(1, 2), (1, 2)])
    decider.wins, decider.rounds = state.wins, state.rounds * 2
    outcome = end_round(decider).outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.ranks, outcome.reason) == ((2, 1), (1, 2), "rounds")


def test_a_round_of_two_goes_to_the_better_change_before_the_floor() -> None:
    state = last_trick([(3, 0), (0, 3)])
    state.tokens = [0, 0]
    end_round(state)
    assert state.rounds[0].changes == [-4, -3]
    assert (state.tokens, state.wins) == ([0, 0], [0, 1])


def test_two_changes_are_never_equal() -> None:
    for mine in range(8):
        for my_sun in range(mine + 1):
            for their_sun in range(8 - mine):
                assert change_of(my_sun, mine - my_sun) != change_of(their_sun, 7 - mine - their_sun)


def test_a_player_without_tokens_does_not_stop_a_match_of_two() -> None:
    state = end_round(last_trick([(6, 0), (0, 0)]))
    assert state.tokens == [0, 3]
    assert state.outcome() is None


def test_two_players_may_play_for_tokens_instead() -> None:
    outcome = end_round(last_trick([(6, 0), (0, 0)], two_players="tokens")).outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.ranks, outcome.reason) == ((0, 3), (2, 1), "bankrupt")


# The first player of a round


def test_the_next_seat_begins_the_next_round() -> None:
    rounds = seen_by(list(random_match(3, {"first": 2}, seed=5))[-1], None).rounds
    assert [ended.starter for ended in rounds] == [2, 0, 1][: len(rounds)]
    assert len(rounds) > 1


def test_the_first_player_of_every_round_may_be_drawn_by_lot() -> None:
    match = list(random_match(3, {"first_player": "random"}, seed=5))[-1]
    drawn = [int(entry.text[-1]) for entry in match.log if entry.text.startswith("first")]
    assert [ended.starter for ended in seen_by(match, None).rounds] == drawn
    assert len(drawn) > 1


def test_before_the_first_player_is_drawn_nobody_begins() -> None:
    drawn = end_round(last_trick([(1, 2), (1, 2), (0, 0)], first_player="random"))
    rotated = end_round(last_trick([(1, 2), (1, 2), (0, 0)]))
    assert (view(drawn, None).phase, view(drawn, None).starter) == ("first", None)
    assert (view(rotated, None).phase, view(rotated, None).starter) == ("deal", 1)


def test_a_fixed_first_player_is_not_drawn() -> None:
    log = list(random_match(3, {"first_player": "random", "first": 2}, seed=5))[-1].log
    assert log[0].text.startswith("deal")
    assert [entry.text[:5] for entry in log if entry.who == "chance"][1:3] == ["first", "deal "]


# Options and lengths


def test_the_option_for_two_players_is_left_out_with_more() -> None:
    assert TAIKI.resolve({}, 2) == {
        "first_player": "rotate",
        "nine_obliges": False,
        "two_players": "best_of_3",
    }
    assert TAIKI.resolve({}, 3) == {"first_player": "rotate", "nine_obliges": False}
    with pytest.raises(BadOption):
        TAIKI.resolve({"two_players": "tokens"}, 3)


@pytest.mark.parametrize(
    "options",
    [{"first_player": "left"}, {"nine_obliges": 1}, {"two_players": "rounds"}, {"first": 2}, {"x": 1}],
)
def test_a_wrong_option_is_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        Match(TAIKI, options, 2)


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_no_game_is_longer_than_the_bound_and_some_reach_it(seats: int, options: dict[str, object]) -> None:
    bound = longest(TAIKI.resolve(options, seats), seats)
    lengths = [len(list(random_match(seats, options, seed))[-1].log) for seed in range(25)]
    assert max(lengths) == bound


# Taking back


def test_only_naming_a_leader_can_be_taken_back_freely() -> None:
    match = next(iter(random_match(2, {"first": 0}, seed=1)))
    match.play(0, "draw sun")
    assert not match.can_undo(0)
    match.play(1, "draw sun")
    match.play(0, match.legal(0)[0])
    assert not match.can_undo(0)
    play(match, match.legal(1)[0])
    winner = match.awaiting[0]
    match.play(winner, f"lead {winner}")
    assert match.can_undo(winner)
