"""A card chosen while the other plays waits for its turn; and a sign says what it means to mouse and keyboard."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.test_access import violations
from tests.browser.test_play import sit_by_link


def two_at_a_table_of_taiki(visit: Any) -> list[Page]:
    host = visit().open("/play/taiki")
    host.get_by_role("radio", name="2", exact=True).check()
    host.get_by_role("radio", name="A friend", exact=True).check()
    host.get_by_label("Your name").fill("Ada")
    host.get_by_role("button", name=re.compile("Start the game|Open the table")).click()
    host.wait_for_url("**/table/*")
    guest = sit_by_link(visit(), host.get_by_label("Link to this table").input_value(), "Bo")
    for page in (host, guest):
        page.locator(".pile.sun button").click()
    expect(host.locator(".pile button")).to_have_count(0)
    return [host, guest]


def choose_ahead(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Choose ahead").check(force=True)
    page.get_by_role("button", name="Close").click()


def plain_cards(page: Page) -> list[str]:
    """Neither a 9 nor a Mask: there is one way to play them."""
    names = [str(card.get_attribute("data-card")) for card in page.locator("[data-card]").all()]
    return [name for name in names if re.fullmatch(r"[SM]\d+", name) and not name.endswith("9")]


def card(page: Page, name: str) -> Locator:
    return page.locator(f"[data-card='{name}'] button.face")


def test_a_card_chosen_ahead_is_played_when_the_other_has_led(visit: Any) -> None:
    pages = two_at_a_table_of_taiki(visit)
    leads = pages[0].locator("button.face.open")
    expect(leads.or_(pages[0].get_by_text("Waiting for Bo to lead")).first).to_be_visible()
    leader, waiter = pages if leads.count() else reversed(pages)
    choose_ahead(waiter)
    led = plain_cards(leader)[0]
    own = plain_cards(waiter)
    wish = next((name for name in own if name[0] == led[0]), own[0])
    card(waiter, wish).click()
    told = waiter.get_by_text(re.compile("On your turn:"))
    expect(told).to_be_visible()
    assert violations(waiter) == []
    expect(leader.locator("button.face.open").first).to_be_visible()
    card(leader, led).click()
    expect(card(waiter, wish)).to_have_count(0)
    expect(told).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_sign_is_explained_to_mouse_and_keyboard(visit: Any, scheme: str) -> None:
    page = visit(color_scheme=scheme).open()
    tip = page.locator(".tip")
    page.get_by_role("button", name="Settings").hover()
    expect(tip).to_have_text("Settings")
    expect(tip).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    page.mouse.move(5, 400)
    page.get_by_role("link", name="Chabudai").first.focus()
    for _ in range(3):  # the open tables, the languages, the theme
        page.keyboard.press("Tab")
    expect(tip).to_have_text(re.compile("Theme"))
    expect(tip).to_be_visible()
    assert violations(page) == []
