"""The rulebook of AntaYagí, sentence by sentence: setting up, turns, trades and Sabotage."""

import pytest

from chabudai import Match
from chabudai.core import CHANCE, FIRST, OVER, Dice
from chabudai.games.antayagi import ANTAYAGI
from chabudai.games.antayagi.rules.cards import BACKS, BATCH, HOUSE_DECK, KINDS, NAMES, SABOTAGE, back_of
from chabudai.games.antayagi.rules.decks import HOUSE
from chabudai.games.antayagi.rules.state import DECK, AntaYagi
from tests.games.antayagi.dealt import (
    dealt,
    discard,
    facing,
    go,
    hand,
    kinds,
    left,
    pouch,
    reshuffle,
    texts,
    trade,
)

# Setting up


def test_the_house_deck_has_65_cards_of_which_39_are_goods() -> None:
    assert dict(zip(NAMES, HOUSE_DECK, strict=True)) == {
        "treasure": 8,
        "bone": 6,
        "lollipop": 6,
        "muffin": 5,
        "trex": 6,
        "toxic": 4,
        "hat": 4,
        "fish": 10,
        "magician": 7,
        "sabotage": 9,
    }
    assert sum(HOUSE_DECK) == 65
    assert sum(HOUSE_DECK[:7]) == 39


def test_a_view_names_the_deck_in_play() -> None:
    views = [
        Match(ANTAYAGI, options, 4).view(None) for options in ({}, {"deck": {"treasure": 40, "fish": 5}})
    ]
    assert [view.deck_name for view in views] == ["house", None]  # type: ignore[attr-defined]


def test_the_data_of_a_deck_covers_every_kind_and_gives_every_meal_a_place_of_its_own() -> None:
    assert list(HOUSE) == NAMES
    meals = sorted(line.meal for line in HOUSE.values() if line.meal)
    assert meals == list(range(1, len(meals) + 1))
    assert {line.back for line in HOUSE.values()} <= set(BACKS)


def test_chance_names_the_beginner_then_shuffles_the_deck() -> None:
    state = AntaYagi(5, HOUSE_DECK, -1)
    entry = state.shuffle(Dice(3))
    assert entry[0] == FIRST
    state.deal(entry)
    deck = state.shuffle(Dice(4))
    assert (state.awaiting(), deck[0], len(deck)) == ([CHANCE], DECK, 66)
    state.deal(deck)
    assert state.awaiting() == [entry[1]]


def test_a_named_beginner_needs_no_draw() -> None:
    state = AntaYagi(4, HOUSE_DECK, 2)
    assert state.shuffle(Dice(1))[0] == DECK


def test_everybody_is_dealt_three_cards_seat_after_seat() -> None:
    state = dealt("fish bone hat", "magician trex toxic", "muffin muffin treasure", pile="bone fish")
    assert [hand(state, seat) for seat in range(3)] == [
        "fish bone hat",
        "magician trex toxic",
        "muffin muffin treasure",
    ]
    assert left(state) == "bone fish"


@pytest.mark.parametrize(("seats", "target"), [(3, 5), (4, 5), (5, 4), (6, 4), (7, 4)])
def test_the_target_is_five_goods_up_to_four_players_and_four_above(seats: int, target: int) -> None:
    assert AntaYagi(seats, HOUSE_DECK, 0).targets == [target] * seats


def test_cards_face_out_except_those_with_a_hat_on_the_back() -> None:
    state = dealt("fish hat bone", "bone bone bone", "hat hat trex")
    assert [facing(state, seat) for seat in range(3)] == ["out in out", "out out out", "in in out"]


def test_a_treasure_and_a_trex_share_a_back_and_only_hat_and_sabotage_are_alone_on_theirs() -> None:
    by_back = [[NAMES[kind] for kind in range(KINDS) if back_of(kind) == back] for back in range(4)]
    assert by_back == [
        ["bone", "lollipop", "muffin", "toxic", "fish", "magician"],
        ["hat"],
        ["treasure", "trex"],
        ["sabotage"],
    ]


# A turn


