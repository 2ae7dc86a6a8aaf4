"""Everybody can use every page: axe-core finds nothing, nothing scrolls sideways, targets are large enough."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from chabudai import GAMES
from tests.browser.people import new_game, open_tiles, result, take_a_tile, wait_for_turn_or_end
from web.game_server import sit

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"

# What axe finds is written down in the page: all that it passed is long, and costs more to bring over than to find.
VIOLATIONS = """axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`)))"""

SIZES = {"phone": (360, 740), "tablet": (768, 1024), "desktop": (1440, 900)}
PAGES = ["", "lobby", "play/okiya", "rules/okiya", "learn/okiya", "import", "nowhere"]
OTHERS = [name for name in GAMES if name != "okiya"]

LOOKS = [("phone", "light"), ("tablet", "dark"), ("desktop", "light")]
looks = pytest.mark.parametrize(
    ("size", "colours"), [(SIZES[size], colours) for size, colours in LOOKS], ids=map("-".join, LOOKS)
)


def violations(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(VIOLATIONS)
    return found


def scrolls_sideways(page: Page) -> bool:
    wider: bool = page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
    return wider


@looks
@pytest.mark.parametrize("path", PAGES)
def test_a_page_has_no_violation_and_does_not_scroll_sideways(
    visit: Any, path: str, size: tuple[int, int], colours: str
) -> None:
    page = visit(*size, color_scheme=colours).open(path)
    expect(page.get_by_role("heading").first).to_be_visible()
    assert violations(page) == []
    assert not scrolls_sideways(page)


@pytest.mark.parametrize(("size", "colours"), [(SIZES["phone"], "light"), (SIZES["desktop"], "dark")])
def test_every_board_of_the_gallery_has_no_violation(visit: Any, size: tuple[int, int], colours: str) -> None:
    page = visit(*size, color_scheme=colours).open("gallery")
    for name in GAMES:
        expect(page.locator(f"figure[data-specimen^={name}]").first).to_be_visible()
    assert violations(page) == []
    assert not scrolls_sideways(page)


@looks
def test_a_table_has_no_violation_from_the_first_tile_to_the_result(
    visit: Any, size: tuple[int, int], colours: str
) -> None:
    page = visit(*size, color_scheme=colours).open()
    new_game(page)
    expect(open_tiles(page).first).to_be_visible()
    assert violations(page) == []
    while wait_for_turn_or_end(page):
        take_a_tile(page)
    expect(result(page)).to_be_visible()
    assert violations(page) == []
    assert not scrolls_sideways(page)


@pytest.mark.parametrize(
    ("size", "colours"),
    [
        pytest.param((360, 740), "light", id="phone"),
        pytest.param((1440, 900), "dark", id="desktop"),
    ],
)
@pytest.mark.parametrize("name", OTHERS)
def test_every_game_can_be_read_about_begun_and_seen_without_violation(
    visit: Any, name: str, size: tuple[int, int], colours: str
) -> None:
    page = visit(*size, color_scheme=colours).open(f"rules/{name}")
    expect(page.get_by_role("heading").first).to_be_visible()
    assert violations(page) == []
    assert not scrolls_sideways(page)
    page = visit(*size, color_scheme=colours).open(f"learn/{name}")
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    assert violations(page) == []
    assert not scrolls_sideways(page)
    page = visit(*size, color_scheme=colours).open(f"play/{name}")
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    assert violations(page) == []
    assert not scrolls_sideways(page)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("button", name="Give up")).to_be_visible()
    expect(page.get_by_text(re.compile("Your turn|Waiting|is thinking|is playing")).first).to_be_visible()
    assert violations(page) == []
    assert not scrolls_sideways(page)


def test_the_whole_garden_fits_a_phone_with_room_for_a_thumb(visit: Any) -> None:
    page = visit(360, 740).open()
    new_game(page)
    for button in page.get_by_role("grid").get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["width"] >= 44
        assert box["height"] >= 44
        assert box["y"] + box["height"] <= 740


# Browsers lead a finger to the nearest thing that can be pressed.
NEAR = """(squares) => {
  const [board, finger] = [squares.getBoundingClientRect(), 16]
  const isBeside = ({ left, right }) => right < board.left - finger || left > board.right + finger
  const isNear = (box) => !isBeside(box) && box.bottom > board.top - finger && box.top < board.bottom + finger
  return [...document.querySelectorAll('button:not([role=gridcell]), a, summary')]
    .filter((one) => one.checkVisibility() && isNear(one.getBoundingClientRect())).map((one) => one.ariaLabel)
}"""


@pytest.mark.parametrize("size", [(360, 740), (740, 360)])
def test_a_finger_on_a_corner_of_the_great_board_meets_no_button(visit: Any, size: tuple[int, int]) -> None:
    visitor = visit(*size, has_touch=True, is_mobile=True)
    place = sit(visitor.house.address.rstrip("/"), "tayu", 2)
    visitor.context.add_init_script(f"localStorage.setItem('chabudai.seats', {place.kept!r})")
    squares = visitor.open(f"table/{place.table}").get_by_role("grid", name="Board")
    expect(squares).to_be_visible()
    assert squares.evaluate(NEAR) == []


@pytest.mark.parametrize("name", GAMES)
def test_a_phone_on_its_side_shows_the_whole_board(visit: Any, name: str) -> None:
    visitor = visit(740, 360, has_touch=True, is_mobile=True)
    place = sit(visitor.house.address.rstrip("/"), name, GAMES[name].seats[0])
    visitor.context.add_init_script(f"localStorage.setItem('chabudai.seats', {place.kept!r})")
    board = visitor.open(f"table/{place.table}").locator("section.board")
    expect(board.locator("button").first).to_be_visible()
    assert board.evaluate(
        "(one) => [one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth]"
    ) == [0, 0]


def test_an_invitation_has_no_violation(visit: Any) -> None:
    host = visit(360, 740).open()
    new_game(host, against="A friend")
    expect(host.get_by_label("Link to this table")).to_be_visible()
    assert violations(host) == []
    guest = visit(360, 740).open(host.url)
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
    assert violations(guest) == []
