"""How AntaYagí is written, and which decks a host may ask for."""

from typing import Any

import msgspec
import pytest

from chabudai.errors import BadNotation, BadOption
from chabudai.games.antayagi import ANTAYAGI, notation
from chabudai.games.antayagi.notation import TEXTS, OfferCard, PassTrade, Sabotage, Steal, Trade
from chabudai.games.antayagi.rules.cards import HOUSE_DECK, NAMES
from chabudai.server.http.api import game_card


def test_there_are_fifteen_actions() -> None:
    assert list(TEXTS.values()) == [
        *(f"trade {seat}" for seat in range(7)),
        *(f"offer {slot}" for slot in (1, 2, 3)),
        *(f"steal {slot}" for slot in (1, 2, 3)),
        "pass",
        "sabotage",
    ]
    assert list(TEXTS) == list(range(15))


@pytest.mark.parametrize("action", TEXTS)
def test_every_action_reads_back_from_text_and_from_the_wire(action: int) -> None:
    assert notation.parse(notation.format(action)) == action
    wire = msgspec.json.encode(notation.spell(action))
    assert notation.unspell(msgspec.json.decode(wire, type=notation.Actions)) == action


def test_actions_on_the_wire_use_the_words_of_the_game() -> None:
    spelled = [msgspec.to_builtins(notation.spell(action)) for action in (2, 7, 12, 13, 14)]
    assert spelled == [
        {"do": "trade", "partner": 2},
        {"do": "offer", "slot": 1},
        {"do": "steal", "slot": 3},
        {"do": "pass"},
        {"do": "sabotage"},
    ]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "trade",
        "trade 7",
        "trade 02",
        "trade -1",
        "trade  1",
        " trade 1",
        "Trade 1",
        "offer 0",
        "offer 4",
        "offer 1 ",
        "offer ١",
        "steal 4",
        "steal",
        "passe",
        "PASS",
        "sabotage 1",
        "sabotage\n",
        "deck bone",
    ],
)
def test_text_that_is_not_canonical_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        notation.parse(text)


@pytest.mark.parametrize("value", [Trade(7), Trade(-1), OfferCard(0), OfferCard(4), Steal(0), Steal(10)])
def test_typed_actions_out_of_range_are_refused(value: Trade | OfferCard | Steal) -> None:
    with pytest.raises(BadNotation):
        notation.unspell(value)


def test_pass_and_sabotage_carry_nothing() -> None:
    assert [notation.unspell(PassTrade()), notation.unspell(Sabotage())] == [13, 14]


@pytest.mark.parametrize(
    "text", ["first 3", "deck " + " ".join(NAMES), "reshuffle fish", "reshuffle hat hat trex"]
)
def test_chance_entries_survive_their_text(text: str) -> None:
    assert notation.format_chance(notation.parse_chance(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "deck",
        "reshuffle",
        "deck ",
        "deck  bone",
        "deck Bone",
        "deck bone ",
        "reshuffle bones",
        "hand bone",
        "first",
        "first 01",
        "first x",
        "deck bone\tfish",
    ],
)
def test_chance_text_that_is_not_canonical_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        notation.parse_chance(text)


def resolved(deck: Any) -> Any:
    return ANTAYAGI.resolve({"deck": deck}, 4)["deck"]


def test_without_a_choice_the_house_deck_is_written_out() -> None:
    assert ANTAYAGI.resolve({}, 4) == {"deck": dict(zip(NAMES, HOUSE_DECK, strict=True))}


def test_absent_names_count_nothing_and_are_written_out_in_the_order_of_the_cards() -> None:
    deck = resolved({"fish": 30, "treasure": 10})
    assert list(deck) == NAMES
    assert deck == {**dict.fromkeys(NAMES, 0), "treasure": 10, "fish": 30}


@pytest.mark.parametrize(
    "deck",
    [
        {"treasure": 39},
        {"treasure": 9, "fish": 31},
        {"treasure": 9, "trex": 20, "toxic": 11},
        {"treasure": 40, "dragon": 1},
        {"treasure": 41, "fish": -1},
        {"treasure": True, "bone": 40},
        {"treasure": 40.0},
        {"treasure": "40"},
        {"treasure": 401},
        {"treasure": 300, "bone": 300},
        {1: 40},
        [40],
        "treasure",
        40,
        {},
    ],
)
def test_a_deck_that_is_too_small_too_large_too_poor_or_unreadable_is_refused(deck: object) -> None:
    with pytest.raises(BadOption):
        resolved(deck)


def test_a_quarter_of_forty_is_enough() -> None:
    for name in ("treasure", "bone", "lollipop", "muffin", "hat"):
        assert resolved({name: 10, "fish": 30})[name] == 10


def test_the_deck_can_be_written_on_the_command_line() -> None:
    kind = ANTAYAGI.options[0].kind
    assert kind.parse("treasure:8,bone:6") == {"treasure": 8, "bone": 6}
    assert resolved(kind.parse("treasure:30,bone:16"))["bone"] == 16


@pytest.mark.parametrize(
    "text", ["", "treasure", "treasure:", "treasure:x,bone:40", "treasure:20,treasure:20", "bone:--4"]
)
def test_a_deck_written_badly_is_refused(text: str) -> None:
    with pytest.raises(BadOption):
        resolved(ANTAYAGI.options[0].kind.parse(text))


def test_a_page_can_build_the_form_of_a_deck() -> None:
    form = ANTAYAGI.options[0].kind.form(4)
    assert (form["kind"], form["low"], form["high"], form["share"]) == ("counts", 40, 400, 4)
    deck = game_card(ANTAYAGI).options[0]
    assert list(deck["names"]) == NAMES
    assert (deck["names"]["bone"]["en"], deck["names"]["bone"]["fr"]) == ("Bone", "Os")
