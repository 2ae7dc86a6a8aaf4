"""People play by clicking: a friend by link, a bot, on a phone, through a killed server."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from chabudai.match import record
from tests.browser.people import new_game, open_tiles, result, take_a_tile, wait_for_turn_or_end

PAINTED = False


def sit_by_link(visitor: Any, link: str, name: str) -> Page:
    page: Page = visitor.open(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("region", name="you", exact=True)).to_be_visible()
    return page


def two_at_a_table(visit: Any, **sizes: int) -> tuple[Page, Page]:
    ada = visit(**sizes)
    host = ada.open()
    new_game(host, against="A friend", name="Ada")
    link = host.get_by_label("Link to this table").input_value()
    guest = sit_by_link(visit(**sizes), link, "Bo")
    expect(open_tiles(host).first).to_be_visible()
    return host, guest


def play_to_the_end(first: Page, second: Page) -> int:
    tokens, page, other = 0, first, second
    while wait_for_turn_or_end(page):
        take_a_tile(page, tokens * 5 + 1)
        tokens += 1
        expect(open_tiles(page)).to_have_count(0)
        page, other = other, page
    return tokens


@pytest.mark.parametrize(
    "sizes", [{"width": 1280, "height": 800}, {"width": 360, "height": 740}], ids=["desktop", "phone"]
)
def test_two_people_play_a_full_game_by_clicking_and_play_again(visit: Any, sizes: dict[str, int]) -> None:
    host, guest = two_at_a_table(visit, **sizes)
    assert 7 <= play_to_the_end(host, guest) <= 16
    expect(result(host)).to_be_visible()
    expect(result(guest)).to_be_visible()
    old = host.url
    host.get_by_role("button", name="Play again").click()
    guest.get_by_role("button", name="Yes, again!").click()
    host.wait_for_url(lambda url: url != old)
    expect(guest).to_have_url(host.url)
    for page in (host, guest):
        expect(page.get_by_role("grid").get_by_role("button")).to_have_count(16)
        expect(page.get_by_role("button", name=re.compile("token of"))).to_have_count(0)


@pytest.mark.parametrize("level", ["Beginner", "Expert"])
def test_one_person_plays_a_bot_to_the_end_and_saves_the_record(visit: Any, level: str) -> None:
    page = visit().open()
    new_game(page, level=level)
    tokens = 0
    while wait_for_turn_or_end(page):
        take_a_tile(page, tokens)
        tokens += 1
    expect(result(page)).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the record").or_(
            page.get_by_role("button", name="Save the record")
        ).click()
    told = record.read(saved.value.path().read_text(encoding="utf-8"))
    assert record.check(told).outcome is not None
    assert told.fairness is not None


def test_a_killed_server_loses_no_move_and_both_browsers_come_back(visit: Any, house: Any) -> None:
    host, guest = two_at_a_table(visit)
    pages = [host, guest]
    for turn in range(4):
        page = pages[turn % 2]
        expect(open_tiles(page).first).to_be_visible()
        take_a_tile(page)
        expect(open_tiles(page)).to_have_count(0)
        expect(open_tiles(pages[1 - turn % 2]).first).to_be_visible()
    house.kill()
    for page in pages:
        expect(page.get_by_text(re.compile("connection is lost", re.IGNORECASE)).first).to_be_visible()
    house.start()
    for page in pages:
        expect(page.get_by_role("button", name=re.compile("token of"))).to_have_count(4)
        expect(page.get_by_text(re.compile("connection is lost", re.IGNORECASE))).to_have_count(0)
    assert play_to_the_end(host, guest) >= 3
    expect(result(guest)).to_be_visible()


def test_a_third_person_watches_and_has_nothing_to_press(visit: Any) -> None:
    host, guest = two_at_a_table(visit)
    watcher = visit().open(host.url)
    expect(watcher.get_by_text("You are watching.").first).to_be_visible()
    take_a_tile(host)
    expect(watcher.get_by_role("button", name=re.compile("token of Ada"))).to_have_count(1)
    assert open_tiles(watcher).count() == 0
    assert watcher.get_by_role("button", name="Give up").count() == 0
    expect(open_tiles(guest).first).to_be_visible()


def test_a_move_is_taken_back_before_the_other_answers_and_by_consent_after(visit: Any) -> None:
    host, guest = two_at_a_table(visit)
    take_a_tile(host)
    expect(open_tiles(guest).first).to_be_visible()
    host.get_by_role("button", name="Take back").click()
    expect(open_tiles(host)).to_have_count(12)
    take_a_tile(host)
    expect(open_tiles(guest).first).to_be_visible()
    take_a_tile(guest)
    expect(open_tiles(host).first).to_be_visible()
    host.get_by_role("button", name="Take back").click()
    guest.get_by_role("button", name="Accept").click()
    expect(open_tiles(host)).to_have_count(12)


def test_on_a_clock_the_other_is_asked_on_a_phone_too_and_both_read_that_the_time_is_back(visit: Any) -> None:
    host = visit(1280, 800).open("play/okiya")
    for choice in ("A friend", "You", "Fast"):
        host.get_by_role("radio", name=choice, exact=True).check()
    host.get_by_label("Your name").fill("Ada")
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/table/*")
    phone = {"width": 360, "height": 640, "has_touch": True, "is_mobile": True}
    guest = sit_by_link(visit(**phone), host.get_by_label("Link to this table").input_value(), "Bo")
    take_a_tile(host)
    expect(open_tiles(guest).first).to_be_visible()
    host.get_by_role("button", name="Take back").click()
    expect(host.get_by_text("You asked to take your move back.")).to_be_visible()
    expect(guest.get_by_text("Ada asks to take the last move back.")).to_be_in_viewport()
    expect(guest.get_by_role("button", name=re.compile("token of Ada"))).to_have_count(1)
    accept = guest.get_by_role("button", name="Accept")
    expect(accept).to_be_in_viewport()
    accept.tap()
    back = "The clocks are back to where they were before it."
    expect(host.get_by_text(f"Your move is taken back. {back}")).to_be_visible()
    expect(guest.get_by_text(f"Ada has taken a move back. {back}")).to_be_in_viewport()
    for page in (host, guest):
        expect(page.get_by_role("button", name=re.compile("token of"))).to_have_count(0)
    expect(open_tiles(host).first).to_be_visible()


def test_giving_up_asks_first_and_ends_the_game(visit: Any) -> None:
    host, guest = two_at_a_table(visit)
    host.get_by_role("button", name="Give up").click()
    host.get_by_role("button", name="Keep playing").click()
    assert open_tiles(host).count() == 12
    host.get_by_role("button", name="Give up").click()
    host.get_by_role("button", name="Yes, give up").click()
    expect(guest.get_by_role("heading", name="You win!")).to_be_visible()


def test_a_reload_keeps_the_seat(visit: Any) -> None:
    host, _guest = two_at_a_table(visit)
    host.reload()
    expect(open_tiles(host)).to_have_count(12)


def test_a_match_of_rounds_shows_how_each_round_ended(visit: Any) -> None:
    page = visit().open("play/okiya")
    page.get_by_text("House rules").click()
    page.get_by_role("radio", name="First to win several rounds").check()
    page.get_by_role("spinbutton").fill("1")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    for _ in range(80):
        following = page.get_by_role("button", name="Next round")
        expect(open_tiles(page).or_(result(page)).or_(following).first).to_be_visible()
        if result(page).count():
            break
        following.click() if following.count() else take_a_tile(page)
        page.wait_for_timeout(50)
    expect(result(page)).to_be_visible()


def test_an_illegal_tile_says_why(visit: Any) -> None:
    page = visit().open()
    new_game(page)
    page.get_by_role("button", name=re.compile("^b2, ")).click(force=True)
    expect(page.get_by_text(re.compile("border", re.IGNORECASE)).first).to_be_visible()
    assert open_tiles(page).count() == 12


def test_french_people_read_french(visit: Any) -> None:
    page = visit(locale="fr-FR").open()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.get_by_role("combobox", name="Langue").select_option("en")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_no_secret_token_travels_to_the_other_seat(visit: Any) -> None:
    frames: list[str] = []
    ada = visit()
    host = ada.open()
    new_game(host, against="A friend")
    tokens = [
        value
        for value in json.loads(host.evaluate("JSON.stringify(Object.values(localStorage))"))
        if len(value) > 20
    ]
    assert tokens
    bo = visit()
    bo.page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame)))
    )
    guest = sit_by_link(bo, host.get_by_label("Link to this table").input_value(), "Bo")
    play_to_the_end(host, guest)
    assert frames
    assert not any(token in frame for token in tokens for frame in frames)
