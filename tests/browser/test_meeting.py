"""Two strangers meet: through the list of open tables, with a clock, words between them, a draw and another game."""

import json
import re
from contextlib import ExitStack
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Page, expect
from websockets.sync.client import ClientConnection, connect

from chabudai.games.antayagi.rules.cards import NAMES
from tests.browser.people import open_tiles, result, take_a_tile
from tests.browser.test_access import scrolls_sideways, violations

DECK = dict.fromkeys(NAMES, 0) | {"treasure": 10, "bone": 10, "sabotage": 30}


def lay_an_open_table(page: Page, name: str) -> None:
    page.get_by_role("radio", name="A friend", exact=True).check()
    page.get_by_role("radio", name="You", exact=True).check()
    page.get_by_role("radio", name="Fast", exact=True).check()
    page.get_by_label("Anybody may join").check()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")


def say(page: Page, words: str) -> None:
    expect(page.get_by_role("button", name="Send", exact=True)).to_be_enabled()
    page.get_by_label("Your message").fill(words)
    page.keyboard.press("Enter")


def test_strangers_meet_in_the_lobby_talk_agree_on_a_draw_and_play_again(visit: Any) -> None:
    ada = visit(1440, 900).open("play/okiya")
    lay_an_open_table(ada, "Ada")
    ada.get_by_text("Words for the shuffle").click()
    ada.get_by_label(re.compile("Type anything")).fill("green tea")
    ada.get_by_role("button", name="Add", exact=True).click()
    expect(ada.get_by_text("Mixed in.")).to_be_visible()
    assert violations(ada) == []

    bo = visit(360, 740, color_scheme="dark").open("lobby")
    expect(bo.get_by_text("Ada is waiting")).to_be_visible()
    assert violations(bo) == []
    assert not scrolls_sideways(bo)
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name=re.compile("Sit down: Okiya with Ada")).click()

    expect(open_tiles(ada).first).to_be_visible()
    expect(ada.locator(".clock")).to_have_count(2)
    take_a_tile(ada)
    ada.get_by_role("button", name="Talk", exact=True).click()
    say(ada, "Hello <b>you</b>")
    bo.get_by_role("button", name=re.compile("^Talk, 1 new message")).click()
    expect(bo.get_by_text("Hello <b>you</b>").first).to_be_visible()
    assert violations(bo) == []
    bo.get_by_role("button", name=re.compile("Quick phrases")).click()
    bo.get_by_role("button", name="Good luck!").click()
    expect(ada.get_by_text("Good luck!", exact=True)).to_be_visible()
    bo.get_by_role("button", name="Close").click()

    bo.get_by_role("button", name="Offer a draw").click()
    expect(ada.get_by_text("Bo offers a draw.")).to_be_visible()
    assert violations(ada) == []
    ada.get_by_role("button", name="Accept").click()
    for page in (ada, bo):
        expect(result(page)).to_be_visible()

    ada.get_by_role("button", name="Table", exact=True).click()
    ada.get_by_role("button", name="Check the shuffles").click()
    expect(ada.get_by_text("Every shuffle is as it was sealed.")).to_be_visible()
    expect(ada.get_by_text("The seal is the one this browser was shown")).to_be_visible()
    expect(ada.get_by_text(re.compile("mixed in: “green tea”"))).to_be_visible()
    assert violations(ada) == []
    ada.keyboard.press("Escape")

    old = ada.url
    ada.get_by_role("button", name="Play again").click()
    bo.get_by_role("button", name="Yes, again!").click()
    ada.wait_for_url(lambda url: url != old)
    expect(bo).to_have_url(ada.url)
    for page in (ada, bo):
        expect(page.get_by_role("grid").get_by_role("button")).to_have_count(16)