def test_the_active_player_chooses_any_other_player_who_has_a_card() -> None:
    state = dealt("bone bone bone", "fish fish fish", "hat hat hat", "trex trex trex")
    assert texts(state) == {0: ["trade 1", "trade 2", "trade 3"]}
    state.sizes[2] = 0
    assert texts(state) == {0: ["trade 1", "trade 3"]}


def test_the_partner_cannot_refuse() -> None:
    state = go(dealt("bone bone bone", "fish fish fish", "hat hat hat"), "0 trade 2")
    assert texts(state)[2] == ["offer 1", "offer 2", "offer 3"]


@pytest.mark.parametrize("order", [("0 offer 2", "2 offer 3"), ("2 offer 3", "0 offer 2")])
def test_both_traders_seal_in_any_order_and_turn_together(order: tuple[str, str]) -> None:
    state = go(dealt("bone treasure bone", "fish fish fish", "hat hat muffin"), "0 trade 2")
    assert state.awaiting() == [0, 2]
    go(state, order[0])
    assert state.awaiting() == [int(order[1][0])]
    assert (pouch(state, 0), pouch(state, 2)) == ("", "")
    go(state, order[1])
    assert (pouch(state, 0), pouch(state, 2)) == ("muffin", "treasure")


def test_each_trader_puts_the_others_good_into_the_pouch() -> None:
    state = trade(dealt("bone fish fish", "treasure fish fish", "fish fish fish"), 0, 1)
    assert (pouch(state, 0), pouch(state, 1), discard(state)) == ("treasure", "bone", "")


def test_what_is_not_a_good_is_discarded_after_the_trade() -> None:
    state = dealt("fish hat bone", "sabotage hat bone", "bone bone bone")
    trade(state, 0, 1)
    assert (pouch(state, 0), pouch(state, 1), discard(state)) == ("", "", "sabotage fish")


@pytest.mark.parametrize("name", NAMES)
def test_two_cards_of_the_same_kind_cancel_the_trade_and_are_discarded(name: str) -> None:
    state = trade(dealt(f"{name} bone bone", f"{name} bone bone", "sabotage fish fish"), 0, 1)
    assert (pouch(state, 0), pouch(state, 1), discard(state)) == ("", "", f"{name} {name}")
    assert texts(state) == {1: ["trade 0", "trade 2"]}


def test_the_partner_draws_one_card_then_the_active_player_draws_up_to_three() -> None:
    state = dealt("bone fish fish", "treasure fish fish", "fish fish fish", pile="hat muffin toxic trex")
    trade(state, 0, 1)
    assert (hand(state, 1), hand(state, 0), left(state)) == (
        "fish fish hat",
        "fish fish muffin",
        "toxic trex",
    )


def test_a_cancelled_trade_ends_the_turn_and_both_draw_as_usual() -> None:
    state = dealt("bone fish fish", "bone fish fish", "fish fish fish", pile="hat muffin toxic trex")
    trade(state, 0, 1)
    assert (hand(state, 1), hand(state, 0), state.awaiting()) == ("fish fish hat", "fish fish muffin", [1])


def test_the_turn_passes_to_the_next_seat_and_round_the_table() -> None:
    state = dealt("fish bone fish", "fish bone fish", "fish bone fish", first=2)
    trade(state, 2, 0)
    assert state.awaiting() == [0]


def test_a_new_card_joins_on_the_right_and_the_others_keep_their_order() -> None:
    state = dealt("bone treasure hat", "fish trex toxic", "fish fish fish", pile="magician sabotage bone")
    trade(state, 0, 1, mine=2, theirs=1)
    assert (hand(state, 0), hand(state, 1)) == ("bone hat sabotage", "trex toxic magician")


def test_who_lost_cards_out_of_turn_draws_only_at_the_end_of_its_own_turn() -> None:
    state = dealt("bone fish fish", "treasure fish fish", "sabotage fish hat")
    trade(state, 0, 1)
    go(state, "2 sabotage")
    assert hand(state, 2) == "fish hat"
    trade(state, 1, 0, mine=3, theirs=1)
    assert hand(state, 2) == "fish hat"
    trade(state, 2, 0, mine=2, theirs=1)
    assert hand(state, 2) == "fish sabotage hat"


