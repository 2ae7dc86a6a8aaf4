"""What only a phone in a hand shows: pieces that fly, a sheet over the board, the back button."""

import random
import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.hands import HANDS
from tests.browser.listening import Listener
from tests.browser.people import new_game

PHONE = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}


def play(page: Page, listener: Listener, title: str, turns: int) -> None:
    wishes, after = random.Random(title), -1
    for _ in range(turns):
        listener.wait_until_awaited(after)
        after = listener.update["version"] + 1
        HANDS[title](page, wishes.choice(listener.legal), True)
    listener.wait_until_awaited(after)


def test_a_card_that_flies_in_does_not_widen_the_page(visit: Any) -> None:
    visitor = visit(**PHONE, reduced_motion="no-preference")
    listener = Listener(visitor.page)
    page = visitor.open("play/yutaka")
    page.get_by_role("button", name="Start the game").click()
    play(page, listener, "Yutakâ", 6)
    assert page.evaluate("[innerWidth, innerHeight]") == [360, 740]


def test_a_card_is_pointed_at_although_the_board_fills_the_screen(visit: Any) -> None:
    page = visit(**PHONE).open("play/antayagi")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("button.place")).to_have_count(2)
    page.get_by_role("button", name="Talk", exact=True).tap()
    page.get_by_role("button", name="Point at a card").tap()
    page.locator("button.place").first.locator("[data-slot='0']").tap()
    expect(page.locator("[data-slot='0'].pointed")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Talk")).tap()
    expect(page.get_by_text(re.compile("^points at card 1 of"))).to_be_visible()


def test_the_back_button_leads_out_of_a_game_that_was_played_again(visit: Any) -> None:
    page = visit(**PHONE).open()
    new_game(page)
    page.get_by_role("button", name="Give up").tap()
    page.get_by_role("button", name="Yes, give up").tap()
    before = page.url
    page.get_by_role("button", name="Play again").tap()
    page.wait_for_url(lambda address: address != before)
    expect(page.get_by_role("button", name="Give up")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="A game of Okiya")).to_be_visible()
