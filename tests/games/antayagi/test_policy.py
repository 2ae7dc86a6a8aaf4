"""What bots think of a position of AntaYagí."""

import pytest

from chabudai.core import Dice
from chabudai.games.antayagi import notation
from chabudai.games.antayagi.policy.chances import TRAITS, WEIGHTS, promises, traits
from chabudai.games.antayagi.policy.levels import policy_for
from chabudai.games.antayagi.policy.worth import hand_worth, worth_of
from chabudai.games.antayagi.rules.cards import BONE, FISH, LOLLIPOP, SABOTAGE, TOXIC, TREASURE, TREX
from chabudai.games.antayagi.rules.state import AntaYagi
from chabudai.search.ismcts import InfoSetSearch
from tests.games.antayagi.dealt import dealt, trade

POOR = "fish magician fish"


def chosen(state: AntaYagi, seat: int, lines: int = 400) -> str:
    search = InfoSetSearch(state, seat, Dice(3), policy_for(state.seats))
    search.run(lines)
    return notation.format(search.best())


def test_a_trex_in_the_pouch_makes_food_unwelcome() -> None:
    state = dealt(POOR, POOR, POOR, pouches={0: "trex treasure"})
    assert worth_of(state, BONE, 0) < 0 < worth_of(state, BONE, 1)
    assert worth_of(state, LOLLIPOP, 0) < worth_of(state, LOLLIPOP, 1)
    assert worth_of(state, TREASURE, 0) == worth_of(state, TREASURE, 1)


def test_a_trex_is_welcome_only_where_it_wins_and_finds_no_food() -> None:
    one_short = "treasure treasure treasure"
    state = dealt(POOR, POOR, POOR, pouches={0: f"{one_short} hat", 1: f"{one_short} bone", 2: "hat"})
    assert worth_of(state, TREX, 0) > 0 > worth_of(state, TREX, 2) > worth_of(state, TREX, 1)


def test_a_fish_is_worth_two_goods_beside_toxic_waste_and_nothing_elsewhere() -> None:
    state = dealt(POOR, POOR, POOR, pouches={0: "toxic"})
    assert (worth_of(state, FISH, 0), worth_of(state, FISH, 1)) == (8, 0)
    assert 0 < worth_of(state, TOXIC, 1) < worth_of(state, TREASURE, 1)
    assert worth_of(state, SABOTAGE, 0) == 0


def test_a_hand_is_worth_the_average_of_its_cards() -> None:
    state = dealt(POOR, "treasure fish magician", POOR)
    state.sizes[2] = 0
    assert (hand_worth(state, 1, 0), hand_worth(state, 2, 0)) == (worth_of(state, TREASURE, 0) * 2, 0)


def test_every_trait_has_a_weight() -> None:
    state = dealt(POOR, POOR, POOR)
    assert len(traits(state, 0)) == len(TRAITS) == len(WEIGHTS)


def test_promises_add_up_to_one_and_favour_whoever_needs_least() -> None:
    state = dealt(POOR, POOR, POOR, pouches={1: "treasure treasure", 2: "treasure"})
    hopes = promises(state)
    assert sum(hopes) == pytest.approx(1)
    assert hopes[1] > hopes[2] > hopes[0]


def test_a_bot_trades_with_the_hand_that_has_what_it_needs() -> None:
    for rich in (1, 2, 3):
        hands = [POOR, *("treasure hat treasure" if seat == rich else POOR for seat in (1, 2, 3))]
        assert chosen(dealt(*hands), 0) == f"trade {rich}"


def test_a_bot_stops_whoever_would_win_and_lets_its_own_win_pass() -> None:
    almost = "treasure treasure treasure hat"
    state = trade(dealt(POOR, "treasure fish fish", "sabotage fish fish", pouches={0: almost}), 0, 1)
    assert chosen(state, 2) == "sabotage"
    state = trade(dealt("fish sabotage fish", "treasure fish fish", POOR, pouches={0: almost}), 0, 1)
    assert chosen(state, 0) == "pass"


def test_a_thief_takes_the_card_that_wins() -> None:
    hands = ("fish magician fish", "lollipop fish treasure", POOR)
    state = trade(dealt(*hands, pouches={0: "treasure treasure hat"}), 0, 1)
    assert chosen(state, 0) == "steal 2"
