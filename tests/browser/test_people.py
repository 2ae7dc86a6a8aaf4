"""People become accounts, come back from another browser, and are found on their pages."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import new_game
from tests.browser.test_access import scrolls_sideways, violations

PASSWORD = "seven grey stones"
FIXED = re.compile("^[a-z0-9]{5}(-[a-z0-9]{5}){3}$")


def become(page: Page, name: str) -> str:
    """From a guest to an account; the recovery code."""
    form = page.locator("section", has=page.get_by_role("heading", name="Make an account"))
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Make an account").click()
    code = page.get_by_text(FIXED)
    expect(code).to_be_visible()
    return code.inner_text()


def sign_in(page: Page, name: str) -> None:
    form = page.locator("section", has=page.get_by_role("heading", name="You have an account"))
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Sign in", exact=True).click()
    expect(page.get_by_role("heading", name="Your account")).to_be_visible()


def test_a_guest_becomes_an_account_and_finds_the_game_in_another_browser(visit: Any) -> None:
    page = visit(360, 740).open()
    new_game(page, name="Ada")
    table = page.url
    page.get_by_role("button", name="You: Ada").click()
    page.get_by_role("link", name="Sign in").click()
    expect(page.get_by_text("You play as a guest, Ada.")).to_be_visible()
    assert violations(page) == []
    become(page, "Ada L")
    assert violations(page) == []
    assert not scrolls_sideways(page)
    page.get_by_role("button", name="I have written it down").click()
    page.get_by_role("button", name="Settings").click()
    with page.expect_response("**/api/me/preferences"):
        page.get_by_role("switch", name="Left-handed layout").check()
    page.get_by_role("button", name="Close").click()

    other = visit(360, 740).open("account")
    sign_in(other, "ada l")
    expect(other.locator(":root[data-hand=left]")).to_be_attached()
    assert violations(other) == []
    assert not scrolls_sideways(other)
    other.get_by_role("link", name="Your games").first.click()
    other.get_by_role("link", name=re.compile("Okiya")).click()
    assert other.url == table
    expect(other.get_by_role("button", name="Give up")).to_be_visible()
    expect(other.get_by_role("region", name="you").get_by_text("Ada L")).to_be_visible()

    other.get_by_role("button", name="Give up").click()
    other.get_by_role("button", name="Yes, give up").click()
    other.goto(other.url.replace(other.url.split("/", 3)[3], "games"))
    expect(other.get_by_role("link", name=re.compile("Lost Okiya with"))).to_be_visible()
    assert violations(other) == []

    page.get_by_role("button", name="Sign out everywhere").click()
    expect(page.get_by_role("heading", name="Make an account")).to_be_visible()
    assert page.evaluate("localStorage.getItem('chabudai.seats')") is None
    other.goto(other.url.replace("games", "account"))
    expect(other.get_by_role("heading", name="Make an account")).to_be_visible()


def test_a_passkey_makes_an_account_and_opens_it(visit: Any) -> None:
    visitor = visit()
    tools = visitor.context.new_cdp_session(visitor.page)
    tools.send("WebAuthn.enable")
    device = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
    }
    ready = {"isUserVerified": True, "automaticPresenceSimulation": True}
    tools.send("WebAuthn.addVirtualAuthenticator", {"options": device | ready})
    page = visitor.open(visitor.house.address.replace("127.0.0.1", "localhost") + "account")
    form = page.locator("section", has=page.get_by_role("heading", name="Make an account"))
    form.get_by_label("Name").fill("Bo Key")
    form.get_by_role("button", name="With a passkey instead").click()
    page.get_by_role("button", name="I have written it down").click()
    expect(page.get_by_text("My passkey")).to_be_visible()
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("heading", name="Your account")).to_be_visible()
    page.get_by_label("What is it for?").fill("My program")
    page.get_by_role("button", name="Make a token").click()
    expect(page.get_by_text(re.compile("^chabudai_"))).to_be_visible()
    page.get_by_role("link", name="Your page").first.click()
    expect(page.get_by_role("heading", name="Bo Key")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize(
    ("size", "colours"), [((360, 740), "light"), ((1440, 900), "dark")], ids=["phone", "desktop"]
)
@pytest.mark.parametrize("path", ["account", "games", "leaderboards", "statistics/okiya", "people/nobody"])
def test_pages_about_people_have_no_violation(
    visit: Any, path: str, size: tuple[int, int], colours: str
) -> None:
    visitor = visit(*size, color_scheme=colours)
    page = visitor.open(path)
    expect(page.get_by_role("heading").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert violations(page) == []
    assert not scrolls_sideways(page)
    visitor.troubles = [trouble for trouble in visitor.troubles if "404" not in trouble]


def test_a_new_key_asks_again_who_it_is_by_keyboard_on_a_small_phone(visit: Any) -> None:
    visitor = visit(320, 640)
    page = visitor.open("account")
    become(page, "Cy Confirm")
    page.get_by_role("button", name="I have written it down").click()
    refusal = {"code": "confirm-identity", "message": "", "details": {}}
    page.route("**/api/me/tokens", lambda asked: asked.fulfill(status=403, json=refusal), times=1)
    page.get_by_label("What is it for?").fill("My program")
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Is it you?")
    expect(dialog.get_by_label("Password")).to_be_focused()
    assert violations(page) == []
    assert not scrolls_sideways(page)
    page.keyboard.type("a guess of mine")
    page.keyboard.press("Enter")
    expect(dialog.get_by_text("That is not it.")).to_be_visible()
    dialog.get_by_label("Password").fill(PASSWORD)
    page.keyboard.press("Enter")
    expect(page.get_by_text(re.compile("^chabudai_"))).to_be_visible()
    expect(dialog).to_be_hidden()
    page.route("**/api/me/tokens", lambda asked: asked.fulfill(status=403, json=refusal), times=1)
    page.get_by_label("What is it for?").fill("Another")
    page.keyboard.press("Enter")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text("First confirm that it is you.")).to_be_visible()
    assert ["403" in trouble for trouble in visitor.troubles] == [True] * 3
    visitor.troubles.clear()
