"""Somebody who has never played learns by clicking."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import House

PAINTED = False


def test_okiya_is_learned_by_taking_tiles_and_a_wrong_one_is_explained(visit: Any) -> None:
    page = visit(360, 740, reduced_motion="reduce").open()
    page.get_by_role("link", name="Learn in two minutes: Okiya").click()
    expect(page.get_by_text("1 of 9")).to_be_visible()
    page.get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="d4", exact=False).click()
    expect(page.get_by_text("You may begin there too")).to_be_visible()
    for step, answer in enumerate(("a1", "b1", "d1", "d2", "c1"), 2):
        expect(page.get_by_text(f"{step} of 9")).to_be_visible()
        page.get_by_role("grid").get_by_role("button", name=f"{answer},").click()
    expect(page.get_by_text("7 of 9")).to_be_visible()
    page.get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="Show me").click()
    page.get_by_role("button", name="Play Okiya").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("grid")).to_be_visible()


def test_a_kit_can_be_printed_from_the_rules(visit: Any, house: House) -> None:
    page = visit().open("rules/tayu")
    page.get_by_role("radio", name="Goliath").check(force=True)
    page.get_by_role("radio", name="Letter").check(force=True)
    address = page.get_by_role("link", name="To colour in").get_attribute("href")
    assert address == "/api/games/tayu/print?paper=letter&language=en&colour_in=true&edition=goliath"
    answer = page.request.get(house.address.rstrip("/") + address)
    assert answer.headers["content-type"] == "application/pdf"
