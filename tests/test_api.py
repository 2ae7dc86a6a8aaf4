"""Checks the public Python interface: the names that docs/api.md lists, and pictures of every position."""

import re
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import chabudai
from chabudai import GAMES, Dice, Match, game
from chabudai.drawing import picture
from chabudai.games.card import View
from chabudai.games.showing import plain_picture, plain_text, renderers
from chabudai.match import record
from tests.having import games_with

PAGE = Path(__file__).parent.parent / "docs" / "api.md"
SVG = "{http://www.w3.org/2000/svg}"
TABLES = [(name, seats) for name in GAMES for seats in GAMES[name].seats]


def promised() -> dict[str, set[str]]:
    rows = re.findall(r"^\| `(chabudai[.\w]*)` \| (`.+`) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    return {module: set(re.findall(r"`(\w+)`", names)) for module, names in rows}


def test_the_page_lists_exactly_what_the_package_exports() -> None:
    assert promised()["chabudai"] == set(chabudai.__all__)


@pytest.mark.parametrize("module", promised())
def test_every_promised_name_is_there(module: str) -> None:
    assert len(promised()) >= 6
    for name in promised()[module]:
        assert hasattr(import_module(module), name), f"{module} has no {name}"


def test_the_package_is_typed() -> None:
    assert files("chabudai").joinpath("py.typed").is_file()


def played(name: str, seats: int, most: int) -> Match:
    dice = Dice(11)
    match = Match(game(name), {}, seats, chance=lambda _entry: dice)
    match.begin()
    for _ in range(most):
        if match.outcome:
            break
        match.play(match.awaiting[0], match.state.pick(dice))
    return match


def uses(root: ET.Element) -> list[str]:
    return [str(use.get("href")).removeprefix("#") for use in root.iter(f"{SVG}use")]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_position_is_a_picture_that_is_complete_in_itself(name: str, seats: int) -> None:
    for most in (0, 7, 30, 100_000):
        match = played(name, seats, most)
        for seat in (None, *range(seats)):
            root = ET.fromstring(match.view(seat)._repr_svg_())
            ids = [part.get("id") for part in root.iter() if part.get("id")]
            assert len(ids) == len(set(ids))
            assert set(uses(root)) <= set(ids)
            width, height = (float(root.get(side, "0")) for side in ("width", "height"))
            for box in root.findall(f"{SVG}rect"):
                assert float(box.get("x", "0")) + float(box.get("width", "0")) <= width
                assert float(box.get("y", "0")) + float(box.get("height", "0")) <= height


@pytest.mark.parametrize("name", GAMES)
def test_a_match_shows_what_a_spectator_sees_before_it_begins_and_after(name: str) -> None:
    fresh = Match(game(name))
    assert fresh._repr_svg_().startswith("<svg")
    match = played(name, GAMES[name].seats[0], 12)
    assert match._repr_svg_() == match.view(None)._repr_svg_()
    assert record.of(match)._repr_svg_() == match._repr_svg_()
    assert len(str(match).splitlines()) >= 3


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_picture_tells_no_more_than_the_view(name: str, seats: int) -> None:
    """Redeal what a seat cannot know: its picture, and its table in characters, stay the same."""
    match = played(name, seats, 15)
    for seat in (None, *range(seats)):
        shown = picture(match.view(seat))
        world = match.state.copy()
        world.redeal(-1 if seat is None else seat, Dice(99))
        assert picture(match.game.view(world, seat)) == shown


def test_a_game_without_pictures_lists_its_view() -> None:
    class Foreign(View, frozen=True, kw_only=True):
        legal: list[str]
        pond: str

    view = Foreign(
        seat=0, seats=2, awaiting=[0], scores=[0, 0], outcome=None, legal=[], pond="<frogs> & reeds"
    )
    assert "&lt;frogs&gt; &amp; reeds" in view._repr_svg_()


@pytest.mark.parametrize("name", GAMES)
def test_without_the_drawings_a_match_lists_what_a_spectator_sees(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(name, GAMES[name].seats[0], 12)
    drawn, shown = str(match), match._repr_svg_()
    monkeypatch.setattr(renderers, "characters", plain_text)
    monkeypatch.setattr(renderers, "picture", plain_picture)
    assert f"scores: {match.view(None).scores}" in str(match).splitlines()
    assert "legal" not in str(match)
    root = ET.fromstring(match._repr_svg_())
    assert "scores" in [text.text for text in root.iter(f"{SVG}text")]
    assert not uses(root)
    assert str(match) != drawn
    assert (match._repr_svg_() != shown) == (name in games_with("picture.py"))
