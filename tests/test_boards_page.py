"""docs/boards.md lists every piece of the page's boards, and shows the board of the sample game as it is."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "boards.md").read_text(encoding="utf-8")
PIECES = ROOT / "web" / "src" / "lib" / "boards"
SAMPLE = ROOT / "templates" / "board" / "web" / "src" / "games" / "newgame"
SHOWN = dict(re.findall(r'```\w+ title="web/src/games/pebbles/([^"]+)"\n(.*?)```', PAGE, re.DOTALL))
HELPERS = {"drag", "meant", "roving", "travel"}
"""Helpers that have a specimen; `web/src/lib/boards/pieces.test.ts` knows the same."""


def test_every_piece_has_a_line_and_every_line_a_piece() -> None:
    rows = re.findall(r"^\| (`.*?) \|", PAGE, re.MULTILINE)
    listed = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    assert listed == {path.stem for path in PIECES.glob("*.svelte")} | HELPERS
    assert {path.stem for path in (PIECES / "specimens").glob("*.svelte")} == listed


def test_every_helper_that_is_named_is_there() -> None:
    for name in re.findall(r"`([\w.-]+\.ts)`", PAGE):
        assert (PIECES / name).is_file(), name


def test_the_page_shows_every_file_of_the_sample_board() -> None:
    assert set(SHOWN) == {path.name for path in SAMPLE.iterdir()}


@pytest.mark.parametrize("name", SHOWN)
def test_a_file_is_shown_as_it_is(name: str) -> None:
    text = (SAMPLE / name).read_text(encoding="utf-8")
    assert SHOWN[name] == text.replace("newgame", "pebbles").replace("Newgame", "Pebbles")
