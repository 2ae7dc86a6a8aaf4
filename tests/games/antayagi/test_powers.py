"""The powers of AntaYagí's cards, and the T-Rex."""

import pytest

from chabudai import Match
from chabudai.games.antayagi import ANTAYAGI
from tests.games.antayagi.dealt import dealt, discard, facing, go, hand, pouch, texts, trade

# Lollipop


def test_a_lollipop_lets_its_new_owner_take_a_card_from_the_other_traders_hand() -> None:
    state = trade(dealt("bone fish fish", "lollipop treasure hat", "fish fish fish"), 0, 1)
    assert texts(state) == {0: ["steal 1", "steal 2"]}
    go(state, "0 steal 1")
    assert (pouch(state, 0), pouch(state, 1)) == ("treasure lollipop", "bone")
    assert hand(state, 1) == "hat fish"


def test_a_stolen_card_that_is_not_a_good_is_discarded_without_effect() -> None:
    for name in ("fish", "magician", "sabotage"):
        state = trade(dealt("bone fish fish", f"lollipop treasure {name}", "fish fish fish"), 0, 1)
        go(state, *(["1 pass"] if name == "sabotage" else []), "0 steal 2")
        assert (pouch(state, 0), discard(state)) == ("lollipop", name)


def test_a_stolen_lollipop_steals_again_from_the_same_hand() -> None:
    state = trade(dealt("bone fish fish", "lollipop treasure lollipop", "fish fish fish"), 0, 1)
    go(state, "0 steal 2")
    assert texts(state) == {0: ["steal 1"]}
    go(state, "0 steal 1")
    assert pouch(state, 0) == "treasure lollipop lollipop"


def test_a_lollipop_on_an_empty_hand_does_nothing() -> None:
    state = dealt("bone fish fish", "fish lollipop lollipop", "fish fish fish")
    state.sizes[1] = 2
    trade(state, 0, 1, theirs=2)
    go(state, "0 steal 1")
    assert (pouch(state, 0), discard(state)) == ("lollipop", "fish")
    state = dealt("bone fish fish", "lollipop fish fish", "fish fish fish")
    state.sizes[1] = 1
    trade(state, 0, 1)
    assert (pouch(state, 0), state.awaiting()) == ("lollipop", [1])


def test_a_stolen_muffin_costs_the_thief_its_hand() -> None:
    state = trade(dealt("bone trex hat", "lollipop muffin treasure", "fish fish fish"), 0, 1)
    go(state, "0 steal 1")
    assert discard(state) == "trex hat"
    assert pouch(state, 0) == "lollipop muffin"


def test_a_stolen_hat_shows_the_thief_its_hand() -> None:
    state = trade(dealt("bone trex fish", "lollipop treasure hat", "fish fish fish"), 0, 1)
    go(state, "0 steal 2")
    assert facing(state, 0) == "in in out"


def test_a_stolen_toxic_waste_raises_the_thiefs_target() -> None:
    state = trade(dealt("bone trex fish", "lollipop lollipop toxic", "fish fish fish"), 0, 1)
    go(state, "0 steal 2")
    assert (state.targets, state.values[0]) == ([6, 5, 5], 2)


def test_the_partner_may_steal_too_after_the_active_player_has_received() -> None:
    state = trade(dealt("lollipop treasure fish", "bone fish fish", "fish fish fish"), 0, 1)
    assert (texts(state), pouch(state, 0)) == ({1: ["steal 1", "steal 2"]}, "bone")
    go(state, "1 steal 1")
    assert pouch(state, 1) == "treasure lollipop"


def test_the_active_players_lollipop_robs_the_partner_before_its_muffin_empties_the_hand() -> None:
    state = trade(dealt("muffin fish fish", "lollipop treasure bone", "fish fish fish"), 0, 1)
    go(state, "0 steal 1")
    assert (pouch(state, 0), pouch(state, 1)) == ("treasure lollipop", "muffin")
    assert discard(state) == "bone"


def test_the_active_players_muffin_empties_its_hand_before_the_partners_lollipop_comes() -> None:
    state = trade(dealt("lollipop treasure bone", "muffin fish fish", "fish fish fish"), 0, 1)
    assert (pouch(state, 0), pouch(state, 1)) == ("muffin", "lollipop")
    assert (discard(state), state.awaiting()) == ("treasure bone", [1])


# Hat, Muffin, Magician


def test_a_hat_turns_the_whole_hand_to_its_owner_and_later_cards_face_out_again() -> None:
    state = trade(dealt("hat fish fish", "bone trex hat", "fish fish fish"), 0, 1)
    assert facing(state, 1) == "in in out"


