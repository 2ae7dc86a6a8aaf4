"""Ta Yü with two and four players, sentence by sentence of its rules and rulings."""

import pytest

from chabudai import Match
from chabudai.outcome import Outcome
from tests.games.tayu.boards import (
    begun,
    board_with,
    coasts,
    only_tile_1_fits,
    placement,
    play,
    seal,
    state_of,
    take_turn,
)


def _texts(match: Match) -> list[str]:
    return [entry.text for entry in match.log]


# Turns and draws


def test_a_turn_draws_a_tile_and_places_it_and_then_the_next_player_is_awaited() -> None:
    match = begun(27, 15)
    assert match.legal(0) == ["draw left", "draw right"]
    play(match, "draw left", "place 27@i10/0")
    assert match.awaiting == [1]
    assert match.legal(1) == ["draw left", "draw right"]


def test_a_tile_that_can_be_placed_must_be() -> None:
    match = play(begun(27, 15), "draw left")
    assert all(text.startswith("place 27@") for text in match.legal(0))


def test_the_block_is_two_queues_that_take_the_shuffled_tiles_in_turn() -> None:
    match = play(begun(27, 15, 3, 4), "draw right", "place 15@i10/0", "draw right")
    assert all(text.startswith("place 4@") for text in match.legal(1))


def test_only_the_rings_of_the_two_front_tiles_of_a_block_show() -> None:
    view = begun(27, 1).view(None)
    assert [(queue.source, queue.left, queue.back) for queue in view.queues] == [  # type: ignore[attr-defined]
        ("left", 56, "ring"),
        ("right", 56, "plain"),
    ]


def test_when_one_queue_is_empty_the_other_is_drawn_from_without_an_entry() -> None:
    match = play(begun(27, 1, 15), "draw left")
    supply = state_of(match).supply
    supply.next_1 = len(supply.queue_1)
    play(match, "place 27@i10/0")
    assert match.legal(1)[0].startswith("place 15@")


def test_a_draw_from_the_bag_leaves_no_entry() -> None:
    match = begun(27, 15, draw="bag")
    assert match.legal(0)[0].startswith("place 27@")
    play(match, "place 27@i10/0", "place 15@i9/0")
    assert _texts(match)[1:] == ["place 27@i10/0", "place 15@i9/0"]


def test_a_spread_offers_the_next_tile_with_a_ring_or_without() -> None:
    match = begun(1, 2, 27, 15, draw="spread")
    assert match.legal(0) == ["draw plain", "draw ring"]
    play(match, "draw ring")
    assert match.legal(0)[0].startswith("place 27@")
    play(match, "place 27@i10/0", "draw plain")
    assert match.legal(1)[0].startswith("place 1@")


def test_a_spread_with_one_kind_left_is_drawn_from_without_an_entry() -> None:
    match = begun(27, 15, draw="spread")
    supply = state_of(match).supply
    play(match, "draw ring")
    supply.next_1 = len(supply.queue_1)
    play(match, "place 27@i10/0")
    assert match.legal(1)[0].startswith("place 15@")


def test_with_one_tile_in_hand_the_drawn_tile_is_public() -> None:
    match = play(begun(27, 15), "draw left")
    assert [[held.tile for held in hand] for hand in match.view(1).hands] == [[27], []]  # type: ignore[attr-defined]


# Two tiles in hand


def test_with_two_tiles_the_starter_draws_a_hidden_one_then_the_other_then_play_begins() -> None:
    match = begun(27, 15, 1, 2, first=1, hand=2)
    assert match.awaiting == [1]
    play(match, "draw left")
    assert match.awaiting == [0]
    play(match, "draw left")
    assert match.awaiting == [1]
    play(match, "draw right")
    assert {text.split("@")[0] for text in match.legal(1)} == {"place 27", "place 15"}


def test_hidden_tiles_from_the_bag_leave_no_entry() -> None:
    match = begun(27, 15, 1, hand=2, draw="bag")
    assert match.awaiting == [0]
    assert {text.split("@")[0] for text in match.legal(0)} == {"place 27", "place 1"}


