"""What the table tells one person's browser, and what the page shows of it."""

import json
import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import PATIENCE
from tests.browser.people import RESULT
from tests.server.wire import after

# Wait until the page shows this version of the table, or says that the last action came too late; tell how it stands.
SHOWN = """([version, patience]) => new Promise((told, missing) => {
  const began = performance.now()
  const look = () => {
    const shown = Number(document.querySelector('.table')?.dataset.version ?? -1)
    const late = [...document.querySelectorAll('[role=alert]')].some((one) => one.textContent.includes('has moved on'))
    if (shown >= version || late) {
      const { scrollWidth, clientWidth } = document.documentElement
      told({ shown, late, fits: scrollWidth <= clientWidth, round: document.querySelector('.recap button') !== null })
    } else if (performance.now() - began > patience) {
      missing(new Error(`the page shows version ${shown} of the table, and never ${version}`))
    } else setTimeout(look, 10)
  }
  look()
})"""


class Listener:
    """Hears whose turn it is and what may be done, and waits until the page shows it."""

    def __init__(self, page: Page) -> None:
        self.update: dict[str, Any] = {"version": -1}
        self.acted = -1
        self.page = page
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["type"] == "changed":
            message = after(self.update, message)
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
        """Until this person's last action, and all that others do next, is on the page.

        Where several may act at once, another action may come first and change what this one meant: a Sabotage that
        was to save a trade would tear it up. Then it is refused, the page says so, and the person chooses again.
        """
        version = max(0, self.update["version"])
        while True:
            page = self.page.evaluate(SHOWN, [version, PATIENCE])
            assert page["fits"], "the table scrolls sideways"
            heard = self.update["version"]
            if heard == page["shown"] and page["round"]:
                # The end of a round waits for a look.
                self.page.locator(".recap button").click()
            elif heard == page["shown"] and (
                self.over or (self.legal and (self.acted >= after or page["late"]))
            ):
                return
            else:
                version = max(heard, page["shown"] + (heard == page["shown"]))


def play_to_the_end(
    page: Page, listener: Listener, wishes: random.Random, act: Callable[[Any], None]
) -> None:
    """Whatever may be done, by chance, until the table says that it is over."""
    after = -1
    while True:
        listener.wait_until_awaited(after)
        if listener.over:
            break
        after = listener.update["version"] + 1
        act(wishes.choice(listener.legal))
    expect(page.get_by_role("heading", name=RESULT)).to_be_visible()