def test_a_second_hat_does_not_turn_the_hand_back() -> None:
    state = trade(dealt("hat fish fish", "bone trex fish", "hat fish fish"), 0, 1)
    trade(state, 1, 2, mine=1, theirs=1)
    assert facing(state, 1) == "in in out"


def test_a_muffin_discards_the_receivers_hand_and_both_draw_as_usual() -> None:
    state = trade(dealt("muffin fish fish", "bone trex toxic", "fish fish fish"), 0, 1)
    assert (pouch(state, 1), discard(state)) == ("muffin", "trex toxic")
    assert (hand(state, 1), hand(state, 0)) == ("fish", "fish fish bone")
    state = trade(dealt("bone trex toxic", "muffin fish fish", "fish fish fish"), 0, 1)
    assert (discard(state), hand(state, 0)) == ("trex toxic", "bone magician treasure")


@pytest.mark.parametrize("name", ["treasure", "bone", "muffin", "trex", "toxic", "hat"])
def test_against_a_magician_the_other_trader_keeps_its_own_card(name: str) -> None:
    mine = trade(dealt(f"{name} fish fish", "magician fish fish", "fish fish fish"), 0, 1)
    theirs = trade(dealt("magician fish fish", f"{name} fish fish", "fish fish fish"), 0, 1)
    assert (pouch(mine, 0), pouch(mine, 1)) == (name, "")
    assert (pouch(theirs, 0), pouch(theirs, 1)) == ("", name)
    assert "magician" in discard(mine)
    assert "magician" in discard(theirs)


def test_against_a_magician_a_lollipop_robs_the_magicians_player() -> None:
    state = trade(dealt("lollipop fish fish", "magician treasure bone", "fish fish fish"), 0, 1)
    assert texts(state) == {0: ["steal 1", "steal 2"]}
    go(state, "0 steal 1")
    assert (pouch(state, 0), pouch(state, 1), discard(state)) == ("treasure lollipop", "", "magician")
    state = trade(dealt("magician treasure bone", "lollipop fish fish", "fish fish fish"), 0, 1)
    go(state, "1 steal 2")
    assert (pouch(state, 1), pouch(state, 0), discard(state)) == ("bone lollipop", "", "magician")


@pytest.mark.parametrize("name", ["fish", "sabotage"])
def test_against_a_magician_a_card_that_is_not_a_good_is_discarded(name: str) -> None:
    state = trade(dealt(f"{name} fish fish", "magician fish fish", "bone bone bone"), 0, 1)
    assert (pouch(state, 0), pouch(state, 1), discard(state)) == ("", "", f"magician {name}")


def test_a_trade_with_a_magician_can_be_sabotaged() -> None:
    state = trade(dealt("bone fish fish", "magician fish fish", "sabotage fish fish"), 0, 1)
    go(state, "2 sabotage")
    assert (pouch(state, 0), discard(state)) == ("", "sabotage bone magician")


# Toxic waste and Fish


def test_toxic_waste_is_a_good_and_raises_its_owners_target_by_one() -> None:
    state = trade(dealt("toxic fish fish", "bone fish fish", "fish fish fish"), 0, 1)
    assert (state.values, state.targets) == ([1, 1, 0], [5, 6, 5])


def test_toxic_waste_may_count_nothing_and_still_asks_for_one_good_more() -> None:
    hands = ("toxic fish fish", "bone fish fish", "fish fish fish")
    state = trade(dealt(*hands, pouches={1: "toxic treasure"}, toxic_counts=False), 0, 1)
    assert (state.values, state.targets) == ([1, 1, 0], [5, 7, 5])
    assert pouch(state, 1).split().count("toxic") == 2
    options = {"toxic_counts": False}
    match = Match(ANTAYAGI, options, 3)
    assert match.options == {**ANTAYAGI.resolve({}, 3), **options}
    assert match.view(0).toxic_counts is False  # type: ignore[attr-defined]
    assert "toxic_counts" not in ANTAYAGI.resolve({"toxic_counts": True}, 3)


def test_every_toxic_waste_counts() -> None:
    state = dealt("toxic fish fish", "bone fish fish", "fish fish fish", pouches={1: "toxic toxic"})
    trade(state, 0, 1)
    assert (state.values[1], state.targets[1]) == (3, 8)