def test_with_two_tiles_either_may_be_laid_and_the_other_is_kept() -> None:
    match = begun(27, 15, 1, 2, hand=2, draw="bag")
    play(match, "place 1@i10/0")
    assert {text.split("@")[0] for text in match.legal(1)} <= {"place 15", "place 2"}
    assert [held.tile for held in match.view(0).hands[0]] == [27]  # type: ignore[attr-defined]


def test_with_two_tiles_hands_are_secret_and_only_their_backs_show() -> None:
    match = play(begun(27, 15, 1, 2, hand=2), "draw left", "draw right", "draw left")
    hands = match.view(1).hands  # type: ignore[attr-defined]
    assert [[(held.tile, held.back) for held in hand] for hand in hands] == [
        [(None, "ring"), (None, "plain")],
        [(15, "ring")],
    ]


def test_a_back_nobody_saw_is_unknown() -> None:
    hands = begun(27, 15, 1, hand=2, draw="bag").view(1).hands  # type: ignore[attr-defined]
    assert [[(held.tile, held.back) for held in hand] for hand in hands] == [
        [(None, None)] * 2,
        [(15, "ring")],
    ]


def test_two_tiles_that_look_alike_are_offered_once() -> None:
    match = begun(27, 15, 27, hand=2, draw="bag")
    assert len(match.legal(0)) == 12


def test_with_two_tiles_one_that_fits_must_be_laid() -> None:
    match = begun(27, 1, 15, 2, hand=2, draw="bag", rescue="never")
    only_tile_1_fits(match)
    play(match, match.legal(0)[0])
    assert [text.split("@")[0] for text in match.legal(1)] == ["place 1"] * len(match.legal(1))


def test_with_two_tiles_the_game_ends_only_when_neither_fits() -> None:
    match = begun(27, 2, 15, 3, hand=2, draw="bag", rescue="never")
    only_tile_1_fits(match)
    play(match, match.legal(0)[0])
    assert match.outcome == Outcome((1, 1), (0, 0), "stuck")
    assert [[held.tile for held in hand] for hand in match.view(None).hands] == [  # type: ignore[attr-defined]
        [state_of(match).supply.kept_0 + 1],
        [2, 3],
    ]


def test_when_the_supply_is_empty_kept_tiles_are_still_played() -> None:
    match = begun(27, 15, 26, hand=2, draw="bag")
    _empty(match)
    play(match, "place 26@i10/0")
    assert all(text.startswith("place 15@") for text in match.legal(1))
    play(match, match.legal(1)[0])
    assert all(text.startswith("place 27@") for text in match.legal(0))
    play(match, match.legal(0)[0])
    assert match.outcome is not None
    assert match.outcome.reason == "supply"


def _empty(match: Match) -> None:
    supply = state_of(match).supply
    supply.next_0, supply.next_1 = len(supply.queue_0), len(supply.queue_1)


# Points


def test_a_product_multiplies_the_points_of_two_opposite_coasts() -> None:
    match = begun(27)
    coasts(match, 4, 7, 5, 4)
    assert match.state.scores() == [20, 28]


@pytest.mark.parametrize("counts", [(4, 0, 0, 3), (0, 5, 6, 0)])
def test_a_coast_without_an_estuary_makes_the_product_nothing(counts: tuple[int, int, int, int]) -> None:
    match = begun(27)
    coasts(match, *counts)
    assert match.state.scores() == [0, 0]


@pytest.mark.parametrize(
    ("laid", "points"),
    [
        ("1@f1/0", [3, 0, 0, 0]),
        ("1@d1/0", [4, 0, 0, 0]),
        ("1@h19/2", [0, 0, 3, 0]),
        ("1@s14/1", [0, 4, 0, 0]),
        ("1@a8/3", [0, 0, 0, 3]),
    ],
)
def test_every_exit_to_the_sea_counts_and_a_marked_one_counts_twice(laid: str, points: list[int]) -> None:
    assert board_with(laid).coasts == points


def test_covering_a_marked_square_without_an_exit_there_counts_nothing() -> None:
    assert board_with("1@e1/2").coasts == [0, 0, 0, 0]


def test_a_corner_square_can_have_an_estuary_on_each_coast() -> None:
    assert board_with("26@a1/0").coasts == [1, 0, 0, 1]


