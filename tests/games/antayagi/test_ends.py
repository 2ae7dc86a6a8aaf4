"""How a game of AntaYagí ends, and who wins."""

from chabudai.core import OVER
from chabudai.outcome import Outcome
from tests.games.antayagi.dealt import dealt, go, left, pouch, reshuffle, trade


def test_five_goods_win_with_four_players() -> None:
    state = dealt(
        "lollipop fish fish",
        "fish fish bone",
        "bone fish fish",
        "bone fish fish",
        pouches={1: "treasure bone muffin hat"},
    )
    trade(state, 0, 1)
    go(state, "1 steal 1")
    assert state.outcome() == Outcome((2, 1, 2, 2), (0, 5, 0, 0), "goods")
    assert (state.awaiting(), state.mover()) == ([], OVER)


def test_four_goods_win_with_five_players() -> None:
    hands = ["bone fish fish", "treasure fish fish", *["bone fish hat"] * 3]
    state = trade(dealt(*hands, pouches={0: "hat treasure bone"}), 0, 1)
    assert state.outcome() == Outcome((1, 2, 2, 2, 2), (4, 1, 0, 0, 0), "goods")


def test_if_both_traders_reach_the_target_only_the_partner_wins() -> None:
    state = dealt(
        "bone fish fish",
        "treasure fish fish",
        "fish fish fish",
        pouches={0: "hat hat hat hat", 1: "treasure treasure treasure treasure"},
    )
    trade(state, 0, 1)
    assert state.outcome() == Outcome((2, 1, 2), (5, 5, 0), "goods")


def test_toxic_waste_and_fish_make_five_but_six_are_needed() -> None:
    state = dealt(
        "bone fish hat",
        "fish bone fish",
        "treasure bone fish",
        pouches={0: "toxic treasure bone"},
    )
    trade(state, 0, 1)
    assert (pouch(state, 0), state.values[0], state.targets[0]) == ("treasure bone toxic fish", 5, 6)
    assert state.outcome() is None
    trade(state, 1, 2, mine=1, theirs=3)
    trade(state, 2, 0, mine=1, theirs=1)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners(), outcome.scores[0]) == ([0], 6)


def test_going_past_the_target_wins_as_well() -> None:
    state = dealt(
        "bone fish fish", "fish fish fish", "bone fish fish", pouches={0: "toxic treasure hat hat hat"}
    )
    trade(state, 0, 1)
    assert state.outcome() == Outcome((1, 2, 2), (7, 1, 0), "goods")


def test_a_card_that_will_be_eaten_cannot_win() -> None:
    state = dealt("bone fish fish", "fish fish hat", "bone fish fish", pouches={1: "trex treasure hat hat"})
    trade(state, 0, 1)
    assert (state.outcome(), pouch(state, 1)) == (None, "treasure hat hat")


def test_a_chain_of_lollipops_counts_only_when_it_is_over() -> None:
    state = dealt(
        "bone fish fish", "lollipop lollipop muffin", "bone fish fish", pouches={0: "treasure hat hat"}
    )
    trade(state, 0, 1)
    go(state, "0 steal 1")
    assert (state.values[0], state.outcome()) == (5, None)
    go(state, "0 steal 1")
    assert state.outcome() == Outcome((1, 2, 2), (6, 1, 0), "goods")


def test_the_win_comes_before_the_draws() -> None:
    state = dealt("bone fish fish", "treasure fish fish", "fish fish fish", pouches={1: "hat hat hat hat"})
    before = left(state)
    trade(state, 0, 1)
    assert (left(state), state.sizes) == (before, [2, 2, 3])


def test_a_cancelled_trade_wins_nothing() -> None:
    state = dealt(
        "bone fish fish", "treasure fish fish", "sabotage fish fish", pouches={1: "hat hat hat hat"}
    )
    trade(state, 0, 1)
    go(state, "2 sabotage")
    assert state.outcome() is None


def test_when_nobody_can_trade_and_nothing_is_left_to_draw_the_best_pouch_wins() -> None:
    state = dealt("bone hat hat", "treasure hat hat", "muffin trex hat", pile="", pouches={2: "toxic toxic"})
    state.sizes = [2, 1, 0]
    trade(state, 0, 1)
    assert state.outcome() == Outcome((2, 2, 1), (1, 1, 2), "exhausted")


def test_equal_pouches_share_an_exhausted_game() -> None:
    state = dealt("bone hat hat", "treasure hat hat", "muffin trex hat", pile="")
    state.sizes = [2, 1, 0]
    trade(state, 0, 1)
    assert state.outcome() == Outcome((1, 1, 3), (1, 1, 0), "exhausted")


def test_when_all_cards_outside_the_pouches_are_alike_the_game_is_exhausted() -> None:
    state = dealt("hat fish fish", "fish fish fish", "fish fish fish", pile="fish fish fish fish fish")
    trade(state, 0, 1)
    assert state.outcome() == Outcome((2, 1, 2), (0, 1, 0), "exhausted")


def test_when_no_good_is_left_outside_the_pouches_the_game_is_exhausted() -> None:
    state = dealt("bone fish fish", "hat fish magician", "fish fish sabotage", pile="fish magician fish")
    trade(state, 0, 1)
    go(state, "2 pass")
    assert state.outcome() == Outcome((1, 1, 3), (1, 1, 0), "exhausted")


def test_fish_keep_the_game_alive_while_somebody_has_toxic_waste() -> None:
    state = dealt("bone fish fish", "toxic fish magician", "fish fish sabotage", pile="fish magician fish")
    trade(state, 0, 1)
    go(state, "2 pass")
    assert (state.outcome(), state.awaiting()) == (None, [1])


def test_a_trex_meal_brings_goods_back_and_the_game_goes_on() -> None:
    state = dealt("bone fish fish", "fish fish magician", "fish fish fish", pile="fish", pouches={1: "trex"})
    trade(state, 0, 1)
    assert state.outcome() is None
    reshuffle(state, "bone fish trex")
    assert state.awaiting() == [1]


def test_scores_are_the_values_of_the_pouches_at_any_time() -> None:
    state = dealt("bone fish fish", "treasure fish fish", "fish fish fish", pouches={0: "toxic fish"})
    assert state.scores() == [3, 0, 0]
    trade(state, 0, 1)
    assert state.scores() == [4, 1, 0]
