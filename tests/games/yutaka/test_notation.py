"""How Yutakâ is written, to the letter of notation.md."""

import msgspec
import pytest

from chabudai import game
from chabudai.core import FIRST
from chabudai.errors import BadNotation, BadOption
from chabudai.games.yutaka import notation
from chabudai.games.yutaka.notation import LayCard, Reveal, parse, parse_chance
from chabudai.games.yutaka.rules.state import DECK, DECKS, TILES
from chabudai.server.http.api import game_card

TILE_TEXT = "tiles I15 I10 I5 D12 D8 D6 D4 A10 A8 A6 A4 A2 C9 C8 C6 C4 C2 C1 E8 E7 / E5 E4 E3 E2 E1"
ONE_DECK = "I1 I2 I3 I4 D1 D2 D3 D4 A1 A2 A3 A4 C1 C2 C3 C4 E1 E2 E3 E4 X X X X"
DECK_TEXT = f"decks {ONE_DECK} / {ONE_DECK}"


def test_there_are_a_hundred_and_eighty_five_actions_and_each_has_its_own_text() -> None:
    texts = [notation.format(action) for action in range(185)]
    assert len(set(texts)) == 185
    assert [parse(text) for text in texts] == list(range(185))


def test_actions_are_written_as_notation_md_says() -> None:
    assert notation.spell(parse("play D3@2")) == LayCard("D3", 2)
    assert notation.spell(parse("play X@5")) == LayCard("X", 5)
    assert notation.spell(parse("reveal 3b")) == Reveal("3b")
    assert notation.format(parse("reveal 1p")) == "reveal 1p"


def test_typed_actions_are_tagged_json() -> None:
    wire = msgspec.json.encode(notation.spell(parse("play E4@1")))
    assert wire == b'{"do":"play","card":"E4","island":1}'
    value = msgspec.json.decode(wire, type=notation.Actions)
    assert notation.unspell(value) == parse("play E4@1")


@pytest.mark.parametrize("action", range(185))
def test_every_action_survives_its_typed_value(action: int) -> None:
    assert notation.unspell(notation.spell(action)) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "play",
        "play D3",
        "play D3@",
        "play D3@0",
        "play D3@6",
        "play D3@02",
        "play D03@2",
        "play D5@2",
        "play X1@2",
        "play d3@2",
        "play D3 @2",
        "play  D3@2",
        " play D3@2",
        "play D3@2 ",
        "Play D3@2",
        "play D3@٢",
        "reveal",
        "reveal 3",
        "reveal b3",
        "reveal 3B",
        "reveal 3q",
        "reveal 6a",
        "reveal 3b\n",
        "reveal 03b",
        "pass",
    ],
)
def test_anything_not_canonical_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        parse(text)


@pytest.mark.parametrize(
    "value", [LayCard("D5", 1), LayCard("D3", 0), LayCard("D3@1", 1), Reveal("3z"), Reveal("play D3@2")]
)
def test_a_typed_value_that_is_no_action_is_refused(value: LayCard | Reveal) -> None:
    with pytest.raises(BadNotation):
        notation.unspell(value)


def test_chance_is_written_with_a_stroke_between_its_halves() -> None:
    assert parse_chance("first 1") == [FIRST, 1]
    assert parse_chance(TILE_TEXT) == [TILES, *range(25)]
    assert parse_chance(DECK_TEXT) == [DECKS, *DECK, *DECK]
    for text in ("first 0", TILE_TEXT, DECK_TEXT):
        assert notation.format_chance(parse_chance(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "first",
        "first 01",
        "tiles",
        TILE_TEXT.replace(" /", ""),
        TILE_TEXT.replace("/ E5", "E5 /"),
        TILE_TEXT + " E1",
        TILE_TEXT + " ",
        TILE_TEXT.replace("I15", "I14"),
        TILE_TEXT.replace("I15", "i15"),
        TILE_TEXT.replace("tiles ", "tiles  "),
        DECK_TEXT.removesuffix(" X"),
        DECK_TEXT.replace("/", "|"),
        DECK_TEXT.replace("I1", "I15"),
        "decks / ",
        "garden Pb",
    ],
)
def test_a_chance_entry_that_is_not_canonical_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        parse_chance(text)


def test_options_are_written_out_with_their_defaults() -> None:
    assert game("yutaka").resolve({}, 2) == {"known": "", "archipelago": "1111 1111 1111 1111 1111"}


@pytest.mark.parametrize("known", ["", "I", "DC", "IDACE", "IE", "ACE"])
def test_any_mix_of_known_colours_in_the_order_of_their_letters_is_accepted(known: str) -> None:
    assert game("yutaka").resolve({"known": known}, 2)["known"] == known


@pytest.mark.parametrize("known", ["DI", "II", "X", "i", "I D", "IDACEI", " ", 3, True, ["I"]])
def test_any_other_known_colours_are_refused(known: object) -> None:
    with pytest.raises(BadOption):
        game("yutaka").resolve({"known": known}, 2)


def test_every_archipelago_to_pick_from_can_be_played() -> None:
    kind = next(option.kind for option in game("yutaka").options if option.name == "archipelago")
    presets = kind.named()["presets"]
    assert len(presets) >= 5
    for text in presets:
        assert game("yutaka").resolve({"archipelago": text}, 2)["archipelago"] == text


@pytest.mark.parametrize("text", ["4 4 4 4 4", "22 211 31 4 1111", "9 8 1 1 1", "1 1 1 1 1111111111111111"])
def test_twenty_tiles_in_stacks_on_five_islands_are_an_archipelago(text: str) -> None:
    assert game("yutaka").resolve({"archipelago": text}, 2)["archipelago"] == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "5 5 5 5",
        "4 4 4 4 4 ",
        "4  4 4 4 4",
        "4 4 4 4 3",
        "4 4 4 4 5",
        "4 4 4 4 4 0",
        "40 4 4 4 4",
        "8 4 4 4 0",
        "8 4 4 4 ",
        "-4 4 4 4 4",
        "٤ 4 4 4 4",
        "4\t4 4 4 4",
        "1111,1111,1111,1111,1111",
        " ".join(["1" * 10_000] * 5),
        44444,
    ],
)
def test_any_other_archipelago_is_refused(text: object) -> None:
    with pytest.raises(BadOption):
        game("yutaka").resolve({"archipelago": text}, 2)


def test_the_options_describe_a_form_that_a_page_can_show() -> None:
    forms = {option.name: option.kind.form(2) for option in game("yutaka").all_options()}
    assert forms["known"]["kind"] == "several"
    kinds = {option.name: option.kind for option in game("yutaka").all_options()}
    assert kinds["known"].named() == {"values": tuple("IDACE")}
    assert (forms["archipelago"]["kind"], forms["archipelago"]["longest"]) == ("text", 80)
    options = {field["name"]: field for field in game_card(game("yutaka")).options}
    assert options["archipelago"]["presets"]["4 4 4 4 4"]["fr"] == "Cinq tours"
    assert options["known"]["values"]["I"]["en"] == "Idols (yellow)"
