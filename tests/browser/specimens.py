"""The stored positions of the gallery, shown at a real table whose server is the test."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page, WebSocketRoute

from tests.browser.shown import SETTLED

GAMES = Path(__file__).parent.parent.parent / "web" / "src" / "games"
NAMES = ["Ana", "Haru", "Chidi", "Dunja", "Emil", "Fatou", "Goran"]
FILES = {"okiya": "gallery.ts", "antayagi": "gallery.ts", "tayu": "views.json"}

View = dict[str, Any]


class Specimen(NamedTuple):
    """A position that the gallery keeps of a game."""

    game: str
    name: str
    view: View


@cache
def specimens(game: str) -> list[Specimen]:
    """Every position of a game, in the order of its gallery."""
    text = (GAMES / game / FILES.get(game, "gallery.json")).read_text("utf-8")
    if not text.startswith("["):
        text = _as_json(text[text.index("= [") + 2 :])
    return [Specimen(game, one["name"], one["view"]) for one in json.loads(text)]


def _as_json(literal: str) -> str:
    """A TypeScript literal of plain data without quotes inside its strings."""
    quoted = re.sub(r"([{,]\s*)(\w+):", r'\1"\2":', literal.replace("'", '"'))
    return re.sub(r",(\s*[}\]])", r"\1", quoted)


class Shown:
    """A table that shows one specimen after the other, each as if it had just come about."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self._address = address
        self._version = 0
        self._first: dict[str, Any] = {}
        self._line: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/ws/"), self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        self._line = line
        line.on_message(lambda said: self._greet(line, json.loads(said)))

    def _greet(self, line: WebSocketRoute, said: dict[str, Any]) -> None:
        if said["type"] == "hello":
            line.send(json.dumps(self._first))

    def show(self, specimen: Specimen) -> bool:
        """Open a table of this game with the position, or show the position at the table that is open.

        True where the end of a round was shown first, and had to be left by its button.
        """
        self._version += 1
        opens = self._first.get("game") != specimen.game
        self._first = self._update(specimen)
        if opens:
            self.page.goto(f"{self._address}table/{specimen.game}")
        else:
            assert self._line
            self._line.send(json.dumps(self._first))
        self.page.locator(f".table[data-version='{self._version}'] section.board > *").first.wait_for(
            state="attached"
        )
        recap = self.page.get_by_role("button", name="Next round")
        recapped = recap.count() > 0
        if recapped:
            recap.click()
        self.page.evaluate(SETTLED)
        return recapped

    def _update(self, specimen: Specimen) -> dict[str, Any]:
        view = specimen.view
        window = view.get("phase") == "sabotage"
        left = [90_000 if seat in view["awaiting"] else None for seat in range(view["seats"])]
        return {
            "type": "update",
            "table": specimen.game,
            "game": specimen.game,
            "options": {},
            "version": self._version,
            "you": view["seat"],
            "people": [
                {"name": name, "bot": None, "here": True, "account": None, "face": None}
                for name in NAMES[: view["seats"]]
            ],
            "started": True,
            "view": view,
            "events": [],
            "offers": {"undo": None, "draw": None, "agreed": [], "rematch": [], "seal": None},
            "can_undo": False,
            "host": 0,
            "public": False,
            "rated": False,
            "clock": None,
            "times": None,
            "window": {"whole": 90_000, "left": left} if window else None,
            "commitment": "",
            "words": [],
            "watchers": 0,
            "share": None,
            "shared_seat": None,
        }