def test_a_fish_is_discarded_unless_toxic_waste_lies_in_the_pouch_and_then_counts_two() -> None:
    hands = ("bone fish fish", "fish bone fish", "fish fish fish")
    without = trade(dealt(*hands), 0, 1)
    assert (pouch(without, 0), discard(without)) == ("", "fish")
    beside = trade(dealt(*hands, pouches={0: "toxic"}), 0, 1)
    assert (pouch(beside, 0), discard(beside), beside.values[0]) == ("toxic fish", "", 3)


def test_a_fish_counts_two_however_much_toxic_waste_there_is() -> None:
    state = dealt("bone fish fish", "fish bone fish", "fish fish fish", pouches={0: "toxic toxic toxic"})
    trade(state, 0, 1)
    assert state.values[0] == 5


def test_an_earlier_fish_does_not_come_back_with_the_toxic_waste() -> None:
    state = trade(dealt("bone hat hat", "fish hat hat", "toxic fish fish"), 0, 1)
    assert (pouch(state, 0), discard(state)) == ("", "fish")
    trade(state, 1, 2, mine=1, theirs=2)
    trade(state, 2, 0, mine=1, theirs=1)
    assert (pouch(state, 0), state.values[0]) == ("toxic", 1)


# T-Rex


def test_a_trex_in_the_pouch_eats_a_bone_and_both_are_discarded() -> None:
    state = dealt("bone fish fish", "fish bone fish", "bone fish fish", pouches={1: "trex treasure"})
    trade(state, 0, 1)
    assert (pouch(state, 1), discard(state)) == ("treasure", "fish trex bone")


def test_a_trex_that_arrives_eats_at_once() -> None:
    state = dealt("trex fish fish", "fish bone fish", "bone fish fish", pouches={1: "bone treasure"})
    trade(state, 0, 1)
    assert (pouch(state, 1), state.values[1]) == ("treasure", 1)


def test_a_trex_does_not_eat_treasure_hat_toxic_waste_or_another_trex() -> None:
    state = dealt(
        "trex fish fish", "fish bone fish", "bone fish fish", pouches={1: "treasure toxic hat trex"}
    )
    trade(state, 0, 1)
    assert pouch(state, 1) == "treasure trex trex toxic hat"


def test_a_fish_that_does_not_stay_is_not_eaten() -> None:
    state = dealt("fish bone fish", "bone fish fish", "bone fish fish", pouches={1: "trex treasure"})
    trade(state, 0, 1)
    assert (pouch(state, 1), discard(state)) == ("treasure trex", "fish")


def test_a_trex_eats_fish_before_muffin_before_lollipop_before_bone() -> None:
    food = ["fish", "muffin", "lollipop", "bone"]
    for first in range(4):
        held = " ".join(reversed(food[first:]))
        state = dealt("trex hat hat", "hat hat hat", "bone fish fish", pouches={1: f"toxic {held}"})
        trade(state, 0, 1)
        assert food[first] not in pouch(state, 1)
        assert all(name in pouch(state, 1) for name in food[first + 1 :])


def test_every_trex_has_one_meal_until_no_pair_is_left() -> None:
    state = dealt("muffin fish fish", "fish bone fish", "bone fish fish", pouches={1: "trex trex"})
    trade(state, 0, 1)
    assert pouch(state, 1) == "trex"
    state = dealt("trex hat hat", "hat hat hat", "fish fish fish", pouches={1: "bone bone", 0: "bone"})
    state.pocket(1, 4)
    trade(state, 0, 1)
    assert pouch(state, 1) == ""


def test_a_lollipop_steals_before_it_is_eaten() -> None:
    state = dealt("bone fish fish", "lollipop treasure hat", "fish fish fish", pouches={0: "trex"})
    trade(state, 0, 1)
    go(state, "0 steal 1")
    assert (pouch(state, 0), discard(state)) == ("treasure", "trex lollipop")


def test_a_muffin_empties_the_hand_before_it_is_eaten() -> None:
    state = dealt("muffin fish fish", "bone hat treasure", "fish fish fish", pouches={1: "trex"})
    trade(state, 0, 1)
    assert (pouch(state, 1), discard(state)) == ("", "hat treasure trex muffin")


def test_meals_wait_until_both_traders_have_received() -> None:
    state = dealt("lollipop bone fish", "trex fish fish", "fish fish fish", pouches={0: "bone", 1: "trex"})
    trade(state, 0, 1)
    assert (pouch(state, 0), state.awaiting()) == ("bone trex", [1])
    go(state, "1 steal 1")
    assert (pouch(state, 0), pouch(state, 1)) == ("", "bone")