def test_the_goliath_example_counts_its_double_spot() -> None:
    match = begun(27, edition="goliath")
    coasts(match, 4, 6, 5, 3)
    assert match.state.scores() == [20, 18]
    coasts(match, 4, 6, 6, 3)
    assert match.state.scores() == [24, 18]


def test_a_view_lists_the_estuaries_with_their_points() -> None:
    match = begun(27, 1, draw="bag")
    state = state_of(match)
    state.board.lay(placement("1@d1/0"))
    state.laid.append(placement("1@d1/0"))
    listed = [(found.square, found.coast, found.points) for found in match.view(0).estuaries]  # type: ignore[attr-defined]
    assert listed == [("d1", "north", 1), ("e1", "north", 2), ("f1", "north", 1)]


# The end


def _stuck(match: Match) -> Match:
    """The next tile finds no place."""
    seal(match)
    return play(match, match.legal(match.awaiting[0])[0])


def test_the_game_ends_with_the_first_tile_that_fits_nowhere_once_anybody_has_points() -> None:
    match = play(begun(27, 15), "draw left", "place 27@i10/0")
    coasts(match, 1, 0, 1, 0)
    assert _stuck(match).outcome == Outcome((1, 2), (1, 0), "stuck")


def test_the_higher_product_wins() -> None:
    match = play(begun(27, 15), "draw left", "place 27@i10/0")
    coasts(match, 4, 7, 5, 4)
    assert _stuck(match).outcome == Outcome((2, 1), (20, 28), "stuck")


def test_equal_products_are_a_draw() -> None:
    match = play(begun(27, 15), "draw left", "place 27@i10/0")
    coasts(match, 4, 2, 3, 6)
    assert _stuck(match).outcome == Outcome((1, 1), (12, 12), "stuck")


def test_without_rescue_a_tile_that_fits_nowhere_ends_the_game_at_once() -> None:
    match = play(begun(27, 15, rescue="never"), "draw left", "place 27@i10/0")
    assert _stuck(match).outcome == Outcome((1, 1), (0, 0), "stuck")


def test_rescue_is_usual_with_kosmos_and_not_with_goliath() -> None:
    assert begun(edition="kosmos").options["rescue"] == "redraw"
    assert begun(edition="goliath").options["rescue"] == "never"


def test_while_nobody_has_points_a_tile_that_fits_nowhere_leaves_and_the_player_draws_again() -> None:
    match = play(begun(27, 15, 2, 1), "draw left", "place 27@i10/0")
    only_tile_1_fits(match)
    play(match, "draw left")
    assert match.awaiting == [1]
    assert match.legal(1) == ["draw left", "draw right"]
    play(match, "draw right")
    assert state_of(match).supply.gone == [1, 14]
    play(match, "draw right")
    assert match.legal(1) == ["place 1@a19/0"]


def test_one_coast_alone_is_no_points_yet_and_rescue_still_holds() -> None:
    match = play(begun(27, 15, 2, 1), "draw left", "place 27@i10/0")
    only_tile_1_fits(match)
    coasts(match, 3, 2, 0, 0)
    assert play(match, "draw left").outcome is None


def test_from_the_bag_the_player_draws_again_without_an_entry() -> None:
    match = begun(27, 15, 2, 1, draw="bag", rescue="redraw")
    only_tile_1_fits(match)
    play(match, match.legal(0)[0])
    assert state_of(match).supply.gone == [14, 1]
    assert all(text.startswith("place 1@") for text in match.legal(1))


def test_when_nothing_left_could_be_placed_the_game_ends_closed() -> None:
    match = play(begun(27, 15), "draw left", "place 27@i10/0")
    assert _stuck(match).outcome == Outcome((1, 1), (0, 0), "closed")


def test_the_game_is_closed_when_the_only_tile_that_fits_is_not_left() -> None:
    match = play(begun(1, 15, 1, 2, 1, 3, 1, 4), "draw left", "place 1@i10/0")
    only_tile_1_fits(match)
    supply = state_of(match).supply
    supply.next_0 = 4
    assert play(match, "draw left").outcome == Outcome((1, 1), (0, 0), "closed")


