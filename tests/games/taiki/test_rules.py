"""The rules of docs/games/taiki.md, a sentence each: the deal, the tricks, the Mask and the 9."""

import pytest

from chabudai import Match
from chabudai.errors import IllegalAction, NotAwaited
from chabudai.games.taiki.notation import CARDS
from chabudai.match.log import CHANCE_NAME, Entry
from tests.games.taiki.tables import TAIKI, deal_text, lay, play, seen_by, state_of

# Hands for two: seat 0 leads Suns with everything, seat 1 has been given what the test is about.
LEADER = "S15 S14 S2 S3 M2 M3 M15"


def dealt(seats: int, **options: object) -> Match:
    match = Match(TAIKI, {**options, "first": 0}, seats)
    match.append(Entry(CHANCE_NAME, deal_text([])))
    return match


# The deal


def test_there_are_sixteen_suns_and_sixteen_moons() -> None:
    assert [*(f"S{n}" for n in range(1, 16)), "S*", *(f"M{n}" for n in range(1, 16)), "M*"] == CARDS


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_up_to_four_players_get_three_cards_of_each_colour(seats: int) -> None:
    match = dealt(seats)
    assert seen_by(match, 0).hand == ["S1", "S2", "S3", "M1", "M2", "M3"]
    assert seen_by(match, 1).hand == ["S4", "S5", "S6", "M4", "M5", "M6"]
    assert seen_by(match, None).piles.sun == seen_by(match, None).piles.moon == 16 - 3 * seats


def test_five_players_get_two_cards_of_each_colour() -> None:
    match = dealt(5)
    assert seen_by(match, 4).hand == ["S9", "S10", "M9", "M10"]
    assert seen_by(match, None).piles.sun == 6


def test_everyone_draws_one_more_card_from_the_pile_of_their_choice() -> None:
    match = dealt(3)
    assert match.awaiting == [0, 1, 2]
    assert match.legal(1) == ["draw moon", "draw sun"]
    match.play(1, "draw moon")
    assert seen_by(match, 1).hand == ["S4", "S5", "S6", "M4", "M5", "M6", "M10"]
    assert match.awaiting == [0, 2]
    with pytest.raises(NotAwaited):
        match.play(1, "draw sun")


def test_who_draws_first_from_a_pile_gets_its_top_card() -> None:
    match = dealt(3)
    match.play(2, "draw sun")
    match.play(0, "draw sun")
    match.play(1, "draw moon")
    hands = [seen_by(match, seat).hand or [] for seat in range(3)]
    assert "S10" in hands[2]
    assert "S11" in hands[0]
    assert "M10" in hands[1]


def test_the_draws_may_come_in_any_order_but_the_first_player_leads() -> None:
    match = Match(TAIKI, {"first": 1}, 3)
    match.append(Entry(CHANCE_NAME, deal_text([])))
    for seat in (2, 0, 1):
        assert seat in match.awaiting
        match.play(seat, "draw sun")
    assert match.awaiting == [1]


