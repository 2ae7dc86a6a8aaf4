"""Ta Yü with two and four players, sentence by sentence of its rules and rulings."""

import pytest

from chabudai import Match
from chabudai.errors import BadOption
from chabudai.outcome import Outcome
from tests.games.tayu.boards import (
    begun,
    coasts,
    empty,
    only_tile_1_fits,
    play,
    state_of,
    stuck,
    take_turn,
)
from tests.games.tayu.reference import RINGS


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


def test_the_rings_on_top_of_all_sixteen_stacks_of_a_block_show() -> None:
    """Tiles go left and right by turns, seven to a stack: tops are every fourteenth pair of the supply."""
    match = begun(27, 1)
    tiles = match.log[0].text.split()[1:]
    backs = ["ring" if int(tile) in RINGS else "plain" for tile in tiles]
    left, right = match.view(None).queues  # type: ignore[attr-defined]
    assert (left.source, left.left, left.back, left.behind) == ("left", 56, "ring", backs[14::14])
    assert (right.source, right.left, right.back, right.behind) == ("right", 56, "plain", backs[15::14])
    play(match, "draw left", "place 27@i10/0")
    left, right = match.view(None).queues  # type: ignore[attr-defined]
    assert (left.left, left.back, left.behind) == (55, backs[2], backs[14::14])
    assert (right.left, right.behind) == (56, backs[15::14])


def test_of_a_block_nothing_but_the_tops_of_its_stacks_shows() -> None:
    match = begun(27, 1, 2, 15)
    supply = state_of(match).supply
    for place in (1, 2, 8, 55):
        supply.queue_0[place] = 27 - supply.queue_0[place]
    twin = begun(27, 1, 2, 15)
    seen, same = match.view(None).queues, twin.view(None).queues  # type: ignore[attr-defined]
    assert seen == same


def test_when_a_stack_is_used_up_the_next_one_is_in_front() -> None:
    match = begun(27, 1)
    supply = state_of(match).supply
    tops = match.view(None).queues[0].behind  # type: ignore[attr-defined]
    supply.next_0 = 7
    left = match.view(None).queues[0]  # type: ignore[attr-defined]
    assert (left.left, [left.back, *left.behind]) == (49, tops)


def test_a_bag_and_a_spread_have_no_stacks() -> None:
    for draw in ("bag", "spread"):
        assert [queue.behind for queue in begun(27, 1, draw=draw).view(None).queues] in (  # type: ignore[attr-defined]
            [[]],
            [[], []],
        )


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


def test_a_tile_from_the_bag_stands_up_with_its_back_to_everybody() -> None:
    match = begun(27, 15, 1, hand=2, draw="bag")
    for viewer in (1, None):
        hands = match.view(viewer).hands  # type: ignore[attr-defined]
        mine = 15 if viewer == 1 else None
        assert [[(held.tile, held.back) for held in hand] for hand in hands] == [
            [(None, "ring"), (None, "plain")],
            [(mine, "ring")],
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
    empty(match)
    play(match, "place 26@i10/0")
    assert all(text.startswith("place 15@") for text in match.legal(1))
    play(match, match.legal(1)[0])
    assert all(text.startswith("place 27@") for text in match.legal(0))
    play(match, match.legal(0)[0])
    assert match.outcome is not None
    assert match.outcome.reason == "supply"


# Four players


def test_four_players_are_two_teams_in_turn() -> None:
    match = begun(27, seats=4, first=2, edition="goliath")
    assert match.game.sides(4) == [[0, 2], [1, 3]]
    assert [take_turn(match) for _ in range(5)] == [2, 3, 0, 1, 2]


def test_partners_share_product_and_rank() -> None:
    match = play(begun(27, 15, seats=4), "draw left", "place 27@i10/0")
    coasts(match, 4, 7, 5, 4)
    assert stuck(match).outcome == Outcome((3, 1, 3, 1), (20, 28, 20, 28), "stuck")
    assert match.state.rewards() == [0.0, 1.0, 0.0, 1.0]


def test_a_draw_of_teams_is_half_a_win_for_each() -> None:
    match = play(begun(27, 15, seats=4), "draw left", "place 27@i10/0")
    coasts(match, 2, 2, 2, 2)
    assert stuck(match).outcome == Outcome((1, 1, 1, 1), (4, 4, 4, 4), "stuck")
    assert match.state.rewards() == [0.5] * 4


def test_with_two_players_seat_0_plays_north_and_south() -> None:
    assert begun().view(None).axes == ["ns", "ew"]  # type: ignore[attr-defined]
    assert "coasts" not in begun().options


@pytest.mark.parametrize("hand", [1, 2])
def test_two_players_may_let_the_beginner_pick_its_coasts(hand: int) -> None:
    match = begun(27, 15, 1, first=1, hand=hand, coasts="choose")
    assert match.options["coasts"] == "choose"
    assert match.view(None).axes == [None, None]  # type: ignore[attr-defined]
    assert match.legal(1) == ["axis ew", "axis ns"]
    play(match, "axis ns")
    assert match.view(None).axes == ["ew", "ns"]  # type: ignore[attr-defined]
    assert match.legal(1) == ["draw left", "draw right"]


def test_with_more_players_nobody_asks_who_picks_coasts() -> None:
    for seats in (3, 4):
        with pytest.raises(BadOption):
            begun(seats=seats, coasts="choose")


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


def test_a_draw_and_the_tile_laid_after_it_are_one_move() -> None:
    match = begun(2, 2, 3, 3)
    for _ in range(20):
        match.play(match.awaiting[0], match.legal(match.awaiting[0])[0])
    played = [entry.text for entry in match.live() if isinstance(entry.who, int)]
    assert len(played) == 20
    assert sum(match.game.is_move(text) for text in played) == 10
