"""Every kit, counted and measured in the PDF itself."""

import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

import chabudai
from chabudai import GAMES
from chabudai.core import bit
from chabudai.errors import BadOption, BadPrint, UnknownGame
from chabudai.games.antayagi.rules.cards import HOUSE_DECK, NAMES
from chabudai.games.okiya.notation import TILES
from chabudai.games.tayu.pieces import box
from chabudai.games.tayu.rules.tiles import DESIGNS, RINGED
from chabudai.games.words import Words
from chabudai.games.yutaka.notation import CARD_NAMES, TILE_NAMES
from chabudai.languages import say
from chabudai.printing import kit
from tests.having import games_with
from tests.printing.reading import MILLIMETRE, Placed, colours, faces, pages, placed, size

PRINTED = games_with("pieces.py")
MARGIN = 10
CARD = {f"{suit}{rank}" for suit in "SM" for rank in [*range(1, 16), "-mask"]}
SIZES = {"a4": (210, 297), "letter": (215.9, 279.4)}


@cache
def letters() -> set[str]:
    """Every letter that our fonts can print."""
    folder = Path(chabudai.__file__).parent / "printing" / "fonts"
    fonts = [TTFont(path).getBestCmap() for path in folder.glob("*.ttf")]
    assert len(fonts) == 3
    return set.intersection(*({chr(code) for code in font} for font in fonts)) | {"•"}


@cache
def made(
    game: str, paper: str = "a4", language: str = "en", colour_in: bool = False, edition: str = ""
) -> bytes:
    options = {"edition": edition} if edition else None
    return kit(game, options, paper=paper, language=language, colour_in=colour_in)


def test_okiya_has_sixteen_tiles_and_eight_tokens_a_player() -> None:
    assert faces(made("okiya")) == Counter({**dict.fromkeys(TILES, 1), "token-0": 8, "token-1": 8})


def test_taiki_has_thirty_two_cards_and_twenty_two_tokens() -> None:
    expected = Counter({**dict.fromkeys(CARD, 1), "balance": 20, "pile-S": 1, "pile-M": 1})
    assert len(CARD) == 32
    assert faces(made("taiki")) == expected


def test_yutaka_has_fifty_cards_twenty_five_tiles_and_as_many_stones() -> None:
    found = faces(made("yutaka"))
    for seat in range(2):
        deck = {name: found[f"{seat}-{name}"] for name in CARD_NAMES}
        assert deck == {**dict.fromkeys(CARD_NAMES, 1), "X": 4}
        assert sum(deck.values()) == 24
    assert found["repartition"] == 2
    assert [found[tile] for tile in TILE_NAMES] == [1] * 25
    assert {kind: found[f"stone-{kind}"] for kind in "IDACE"} == {"I": 3, "D": 4, "A": 5, "C": 6, "E": 7}
    assert found.total() == 48 + 2 + 25 + 25 + 5


@pytest.mark.parametrize(("edition", "copies", "tiles"), [("kosmos", 4, 112), ("goliath", 3, 84)])
def test_tayu_has_every_tile_of_its_edition_and_a_board(edition: str, copies: int, tiles: int) -> None:
    pdf = made("tayu", edition=edition)
    assert faces(pdf) == Counter({f"tile-{tile + 1}": copies for tile in range(DESIGNS)})
    assert faces(pdf).total() == tiles
    rings = Counter(found.name for found in placed(pdf) if found.name.startswith("back-"))
    assert rings["back-back-ring"] == copies * sum(bool(RINGED & bit(tile)) for tile in range(DESIGNS))
    assert [found.name for found in placed(pdf)].count(f"board-board-{edition}") == 4


def test_antayagi_has_the_house_deck() -> None:
    assert faces(made("antayagi")) == Counter(dict(zip(NAMES, HOUSE_DECK, strict=True)))
    assert faces(made("antayagi")).total() == 65


def test_a_deck_of_the_host_prints_as_it_is() -> None:
    deck = {"treasure": 40, "bone": 20, "fish": 5}
    assert faces(kit("antayagi", {"deck": deck})) == Counter(deck)


@pytest.mark.parametrize("game", PRINTED)
@pytest.mark.parametrize("paper", SIZES)
def test_everything_lies_inside_what_a_printer_reaches(game: str, paper: str) -> None:
    pdf = made(game, paper, "fr")
    width, height = SIZES[paper]
    assert {size(page) for page in pages(pdf)} == {(width, height)}
    pieces = [found for found in placed(pdf) if found.name.startswith(("face-", "back-"))]
    assert pieces
    for piece in pieces:
        assert piece.left >= MARGIN - 0.01, piece
        assert piece.bottom >= MARGIN - 0.01, piece
        assert piece.right <= width - MARGIN + 0.01, piece
        assert piece.top <= height - MARGIN + 0.01, piece


@pytest.mark.parametrize("game", PRINTED)
@pytest.mark.parametrize("paper", SIZES)
def test_no_two_pieces_overlap(game: str, paper: str) -> None:
    pieces = pieces_of(made(game, paper, "fr"))
    corners = Counter((piece.page, round(piece.left, 1), round(piece.top, 1)) for piece in pieces)
    assert set(corners.values()) == {1}


