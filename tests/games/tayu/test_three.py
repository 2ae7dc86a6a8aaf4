"""Ta Yü with three players: the auction and the flood, or the saboteur."""

import pytest

from chabudai import Dice, Match
from chabudai.errors import BadOption, IllegalAction
from chabudai.match.log import Entry
from chabudai.outcome import Outcome
from tests.games.tayu.boards import TAYU, begun, coasts, play, seal, state_of, take_turn


def _auction(*texts: str, first: int = 0) -> Match:
    return play(begun(27, 15, seats=3, first=first), *texts)


def _flooded(bid: int = 20) -> Match:
    """Seat 1 is the flood, seat 2 plays north-south and has laid the first tile, seat 0 is next."""
    texts = ["bid 40", f"bid {bid}", "pass", "pass", "first 2", "axis ns"]
    return _auction(*texts, "draw left", "place 27@i10/0")


def _end(match: Match) -> Match:
    seal(match)
    return play(match, match.legal(match.awaiting[0])[0])


# The auction


def test_the_first_bidder_must_bid_from_1_to_484() -> None:
    match = _auction()
    assert sorted(match.legal(0)) == sorted(f"bid {amount}" for amount in range(1, 485))


def test_the_others_bid_lower_or_pass() -> None:
    assert sorted(_auction("bid 4").legal(1)) == ["bid 1", "bid 2", "bid 3", "pass"]


def test_who_has_passed_does_not_bid_again() -> None:
    match = _auction("bid 40", "pass", "bid 30", first=1)
    assert match.awaiting == [1]
    play(match, "bid 20")
    assert match.awaiting == [0]


def test_the_auction_ends_when_two_have_passed_and_the_lowest_bidder_is_the_flood() -> None:
    match = _auction("bid 40", "bid 20", "pass", "pass")
    view = match.view(None)
    assert (view.flood, view.target, view.phase) == (1, 20, "builder")  # type: ignore[attr-defined]
    assert match.awaiting == [-1]


def test_a_bid_of_1_ends_the_auction_at_once() -> None:
    view = _auction("bid 1").view(None)
    assert (view.flood, view.target, view.phase) == (0, 1, "builder")  # type: ignore[attr-defined]


def test_during_the_auction_nobody_is_the_flood_yet() -> None:
    view = _auction("bid 40").view(1)
    assert view.flood is None  # type: ignore[attr-defined]
    assert [(bid.seat, bid.amount) for bid in view.bids] == [(0, 40)]  # type: ignore[attr-defined]


def test_chance_names_a_builder_after_the_auction_and_never_the_flood() -> None:
    match = _auction("bid 40", "bid 20", "pass", "pass")
    drawn = {match.state.shuffle(Dice(seed))[1] for seed in range(20)}
    assert drawn == {0, 2}
    with pytest.raises(IllegalAction):
        match.append(Entry("chance", "first 1"))


def test_the_second_beginner_is_written_even_when_the_first_bidder_was_fixed() -> None:
    dice = Dice(1)
    match = Match(TAYU, {"first": 2}, 3, chance=lambda _entry: dice)
    match.begin()
    assert [entry.text.split()[0] for entry in match.log] == ["supply"]
    play(match, "bid 1")
    assert [entry.text.split()[0] for entry in match.log] == ["supply", "bid", "first"]


def test_without_a_fixed_bidder_chance_names_one_before_the_supply() -> None:
    dice = Dice(1)
    match = Match(TAYU, {}, 3, chance=lambda _entry: dice)
    match.begin()
    assert [entry.text.split()[0] for entry in match.log] == ["first", "supply"]


@pytest.mark.parametrize(("axis", "axes"), [("ns", ["ew", None, "ns"]), ("ew", ["ns", None, "ew"])])
def test_the_starting_builder_picks_its_coasts_and_the_other_gets_the_rest(
    axis: str, axes: list[str | None]
) -> None:
    match = _auction("bid 40", "bid 20", "pass", "pass", "first 2")
    assert match.awaiting == [2]
    assert match.legal(2) == ["axis ew", "axis ns"]
    view = play(match, f"axis {axis}").view(None)
    assert view.axes == axes  # type: ignore[attr-defined]
    assert match.awaiting == [2]


# The flood


