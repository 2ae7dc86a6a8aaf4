"""What may be taken back in AntaYagí: only what has shown nobody anything."""

from chabudai import Dice, Match, game
from chabudai.games.antayagi import reveals
from tests.games.antayagi.dealt import dealt, go, trade
from tests.games.antayagi.variants import SMALL


def test_a_sealed_offer_may_be_taken_back_until_both_are_sealed() -> None:
    match = Match(
        game("antayagi"), {"first": 0, "deck": SMALL | {"bone": 10}}, 3, chance=lambda _entry: Dice(1)
    )
    match.begin()
    match.play(0, "trade 1")
    match.play(1, "offer 2")
    assert match.can_undo(1)
    match.undo(1)
    assert match.awaiting == [0, 1]
    match.play(1, "offer 3")
    match.play(0, "offer 1")
    assert not match.can_undo(0)


def test_choosing_a_partner_and_the_first_offer_show_nothing() -> None:
    state = dealt("bone fish fish", "treasure fish fish", "fish fish fish")
    assert not reveals(state, 0, 1)
    go(state, "0 trade 1")
    assert not reveals(state, 0, 7)
    go(state, "0 offer 1")
    assert reveals(state, 1, 7)


def test_a_pass_shows_something_only_when_it_closes_the_window() -> None:
    state = trade(dealt("bone fish fish", "treasure fish sabotage", "fish sabotage fish"), 0, 1)
    assert not reveals(state, 1, 13)
    go(state, "1 pass")
    assert reveals(state, 2, 13)
    assert not reveals(state, 2, 14)


def test_a_stolen_card_is_shown() -> None:
    state = trade(dealt("bone fish fish", "lollipop fish hat", "fish hat fish"), 0, 1)
    assert reveals(state, 0, 10)