@pytest.mark.parametrize("game", ["taiki", "yutaka", "tayu", "antayagi"])
@pytest.mark.parametrize("paper", SIZES)
def test_a_back_lies_behind_its_face_when_the_sheet_is_turned(game: str, paper: str) -> None:
    width = SIZES[paper][0]
    everything = pieces_of(made(game, paper, "fr"))
    fronts = [piece for piece in everything if piece.name.startswith("face-")]
    backs = {place(piece) for piece in everything if piece.name.startswith("back-")}
    sheets = {page for page, _, _ in backs}
    assert all(piece.page % 2 == 0 for piece in fronts)
    for front in fronts:
        if front.page + 1 in sheets:
            assert (front.page + 1, round(width - front.right), round(front.bottom)) in backs


def test_the_backs_of_antayagi_belong_to_their_faces() -> None:
    """A card with the wrong back would give its holder away."""
    wide = SIZES["a4"][0]
    everything = pieces_of(made("antayagi"))
    backs = {place(piece): piece.name for piece in everything if piece.name.startswith("back-")}
    expected = {"treasure": "trex", "trex": "trex", "hat": "hat", "sabotage": "sabotage"}
    for front in everything:
        if front.name.startswith("face-"):
            behind = backs[front.page + 1, round(wide - front.right), round(front.bottom)]
            kind = front.name.removeprefix("face-")
            assert behind == f"back-back-{expected.get(kind, 'plain')}"


@pytest.mark.parametrize("game", PRINTED)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_are_printed_with_every_letter(game: str, language: str) -> None:
    text = " ".join(page.extract_text() for page in pages(made(game, "a4", language))[:4])
    assert GAMES[game].title in text
    assert ("Règles" if language == "fr" else "Rules") in text
    assert ("là où la règle imprimée" if language == "fr" else "where the printed rules") in text.lower()
    assert not set(text) - {"\n"} - letters()


@pytest.mark.parametrize("edition", ["kosmos", "goliath"])
@pytest.mark.parametrize("paper", SIZES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_first_page_of_ta_yu_has_all_materials_and_steps(language: str, paper: str, edition: str) -> None:
    """A text that is too long for its column would lose its end."""
    options = {"edition": edition}
    printed = box(options, lambda key, **given: say(language, Words("games/tayu", key, given)))
    told = told_by(printed.materials) + told_by(printed.making)
    page = told_by([pages(made("tayu", paper, language, edition=edition))[0].extract_text()])
    for word, count in told.items():
        assert page[word] >= count, word
    assert ("fold" if language == "en" else "plie") in page


def told_by(texts: Iterable[str]) -> Counter[str]:
    return Counter(re.findall(r"\w+", " ".join(texts).lower()))


TOLD = {
    path.parent.name: json.loads(path.read_text(encoding="utf-8"))
    for path in sorted((Path(__file__).parent.parent / "games").glob("*/printed.json"))
}
"""What the rule documents say and a kit must not leave out, by game and language."""


@pytest.mark.parametrize("game", TOLD)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_printed_rules_leave_nothing_out(game: str, language: str) -> None:
    text = " ".join(page.extract_text() for page in pages(made(game, "a4", language))[:4])
    told = re.sub(r"\s+", " ", text)
    assert [words for words in TOLD[game][language] if words not in told] == []


@pytest.mark.parametrize("game", PRINTED)
def test_nothing_about_the_screen_is_printed(game: str) -> None:
    text = " ".join(page.extract_text() for page in pages(made(game)))
    for word in ("keyboard", "Tab ", "Escape", "{", "pearl", "lagoon"):
        assert word not in text


@pytest.mark.parametrize("game", PRINTED)
def test_line_art_is_white_and_ink(game: str) -> None:
    ink, quiet, white = (0.13, 0.13, 0.11), (0.42, 0.39, 0.35), (1.0, 1.0, 1.0)
    assert colours(made(game, colour_in=True)) <= {ink, quiet, white, (0.0, 0.0, 0.0)}
    assert len(colours(made(game))) > 8
    assert faces(made(game, colour_in=True)) == faces(made(game))


@pytest.mark.parametrize("game", ["okiya", "tayu"])
def test_the_same_kit_is_the_same_bytes_in_another_process(game: str) -> None:
    code = (
        "import hashlib; from chabudai.printing import kit; "
        f"print(hashlib.sha256(kit({game!r}, language='fr')).hexdigest())"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == sha256(made(game, language="fr")).hexdigest()


def test_a_card_is_as_large_as_it_says() -> None:
    card = next(piece for piece in pieces_of(made("yutaka")) if piece.name == "face-0-X")
    assert (round(card.right - card.left, 2), round(card.top - card.bottom, 2)) == (60, 84)
    assert round(60 * MILLIMETRE, 1) == 170.1


def test_the_quarters_of_a_board_make_a_whole_one() -> None:
    """Four windows of half the size onto one picture, each at its own corner."""
    quarters = [found for found in placed(made("tayu")) if found.name.startswith("board-")]
    sides = {(round(found.right - found.left, 1), round(found.top - found.bottom, 1)) for found in quarters}
    assert sides == {(358.0, 358.0)}
    assert len({found.page for found in quarters}) == 4


def test_a_kit_stays_small() -> None:
    assert max(len(made(game)) for game in PRINTED) < 250_000


def test_what_cannot_be_printed_is_refused() -> None:
    with pytest.raises(UnknownGame):
        kit("chess")
    with pytest.raises(BadPrint):
        kit("okiya", paper="a5")
    with pytest.raises(BadPrint):
        kit("okiya", language="xx")
    with pytest.raises(BadOption):
        kit("tayu", {"edition": "gold"})


def pieces_of(pdf: bytes) -> list[Placed]:
    return [found for found in placed(pdf) if found.name.startswith(("face-", "back-"))]


def place(piece: Placed) -> tuple[int, int, int]:
    return piece.page, round(piece.left), round(piece.bottom)
