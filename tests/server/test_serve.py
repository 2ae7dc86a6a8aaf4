"""A real server: its own process, real sockets, real signals."""

import asyncio
import json
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

pytestmark = pytest.mark.anyio

SCRIPT = """
import sys
from pathlib import Path
from chabudai.server.serve import serve
from chabudai.server.settings import Settings

sys.exit(serve(Settings.from_environment(data=Path(sys.argv[1]), port=int(sys.argv[2]), bot_delay=0)))
"""

PATIENCE = 60
"""Seconds until a test gives up; on a busy machine a process starts slowly."""

Message = dict[str, Any]
Json = Any


class Served:
    """A running server. What it printed before it was ready is in `said`."""

    def __init__(self, folder: Path, port: int = 0, command: list[str] | None = None) -> None:
        usual = [sys.executable, "-c", SCRIPT, str(folder), str(port)]
        pipe = subprocess.PIPE
        self.child = subprocess.Popen(
            command or usual, stdin=subprocess.DEVNULL, stdout=pipe, stderr=pipe, text=True
        )
        self.said = ""
        self.lines: list[Line] = []
        assert self.child.stdout is not None
        for line in self.child.stdout:
            self.said += line
            if found := re.search(r"http://127\.0\.0\.1:(\d+)/", line):
                self.port = int(found[1])
                break

    def stop(self, number: int = signal.SIGTERM) -> str:
        """Send the signal, wait for the end; what it wrote to the error stream."""
        if self.child.poll() is None:
            self.child.send_signal(number)
        return self.child.communicate(timeout=20)[1]

    def post(self, path: str, body: Json) -> Json:
        address = f"http://127.0.0.1:{self.port}/api/tables{path}"
        request = urllib.request.Request(address, json.dumps(body).encode(), method="POST")
        direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with direct.open(request, timeout=20) as answer:
            return json.load(answer)

    async def sit(self, seated: Message, since: int = 0) -> "Line":
        address = f"ws://127.0.0.1:{self.port}/ws/{seated['table']}"
        line = Line(await connect(address, proxy=None, open_timeout=PATIENCE))
        self.lines.append(line)
        await line.say({"type": "hello", "token": seated["token"], "since": since})
        return line


class Line:
    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    async def say(self, message: Json) -> None:
        await self.connection.send(json.dumps(message))

    async def hear(self, kind: str, version: int = 0) -> Message:
        async with asyncio.timeout(PATIENCE):
            while True:
                message: Message = json.loads(await self.connection.recv())
                if message["type"] == kind and message.get("version", version) >= version:
                    return message

    async def closed(self) -> int | None:
        """The close code, whatever was said before."""
        async with asyncio.timeout(PATIENCE):
            try:
                while True:
                    await self.connection.recv()
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else None

    async def play(self, update: Message) -> Message:
        legal, version = update["view"]["legal"], update["version"]
        await self.say({"type": "play", "id": version, "version": version, "action": legal[0]})
        return await self.hear("done")


Start = Callable[..., Served]


@pytest.fixture
async def start(tmp_path: Path) -> AsyncIterator[Start]:
    """Start a server on the games of this test; nothing is left running after it."""
    begun: list[Served] = []

    def begin(port: int = 0) -> Served:
        begun.append(Served(tmp_path / "games", port))
        return begun[-1]

    yield begin
    for served in begun:
        served.stop(signal.SIGKILL)
        for line in served.lines:
            await line.connection.close()


def a_table(served: Served) -> tuple[Message, Message]:
    wanted = {"game": "okiya", "name": "Aiko", "seats": [{}, {}], "sit": 0, "options": {"first": 0}}
    first = served.post("", wanted)
    return first, served.post(f"/{first['table']}/join", {"name": "Bruno"})


async def test_a_killed_server_has_kept_every_acknowledged_move(start: Start) -> None:
    served = start()
    first, second = a_table(served)
    people = [first, second]
    version, texts = 1, []
    for killed in range(3):
        lines = [await served.sit(person, since=version) for person in people]
        for turn in (0, 1):
            update = await lines[turn].hear("update", version)
            texts.append(update["view"]["legal"][0]["cell"])
            version = (await lines[turn].play(update))["version"]
        served.stop(signal.SIGKILL)
        assert await lines[0].closed() is None
        served = start(port=served.port)
        assert version == 3 + 2 * killed
    spectator = await served.sit({"table": first["table"], "token": None})
    update = await spectator.hear("update")
    assert [event["text"] for event in update["events"] if event["who"] != "chance"] == texts
    assert update["version"] == version


async def test_a_move_in_flight_when_the_server_is_killed_is_kept_whole_or_not_at_all(start: Start) -> None:
    served = start()
    first, second = a_table(served)
    one = await served.sit(first)
    update = await one.hear("update")
    await one.say({"type": "play", "id": 1, "version": 1, "action": update["view"]["legal"][0]})
    served.stop(signal.SIGKILL)
    served = start(port=served.port)
    again = await (await served.sit(first, since=1)).hear("update")
    assert again["version"] in {1, 2}
    assert len(again["events"]) == again["version"] - 1
    mover = await served.sit([first, second][again["view"]["awaiting"][0]])
    assert (await mover.play(await mover.hear("update")))["version"] == again["version"] + 1


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_server_that_is_asked_to_stop_tells_everybody_to_come_back(start: Start, number: int) -> None:
    served = start()
    wanted = {"game": "okiya", "name": "Aiko", "seats": [{}, {"bot": 1}], "sit": 0, "options": {"first": 1}}
    seated = served.post("", wanted)
    line = await served.sit(seated)
    await line.hear("update", 2)
    served.child.send_signal(number)
    assert await line.closed() == 1012
    complaints = served.stop()
    assert served.child.returncode in {0, -signal.SIGTERM}
    assert "Traceback" not in complaints
    assert seated["token"] not in complaints


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for the tests that leave it running."""
    shared = Served(tmp_path_factory.mktemp("games"))
    yield shared
    shared.stop()


async def test_over_a_real_wire_a_megabyte_is_refused_politely(served: Served) -> None:
    first, _ = a_table(served)
    line = await served.sit(first)
    await line.connection.send("x" * 1_000_000)
    assert (await line.hear("refused"))["code"] == "too-large"
    assert await line.closed() == 1009


async def test_over_a_real_wire_a_foreign_page_is_turned_away(served: Served) -> None:
    first, _ = a_table(served)
    address = f"ws://127.0.0.1:{served.port}/ws/{first['table']}"
    with pytest.raises(InvalidStatus) as refused:
        await connect(address, proxy=None, origin="http://evil.example")  # type: ignore[arg-type]
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body or b"")["code"] == "foreign-origin"


async def test_frames_are_not_compressed(served: Served) -> None:
    first, _ = a_table(served)
    line = await served.sit(first)
    assert line.connection.response is not None
    assert "Sec-WebSocket-Extensions" not in line.connection.response.headers
    await line.connection.close()


async def test_a_port_that_is_taken_is_named_and_the_next_one_used(start: Start) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        served = start(port=port)
    assert f"Port {port} is taken" in served.said
    assert served.port > port


async def test_a_second_server_on_the_same_games_says_why_it_cannot(start: Start) -> None:
    start()
    second = start()
    assert "another Chabudai server" in second.stop()
    assert second.child.returncode == 1
    assert second.said == ""
