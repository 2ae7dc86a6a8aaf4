"""How long the way of one move is, from the socket of one player to the socket of the other.

A move of Okiya is played at a real server, and Python reports each call. Compiled functions report none, so this runs
interpreted only. `docs/architecture.md` says the numbers.
"""

import asyncio
import json
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

import chabudai
from chabudai.match import match
from chabudai.server.storage.writer import SqliteWriter
from tests.server.wire import Wire, a_legal_play, after, everybody_rests

PACKAGE = Path(chabudai.__file__).parent
ARCHITECTURE = Path(__file__).parents[2] / "docs" / "architecture.md"

HANDED_ON = {
    "Okiya.play": "the rules play it",
    "Writer.put": "it is queued",
    "SqliteWriter.commit": "its group goes to the thread of the disk",
    "SqliteWriter._commit": "it is committed",
    "changes": "the news for one player is written",
    "FrameStream.write": "it is sent",
}
"""Where the move is handed on. Each function that waits for one of these to return belongs to the main line."""

MOST_FILES, MOST_CALLS = 20, 30

Function = tuple[str, str]
"""A file of the package, and a function in it."""

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(
        not (match.__file__ or "").endswith(".py"), reason="compiled functions report no calls"
    ),
]


class Walk:
    """The calls of our own functions while somebody listens."""

    def __init__(self) -> None:
        self.calls: list[Function] = []
        self.main_line: dict[Function, None] = {}
        """The functions that hand the move on, in order."""
        self._waited: set[CodeType] = set()

    @contextmanager
    def traced(self, writer: SqliteWriter) -> Iterator[None]:
        """Listen in this thread and in the writer's. Coroutines that wait already are no calls of this move."""
        self._waited = set(_waiting())
        writer._own_thread.submit(sys.setprofile, self._hear).result()
        sys.setprofile(self._hear)
        try:
            yield
        finally:
            sys.setprofile(None)
            writer._own_thread.submit(sys.setprofile, None).result()

    def _hear(self, frame: FrameType, event: str, _argument: Any) -> None:
        if event != "call" or (called := self._function(frame)) is None:
            return
        self.calls.append(called)
        if called[1] in HANDED_ON:
            self.main_line.update(dict.fromkeys(self._stack(frame)))

    def _stack(self, frame: FrameType) -> list[Function]:
        """Our own functions that are being called, the outermost first."""
        stack: list[Function] = []
        at: FrameType | None = frame
        while at is not None:
            if (function := self._function(at)) is not None:
                stack.append(function)
            at = at.f_back
        return stack[::-1]

    def _function(self, frame: FrameType) -> Function | None:
        path = Path(frame.f_code.co_filename)
        if frame.f_code in self._waited or not path.is_relative_to(PACKAGE):
            return None
        return path.relative_to(PACKAGE).as_posix(), frame.f_code.co_qualname

    def trim(self) -> None:
        """Begin with the frame: how the event loop finds the function for it is no call of the move."""
        self.calls = self.calls[self.calls.index(("server/socket/frames.py", "FrameStream.receive")) :]

    @property
    def files(self) -> set[str]:
        """The files of the server and of the match. The game's own and its helpers are the rules."""
        return {file for file, _ in self.calls if file.startswith(("server/", "match/"))}


def _waiting() -> Iterator[CodeType]:
    for task in asyncio.all_tasks():
        one: Any = task.get_coro()
        while hasattr(one, "cr_code"):
            yield one.cr_code
            one = one.cr_await


async def sit(address: str, seated: dict[str, Any]) -> tuple[ClientConnection, Any]:
    """Somebody at the table who wants only changes; and the first update."""
    socket = await connect(address + seated["table"], compression=None)
    await socket.send(json.dumps({"type": "hello", "token": seated["token"], "changes": True}))
    return socket, await hear(socket, "update")


async def hear(socket: ClientConnection, kind: str) -> Any:
    async with asyncio.timeout(20):
        while (message := json.loads(await socket.recv()))["type"] != kind:
            pass
    return message


@pytest.fixture
async def walk(served: tuple[Wire, str]) -> Walk:
    """The shortest of three moves in the middle of a game: other work of the server may fall into one of them."""
    wire, address = served
    first = await wire.create(first=0)
    second = await wire.join(first["table"])
    people = [await sit(address, seated) for seated in (first, second)]
    sockets, updates = [socket for socket, _ in people], [update for _, update in people]
    # The first hears once more when the second is there.
    updates[0] = await hear(sockets[0], "update")
    writer = wire.services.store.writer
    assert isinstance(writer, SqliteWriter)
    walks = []
    for number in range(3):
        await everybody_rests()
        walk, mover = Walk(), number % 2
        with walk.traced(writer):
            await sockets[mover].send(json.dumps(a_legal_play(updates[mover], number)))
            changed = [await hear(socket, "changed") for socket in sockets]
        updates = [after(*both) for both in zip(updates, changed, strict=True)]
        walk.trim()
        walks.append(walk)
    for socket in sockets:
        await socket.close()
    return min(walks, key=lambda walk: (len(walk.files), len(walk.main_line)))


async def test_a_move_passes_few_files(walk: Walk) -> None:
    assert len(walk.files) <= MOST_FILES, sorted(walk.files)


async def test_few_calls_hand_a_move_on(walk: Walk) -> None:
    assert {name for _, name in walk.main_line} >= set(HANDED_ON)
    assert len(walk.main_line) <= MOST_CALLS, list(walk.main_line)


async def test_the_architecture_page_says_how_long_the_way_is(walk: Walk) -> None:
    page = " ".join(ARCHITECTURE.read_text(encoding="utf-8").split())
    said = re.search(r"of the match runs in (\d+) files.*The main line has (\d+) functions", page)
    assert said is not None
    assert [int(number) for number in said.groups()] == [len(walk.files), len(walk.main_line)]


async def test_every_file_of_the_main_line_is_on_the_architecture_page(walk: Walk) -> None:
    page = ARCHITECTURE.read_text(encoding="utf-8")
    ours = {file for file, _ in walk.main_line if not file.startswith("games/")}
    assert [file for file in sorted(ours) if f"src/chabudai/{file})" not in page] == []
