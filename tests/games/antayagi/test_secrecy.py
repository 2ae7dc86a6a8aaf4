"""What a seat of AntaYagí may know, and that a redeal is even over all the rest."""

from collections import Counter

import msgspec
import pytest

from chabudai.core import Dice
from chabudai.games.antayagi import secret
from chabudai.games.antayagi.beliefs import sample
from chabudai.games.antayagi.rules.state import AntaYagi
from chabudai.games.antayagi.view import AntaYagiView
from chabudai.games.antayagi.view_builder import view
from tests.games.antayagi.dealt import dealt, go, trade
from tests.games.antayagi.worlds import World, chi_square, histories, pasts, seen, world, worlds_by_view

OTHERS = ["fish treasure hat", "bone muffin trex"]
FIRST_TRADE = ["0 trade 1", "0 offer 1", "1 offer 1"]

POSITIONS: dict[str, tuple[str, list[str], str, list[str], int]] = {
    "after the deal": ("bone treasure fish", OTHERS, "trex bone magician sabotage", [], 0),
    "after a trade": ("bone treasure trex", OTHERS, "trex bone fish hat", FIRST_TRADE, 0),
    "another seat has sealed": ("bone treasure fish", OTHERS, "trex bone", ["0 trade 2", "2 anything"], 0),
    "the own seat has sealed": ("bone treasure fish", OTHERS, "trex bone", ["0 trade 2", "0 anything"], 0),
    "after a reshuffle": (
        "treasure trex fish",
        ["fish treasure bone", "bone treasure trex"],
        "treasure fish",
        [*FIRST_TRADE, "1 trade 2", "1 offer 1", "2 offer 2"],
        0,
    ),
    "after two reshuffles": (
        "treasure trex fish",
        ["trex trex trex", "fish fish fish"],
        "fish",
        [*FIRST_TRADE, "1 trade 2", "1 offer 1", "2 offer 1"],
        0,
    ),
    "a hand turned by a hat": (
        "bone treasure fish",
        ["hat fish bone", "bone muffin trex"],
        "trex bone fish",
        FIRST_TRADE,
        0,
    ),
    "a spectator": ("bone treasure bone trex hat bone bone bone treasure", [], "bone", [], -1),
    "a spectator after a reshuffle": (
        "bone bone bone fish fish fish hat bone bone",
        [],
        "fish",
        [*FIRST_TRADE, "1 trade 2", "1 offer 1", "2 offer 1"],
        -1,
    ),
    "a spectator while an offer is sealed": (
        "bone bone bone trex bone treasure bone sabotage bone",
        [],
        "bone",
        ["0 trade 2", "2 anything"],
        -1,
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_redeal_and_sample_reach_every_world_that_fits_and_each_as_often(name: str) -> None:
    own, others, pile, moves, seat = POSITIONS[name]
    found = worlds_by_view(histories(own, others, pile, moves), seat)
    assert all(set(counts.values()) == {1} for counts in found.values()), "histories are not even"
    open_view = max(found, key=lambda text: (len(found[text]) <= 200, len(found[text])))
    fitting = set(found[open_view])
    assert len(fitting) > 1
    state = sample(msgspec.json.decode(open_view, type=AntaYagiView), Dice(1))
    assert world(state) in fitting
    check_even(state, seat, fitting)
    check_samples(open_view, fitting)


def check_even(state: AntaYagi, seat: int, fitting: set[World]) -> None:
    dice = Dice(2)
    dealt_again: Counter[World] = Counter()
    for _ in range(30 * len(fitting)):
        state.redeal(seat, dice)
        dealt_again[world(state)] += 1
    assert set(dealt_again) == fitting
    assert chi_square(dealt_again, len(fitting)) < 4


def check_samples(text: bytes, fitting: set[World]) -> None:
    dice = Dice(3)
    seen_view = msgspec.json.decode(text, type=AntaYagiView)
    sampled = Counter(world(sample(seen_view, dice)) for _ in range(20 * len(fitting)))
    assert set(sampled) == fitting
    assert chi_square(sampled, len(fitting)) < 4


@pytest.mark.parametrize("seat", [0, 1, 2, -1])
@pytest.mark.parametrize("name", ["after a trade", "after a reshuffle", "after two reshuffles"])
def test_a_view_holds_all_that_its_seat_has_seen_before(name: str, seat: int) -> None:
    own, others, pile, moves, _seat = POSITIONS[name]
    earlier: dict[bytes, set[tuple[bytes, ...]]] = {}
    for past in pasts(own, others, pile, moves):
        *before, now = [seen(state, seat) for state in past]
        earlier.setdefault(now, set()).add(tuple(before))
    assert all(len(remembered) == 1 for remembered in earlier.values())


def test_the_even_check_notices_a_lazy_shuffle() -> None:
    lazy: Counter[World] = Counter({(number,): 40 if number else 80 for number in range(12)})
    assert chi_square(lazy, 12) > 4


def test_a_shrunken_game_has_exactly_as_many_views_as_counted() -> None:
    cards = "bone bone bone bone bone treasure treasure trex hat"
    counted = {
        seat: len(worlds_by_view(histories(cards, [], "bone", FIRST_TRADE), seat)) for seat in (0, 1, 2, -1)
    }
    assert counted == {0: 2471, 1: 2379, 2: 2359, -1: 1344}


# What is shown


def test_a_player_sees_the_faces_of_all_hands_but_the_own() -> None:
    state = dealt("bone fish trex", "treasure toxic muffin", "lollipop bone fish")
    faces = [[card.face for card in hand] for hand in view(state, 1).hands]
    assert faces == [["bone", "fish", "trex"], [None, None, None], ["lollipop", "bone", "fish"]]


def test_all_backs_are_public_and_so_is_the_back_of_the_top_card() -> None:
    state = dealt("bone hat trex", "treasure toxic sabotage", "lollipop bone fish", pile="trex bone")
    for viewer in (None, 0, 1, 2):
        seen_view = view(state, viewer)
        backs = [[card.back for card in hand] for hand in seen_view.hands]
        assert backs == [["plain", "hat", "trex"], ["trex", "plain", "sabotage"], ["plain"] * 3]
        assert (seen_view.pile_back, seen_view.pile) == ("trex", 2)


def test_a_card_with_a_hat_on_the_back_is_seen_by_its_owner_alone() -> None:
    state = dealt("bone hat trex", "treasure toxic sabotage", "lollipop bone fish")
    assert view(state, 0).hands[0][1].face == "hat"
    assert view(state, 1).hands[0][1].face is None


def test_after_a_hat_the_owner_sees_the_hand_and_the_others_remember_it() -> None:
    state = trade(
        dealt("hat fish fish", "bone trex toxic", "fish fish fish", pile="magician bone bone"), 0, 1
    )
    faces = ["trex", "toxic", "magician"]
    assert [card.face for card in view(state, 1).hands[1]] == [*faces[:2], None]
    assert [card.face for card in view(state, 2).hands[1]] == faces
    assert [card.owner_sees for card in view(state, 2).hands[1]] == [True, True, False]


def test_a_spectator_sees_only_backs_in_hands() -> None:
    state = dealt("hat fish fish", "bone trex toxic", "fish sabotage fish")
    spectator = view(state, None)
    assert all(card.face is None for hand in spectator.hands for card in hand)
    assert (spectator.legal, spectator.offer, spectator.pile_cards) == ([], None, None)


def test_that_an_offer_is_sealed_is_public_and_its_slot_is_not() -> None:
    state = go(dealt("hat fish fish", "bone trex toxic", "fish fish fish"), "0 trade 1", "1 offer 3")
    views = [view(state, viewer) for viewer in (0, 1, 2, None)]
    assert [seen_view.sealed for seen_view in views] == [[1]] * 4
    assert [seen_view.offer for seen_view in views] == [None, 3, None, None]


def test_offers_and_shuffles_stay_out_of_the_others_log() -> None:
    assert [secret(1, text) for text in ("offer 2", "trade 1", "steal 1", "pass", "sabotage")] == [
        True,
        False,
        False,
        False,
        False,
    ]
    assert [secret(-1, text) for text in ("first 1", "deck bone", "reshuffle bone")] == [False, True, True]


def test_what_everybody_saw_of_a_trade_is_remembered() -> None:
    state = dealt("bone fish trex", "lollipop sabotage muffin", "fish fish sabotage", pouches={0: "trex"})
    trade(state, 0, 1)
    go(state, "2 sabotage", "1 sabotage", "0 steal 1")
    (told,) = view(state, None).trades
    assert (told.active, told.partner, told.cancelled) == (0, 1, False)
    assert [(thing.what, thing.seat, thing.slot, thing.card) for thing in told.happenings] == [
        ("show", 0, 1, "bone"),
        ("show", 1, 1, "lollipop"),
        ("sabotage", 2, 3, "sabotage"),
        ("sabotage", 1, 1, "sabotage"),
        ("take", 0, None, "lollipop"),
        ("steal", 0, 1, "muffin"),
        ("take", 0, None, "muffin"),
        ("drop", 0, 1, "fish"),
        ("drop", 0, 2, "trex"),
        ("take", 1, None, "bone"),
        ("eat", 0, None, "muffin"),
    ]


def test_the_unseen_cards_are_counted_batch_by_batch() -> None:
    state = dealt("treasure fish fish", "treasure fish fish", "fish hat fish", pile="trex toxic")
    trade(state, 0, 1)
    assert view(state, 0).unseen == [{"toxic": 1, "fish": 2}]
    assert view(state, 1).unseen == [{"trex": 1, "fish": 2}]
    assert view(state, None).unseen == [{"trex": 1, "toxic": 1, "hat": 1, "fish": 6}]


def test_when_the_game_is_over_everybody_sees_everything() -> None:
    state = dealt(
        "bone fish hat", "trex fish hat", "fish fish hat", pile="fish bone", pouches={1: "hat hat hat hat"}
    )
    trade(state, 0, 1)
    for viewer in (None, 0):
        seen_view = view(state, viewer)
        assert [[card.face for card in hand] for hand in seen_view.hands] == [
            ["fish", "hat"],
            ["fish", "hat"],
            ["fish", "fish", "hat"],
        ]
        assert (seen_view.pile_cards, seen_view.phase) == (["fish", "bone"], "over")


# The check itself


def is_unchanged_by_redeals(state: AntaYagi, leak: str) -> bool:
    """Would the secrecy check pass if a view showed this too?"""
    dice = Dice(9)
    before = (seen(state, 0), _leaked(state, leak))
    for _ in range(20):
        twin = state.copy()
        twin.redeal(0, dice)
        if (seen(twin, 0), _leaked(twin, leak)) != before:
            return False
    return True


def _leaked(state: AntaYagi, leak: str) -> object:
    return {
        "nothing": None,
        "own card": state.hands[0],
        "next card": state.pile[state.top],
        "card below": state.pile[state.top + 1],
        "sealed slot": state.sealed_partner,
    }[leak]


@pytest.mark.parametrize("leak", ["own card", "next card", "card below", "sealed slot"])
def test_a_leaky_view_would_be_noticed(leak: str) -> None:
    state = go(dealt("bone fish trex", "treasure bone fish", "fish fish fish"), "0 trade 1", "1 offer 3")
    assert is_unchanged_by_redeals(state, "nothing")
    assert not is_unchanged_by_redeals(state, leak)
