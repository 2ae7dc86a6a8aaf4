"""A server and its sockets in one event loop: no ports, no threads, no waiting for time to pass."""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import sqlalchemy as sa
from argon2 import PasswordHasher
from starlette.applications import Starlette

from chabudai.bots.thinking import think
from chabudai.games import GAMES
from chabudai.server.app import create_app
from chabudai.server.services import Services
from chabudai.server.settings import Settings
from chabudai.server.socket.connection import Connection
from chabudai.server.storage.data_folder import DATABASE
from chabudai.server.storage.migrations import upgrade
from chabudai.server.time_source import TimeSource

Message = dict[str, Any]

PATIENCE = 20
"""Seconds until a test that waits for something that never comes gives up."""

ADDRESS = ("203.0.113.7", 4711)
HOST = (b"host", b"chabudai.example")


class Turned(TimeSource):
    """A timepiece that stands still until it is turned."""

    def __init__(self) -> None:
        super().__init__()
        self._time = 1_800_000_000_000
        self._turned = asyncio.Event()

    def now(self) -> int:
        return self._time

    def set_to(self, now: int) -> None:
        return

    def turn(self, seconds: float) -> None:
        self._time += int(seconds * 1000)
        self._turned.set()

    async def wait(self, until: int, woken: asyncio.Event) -> None:
        while self._time < until and not woken.is_set():
            self._turned.clear()
            waits = [asyncio.ensure_future(event.wait()) for event in (self._turned, woken)]
            try:
                await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for wait in waits:
                    wait.cancel()


