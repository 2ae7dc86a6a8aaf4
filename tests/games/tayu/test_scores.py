"""Points and the end of Ta Yü, sentence by sentence."""

import pytest

from chabudai import Match, Record
from chabudai.match.record import replay
from chabudai.outcome import Outcome
from tests.games.tayu.boards import (
    begun,
    board_with,
    coasts,
    empty,
    only_tile_1_fits,
    placement,
    play,
    state_of,
    stuck,
)


def _texts(match: Match) -> list[str]:
    return [entry.text for entry in match.log]


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


def test_the_game_ends_with_the_first_tile_that_fits_nowhere_once_anybody_has_points() -> None:
    match = play(begun(27, 15), "draw left", "place 27@i10/0")
    coasts(match, 1, 0, 1, 0)
    assert stuck(match).outcome == Outcome((1, 2), (1, 0), "stuck")


def test_the_higher_product_wins() -> None:
    match = play(begun(27, 15), "draw left", "place 27@i10/0")
    coasts(match, 4, 7, 5, 4)
    assert stuck(match).outcome == Outcome((2, 1), (20, 28), "stuck")


def test_equal_products_are_a_draw() -> None:
    match = play(begun(27, 15), "draw left", "place 27@i10/0")
    coasts(match, 4, 2, 3, 6)
    assert stuck(match).outcome == Outcome((1, 1), (12, 12), "stuck")


def test_without_rescue_a_tile_that_fits_nowhere_ends_the_game_at_once() -> None:
    match = play(begun(27, 15, rescue="never"), "draw left", "place 27@i10/0")
    assert stuck(match).outcome == Outcome((1, 1), (0, 0), "stuck")


def test_rescue_is_usual_with_kosmos_and_not_with_goliath_or_three_players() -> None:
    """The flood gains by the end and would not agree to another tile."""
    usual = {
        (edition, seats): begun(edition=edition, seats=seats).options["rescue"]
        for edition in ("kosmos", "goliath")
        for seats in (2, 3, 4)
    }
    assert usual == {
        ("kosmos", 2): "redraw",
        ("kosmos", 3): "never",
        ("kosmos", 4): "redraw",
        **{("goliath", seats): "never" for seats in (2, 3, 4)},
    }


def test_a_record_says_how_a_tile_is_rescued_even_when_it_is_usual() -> None:
    """So the game of a record stays what it was when a default changes."""
    options = {"edition": "kosmos", "rescue": "redraw"}
    kept = Record(format="chabudai/1", game="tayu", options=options, seats=3, log=[], outcome=None)
    assert replay(kept).options["rescue"] == "redraw"
    assert begun(seats=3).options["rescue"] == "never"


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
    assert stuck(match).outcome == Outcome((1, 1), (0, 0), "closed")


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
    empty(match)
    play(match, *[text for text in match.legal(0) if text.startswith("place 15")][:1])
    assert match.outcome == Outcome((1, 1), (0, 0), "stuck")


def test_the_game_ends_when_the_last_tile_is_laid() -> None:
    match = begun(27, 15, edition="goliath")
    empty(match)
    play(match, match.legal(0)[0])
    assert match.outcome == Outcome((1, 1), (0, 0), "supply")
