"""Three spellings of an action, and back."""

import msgspec
import pytest

from chabudai.errors import BadNotation
from chabudai.games.taiki import notation
from chabudai.games.taiki.notation import DrawCard, Lead, PlayCard
from chabudai.games.taiki.rules.table import DEAL
from tests.games.taiki.tables import deal_text

EVERY_TEXT = [
    "draw sun",
    "draw moon",
    *(f"play {suit}{number}" for suit in "SM" for number in range(1, 16) if number != 9),
    *(f"play {suit}9={colour}" for suit in "SM" for colour in "SM"),
    *(f"play {suit}*{strength}" for suit in "SM" for strength in ("", "+", "-")),
    *(f"lead {seat}" for seat in range(5)),
]


def test_every_text_is_one_action_and_every_action_one_text() -> None:
    actions = [notation.parse(text) for text in EVERY_TEXT]
    assert [notation.format(action) for action in actions] == EVERY_TEXT
    assert len(set(actions)) == len(EVERY_TEXT) == 45


@pytest.mark.parametrize("text", EVERY_TEXT)
def test_a_typed_action_survives_the_wire(text: str) -> None:
    action = notation.parse(text)
    wire = msgspec.json.encode(notation.spell(action))
    assert notation.unspell(msgspec.json.decode(wire, type=notation.Actions)) == action


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("draw moon", DrawCard("moon")),
        ("play S15", PlayCard("S15")),
        ("play S9=M", PlayCard("S9", colour="moon")),
        ("play M*+", PlayCard("M*", strength="high")),
        ("play M*-", PlayCard("M*", strength="low")),
        ("play S*", PlayCard("S*")),
        ("lead 2", Lead(2)),
    ],
)
def test_texts_have_the_typed_values_they_look_like(text: str, value: notation.Actions) -> None:
    assert notation.unspell(value) == notation.parse(text)
    assert notation.spell(notation.parse(text)) == value


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "play",
        "play ",
        "play S",
        "play S0",
        "play S01",
        "play S16",
        "play s1",
        "play S1 ",
        " play S1",
        "play  S1",
        "Play S1",
        "play S9",
        "play S9=s",
        "play S9=",
        "play S9=M ",
        "play S8=M",
        "play S15+",
        "play S*=M",
        "play S*++",
        "play M**",
        "play X1",
        "play S1\n",
        "play S١",
        "S1",
        "draw",
        "draw sol",
        "draw SUN",
        "draw sun ",
        "lead",
        "lead 5",
        "lead 02",
        "lead -1",
        "lead 1.0",
        "first 0",
        "pass",
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        notation.parse(text)


@pytest.mark.parametrize(
    "value",
    [
        PlayCard("S9"),
        PlayCard("S9=M"),
        PlayCard("S1", colour="sun"),
        PlayCard("S*", colour="moon"),
        PlayCard("S1", strength="high"),
        PlayCard("M9", colour="moon", strength="low"),
        PlayCard("S*+"),
        PlayCard("s1"),
        Lead(5),
        Lead(-1),
    ],
)
def test_a_typed_value_that_is_no_action_is_refused(value: notation.Actions) -> None:
    with pytest.raises(BadNotation):
        notation.unspell(value)


def test_a_deal_is_sixteen_suns_and_sixteen_moons_top_first() -> None:
    text = deal_text([])
    assert text.startswith("deal S1 S2 S3 ")
    assert " S15 S* / M1 M2 " in text
    entry = notation.parse_chance(text)
    assert entry == [DEAL, *range(32)]
    assert notation.format_chance(entry) == text


def test_who_begins_is_written_as_in_every_game() -> None:
    assert notation.parse_chance("first 3") == [0, 3]
    assert notation.format_chance([0, 3]) == "first 3"


WHOLE = deal_text([])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "deal",
        "deal /",
        WHOLE.removesuffix(" M*"),
        WHOLE + " M1",
        WHOLE + " ",
        WHOLE.replace(" / ", " "),
        WHOLE.replace("S2", "M2"),
        WHOLE.replace("S2", "s2"),
        WHOLE.replace("deal ", "deal  "),
        WHOLE.replace("deal", "Deal"),
        "first",
        "first 00",
        "first -1",
        "first x",
    ],
)
def test_a_malformed_chance_entry_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        notation.parse_chance(text)