def test_a_partner_below_three_cards_draws_exactly_one() -> None:
    state = dealt("muffin fish fish", "treasure sabotage bone", "fish fish fish")
    trade(state, 0, 1)
    go(state, "1 pass")
    assert state.sizes == [3, 1, 3]


@pytest.mark.parametrize("seats", [3, 5, 7])
def test_no_hand_ever_holds_more_than_three_cards(seats: int) -> None:
    state, dice = AntaYagi(seats, HOUSE_DECK, 0), Dice(seats)
    largest = 0
    for _ in range(400):
        mover = state.mover()
        if mover == OVER:
            state, mover = AntaYagi(seats, HOUSE_DECK, 0), CHANCE
        if mover == CHANCE:
            state.deal(state.shuffle(dice))
        else:
            state.play(mover, state.pick(dice))
        largest = max(largest, *state.sizes)
    assert largest == 3


def test_the_same_partner_may_be_chosen_again_and_again() -> None:
    state = dealt("fish bone fish", "bone fish fish", "treasure hat hat")
    trade(state, 0, 2)
    trade(state, 1, 2)
    assert "trade 0" in texts(state)[2]


def test_a_player_without_cards_skips_the_turn_and_refills_and_leaves_no_entry() -> None:
    state = dealt("bone fish fish", "treasure fish fish", "sabotage sabotage sabotage", "hat bone bone")
    trade(state, 0, 1)
    go(state, "2 sabotage", "2 sabotage", "2 sabotage")
    assert (state.sizes, texts(state)) == ([3, 3, 0, 3], {1: ["trade 0", "trade 3"]})
    trade(state, 1, 3)
    assert (state.sizes, state.awaiting()) == ([3, 3, 3, 3], [3])


# The draw pile


def test_the_discard_pile_is_shuffled_when_a_draw_needs_it_and_not_before() -> None:
    state = dealt("bone fish fish", "bone fish fish", "fish hat fish", pile="trex toxic")
    trade(state, 0, 1)
    assert (left(state), discard(state), state.awaiting()) == ("", "bone bone", [1])
    trade(state, 1, 2, mine=1, theirs=2)
    assert (state.awaiting(), discard(state)) == ([CHANCE], "bone bone fish")


def test_a_reshuffle_comes_in_the_middle_of_a_turn_and_the_draws_go_on() -> None:
    state = dealt("bone fish fish", "bone fish fish", "fish hat fish", pile="trex toxic")
    trade(state, 0, 1)
    trade(state, 1, 2, mine=1, theirs=2)
    reshuffle(state, "fish bone bone")
    assert (hand(state, 2), hand(state, 1), left(state)) == ("fish fish fish", "fish trex bone", "bone")
    assert (state.awaiting(), discard(state)) == ([2], "")


def test_a_reshuffle_may_fall_between_the_two_draws() -> None:
    state = dealt("bone fish fish", "bone fish fish", "fish hat fish", pile="trex")
    trade(state, 0, 1)
    assert (state.awaiting(), hand(state, 1), hand(state, 0)) == ([CHANCE], "fish fish trex", "fish fish")
    reshuffle(state, "bone bone")
    assert (state.awaiting(), hand(state, 0), left(state)) == ([1], "fish fish bone", "bone")


def test_a_reshuffle_holds_exactly_the_discarded_cards() -> None:
    state = dealt("bone fish fish", "bone fish fish", "fish hat fish", pile="trex")
    trade(state, 0, 1)
    for wrong in ("bone", "bone fish", "bone bone bone", "bone bone fish"):
        assert not state.admits([2, *kinds(wrong)])
    assert not state.admits([1, *kinds("bone bone")])


def test_cards_drawn_after_a_reshuffle_face_out_again() -> None:
    state = dealt("hat fish fish", "bone fish fish", "fish hat fish", pile="hat")
    trade(state, 0, 1)
    trade(state, 1, 2, mine=1, theirs=1)
    assert facing(state, 1) == "in in"
    reshuffle(state, "fish fish")
    assert facing(state, 1) == "in in out"
    assert state.hands[5] // BATCH == 1


