"""Each game, from the first page to its end, by clicking on a desktop and tapping on a tablet and a phone, and with
the keyboard alone."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.hands import HANDS
from tests.browser.keys import KEYS, press, reach
from tests.browser.listening import Listener, play_to_the_end

PAINTED = False

SIZES = {
    "phone": {"width": 360, "height": 740, "has_touch": True, "is_mobile": True},
    "tablet": {"width": 768, "height": 1024, "has_touch": True},
    "desktop": {"width": 1440, "height": 900},
}


def start(page: Page, title: str) -> None:
    """From the first page to a table with bots of the first level."""
    page.get_by_role("link", name=f"{title}: Friends and options").click()
    page.get_by_role("group", name="How strong?").get_by_role("radio", name="Beginner").check()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("title", HANDS)
def test_a_game_is_played_to_its_end_by_clicking(visit: Any, title: str, size: str) -> None:
    visitor = visit(**SIZES[size])
    listener = Listener(visitor.page)
    page = visitor.open()
    start(page, title)
    touch = "has_touch" in SIZES[size]
    play_to_the_end(page, listener, random.Random(title + size), lambda wish: HANDS[title](page, wish, touch))


def choose_the_weakest_bots(page: Page) -> None:
    levels = page.get_by_role("group", name="How strong?")
    reach(page, levels.locator("input:checked"))
    while not levels.get_by_role("radio", name="Beginner").is_checked():
        page.keyboard.press("ArrowLeft")


@pytest.mark.parametrize("title", KEYS)
def test_a_game_is_played_to_its_end_with_the_keyboard_alone(visit: Any, title: str) -> None:
    visitor = visit()
    listener = Listener(visitor.page)
    page = visitor.open()
    press(page, page.get_by_role("link", name=f"{title}: Friends and options"))
    choose_the_weakest_bots(page)
    press(page, page.get_by_role("button", name="Start the game"))
    page.wait_for_url("**/table/*")
    play_to_the_end(page, listener, random.Random(title), lambda wish: KEYS[title](page, wish))
