"""A page that shows one position after the other at a real table. The server of those tables is the test itself."""

import json
import re
from typing import Any

import msgspec
from playwright.sync_api import Frame, Page, Route, WebSocketRoute

from chabudai import GAMES
from chabudai.server.reviews.steps import GameReplay
from chabudai.server.types.socket import TableEvent
from tests.browser import windows
from tests.browser.positions import Position

NAMES = ["Ana", "Haru", "Chidi", "Dunja", "Emil", "Fatou", "Goran"]
MINUTES = 60_000

# What moves is where it will be, what leaves is gone, and a board that measures its place has drawn itself again.
SETTLED = """async () => {
  const shape = () => JSON.stringify([innerWidth, innerHeight, document.documentElement.scrollHeight,
    ...[...document.querySelectorAll('main :is(button, section, .stage, .set)')].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return [x, y, width, height]
    })])
  scrollTo(0, 0)
  // A board that scrolls by itself may stand where the look at the last window left it.
  document.querySelector('section.board')?.scrollTo(0, 0)
  let [last, same] = ['', 0]
  for (let frames = 0; same < 3 && frames < 60; frames++) {
    for (const moving of document.getAnimations()) {
      if (moving.effect.getComputedTiming().iterations !== Infinity) moving.finish()
    }
    await new Promise((next) => requestAnimationFrame(next))
    const now = shape()
    same = now === last ? same + 1 : 0
    last = now
  }
}"""

GO = """(path) => {
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
}"""


RESIZE = """([width, height]) => {
  frameElement.style.width = `${width}px`
  frameElement.style.height = `${height}px`
}"""
HOLDER = """<!doctype html><title>Windows</title>
<body style="margin: 0"><iframe style="border: 0; position: fixed; left: 0; top: 0"></iframe>"""
UNFRAMED = ("content-security-policy", "x-frame-options")
"""What forbids other pages to frame this one: the test may."""


class ShownPositions:
    """The page goes from table to table without a load."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.content: Page | Frame = page
        self._address = address.rstrip("/")
        self._asked: dict[str, Position] = {}
        self._line: WebSocketRoute | None = None
        self._opened = False
        page.route_web_socket(re.compile("/ws/"), self._connect)
        page.route(re.compile(r"/api/tables/[^/]+/replay"), self._replay)

    def show(self, position: Position) -> None:
        """Show a position, as if it had just come about."""
        self._asked[position.id] = position
        if position.phase == "review":
            self._go(f"/table/{position.id}/replay#{_moment(position)}")
            self.content.locator("[data-board] .frame > :not(.loading)").first.wait_for(state="attached")
            self.content.get_by_role("slider").first.wait_for(state="attached")
        else:
            self._go(f"/table/{position.id}")
            self._wait(1)
            if position.before is not None:
                assert self._line
                self._line.send(_update(position, 3, position.view))
                self._wait(3)
                self.content.locator(".desk .card").first.wait_for(state="attached")
        self.content.evaluate(SETTLED)

    def _go(self, path: str) -> None:
        if self._opened:
            self.content.evaluate(GO, path)
        else:
            self.content.goto(self._address + path)
        self._opened = True

    def _wait(self, version: int) -> None:
        self.content.locator(f".table[data-version='{version}'] section.board > *").first.wait_for(
            state="attached"
        )

    def _connect(self, line: WebSocketRoute) -> None:
        position = self._asked[line.url.rsplit("/", 1)[1].split("?")[0]]
        self._line = line

        def greet(said: str | bytes) -> None:
            asked = json.loads(said)
            if asked["type"] == "look":
                past = {"type": "past", "id": asked["id"], "first": asked["first"], "views": [position.ended]}
                line.send(msgspec.json.encode(past).decode())
            elif asked["type"] == "hello":
                line.send(_update(position, 1, position.view if position.before is None else position.before))

        line.on_message(greet)

    def _replay(self, route: Route) -> None:
        path, _, query = route.request.url.partition("?")
        position = self._asked[path.split("/")[-2]]
        wished = {key: int(value) for key, _, value in (one.partition("=") for one in query.split("&"))}
        game = GAMES[position.game]
        replay = GameReplay(
            game,
            game.resolve(position.options, position.seats),
            list(position.log),
            NAMES[: position.seats],
            NAMES[: position.seats],
            table=position.id,
            seat=wished.get("seat"),
        ).replay(wished["first"], wished["count"])
        route.fulfill(body=msgspec.json.encode(replay), content_type="application/json")


class FramedPositions(ShownPositions):
    """The same inside a frame, which is a window for the page in it: a script can give it one size after the other.

    A real window takes twice the time: each new size goes through the whole browser.
    """

    def __init__(self, page: Page, address: str) -> None:
        super().__init__(page, address)
        width, height = windows.largest(windows.ALL)
        page.set_viewport_size({"width": width, "height": height})
        page.route("**/*", self._frame)
        page.goto(f"{self._address}/windows")
        self.content = page.frames[1]
        self.resize(1280, 800)

    def resize(self, width: int, height: int) -> None:
        self.content.evaluate(RESIZE, [width, height])

    def _frame(self, route: Route) -> None:
        if route.request.resource_type != "document":
            return route.fallback()
        if route.request.url == f"{self._address}/windows":
            return route.fulfill(body=HOLDER, content_type="text/html")
        answer = route.fetch()
        headers = {name: value for name, value in answer.headers.items() if name not in UNFRAMED}
        return route.fulfill(response=answer, headers=headers)


def _moment(position: Position) -> int:
    return len(position.log) if position.role == "end" else len(position.log) // 2


def _update(position: Position, version: int, view: Any) -> str:
    seats = range(position.seats)
    clocked = position.moment == "fullest" and position.role != "spectator"
    left = [MINUTES if seat in position.window else None for seat in seats]
    events = [
        TableEvent(version=at, who=who, text=text, action=action) for at, who, text, action in position.events
    ]
    return msgspec.json.encode(
        {
            "type": "update",
            "table": position.id,
            "game": position.game,
            "options": GAMES[position.game].resolve(position.options, position.seats),
            "version": version,
            "you": view.seat,
            "people": [
                {"name": NAMES[seat], "bot": None, "here": True, "account": None, "face": None}
                for seat in seats
            ],
            "started": True,
            "view": view,
            "events": events,
            "offers": {"undo": None, "draw": None, "agreed": [], "rematch": [], "seal": None},
            "can_undo": False,
            "host": 0,
            "public": False,
            "rated": False,
            "clock": None,
            "times": {"now": 0, "left": [15 * MINUTES for _ in seats], "running": []} if clocked else None,
            "window": {"whole": MINUTES, "left": left} if position.window else None,
            "commitment": "",
            "words": [],
            "watchers": 0,
            "share": None,
            "beside": None,
        }
    ).decode()
