"""A server of our own and games in the middle of play, for the scripts that photograph and measure the page."""

import json
import os
import re
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Browser, sync_playwright
from websockets.sync.client import connect

from chabudai.bots import choose
from chabudai.core import Dice
from chabudai.games import game as find_game
from setup import chromium

LEVEL = 2

Action = dict[str, Any]
Until = Callable[[int, list[Action]], bool]
"""Enough? Told how often this seat has acted, and what it may do now."""


class Place(NamedTuple):
    table: str
    token: str

    @property
    def kept(self) -> str:
        """What the browser remembers of it."""
        return json.dumps([[self.table, self.token]])


@contextmanager
def serving() -> Iterator[str]:
    """The address of a server with an empty shelf, until the block ends."""
    with tempfile.TemporaryDirectory() as folder:
        often = dict.fromkeys(("REQUESTS", "COMMANDS", "ADDRESS_COMMANDS"), "9999/second")
        settings = {
            "BOT_DELAY": "0",
            "DATA": folder,
            "NOTICE_SECONDS": "9999",
            "OPEN_TABLES_PER_ADDRESS": "999",
            **often,
        }
        command = [sys.executable, "-m", "chabudai", "serve", "--no-browser", "--port", "0"]
        variables = os.environ | {f"CHABUDAI_{name}": value for name, value in settings.items()}
        server = subprocess.Popen(
            command, env=variables, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        try:
            assert server.stdout
            said = server.stdout.readline()
            found = re.search(r"http://[\d.]+:\d+", said)
            assert found, f"the server said {said!r}"
            yield found[0]
        finally:
            server.terminate()
            server.communicate()


@contextmanager
def browsing() -> Iterator[Browser]:
    found = chromium.find()
    if not found:
        raise SystemExit("no Chromium or Chrome here; install one or name it in CHABUDAI_CHROMIUM")
    flags = ["--disable-gpu", *(["--no-sandbox"] if os.name == "posix" and os.geteuid() == 0 else [])]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=flags)
        yield browser
        browser.close()


def ask(address: str, path: str, body: Any = None) -> Any:
    content = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{address}/api/{path}", content, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def sit(address: str, game: str, seats: int, options: dict[str, Any] | None = None) -> Place:
    """The first seat of a new table with bots."""
    plans = [{"bot": None if seat == 0 else LEVEL} for seat in range(seats)]
    wanted = {"game": game, "name": "Ada", "seats": plans, "options": options or {}, "sit": 0}
    seated = ask(address, "tables", wanted)
    return Place(seated["table"], seated["token"])


def play(address: str, place: Place, until: Until) -> bool:
    """Act at this place like a bot until it is enough; False when the game is over before."""
    dice, acted, number, after = Dice(7), 0, 0, 0
    with connect(f"{address.replace('http', 'ws', 1)}/ws/{place.table}", max_size=None) as line:
        line.send(json.dumps({"type": "hello", "token": place.token}))
        while True:
            message = json.loads(line.recv())
            if message["type"] == "done":
                after = message["version"]
            view = message.get("view")
            if message["type"] != "update" or not view or message["version"] < after:
                continue
            if view["outcome"]:
                return False
            if view["legal"] and until(acted, view["legal"]):
                return True
            if view["legal"]:
                game = find_game(message["game"])
                seen = msgspec.json.decode(json.dumps(view), type=game.view_type)
                action = game.notation.spell(choose(game, seen, LEVEL, dice))
                number, acted, after = number + 1, acted + 1, message["version"] + 1
                line.send(
                    msgspec.json.encode(
                        {"type": "play", "id": number, "version": message["version"], "action": action}
                    ).decode()
                )
