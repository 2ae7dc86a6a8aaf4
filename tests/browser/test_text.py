"""With text twice as large, every page and every board is whole on a phone, and nothing scrolls sideways."""

from typing import Any

import pytest
from playwright.sync_api import expect

from chabudai.games import GAMES
from web.game_server import sit

PAINTED = False

PAGES = ["", "lobby", "import", "leaderboards", "statistics/okiya", "account", "games", "nowhere"]
OF_A_GAME = ["play", "rules", "learn"]

# Whatever is read or pressed and reaches over the edge of the page, except where it can be scrolled into sight.
OUTSIDE = """() => {
  const width = document.documentElement.clientWidth
  const moves = (box) => ['auto', 'scroll'].includes(getComputedStyle(box).overflowX)
  const scrolls = (box) => box && (moves(box) || scrolls(box.parentElement))
  const outside = (one) => one.getBoundingClientRect().right > width + 1 || one.getBoundingClientRect().left < -1
  return [...document.querySelectorAll('main :is(a, button, p, h1, h2, h3, label, input, select, td)')]
    .filter((one) => outside(one) && !scrolls(one) && !one.closest('.unseen') && one.checkVisibility())
    .map((one) => `${one.tagName} ${one.className}: ${one.textContent.trim().slice(0, 40)}`)
}"""


@pytest.fixture
def reader(visit: Any) -> Any:
    return reads_large(visit)


def reads_large(visit: Any, **wishes: Any) -> Any:
    visitor = visit(360, 740, has_touch=True, is_mobile=True, **wishes)
    line = visitor.context.new_cdp_session(visitor.page)
    line.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    return visitor


def fits(page: Any) -> bool:
    expect(page.locator("h1, h2").first).to_be_attached()
    wide: bool = page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
    assert page.evaluate(OUTSIDE) == []
    return not wide


def test_no_page_scrolls_sideways_with_text_twice_as_large(reader: Any) -> None:
    for path in PAGES:
        assert fits(reader.open(path)), path


@pytest.mark.parametrize("name", GAMES)
def test_no_page_and_no_board_of_a_game_scrolls_sideways_with_text_twice_as_large(
    reader: Any, name: str
) -> None:
    for path in OF_A_GAME:
        assert fits(reader.open(f"{path}/{name}")), path
    place = sit(reader.house.address.rstrip("/"), name, GAMES[name].seats[-1])
    reader.page.evaluate(f"localStorage.setItem('chabudai.seats', {place.kept!r})")
    page = reader.open(f"table/{place.table}")
    expect(page.locator("section.board button").first).to_be_visible()
    assert fits(page)


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_no_board_of_the_gallery_reaches_over_the_edge_with_text_twice_as_large(
    visit: Any, language: str
) -> None:
    page = reads_large(visit, locale=language).open("gallery")
    for name in GAMES:
        expect(page.locator(f"figure[data-specimen^={name}]").first).to_be_visible()
    assert fits(page)
