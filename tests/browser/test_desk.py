"""Somebody is rude and is reported; a moderator looks, removes what was said and mutes, all on the page."""

import re
import subprocess
import sys
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_access import scrolls_sideways, violations
from tests.browser.test_meeting import lay_an_open_table, say
from tests.browser.test_people import become


def make_moderator(house: Any, name: str, role: str) -> None:
    command = [sys.executable, "-m", "chabudai", "people", "role", name, role, "--data", str(house.data)]
    subprocess.run(command, check=True, capture_output=True, text=True)


def at_the_desk(visit: Any, house: Any, name: str, role: str, width: int, height: int, **wishes: Any) -> Page:
    page: Page = visit(width, height, **wishes).open("account")
    become(page, name)
    make_moderator(house, name, role)
    page.goto(house.address + "desk")
    expect(page.get_by_role("heading", name="Moderation")).to_be_visible()
    return page


def looks_well(page: Page) -> None:
    assert violations(page) == []
    assert not scrolls_sideways(page)


@pytest.mark.parametrize(("width", "height"), [(320, 640), (1366, 650)])
def test_what_was_said_is_reported_removed_and_its_sender_muted(
    visit: Any, house: Any, width: int, height: int
) -> None:
    ada, bo = visit(1366, 650).open("play/okiya"), visit(width, height).open()
    lay_an_open_table(ada, "Ada")
    bo.goto(ada.url)
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit down").click()
    ada.get_by_role("button", name="Talk", exact=True).click()
    say(ada, f"something rude at {width}")
    if width < 1024:
        bo.get_by_role("button", name=re.compile("^Talk")).click()
    else:
        bo.get_by_role("button", name=re.compile("^Talk")).first.click()
    bo.get_by_role("button", name="Report what Ada said").click()
    looks_well(bo)
    bo.get_by_label("In a few words, if you like").fill("rude")
    bo.get_by_role("dialog").get_by_role("button", name="Send").click()
    expect(bo.get_by_text("Thank you. A moderator will look at it.")).to_be_visible()
    looks_well(bo)

    desk = at_the_desk(visit, house, f"Mo {width}", "moderator", width, height)
    card = desk.get_by_role("listitem").filter(has_text=f"something rude at {width}").first
    expect(card).to_contain_text("rude")
    looks_well(desk)
    card.get_by_role("button", name=re.compile("^Remove")).click()
    desk.get_by_label("Reason").fill("insults")
    looks_well(desk)
    desk.get_by_role("dialog").get_by_role("button", name="Remove").click()
    expect(bo.get_by_text("A moderator has removed this message.").first).to_be_visible()
    expect(ada.get_by_text("A moderator has removed this message.").first).to_be_visible()

    card.get_by_role("button", name="Mute").click()
    desk.get_by_label("Reason").fill("insults")
    desk.get_by_role("dialog").get_by_role("button", name="Mute").click()
    expect(desk.get_by_role("dialog")).to_have_count(0)
    expect(ada.get_by_role("button", name="Send", exact=True)).to_be_enabled()
    say(ada, "and again")
    expect(ada.get_by_text("A moderator has muted you.", exact=False)).to_be_visible()

    card.get_by_role("button", name="Upheld").click()
    expect(card).to_have_count(0)
    desk.get_by_role("link", name="Mutes and bans").click()
    desk.get_by_role("button", name="End the measure against Ada").first.click()
    desk.get_by_label("Reason").fill("sorry said")
    desk.get_by_role("dialog").get_by_role("button", name="End the measure").click()
    expect(desk.get_by_role("dialog")).to_have_count(0)
    desk.get_by_role("link", name="Log").click()
    expect(desk.get_by_role("listitem").filter(has_text="ended the mute of").first).to_be_visible()
    looks_well(desk)


def test_nobody_else_sees_the_desk_and_only_an_operator_gives_roles(visit: Any, house: Any) -> None:
    guest = visit(360, 740).open("desk")
    expect(guest.get_by_text("This is for moderators.")).to_be_visible()
    operator = at_the_desk(visit, house, "Opa", "operator", 360, 740, color_scheme="dark")
    operator.get_by_role("link", name="People").click()
    expect(operator.get_by_role("link", name="Opa")).to_be_visible()
    looks_well(operator)
    operator.get_by_label("A part of a name, or an id").fill("Opa")
    operator.get_by_role("button", name="Search").click()
    operator.get_by_role("link", name="Opa").click()
    expect(operator.get_by_role("button", name="Change the role")).to_be_visible()
    looks_well(operator)
    operator.get_by_role("button", name="You: Opa").click()
    expect(operator.get_by_role("link", name="Moderation")).to_be_visible()