def test_a_host_arranges_the_seats_and_leaves_safely(visit: Any) -> None:
    ada = visit(360, 740).open("play/taiki")
    ada.get_by_role("radio", name="3", exact=True).check()
    ada.get_by_role("radio", name="Friends", exact=True).check()
    ada.get_by_role("button", name="Open the table").click()
    ada.wait_for_url("**/table/*")
    bo = visit(1440, 900).open(ada.url)
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit down").click()
    expect(bo.get_by_role("button", name="Leave the table")).to_be_visible()
    expect(bo.get_by_role("main").get_by_role("combobox")).to_have_count(0)
    ada.get_by_role("button", name="QR code").click()
    picture = ada.get_by_role("img", name="QR code of the link")
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth > 0)")
    ada.get_by_role("button", name="Leave the table").click()
    ada.wait_for_url("**/lobby")
    bo.get_by_role("button", name="Fill with bots and begin").click()
    expect(bo.get_by_role("button", name="Give up")).to_be_visible()


def request(house: Any, path: str, body: dict[str, Any]) -> dict[str, Any]:
    content = json.dumps(body).encode()
    asked = Request(house.address + path, content, {"content-type": "application/json"})
    with urlopen(asked) as answer:
        told: dict[str, Any] = json.load(answer)
    return told


def sit(visitor: Any, seated: dict[str, Any]) -> Page:
    page: Page = visitor.open("gallery")
    seats = json.dumps([[seated["table"], seated["token"]]])
    page.evaluate("seats => localStorage.setItem('chabudai.seats', seats)", seats)
    visitor.open(f"table/{seated['table']}")
    return page


def trade_until_somebody_may_tear_it_up(house: Any, people: list[dict[str, Any]]) -> None:
    """All three play by program, while their pages look on."""
    address = house.address.replace("http", "ws", 1) + f"ws/{people[0]['table']}"
    with ExitStack() as stack:
        lines = [stack.enter_context(connect(address, close_timeout=1)) for _ in people]
        for line, seated in zip(lines, people, strict=True):
            line.send(json.dumps({"type": "hello", "token": seated["token"]}))
        seen = [hear(line, 0) for line in lines]
        while seen[0]["window"] is None:
            seat = seen[0]["view"]["awaiting"][0]
            action, version = seen[seat]["view"]["legal"][-1], seen[seat]["version"]
            lines[seat].send(json.dumps({"type": "play", "id": 1, "version": version, "action": action}))
            seen = [hear(line, version + 1) for line in lines]


def hear(line: ClientConnection, version: int) -> dict[str, Any]:
    while (message := json.loads(line.recv()))["type"] != "update" or message["version"] < version:
        pass
    told: dict[str, Any] = message
    return told


def test_a_window_that_nobody_uses_closes_by_itself_and_a_card_can_be_pointed_at(
    visit: Any, house: Any
) -> None:
    wanted = {"game": "antayagi", "name": "Ada", "seats": [{}, {}, {}], "sit": 0}
    host = request(house, "api/tables", {**wanted, "options": {"deck": DECK}, "clock": {"window": 5}})
    others = [request(house, f"api/tables/{host['table']}/join", {"name": name}) for name in ("Bo", "Cy")]
    sizes = [(1440, 900), (360, 740), (1440, 900)]
    pages = [sit(visit(*size), seated) for size, seated in zip(sizes, [host, *others], strict=True)]
    expect(pages[0].get_by_role("button", name="Give up")).to_be_visible()
    trade_until_somebody_may_tear_it_up(house, [host, *others])
    expect(pages[0].locator(".countdown svg")).to_have_count(1)
    asked = next(page for page in pages if page.get_by_role("button", name="Tear it up!").count())
    asked.set_viewport_size({"width": 740, "height": 360})
    assert asked.locator("section.board").evaluate("(one) => one.scrollHeight - one.clientHeight") == 0
    asked.set_viewport_size({"width": 1440, "height": 900})
    assert violations(pages[0]) == []
    expect(pages[0].locator(".countdown svg")).to_have_count(0, timeout=12_000)
    pages[0].get_by_role("button", name="Talk", exact=True).click()
    pages[0].get_by_role("button", name="Point at a card").click()
    pages[0].locator(".place .slot").first.click()
    expect(pages[0].get_by_text(re.compile("points at card 1 of"))).to_be_visible()
    expect(pages[1].locator(".pointed")).to_have_count(1)
