"""Each game, from the first page to its end, by clicking on a desktop and tapping on a tablet and a phone, and with
the keyboard alone."""

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.hands import HANDS
from tests.browser.keys import KEYS, press
from tests.browser.people import RESULT

SIZES = {
    "phone": {"width": 360, "height": 740, "has_touch": True, "is_mobile": True},
    "tablet": {"width": 768, "height": 1024, "has_touch": True},
    "desktop": {"width": 1440, "height": 900},
}


class Listener:
    """Hears what the table tells this person's browser: whose turn it is, and what may be done."""

    def __init__(self, page: Page) -> None:
        self.update: dict[str, Any] = {"version": -1}
        self.acted = -1
        self.socket: WebSocket | None = None
        self.page = page
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        self.socket = socket
        socket.on("framereceived", self._hear)

    def _hear(self, payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["type"] == "update":
            self.update = message
            own = [event["version"] for event in message["events"] if event["who"] == message["you"]]
            self.acted = max([self.acted, *own])

    @property
    def over(self) -> bool:
        view = self.update.get("view")
        return bool(view and view["outcome"])

    @property
    def legal(self) -> list[dict[str, Any]]:
        view = self.update.get("view")
        return list(view["legal"]) if view else []

    def wait_until_awaited(self, after: int) -> None:
        """Until this person's last action, and all that others do next, has been told."""
        if not self.socket:
            self.page.wait_for_event("websocket")
        assert self.socket
        while not self.over and (self.acted < after or not self.legal):
            self.socket.wait_for_event("framereceived")


def start(page: Page, title: str) -> None:
    """From the first page to a table with bots of the first level."""
    page.get_by_role("link", name=f"Play {title}").click()
    page.get_by_role("group", name="How strong?").get_by_role("radio", name="Visitor").check()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")


def fits_the_width(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"))


def play_to_the_end(
    page: Page, listener: Listener, wishes: random.Random, act: Callable[[Any], None]
) -> None:
    """Whatever may be done, by chance, until the table says that it is over."""
    after = -1
    while True:
        listener.wait_until_awaited(after)
        if listener.over:
            break
        look_at_the_round(page)
        after = listener.update["version"] + 1
        act(wishes.choice(listener.legal))
        assert fits_the_width(page)
    look_at_the_round(page)
    expect(page.get_by_role("heading", name=RESULT)).to_be_visible()


def look_at_the_round(page: Page) -> None:
    """The end of a round waits for a look."""
    following = page.get_by_role("button", name=re.compile("Next round"))
    if following.count():
        following.click()


LONG = ("Taïki", "Yutakâ", "Ta Yü")
"""Games of a minute or more for a browser. On a phone all are played always, elsewhere where slow tests run."""


def patiently(title: str, *more: str) -> Any:
    slow = more != ("phone",) if more else title in LONG
    return pytest.param(title, *more, marks=[pytest.mark.slow] if slow else [])


@pytest.mark.parametrize(("title", "size"), [patiently(title, size) for title in HANDS for size in SIZES])
def test_a_game_is_played_to_its_end_by_clicking(visit: Any, title: str, size: str) -> None:
    visitor = visit(**SIZES[size])
    listener = Listener(visitor.page)
    page = visitor.open()
    start(page, title)
    touch = "has_touch" in SIZES[size]
    play_to_the_end(page, listener, random.Random(title + size), lambda wish: HANDS[title](page, wish, touch))


@pytest.mark.parametrize("title", [patiently(title) for title in KEYS])
def test_a_game_is_played_to_its_end_with_the_keyboard_alone(visit: Any, title: str) -> None:
    visitor = visit()
    listener = Listener(visitor.page)
    page = visitor.open()
    press(page, page.get_by_role("link", name=f"Play {title}"))
    press(page, page.get_by_role("button", name="Start the game"))
    page.wait_for_url("**/table/*")
    play_to_the_end(page, listener, random.Random(title), lambda wish: KEYS[title](page, wish))
