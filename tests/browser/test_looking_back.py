"""Stepping back in a running game of each kind: the moments are the engine's own views of that time, and come ahead."""

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.hands import HANDS
from tests.browser.listening import Listener
from tests.browser.test_games import start

PAINTED = False

ACTIONS = 6


class Recorder(Listener):
    """Also keeps every view that was sent, by version, and what was asked and answered about earlier ones."""

    def __init__(self, page: Page) -> None:
        self.sent: dict[int, Any] = {}
        self.past: dict[int, Any] = {}
        self.looks = 0
        super().__init__(page)

    def _listen(self, socket: WebSocket) -> None:
        super()._listen(socket)
        socket.on("framesent", self._note)

    def _note(self, payload: str | bytes) -> None:
        self.looks += json.loads(payload)["type"] == "look"

    def _hear(self, payload: str | bytes) -> None:
        super()._hear(payload)
        message = json.loads(payload)
        if message["type"] == "past":
            self.past |= {message["first"] + place: view for place, view in enumerate(message["views"])}
        elif self.update["version"] >= 0 and self.update["view"]:
            self.sent[self.update["version"]] = self.update["view"]


@pytest.mark.parametrize("title", HANDS)
def test_stepping_back_shows_what_was_sent_then(visit: Any, title: str) -> None:
    visitor = visit(width=1440, height=900)
    listener = Recorder(visitor.page)
    page = visitor.open()
    start(page, title)
    wishes, after = random.Random(title), -1
    for _ in range(ACTIONS):
        listener.wait_until_awaited(after)
        if listener.over:
            break
        after = listener.update["version"] + 1
        HANDS[title](page, wishes.choice(listener.legal), False)
    if not listener.over:
        listener.wait_until_awaited(after)
    # The page forgets what it was sent: earlier moments come from the server.
    page.reload()
    listener.wait_until_awaited(-1)
    board, now = page.locator("section.board"), page.get_by_role("button", name="Back to now")
    present = board.inner_html()
    lines = page.locator("button.line[data-version]")
    expect(lines.first).to_be_attached()
    versions = lines.evaluate_all("lines => lines.map((line) => Number(line.dataset.version))")
    for version in reversed(versions[:-1]):
        line = page.locator(f"button.line[data-version='{version}']")
        line.click()
        expect(line).to_have_attribute("aria-current", "step")
        expect(now).to_be_visible()
    assert board.inner_html() != present
    told = listener.past.keys() & listener.sent.keys()
    assert len(told) >= ACTIONS // 2
    assert {version: listener.past[version] for version in told} == {
        version: listener.sent[version] for version in told
    }
    assert listener.looks <= versions[-1] // 8 + 3
    now.click()
    expect(now).to_have_count(0)