@pytest.mark.parametrize("pile", ["sun", "moon"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_pile_never_runs_dry(seats: int, pile: str) -> None:
    match = dealt(seats)
    for seat in range(seats):
        match.play(seat, f"draw {pile}")
    assert match.awaiting == [0]


def test_the_cards_that_are_left_are_laid_aside_and_count_for_nothing() -> None:
    match = lay(["S1 S2 S3 S4 M1 M2 M3", "S5 S6 S7 S8 M4 M5 M6"])
    assert (seen_by(match, None).piles.sun, seen_by(match, None).piles.moon) == (8, 10)
    assert state_of(match).sun_pile == []


# Tricks


def test_the_leader_may_play_any_card() -> None:
    match = lay(["S1 S9 S* M1 M9 M* M3", "S5 S6 S7 S8 M4 M5 M6"])
    ways = ["M*+", "M*-", "M1", "M3", "M9=M", "M9=S", "S*+", "S*-", "S1", "S9=M", "S9=S"]
    assert match.legal(0) == [f"play {way}" for way in ways]


def test_play_goes_clockwise_from_the_leader() -> None:
    match = lay(["S1 S2 S3 S4 M1 M2 M3", "S5 S6 S7 S8 M4 M5 M6", "S11 S12 S13 M11 M12 M13 M14"], first=1)
    order = []
    for text in ("play S5", "play S11", "play S1"):
        order += match.awaiting
        play(match, text)
    assert order == [1, 2, 0]


def test_the_led_colour_must_be_followed() -> None:
    match = play(lay([LEADER, "S5 S6 S7 M4 M5 M6 M7"]), "play S15")
    assert match.legal(1) == ["play S5", "play S6", "play S7"]
    with pytest.raises(IllegalAction):
        match.play(1, "play M4")


def void_of_sun(last: str) -> Match:
    """Seat 1 has played three Suns; four cards are left, `last` among them, and seat 0 leads again."""
    match = lay(["S15 S14 S13 S12 M2 M3 M15", f"S5 S6 S7 M4 M5 M6 {last}"])
    for lead, reply in (("S15", "S5"), ("S14", "S6"), ("S13", "S7")):
        play(match, f"play {lead}", f"play {reply}", "lead 0")
    return match


def test_who_has_nothing_of_the_led_colour_plays_anything() -> None:
    match = play(void_of_sun("M7"), "play S12")
    assert match.legal(1) == ["play M4", "play M5", "play M6", "play M7"]


def test_the_highest_card_of_the_led_colour_takes_the_trick() -> None:
    match = lay(["S1 S2 S3 S4 M1 M2 M3", "S5 S6 S7 S8 M4 M5 M6", "S11 S12 S13 M11 M12 M13 M14"])
    play(match, "play S4", "play S8", "play S11")
    assert seen_by(match, None).tricks[0].winner == 2
    assert match.awaiting == [2]


def test_a_card_of_the_other_colour_never_takes_the_trick() -> None:
    match = play(void_of_sun("M7"), "play S12", "play M7")
    assert seen_by(match, None).tricks[-1].winner == 0


def test_a_trick_won_with_a_moon_is_a_moon_trick_whatever_lies_in_it() -> None:
    hands = ["M15 M14 M13 M12 S1 S2 S3", "M1 M2 M3 S4 S5 S6 S7"]
    match = lay(hands)
    for lead, reply in (("M12", "M1"), ("M13", "M2"), ("M14", "M3")):
        play(match, f"play {lead}", f"play {reply}", "lead 0")
    play(match, "play M15", "play S7")
    trick = seen_by(match, None).tricks[-1]
    assert [card.card for card in trick.plays] == ["M15", "S7"]
    assert trick.colour == "moon"
    assert (seen_by(match, None).won[0].sun, seen_by(match, None).won[0].moon) == (0, 4)


def test_the_winner_names_itself_or_its_left_neighbour_as_the_next_leader() -> None:
    hands = ["S1 S2 S3 S4 M1 M2 M3", "S5 S6 S7 S8 M4 M5 M6", "S11 S12 S13 M11 M12 M13 M14"]
    match = play(lay(hands), "play S4", "play S8", "play S11")
    assert match.legal(2) == ["lead 0", "lead 2"]
    with pytest.raises(IllegalAction):
        match.play(2, "lead 1")
    play(match, "lead 0")
    assert match.awaiting == [0]


def test_with_two_players_the_left_neighbour_is_the_opponent() -> None:
    match = play(lay([LEADER, "S5 S6 S7 M4 M5 M6 M7"]), "play S2", "play S5")
    assert match.legal(1) == ["lead 0", "lead 1"]


def test_no_leader_is_named_after_the_last_trick() -> None:
    match = void_of_sun("M7")
    play(
        match, "play S12", "play M4", "lead 0", "play M2", "play M5", "lead 1", "play M6", "play M3", "lead 1"
    )
    play(match, "play M7", "play M15")
    assert [entry.text for entry in match.log[-2:]] == ["play M7", "play M15"]
    assert len(seen_by(match, None).rounds) == 1


# The Mask


def test_a_mask_of_the_led_colour_is_above_the_fifteen_or_below_the_one() -> None:
    hands = ["S15 S1 S2 M1 M2 M3 M4", "S* S3 S4 M5 M6 M7 M8"]
    high = play(lay(hands), "play S15", "play S*+")
    low = play(lay(hands), "play S1", "play S*-")
    assert seen_by(high, None).tricks[0].winner == 1
    assert seen_by(low, None).tricks[0].winner == 0


def test_a_mask_that_leads_sets_its_own_colour_and_chooses_too() -> None:
    hands = ["S* S14 S2 M1 M2 M3 M4", "S15 S1 S4 M5 M6 M7 M8"]
    high = play(lay(hands), "play S*+", "play S15")
    low = play(lay(hands), "play S*-", "play S1")
    assert seen_by(high, None).tricks[0].winner == 0
    assert seen_by(low, None).tricks[0].winner == 1
    assert seen_by(low, None).tricks[0].colour == "sun"


def test_a_mask_off_the_led_colour_has_no_choice_and_does_not_win() -> None:
    match = play(void_of_sun("M*"), "play S12")
    assert "play M*" in match.legal(1)
    assert not {"play M*+", "play M*-"} & set(match.legal(1))
    assert seen_by(play(match, "play M*"), None).tricks[-1].winner == 0


def test_a_mask_must_follow_like_any_card_of_its_colour() -> None:
    match = lay(["S15 S14 S13 S12 M2 M3 M15", "S5 S6 S* M4 M5 M6 M7"])
    play(match, "play S15", "play S5", "lead 0", "play S14", "play S6", "lead 0", "play S13")
    assert match.legal(1) == ["play S*+", "play S*-"]


# The 9


def test_a_nine_may_always_be_played_as_either_colour() -> None:
    match = play(lay([LEADER, "S5 S6 S7 M4 M5 M6 M9"]), "play S15")
    assert match.legal(1) == ["play M9=M", "play M9=S", "play S5", "play S6", "play S7"]


def test_a_nine_of_the_led_colour_may_be_played_off_it() -> None:
    match = play(lay([LEADER, "S5 S6 S9 M4 M5 M6 M7"]), "play S2")
    assert "play S9=M" in match.legal(1)
    trick = seen_by(play(match, "play S9=M"), None).tricks[0]
    assert (trick.winner, trick.colour, trick.plays[1].colour) == (0, "sun", "moon")


def test_a_nine_that_takes_the_led_colour_can_win_the_trick() -> None:
    match = play(lay([LEADER, "S5 S6 S7 M4 M5 M6 M9"]), "play S2", "play M9=S")
    trick = seen_by(match, None).tricks[0]
    assert (trick.winner, trick.colour) == (1, "sun")


def test_a_nine_that_leads_names_the_led_colour() -> None:
    match = play(lay(["S9 S14 S2 M2 M3 M4 M15", "S5 S6 S7 M5 M6 M7 M8"]), "play S9=M")
    assert match.legal(1) == ["play M5", "play M6", "play M7", "play M8"]


def test_a_nine_may_lead_a_colour_its_player_otherwise_lacks() -> None:
    match = lay(["S15 S14 S13 M9 M2 M3 M4", "S5 S6 S7 S8 M5 M6 M7"])
    for lead, reply in (("S15", "S5"), ("S14", "S6"), ("S13", "S7")):
        play(match, f"play {lead}", f"play {reply}", "lead 0")
    play(match, "play M9=S")
    assert match.legal(1) == ["play S8"]


def test_two_nines_in_a_trick_take_different_colours() -> None:
    hands = ["S9 S1 S2 M1 M2 M3 M4", "S5 S6 S7 M9 M5 M6 M7"]
    moon_left = play(lay(hands), "play S9=S")
    sun_left = play(lay(hands), "play S9=M")
    assert moon_left.legal(1) == ["play M9=M", "play S5", "play S6", "play S7"]
    assert sun_left.legal(1) == ["play M5", "play M6", "play M7", "play M9=S"]


def test_a_nine_of_an_earlier_trick_binds_nobody() -> None:
    match = lay(["S9 S1 S2 M1 M2 M3 M4", "S5 S6 S7 M9 M5 M6 M7"])
    play(match, "play S9=S", "play S5", "lead 0", "play S1")
    assert {"play M9=M", "play M9=S"} <= set(match.legal(1))


def test_a_nine_alone_does_not_oblige_to_follow() -> None:
    match = lay(["S15 S14 S13 S12 M2 M3 M15", "S5 S6 S9 M4 M5 M6 M7"])
    play(match, "play S15", "play S5", "lead 0", "play S14", "play S6", "lead 0", "play S13")
    assert match.legal(1) == ["play M4", "play M5", "play M6", "play M7", "play S9=M", "play S9=S"]


def test_with_nine_obliges_a_nine_counts_as_its_printed_colour_for_the_duty_to_follow() -> None:
    match = lay(["S15 S14 S13 S12 M2 M3 M15", "S5 S6 S9 M4 M5 M6 M9"], nine_obliges=True)
    play(match, "play S15", "play S5", "lead 0", "play S14", "play S6", "lead 0", "play S13")
    assert match.legal(1) == ["play M9=M", "play M9=S", "play S9=M", "play S9=S"]


def test_with_nine_obliges_a_nine_of_the_other_colour_still_obliges_to_nothing() -> None:
    match = lay(["S15 S14 S13 S12 M2 M3 M15", "S5 S6 S7 M4 M5 M6 M9"], nine_obliges=True)
    play(match, "play S15", "play S5", "lead 0", "play S14", "play S6", "lead 0", "play S13", "play S7")
    play(match, "lead 0", "play S12")
    assert match.legal(1) == ["play M4", "play M5", "play M6", "play M9=M", "play M9=S"]