def test_when_nothing_is_left_players_draw_what_exists() -> None:
    state = dealt("bone fish fish", "treasure fish fish", "fish fish hat", pile="hat")
    trade(state, 0, 1)
    assert (state.sizes, state.awaiting()) == ([2, 3, 3], [1])


# Sabotage


def saboteurs(*hands: str) -> AntaYagi:
    """Seat 0 shows a bone, seat 1 a treasure."""
    return trade(dealt(*hands), 0, 1)


def test_without_a_holder_the_window_does_not_open() -> None:
    state = saboteurs("bone fish fish", "treasure fish fish", "fish fish fish")
    assert state.awaiting() == [1]
    assert pouch(state, 0) == "treasure"


def test_every_holder_may_act_in_the_window_traders_included() -> None:
    state = saboteurs("bone sabotage fish", "treasure fish fish", "fish fish fish", "fish sabotage sabotage")
    assert texts(state) == {0: ["pass", "sabotage"], 3: ["pass", "sabotage"]}


def test_a_sabotage_offered_in_the_trade_cannot_be_played_in_its_window() -> None:
    state = dealt("sabotage fish fish", "treasure fish fish", "fish fish fish")
    trade(state, 0, 1)
    assert (pouch(state, 0), discard(state), state.awaiting()) == ("treasure", "sabotage", [1])


def test_when_all_holders_pass_the_trade_goes_on() -> None:
    state = saboteurs("bone fish fish", "treasure sabotage fish", "sabotage fish fish")
    go(state, "2 pass", "1 pass")
    assert (pouch(state, 0), pouch(state, 1)) == ("treasure", "bone")


def test_one_sabotage_cancels_two_let_it_happen_three_cancel_again() -> None:
    hands = ("bone fish fish", "treasure sabotage fish", "sabotage fish fish", "sabotage fish fish")
    one = go(saboteurs(*hands), "1 sabotage", "2 pass", "3 pass")
    two = go(saboteurs(*hands), "1 sabotage", "3 sabotage", "2 pass")
    three = go(saboteurs(*hands), "1 sabotage", "2 sabotage", "3 sabotage")
    assert [pouch(state, 0) for state in (one, two, three)] == ["", "treasure", ""]


def test_a_cancelled_trade_discards_both_cards_and_all_sabotages() -> None:
    state = saboteurs("bone fish fish", "treasure sabotage fish", "sabotage sabotage fish")
    go(state, "2 sabotage", "1 sabotage", "2 sabotage")
    assert discard(state) == "sabotage sabotage sabotage bone treasure"


def test_a_sabotage_makes_earlier_passes_void() -> None:
    state = saboteurs("bone fish fish", "treasure sabotage fish", "sabotage fish fish")
    go(state, "1 pass", "2 sabotage")
    assert texts(state) == {1: ["pass", "sabotage"]}


def test_who_played_a_sabotage_may_play_another_at_once() -> None:
    state = saboteurs("bone fish fish", "treasure fish fish", "sabotage sabotage fish")
    go(state, "2 sabotage")
    assert state.awaiting() == [2]
    go(state, "2 sabotage")
    assert pouch(state, 0) == "treasure"


def test_who_has_passed_waits_until_the_next_sabotage() -> None:
    state = saboteurs("bone fish fish", "treasure sabotage fish", "sabotage fish fish")
    go(state, "2 pass")
    assert state.awaiting() == [1]
    assert state.legal(2) == []


def test_the_leftmost_sabotage_is_used() -> None:
    state = saboteurs("bone fish fish", "treasure fish fish", "fish sabotage sabotage")
    batch = 7 * BATCH
    state.hands[8] += batch
    go(state, "2 sabotage")
    assert state.hands[6:8] == [kinds("fish")[0], SABOTAGE + batch]


def test_matching_cards_open_no_window() -> None:
    state = trade(dealt("bone sabotage fish", "bone fish fish", "sabotage fish fish"), 0, 1)
    assert texts(state) == {1: ["trade 0", "trade 2"]}


def test_a_finished_trade_can_no_longer_be_sabotaged() -> None:
    state = go(saboteurs("bone fish fish", "treasure fish fish", "sabotage fish fish"), "2 pass")
    assert texts(state) == {1: ["trade 0", "trade 2"]}
