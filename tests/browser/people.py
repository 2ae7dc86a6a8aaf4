"""What people do at a table of Okiya, in words they can read on the page."""

import re

from playwright.sync_api import Locator, Page, expect

OPEN = re.compile("you may take it")
RESULT = re.compile(r"You win!|wins\.|A draw\.")


def new_game(
    page: Page, *, against: str = "A bot", level: str = "Beginner", first: str = "You", name: str = "Ada"
) -> None:
    """From the home page to a table."""
    page.get_by_role("link", name="Okiya: Friends and options").click()
    page.get_by_role("radio", name=against, exact=True).check()
    if against == "A bot":
        page.get_by_role("group", name="How strong?").get_by_role("radio", name=level).check()
    page.get_by_role("radio", name=first, exact=True).check()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name=re.compile("Start the game|Open the table")).click()
    page.wait_for_url("**/table/*")


def open_tiles(page: Page) -> Locator:
    return page.get_by_role("button", name=OPEN)


def result(page: Page) -> Locator:
    return page.get_by_role("heading", name=RESULT)


def wait_for_turn_or_end(page: Page) -> bool:
    """True when there is a tile to take, False when the game is over."""
    expect(open_tiles(page).or_(result(page)).first).to_be_visible()
    return open_tiles(page).count() > 0


def take_a_tile(page: Page, which: int = 0) -> None:
    """Take one of the open tiles and see it gone."""
    tiles = open_tiles(page)
    tile = tiles.nth(which % tiles.count())
    label = tile.get_attribute("aria-label")
    assert label is not None
    tile.click()
    expect(page.get_by_role("button", name=label, exact=True)).to_have_count(0)