def test_with_two_tiles_the_one_just_drawn_leaves() -> None:
    match = _hidden_rescue()
    assert state_of(match).supply.gone == [2]
    assert state_of(match).supply.kept_1 == 1


def _hidden_rescue() -> Match:
    """Seat 1 keeps tile 2, draws 3 which leaves, then 1 which fits."""
    match = begun(27, 2, 15, 3, 1, hand=2, draw="bag")
    only_tile_1_fits(match)
    return play(match, match.legal(0)[0])


def test_everybody_knows_that_the_kept_tile_fitted_nowhere() -> None:
    match = _hidden_rescue()
    kept, drawn = match.view(0).hands[1]  # type: ignore[attr-defined]
    assert (kept.tile, drawn.tile) == (None, None)
    assert 1 in kept.ruled_out
    assert 2 not in kept.ruled_out
    assert drawn.ruled_out == []


def test_what_is_known_of_a_kept_tile_is_forgotten_when_it_may_have_been_the_one_laid() -> None:
    match = _hidden_rescue()
    play(match, "place 1@a19/0")
    assert 1 in match.view(0).hands[1][0].ruled_out  # type: ignore[attr-defined]
    state = state_of(match)
    state.supply.keep(1, 1, 1)
    state.supply.drawn = 2
    state.supply.give(1, 1)
    assert state.supply.barred_1 == 0


def test_with_two_tiles_and_an_empty_supply_a_player_without_placement_ends_the_game_stuck() -> None:
    match = begun(1, 2, 15, hand=2, draw="bag")
    only_tile_1_fits(match)
    _empty(match)
    play(match, *[text for text in match.legal(0) if text.startswith("place 15")][:1])
    assert match.outcome == Outcome((1, 1), (0, 0), "stuck")


def test_the_game_ends_when_the_last_tile_is_laid() -> None:
    match = begun(27, 15, edition="goliath")
    _empty(match)
    play(match, match.legal(0)[0])
    assert match.outcome == Outcome((1, 1), (0, 0), "supply")


# Four players


def test_four_players_are_two_teams_in_turn() -> None:
    match = begun(27, seats=4, first=2, edition="goliath")
    assert match.game.sides(4) == [[0, 2], [1, 3]]
    assert [take_turn(match) for _ in range(5)] == [2, 3, 0, 1, 2]


def test_partners_share_product_and_rank() -> None:
    match = play(begun(27, 15, seats=4), "draw left", "place 27@i10/0")
    coasts(match, 4, 7, 5, 4)
    assert _stuck(match).outcome == Outcome((3, 1, 3, 1), (20, 28, 20, 28), "stuck")
    assert match.state.rewards() == [0.0, 1.0, 0.0, 1.0]


def test_a_draw_of_teams_is_half_a_win_for_each() -> None:
    match = play(begun(27, 15, seats=4), "draw left", "place 27@i10/0")
    coasts(match, 2, 2, 2, 2)
    assert _stuck(match).outcome == Outcome((1, 1, 1, 1), (4, 4, 4, 4), "stuck")
    assert match.state.rewards() == [0.5] * 4


def test_with_two_players_seat_0_plays_north_and_south() -> None:
    assert begun().view(None).axes == ["ns", "ew"]  # type: ignore[attr-defined]


# What can be taken back


def test_a_placement_can_be_taken_back_until_the_next_draw() -> None:
    match = play(begun(27, 15), "draw left", "place 27@i10/0")
    assert match.can_undo(0)
    assert not play(match, "draw left").can_undo(0)


def test_a_draw_cannot_be_taken_back() -> None:
    assert not play(begun(27, 15), "draw left").can_undo(0)


def test_a_placement_that_makes_the_next_player_draw_cannot_be_taken_back() -> None:
    assert not play(begun(27, 15, draw="bag"), "place 27@i10/0").can_undo(0)


def test_a_placement_from_a_hidden_hand_cannot_be_taken_back() -> None:
    match = play(begun(27, 15, 1, hand=2), "draw left", "draw left", "draw left")
    assert not play(match, match.legal(0)[0]).can_undo(0)
