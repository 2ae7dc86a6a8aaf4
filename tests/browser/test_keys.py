"""The key ? tells the keys of the page and of the game at hand, and gives the focus back."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from chabudai import GAMES

PAINTED = False


def keys_sheet(page: Page) -> Any:
    return page.get_by_role("dialog", name="Keyboard")


@pytest.mark.parametrize("name", GAMES)
def test_the_key_tells_the_keys_of_the_game_and_escape_gives_the_focus_back(visit: Any, name: str) -> None:
    page = visit().open(f"play/{name}")
    before = page.get_by_role("link", name="How to play")
    before.focus()
    page.keyboard.press("?")
    expect(keys_sheet(page).locator("kbd").first).to_be_visible()
    expect(keys_sheet(page).locator(".game").get_by_role("heading")).to_be_visible()
    assert keys_sheet(page).evaluate("(one) => one.contains(document.activeElement)")
    page.keyboard.press("Escape")
    expect(keys_sheet(page)).to_have_count(0)
    expect(before).to_be_focused()


def test_the_key_tells_the_keys_of_the_game_at_a_table(visit: Any) -> None:
    page = visit().open()
    page.locator("article button.picture").first.click()
    rules = page.get_by_role("link", name="Rules")
    rules.focus()
    page.keyboard.press("?")
    expect(keys_sheet(page).locator(".game").get_by_role("heading")).to_be_visible()
    page.keyboard.press("Escape")
    expect(keys_sheet(page)).to_have_count(0)
    expect(rules).to_be_focused()


def test_a_question_mark_in_a_name_is_only_written(visit: Any) -> None:
    page = visit().open("lobby")
    field = page.get_by_label("Your name")
    field.press("?")
    expect(field).to_have_value("?")
    expect(keys_sheet(page)).to_have_count(0)
