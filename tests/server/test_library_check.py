"""A library that moved a name we build on is named when the server starts, not when the first socket opens."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from chabudai.server.socket import library_check, protocol
from chabudai.server.socket.library_check import LibraryMoved, require

ROOT = Path(__file__).parents[2]


class Library:
    """Stands for a class of another package."""

    def __init__(self) -> None:
        self.queue = 0

    def read(self) -> None:
        self.read_later = 1


class Derived(Library):
    async def write(self) -> None:
        self.written = True


def test_names_that_are_there_pass_wherever_they_are_set() -> None:
    require("uvicorn>=0", Derived, {"read", "write"}, {"queue", "read_later", "written"})


@pytest.mark.parametrize(
    ("methods", "attributes", "name"),
    [
        ({"read", "gone"}, set[str](), "gone"),
        ({"read"}, {"queue", "lost"}, "lost"),
        ({"queue"}, set[str](), "queue"),
    ],
)
def test_a_name_that_is_gone_is_told_with_what_to_install(
    methods: set[str], attributes: set[str], name: str
) -> None:
    with pytest.raises(LibraryMoved) as moved:
        require("uvicorn>=0.53,<0.55", Library, methods, attributes)
    assert str(moved.value) == (
        f"uvicorn {uvicorn.__version__} has moved Library.{name}, which the server builds on; "
        'install a release that is known to work: pip install "uvicorn>=0.53,<0.55"'
    )


def test_reading_an_attribute_is_not_setting_it() -> None:
    class Reader:
        def read(self, other: Library) -> int:
            return other.queue

    with pytest.raises(LibraryMoved, match=r"Reader\.queue"):
        require("uvicorn>=0", Reader, set(), {"queue"})


MOVED = {
    "module": "sys.modules[NAME] = None",
    "class": "del module.WebSocketsSansIOProtocol",
    "method": "del module.WebSocketsSansIOProtocol.handle_connect",
    "attribute": "module.WebSocketsSansIOProtocol.handle_connect = lambda self, event: None",
    "parser": "import websockets.server as server; server.ServerProtocol = type('ServerProtocol', (), {})",
    "startup": "import uvicorn; del uvicorn.Server.startup",
}
TOLD = {
    "module": "WebSocketsSansIOProtocol",
    "class": "WebSocketsSansIOProtocol",
    "method": "WebSocketsSansIOProtocol.handle_connect",
    "attribute": "WebSocketsSansIOProtocol.request",
    "parser": "ServerProtocol.parser",
    "startup": "Server.startup",
}


@pytest.mark.parametrize("what", MOVED)
def test_the_server_does_not_start_and_says_why_in_one_line(what: str) -> None:
    """In a process of its own: the library is changed before the server is imported."""
    program = f"""
import importlib, sys
NAME = "uvicorn.protocols.websockets.websockets_sansio_impl"
module = importlib.import_module(NAME)
{MOVED[what]}
sys.argv = ["chabudai", "serve", "--check"]
from chabudai.cli import main
main()
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(
        rf'chabudai: \w+ [\d.]+ has moved {re.escape(TOLD[what])}, which .*: pip install "\w+>=[\d.]+,<[\d.]+"\n',
        done.stderr,
    )


def test_the_sentence_names_the_releases_that_pyproject_allows() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        allowed = tomllib.load(file)["project"]["dependencies"]
    assert {protocol.UVICORN, protocol.WEBSOCKETS} <= set(allowed)


def test_the_pinned_releases_are_among_those_allowed() -> None:
    pins = dict(
        line.split("==")
        for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines()
        if "==" in line
    )
    for requirement in (protocol.UVICORN, protocol.WEBSOCKETS):
        name, low, high = re.split(r">=|,<", requirement)
        assert numbers(low) <= numbers(pins[name]) < numbers(high)


def numbers(version: str) -> list[int]:
    return [int(part) for part in version.split(".")]


def test_every_name_of_the_library_that_the_protocol_uses_is_checked() -> None:
    """The source of `SocketProtocol` and of what reads for it, against the names that are required at import."""
    checked = set(re.findall(r'"(\w+)"', source_of_the_check()))
    used = set(
        re.findall(
            r"\b(?:self|protocol)\.(\w+)",
            (ROOT / "src/chabudai/server/socket/protocol.py").read_text("utf-8"),
        )
    )
    used |= set(
        re.findall(r"\bprotocol\.(\w+)", (ROOT / "src/chabudai/server/socket/frames.py").read_text("utf-8"))
    )
    library: Any = vars(protocol)["WebSocketsSansIOProtocol"]
    inherited = set(dir(library)) | library_check._set_by(library)
    own = {"_frames"}
    assert used & inherited - own - checked == set()
    assert {"queue", "scope", "transport"} <= used & inherited


def source_of_the_check() -> str:
    text = (ROOT / "src/chabudai/server/socket/protocol.py").read_text("utf-8")
    return text[text.index("\nrequire(") : text.index("class Inbox")]