class Answer:
    def __init__(self, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
        self.status = status
        self.headers = {name.decode().lower(): value.decode() for name, value in headers}
        self.body = body

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Reads:
    """Does the browser read what it is sent? When it begins again, the server is told, as by a real socket."""

    def __init__(self, socket: "Socket") -> None:
        self._socket = socket
        self._reads = True

    def is_set(self) -> bool:
        return self._reads

    def clear(self) -> None:
        self._reads = False

    def set(self) -> None:
        self._reads = True
        self._socket.resume()


class Socket:
    """The browser's end. While `reads` is not set, whatever the server sends stays stuck."""

    def __init__(
        self, app: Starlette, path: str, headers: dict[str, str], address: tuple[str, int] = ADDRESS
    ) -> None:
        self._incoming: asyncio.Queue[Message] = asyncio.Queue()
        self._outgoing: asyncio.Queue[Message] = asyncio.Queue()
        self.reads = Reads(self)
        self.stuck = asyncio.Event()
        self.send_seconds = 0.0
        self.pauses = 0
        self._connection: Connection | None = None
        self._patience: asyncio.TimerHandle | None = None
        scope = {**_scope("websocket", path, headers), "extensions": {"websocket.http.response": {}}}
        scope["client"] = address
        scope["state"] = {"protocol": self}
        self._outgoing.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(app(scope, self._outgoing.get, self._receive))

    async def _receive(self, message: Any) -> None:
        self._incoming.put_nowait(message)

    async def raw(self) -> Message:
        """The next thing the server does to the socket."""
        async with asyncio.timeout(PATIENCE):
            return await self._incoming.get()

    # As much of a protocol as a connection needs

    def forget_handshake(self) -> None:
        """There was none."""

    def listen(self, connection: Connection | None) -> None:
        self._connection = connection
        while self._connection and not self._outgoing.empty():
            self._deliver(self._outgoing.get_nowait())

    def _deliver(self, message: Message) -> None:
        assert self._connection
        if message["type"] == "websocket.disconnect":
            self._connection.lose()
        else:
            text = message.get("text")
            self._connection.receive(message["bytes"] if text is None else text.encode())

    def pause(self) -> None:
        """A real protocol would read nothing more; here what is said waits in the connection."""
        self.pauses += 1

    def unpause(self) -> None:
        """There was no pause."""

    def resume(self) -> None:
        if self._patience:
            self._patience.cancel()
            self._patience = None
        if self._connection:
            self._connection.resume()

    def news(self) -> list[Message]:
        """What has arrived and nobody has heard yet."""
        return [self._incoming.get_nowait() for _ in range(self._incoming.qsize())]

    async def accepted(self) -> "Socket":
        assert (await self.raw())["type"] == "websocket.accept"
        return self

    async def hear(self, kind: str | None = None) -> Message:
        """The next message, or the next of this type."""
        while True:
            message = await self.raw()
            assert message["type"] == "websocket.send", message
            content: Message = json.loads(message["text"])
            if kind in {None, content["type"]}:
                return content

    async def hear_version(self, version: int) -> Message:
        while (update := await self.hear("update"))["version"] < version:
            pass
        return update

    async def closed(self) -> int:
        """The close code, whatever was said before."""
        while (message := await self.raw())["type"] != "websocket.close":
            assert message["type"] == "websocket.send"
        return int(message["code"])

    def say(self, message: Any) -> None:
        self.say_text(json.dumps(message))

    def write(self, texts: Sequence[bytes]) -> bool:
        """All at once, or not while nobody reads."""
        if self.task.done():
            return False
        if not self.reads.is_set():
            self.stuck.set()
            if self.send_seconds and not self._patience:
                self._patience = asyncio.get_running_loop().call_later(self.send_seconds, self._cut)
            return False
        for text in texts:
            self._incoming.put_nowait({"type": "websocket.send", "text": text.decode()})
        return True

    def _cut(self) -> None:
        self._send({"type": "websocket.disconnect", "code": 1006})

    def say_text(self, text: str) -> None:
        self._send({"type": "websocket.receive", "text": text})

    def say_bytes(self, frame: bytes) -> None:
        self._send({"type": "websocket.receive", "bytes": frame})

    def _send(self, message: Message) -> None:
        if self._connection:
            self._deliver(message)
        else:
            self._outgoing.put_nowait(message)

    def hello(self, token: str | None = None, since: int = 0, changes: bool = False) -> None:
        self.say({"type": "hello", "token": token, "since": since, "talk": 0, "changes": changes})

    async def hang_up(self) -> None:
        self._send({"type": "websocket.disconnect", "code": 1001})
        await self.ended()

    async def answer(self, number: int) -> Message:
        """`done` or `refused` for this command."""
        while (message := await self.hear()).get("id") != number:
            pass
        return message

    async def ended(self) -> None:
        """The server has let go of this socket, without an error."""
        async with asyncio.timeout(PATIENCE):
            await self.task


class Wire:
    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.address = ADDRESS
        self.sockets: list[Socket] = []

    @property
    def services(self) -> Services:
        services = self.app.state.services
        assert isinstance(services, Services)
        return services

    async def request(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        content = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        asked = iter([{"type": "http.request", "body": content, "more_body": False}])
        sent: list[Any] = []

        async def receive() -> Any:
            return next(asked, {"type": "http.disconnect"})

        async def send(message: Any) -> None:
            sent.append(message)

        path, _, query = path.partition("?")
        scheme = headers.pop("scheme", "http")
        scope = {**_scope("http", path, headers), "method": method, "query_string": query.encode()}
        scope["scheme"] = scheme
        scope["client"] = self.address
        async with asyncio.timeout(PATIENCE):
            await self.app(scope, receive, send)
        return Answer(
            sent[0]["status"], sent[0]["headers"], b"".join(part.get("body", b"") for part in sent[1:])
        )

    async def create(self, *bots: int | None, sit: int | None = 0, **options: Any) -> Message:
        seats = [{"bot": level} for level in bots or (None, None)]
        wanted = {"game": "okiya", "name": "Aiko", "seats": seats, "sit": sit, "options": options}
        answer = await self.request("POST", "/api/tables", wanted)
        assert answer.status == 201, answer.json
        seated: Message = answer.json
        return seated

    async def join(self, table: str, name: str = "Bruno") -> Message:
        answer = await self.request("POST", f"/api/tables/{table}/join", {"name": name})
        assert answer.status == 200, answer.json
        seated: Message = answer.json
        return seated

    async def gather(self, game: str, *bots: int | None, **wanted: Any) -> dict[int, Message]:
        """A table of any game with a person at every seat that is not a bot's; who sits where."""
        body = {"game": game, "name": "Guest 0", "seats": [{"bot": level} for level in bots], **wanted}
        answer = await self.request("POST", "/api/tables", {"sit": bots.index(None), **body})
        assert answer.status == 201, answer.json
        guests = [f"Guest {number}" for number in range(1, bots.count(None))]
        people = [answer.json, *[await self.join(answer.json["table"], guest) for guest in guests]]
        return {seated["seat"]: seated for seated in people}

    def knock(self, table: str, **headers: str) -> Socket:
        socket = Socket(self.app, f"/ws/{table}", headers, self.address)
        self.sockets.append(socket)
        return socket

    async def sit(self, seated: Message, since: int = 0, changes: bool = False) -> Socket:
        socket = await self.knock(seated["table"]).accepted()
        socket.hello(seated["token"], since, changes)
        return socket

    async def watch(
        self, table: str, since: int = 0, name: str | None = None, changes: bool = False
    ) -> Socket:
        socket = await self.knock(table).accepted()
        hello = {"type": "hello", "token": None, "since": since, "talk": 0, "name": name, "changes": changes}
        socket.say(hello)
        return socket

    async def pair(self, **options: Any) -> tuple[Socket, Socket, Message, Message]:
        """Two people at a table that has begun, seat 0 first unless told otherwise."""
        first = await self.create(**({"first": 0} | options))
        second = await self.join(first["table"])
        return await self.sit(first), await self.sit(second), first, second

    async def close(self) -> None:
        for socket in self.sockets:
            socket.reads.set()
            if not socket.task.done():
                await socket.hang_up()


def after(update: Message, changed: Message) -> Message:
    """The update that this one has become, for who is told of changes alone."""
    return {**update, **changed, "type": "update", "view": {**update["view"], **changed["view"]}}


async def everybody_rests() -> None:
    """Let every task go as far as it can without the disk."""
    for _ in range(50):
        await asyncio.sleep(0)


def _scope(kind: str, path: str, headers: dict[str, str]) -> dict[str, Any]:
    given = [(name.replace("_", "-").lower().encode(), value.encode()) for name, value in headers.items()]
    named = {name for name, _ in given}
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "server": ("127.0.0.1", 8000),
        "client": ADDRESS,
        "root_path": "",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": given if b"host" in named else [HOST, *given],
    }


database_url = ""
"""Where the same tests are to run on PostgreSQL (tests/cluster)."""


def settings(folder: Path, **changed: Any) -> Settings:
    """Nobody waits and nobody is limited, unless a test says so."""
    calm: dict[str, Any] = {
        "data": folder,
        "database_url": database_url,
        "page": folder / "no page",
        "bot_delay": 0,
        "commands": "100000/second",
        "address_commands": "100000/second",
        "other_commands": "100000/second",
        "address_other_commands": "100000/second",
        "requests": "100000/second",
        "new_tables": "100000/second",
        "talk": "100000/second",
        "reports": "100000/second",
        "sign_ins": "100000/second",
        "sign_ins_as": "100000/second",
        "new_people": "100000/second",
    }
    return Settings(**(calm | changed))


@asynccontextmanager
async def running(
    chosen: Settings, time_source: TimeSource | None = None, *, processes: bool = False
) -> AsyncIterator[Wire]:
    """The whole application. Bots think in this process unless the test is about that."""
    _begin_with_tables(chosen)
    app = create_app(chosen, time_source)
    wire = Wire(app)
    async with app.router.lifespan_context(app):
        if not processes:
            _think_here(wire.services)
        wire.services.passwords.hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
        try:
            yield wire
        finally:
            await wire.close()


def _begin_with_tables(chosen: Settings) -> None:
    """A house that has no games yet finds their tables made: Alembic takes longer for that than most tests take."""
    path = chosen.data / DATABASE
    if not chosen.database_url and not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(_empty())


@cache
def _empty() -> bytes:
    with TemporaryDirectory() as folder:
        made = Path(folder, DATABASE)
        engine = sa.create_engine(sa.URL.create("sqlite", database=str(made)))
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
        return made.read_bytes()


def _think_here(services: Services) -> None:
    async def run(name: str, level: int, seed: int, view: bytes) -> str:
        return think(name, level, seed, view)

    async def get_ready(_name: str) -> None:
        return

    services.workers.run = run
    services.workers.get_ready = get_ready


def play_at_random(wire: Wire, seed: int) -> Random:
    """From now on bots take whatever comes: a test of the table need not wait for their thoughts."""
    return pick_at_random(wire.services, seed)


def pick_at_random(services: Services, seed: int) -> Random:
    dice = Random(seed)

    async def run(name: str, _level: int, _seed: int, view: bytes) -> str:
        notation = GAMES[name].notation
        seen = msgspec.json.decode(view, type=GAMES[name].view_type)
        return notation.format(notation.unspell(dice.choice(seen.legal)))

    services.workers.run = run
    return dice


def a_legal_play(update: Message, number: int = 1) -> Message:
    """Whoever's turn it is takes the first tile allowed."""
    return {"type": "play", "id": number, "version": update["version"], "action": update["view"]["legal"][0]}
