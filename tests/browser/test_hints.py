"""Against bots a person may ask what a strong player would do, and is told why."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.people import new_game, open_tiles
from tests.browser.test_access import violations


def test_a_hint_says_why_and_is_played_only_when_wanted(visit: Any) -> None:
    page = visit(360, 740).open()
    new_game(page)
    expect(open_tiles(page).first).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_text(re.compile("It leaves the other player|It completes|this ended best"))
    expect(hint).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="I will think again").click()
    expect(hint).to_have_count(0)
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Play it", exact=True).click()
    page.get_by_role("button", name="Moves").click()
    expect(
        page.get_by_role("button", name=re.compile("^1 ")).or_(page.get_by_text(re.compile("^1$"))).first
    ).to_be_visible()
