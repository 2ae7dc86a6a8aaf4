"""A real server in its own process, a real Chromium, and people who click."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

SERVER = Path(__file__).with_name("same_deals.py")

PATIENCE = 60_000
"""Milliseconds until a thing that must happen counts as missing. A busy machine is slow, not wrong."""
expect.set_options(timeout=PATIENCE)

# Painting costs as much as all the rest. What is not looked at is laid out, pressed and heard, but not painted.
UNPAINTED = "addEventListener('DOMContentLoaded', () => { document.documentElement.style.opacity = '0' })"

CHROMIUM_FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

# A worker that lacks one of its files never comes, and nobody is told.
CONTROLLED = """patience => Promise.race([
  navigator.serviceWorker.ready.then(() => true),
  new Promise((_, missing) => setTimeout(() => missing(new Error('no worker has come')), patience)),
])"""


class House:
    """The server that the tests visit. It can be killed and started again on the same port and data."""

    def __init__(self, data: Path, **variables: str) -> None:
        self.data = data
        self._variables = variables
        self.address = ""
        self._port = 0
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> "House":
        command = [sys.executable, str(SERVER), "serve", "--no-browser", "--port", str(self._port)]
        variables = {
            **os.environ,
            "CHABUDAI_BOT_DELAY": "0",
            # A scripted hand on a fast machine acts more often than any person may.
            "CHABUDAI_COMMANDS": "1000/second",
            "CHABUDAI_ADDRESS_COMMANDS": "1000/second",
            "CHABUDAI_OTHER_COMMANDS": "1000/second",
            "CHABUDAI_ADDRESS_OTHER_COMMANDS": "1000/second",
            "CHABUDAI_TABLES_PER_ADDRESS": "5000",
            "CHABUDAI_BOT_TABLES_PER_ADDRESS": "5000",
            "CHABUDAI_OPEN_TABLES_PER_ADDRESS": "1000",
            "CHABUDAI_DATA": str(self.data),
            **self._variables,
        }
        self._process = subprocess.Popen(command, env=variables, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout
        line = self._process.stdout.readline()
        found = re.search(r"http://[\d.]+:(\d+)/", line)
        assert found, f"the server said {line!r}"
        self.address, self._port = found[0], int(found[1])
        return self

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    @property
    def runs(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def _end(self, how: signal.Signals) -> None:
        assert self._process
        self._process.send_signal(how)
        self._process.communicate()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house")).start()
    yield house
    house.stop()


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    flags = [*CHROMIUM_FLAGS, *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    return {**browser_type_launch_args, "executable_path": os.environ["CHABUDAI_CHROMIUM"], "args": flags}


class Visitor:
    """One person with a browser of their own. Any error on the page's console is a failure."""

    def __init__(self, context: BrowserContext, house: House) -> None:
        self.context = context
        self.house = house
        self.page: Page = context.new_page()
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._listen)

    def _listen(self, message: Any) -> None:
        # A browser reports what it could not reach while a server was down; the page shows that honestly itself.
        unreached = "WebSocket" in message.text or "net::ERR_" in message.text
        if message.type == "error" and not unreached:
            self.troubles.append(message.text)

    def open(self, path: str = "") -> Page:
        self.page.goto(path if path.startswith("http") else self.house.address + path)
        return self.page


@pytest.fixture
def visit(browser: Browser, house: House, request: pytest.FixtureRequest) -> Iterator[Any]:
    """`visit(width=360)` brings one more person; language, colours and motion are theirs to choose.

    A file of tests that only press and read says `PAINTED = False`.
    """
    visitors: list[Visitor] = []
    painted = getattr(request.module, "PAINTED", True)

    def arrive(width: int = 1280, height: int = 800, **wishes: Any) -> Visitor:
        usual = {"locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
        wishes = {**usual, **wishes}
        context = browser.new_context(viewport={"width": width, "height": height}, **wishes)
        context.set_default_timeout(PATIENCE)
        if not painted:
            context.add_init_script(UNPAINTED)
        visitors.append(Visitor(context, house))
        return visitors[-1]

    yield arrive
    troubles = [trouble for visitor in visitors for trouble in visitor.troubles]
    for visitor in visitors:
        visitor.context.close()
    assert troubles == []