def test_the_flood_takes_its_seat_s_turn() -> None:
    match = _flooded()
    assert [take_turn(match) for _ in range(4)] == [0, 1, 2, 0]


def test_the_flood_wins_when_both_builders_stay_below_its_bid() -> None:
    match = _flooded()
    coasts(match, 6, 1, 3, 19)
    assert _end(match).outcome == Outcome((2, 1, 2), (19, 1, 18), "flood")


def test_a_tile_of_the_flood_that_fits_nowhere_ends_the_game_too() -> None:
    match = _flooded()
    take_turn(match)
    coasts(match, 6, 1, 3, 19)
    assert match.awaiting == [1]
    assert _end(match).outcome == Outcome((2, 1, 2), (19, 1, 18), "flood")


def test_reaching_the_bid_defeats_the_flood_which_then_plays_no_more() -> None:
    match = _flooded()
    coasts(match, 4, 1, 5, 3)
    assert [take_turn(match) for _ in range(4)] == [0, 2, 0, 2]
    assert match.view(None).flood_out  # type: ignore[attr-defined]


def test_after_the_flood_is_out_the_higher_product_wins() -> None:
    match = _flooded()
    coasts(match, 3, 8, 7, 3)
    state_of(match).flood_out = True
    assert _end(match).outcome == Outcome((1, 2, 2), (24, 0, 21), "stuck")


def test_builders_who_tie_above_the_bid_share_the_win() -> None:
    match = _flooded()
    coasts(match, 4, 8, 6, 3)
    state_of(match).flood_out = True
    assert _end(match).outcome == Outcome((1, 3, 1), (24, 0, 24), "stuck")
    assert match.state.rewards() == [0.5, 0.0, 0.5]


def test_a_closed_network_without_points_is_the_flood_s_win() -> None:
    assert _end(_flooded()).outcome == Outcome((2, 1, 2), (0, 1, 0), "flood")


# The saboteur


def _sabotaged() -> Match:
    return begun(27, 15, seats=3, edition="goliath")


def test_the_goliath_game_names_a_saboteur_and_a_target_of_24() -> None:
    match = begun(27, seats=3, edition="goliath")
    assert (match.options["saboteur"], match.options["target"]) == (2, 24)
    assert match.view(None).flood == 2  # type: ignore[attr-defined]


def test_chance_names_a_builder_then_the_builder_picks_its_coasts() -> None:
    match = Match(TAYU, {"edition": "goliath", "saboteur": 1}, 3)
    assert {match.state.shuffle(Dice(seed))[1] for seed in range(20)} == {0, 2}
    assert not match.state.admits([0, 1])
    assert begun(27, seats=3, edition="goliath", saboteur=1).legal(0) == ["axis ew", "axis ns"]


def test_a_host_cannot_let_the_saboteur_begin() -> None:
    with pytest.raises(BadOption):
        begun(27, seats=3, edition="goliath", first=2)


def test_the_first_builder_to_reach_the_target_wins_at_once() -> None:
    match = play(_sabotaged(), "axis ns")
    coasts(match, 4, 1, 6, 5)
    play(match, match.legal(0)[0])
    assert match.outcome == Outcome((1, 2, 2), (24, 5, 0), "target")


def test_two_builders_who_reach_the_target_with_one_tile_share_the_win() -> None:
    match = play(_sabotaged(), "axis ew")
    coasts(match, 4, 5, 6, 5)
    play(match, match.legal(0)[0])
    assert match.outcome == Outcome((1, 1, 3), (25, 24, 0), "target")


def test_the_saboteur_wins_when_nobody_reaches_the_target() -> None:
    match = play(_sabotaged(), "axis ns")
    coasts(match, 4, 5, 5, 4)
    seal(match)
    state = state_of(match)
    state.begin_turn()
    assert match.outcome == Outcome((2, 2, 1), (20, 20, 1), "flood")


def test_two_and_four_players_have_no_target_and_no_saboteur() -> None:
    assert "target" not in begun(edition="goliath").options
    with pytest.raises(BadOption):
        begun(edition="goliath", target=12)


def test_two_tiles_in_hand_are_for_two_players_only() -> None:
    with pytest.raises(BadOption):
        begun(seats=3, hand=2)
