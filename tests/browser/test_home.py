"""The home page: all games in sight, a game by one press, and the games that were begun."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from chabudai import GAMES
from web.game_server import sit

PAINTED = False

COVERS = "article button.picture"

SIZES = [
    (320, 568),
    (320, 320),
    (360, 640),
    (360, 740),
    (568, 320),
    (768, 1024),
    (844, 390),
    (1024, 768),
    (1280, 600),
    (1366, 650),
    (1440, 900),
    (1920, 950),
    (2560, 1300),
    (3840, 2160),
]
"""From the smallest phone to the largest screen."""

INSIDE = """(one) => {
  const box = one.getBoundingClientRect()
  return box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth
}"""
SIDEWAYS = "document.documentElement.scrollWidth > innerWidth"


def resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_the_home_page_fits_every_window(visit: Any, language: str) -> None:
    page = visit(locale=language).open()
    expect(page.locator(COVERS)).to_have_count(len(GAMES))
    for width, height in SIZES:
        resize(page, width, height)
        assert not page.evaluate(SIDEWAYS), f"{width} x {height} scrolls sideways"
    for width, height in [(1366, 650), (1440, 900), (1920, 950), (2560, 1300)]:
        resize(page, width, height)
        hidden = [one for one in page.locator(COVERS).all() if not one.evaluate(INSIDE)]
        assert not hidden, f"{len(hidden)} games are out of sight at {width} x {height}"
    resize(page, 360, 740)
    last = page.locator(COVERS).last.evaluate("(one) => one.getBoundingClientRect().bottom + scrollY")
    assert last <= 2 * 740


@pytest.mark.parametrize("name", GAMES)
def test_the_start_button_of_the_form_is_in_sight_in_every_window(visit: Any, name: str) -> None:
    page = visit().open(f"play/{name}")
    start = page.locator("button.start")
    expect(start).to_be_visible()
    for width, height in SIZES:
        resize(page, width, height)
        page.evaluate("scrollTo(0, 0)")
        assert start.evaluate(INSIDE), f"{width} x {height}"
        assert not page.evaluate(SIDEWAYS), f"{width} x {height} scrolls sideways"


@pytest.mark.parametrize("name", GAMES)
def test_a_press_on_a_cover_starts_a_game_set_up_as_the_last_one(visit: Any, name: str) -> None:
    visitor = visit()
    seats = GAMES[name].seats[-1]
    last = json.dumps({"seats": seats, "others": [None, 3], "clock": {"pace": "blitz"}, "rated": True})
    visitor.context.add_init_script(f"localStorage.setItem('chabudai.play.{name}', {last!r})")
    page = visitor.open()
    page.locator(COVERS).nth(list(GAMES).index(name)).click()
    page.wait_for_url("**/table/*")
    table = page.url.rpartition("/")[2]
    about = page.request.get(f"{visitor.house.address}api/tables/{table}").json()
    assert (about["started"], about["rated"]) == (True, False)
    assert "bank" not in (about["clock"] or {})
    assert len(about["people"]) == seats
    assert sum(person["bot"] is None for person in about["people"]) == 1


def test_begun_games_come_first_with_a_picture_and_lead_back_to_the_table(visit: Any) -> None:
    visitor = visit(1366, 650)
    page = visitor.open()
    page.locator(COVERS).first.click()
    page.wait_for_url("**/table/*")
    table = page.url
    expect(page.get_by_role("grid")).to_be_visible()
    page.goto(visitor.house.address)
    begun = page.get_by_role("region", name="Continue").get_by_role("link")
    expect(begun).to_contain_text("Okiya")
    expect(begun.locator("img")).to_be_visible()
    assert begun.locator("img").evaluate("(one) => one.decode().then(() => one.naturalWidth > 0)")
    begun.click()
    page.wait_for_url(table)


def test_a_stranger_sees_no_begun_games(visit: Any, house: Any) -> None:
    sit(house.address.rstrip("/"), "okiya", 2)
    page = visit().open()
    expect(page.locator(COVERS)).to_have_count(len(GAMES))
    expect(page.get_by_role("heading", name="Continue")).to_have_count(0)
