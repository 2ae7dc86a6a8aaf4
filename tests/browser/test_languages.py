"""In every complete language each board and each page is whole on a phone of 360 x 740: the longest words have room.

`layout.js` has the checks. Languages are found by their folders, so a new one is looked at like the others.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from chabudai import GAMES
from chabudai.languages import SOURCE, manifest, tags
from tests.browser.positions import Position, positions, sample
from tests.browser.shown import GO, SETTLED, FramedPositions
from tests.browser.sweep import LOOK, failures
from web.game_server import ask, sit

PAINTED = False

WIDTH, HEIGHT = 360, 740
COMPLETE = [tag for tag in tags() if manifest(tag).complete]
PAGES = {
    "": "article button.picture",
    "lobby": ".tables button",
    "leaderboards": ".wishes ~ section p",
    "account": "section h2",
}
"""The pages beside the games, each with what stands there when it has come."""
OF_A_GAME = {"play": "form", "rules": "section h2", "learn": ".lesson section.board button"}
LAPTOP = (1366, 650)
# Words that go on in the next line, although a button or a title should have room for each.
BROKEN = r"""() => {
  const found = []
  for (const one of document.querySelectorAll(':is(button, a.button, h1, h2, h3)')) {
    if (!one.checkVisibility()) continue
    const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // What only listeners get is one pixel wide.
      if (node.parentElement.clientWidth === 1) continue
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const boxes = [...range.getClientRects()].filter((box) => box.width > 0)
        if (new Set(boxes.map((box) => Math.round(box.top))).size > 1) found.push(word)
      }
    }
  }
  return found
}"""
SETTINGS = "header button[aria-haspopup=dialog]"


def boards(visit: Any, language: str) -> FramedPositions:
    visitor = visit(locale=language)
    return FramedPositions(visitor.page, visitor.house.address)


def faults(shown: FramedPositions, looked_at: list[Position], language: str) -> Iterator[str]:
    for position in looked_at:
        yield from (str(fault) for fault in failures(shown, position, [(WIDTH, HEIGHT)]))
        for width, height in ((WIDTH, HEIGHT), LAPTOP):
            shown.resize(width, height)
            shown.content.evaluate(SETTLED)
            broken = shown.content.evaluate(BROKEN)
            yield from (f"broken: {position.name}, {width}x{height}: {word}" for word in broken)
        assert shown.content.evaluate("document.documentElement.lang") == language


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", [tag for tag in COMPLETE if tag != SOURCE])
def test_a_sample_of_positions_is_whole_in_every_translation(visit: Any, language: str, game: str) -> None:
    """`test_windows.py` looks at the same positions in English."""
    found = list(faults(boards(visit, language), sample(game), language))
    assert found == [], "\n".join(found)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", COMPLETE)
def test_every_position_is_whole_in_every_language(visit: Any, language: str, game: str) -> None:
    found = list(faults(boards(visit, language), positions(game), language))
    assert found == [], "\n".join(found)


def lay_an_open_table(address: str) -> None:
    seats: list[dict[str, None]] = [{"bot": None}, {"bot": None}]
    wanted = {"game": "okiya", "name": "Ada", "seats": seats, "options": {}, "sit": 0, "public": True}
    ask(address, "tables", wanted)


def wrong_with(page: Page, path: str, there: str) -> list[str]:
    """What is wrong with one page of the language that the page speaks already."""
    page.evaluate(GO, f"/{path}")
    expect(page.locator(f"main :is({there})").first).to_be_attached()
    return looked_at(page, path)


def looked_at(page: Page, where: str) -> list[str]:
    page.evaluate(SETTLED)
    told = page.evaluate(LOOK, {"prompt": False, "laptop": False})
    broken = [f"{where}: broken: {word}" for word in page.evaluate(BROKEN)]
    return [f"{where}: {check}: {element} {text}" for check, element, text in told] + broken


@pytest.mark.parametrize("language", COMPLETE)
def test_every_page_is_whole_in_every_language(visit: Any, language: str) -> None:
    """Home, open tables, leaderboards, account, settings; form, rules, lesson and a table with bots of each game."""
    visitor = visit(WIDTH, HEIGHT, has_touch=True, is_mobile=True, locale=language)
    address = visitor.house.address.rstrip("/")
    lay_an_open_table(address)
    page = visitor.open()
    expect(page.locator("html")).to_have_attribute("lang", language)
    found = [fault for path, there in PAGES.items() for fault in wrong_with(page, path, there)]
    for name in GAMES:
        found += [
            fault for path, there in OF_A_GAME.items() for fault in wrong_with(page, f"{path}/{name}", there)
        ]
        place = sit(address, name, GAMES[name].seats[0])
        page.evaluate(f"localStorage.setItem('chabudai.seats', {place.kept!r})")
        found += wrong_with(page, f"table/{place.table}", "section.board button")
    page.evaluate(GO, "/")
    page.locator(SETTINGS).tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    found += looked_at(page, "settings")
    assert found == [], "\n".join(found)
