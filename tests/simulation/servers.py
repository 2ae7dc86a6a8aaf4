"""Simulated servers: the real services at a simulated database. They are started, killed and restarted."""

import asyncio
import tempfile
from collections.abc import Callable, Coroutine
from contextlib import asynccontextmanager
from contextvars import Context
from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, cast

import msgspec

from chabudai.games import GAMES
from chabudai.server.app import App, assemble
from chabudai.server.services import Services
from chabudai.server.settings import BadSetting, Settings
from chabudai.server.storage import high_water
from chabudai.server.storage.high_water import HighWaterMark
from chabudai.server.storage.postgres import PostgresWriter
from chabudai.server.storage.start_check import position_of
from chabudai.server.storage.store import Store, postgres_position
from chabudai.server.time_source import TimeSource
from tests.simulation.browser import RequestLost, UnderWay
from tests.simulation.database import Database
from tests.simulation.driver import DriverConnection
from tests.simulation.engine import Engine
from tests.simulation.file import SimulatedSqliteWriter
from tests.simulation.locks import Thread
from tests.simulation.loop import Process, SimulatedLoop, spawn
from tests.simulation.requests import NOBODY, Answer, Credentials, ask
from tests.simulation.sockets import ADDRESS, SimulatedSocket

if TYPE_CHECKING:
    from tests.simulation.world import World

CHEAP = "cheap "
EPOCH = 1_800_000_000_000
OPEN_TABLES = 8
"""The most public tables of one address that wait for somebody."""
ANSWER_SECONDS = 20.0
"""Seconds that a person waits for the answer to a request."""
STOP_SECONDS = 20.0
"""Simulated seconds in which a server has to stop."""


class CheapHasher:
    """Takes the place of Argon2, which takes a tenth of a second on purpose. Its hashes can be read."""

    def hash(self, password: str) -> str:
        return CHEAP + password

    def verify(self, kept: str, password: str) -> bool:
        return kept == CHEAP + password

    def check_needs_rehash(self, _kept: str) -> bool:
        return False


class SimulatedTime(TimeSource):
    """The time of the event loop."""

    def __init__(self, loop: SimulatedLoop) -> None:
        super().__init__()
        self._loop = loop

    def now(self) -> int:
        return EPOCH + int(self._loop.time() * 1000)

    def set_to(self, now: int) -> None:
        return


class SimulatedServices(Services):
    """The real services, at a simulated database."""

    def __init__(self, settings: Settings, database: Database, name: str, dice: Random) -> None:
        super().__init__(settings, SimulatedTime(database.loop))
        self.passwords.hasher = cast(Any, CheapHasher())
        self._database, self._name, self._dice = database, name, dice

    async def _open_folder(self) -> None:
        engine = cast(Any, Engine(self._database, self._name, self._dice))
        with self._database.looking() as connection:
            self._check(position_of(connection.connection.driver_connection))
        self.store = Store(engine, SimulatedSqliteWriter(engine, self._database, self._name, self._dice))

    async def _open_database(self) -> None:
        engine = cast(Any, Engine(self._database, self._name, self._dice))
        self._connect = cast(Any, self._connect_to_database)
        async with engine.connect() as connection:
            self._check(await postgres_position(connection, 0))
        self.store = Store(engine, PostgresWriter(engine, self._connect, self._node), shared=True)

    def _check(self, found: HighWaterMark | None) -> None:
        """Refuse a database that is behind the mark, as the real start does."""
        known = high_water.read(self._mark)
        if known is not None:
            high_water.compare(known, found, "the database", self._mark)

    async def _connect_to_database(self) -> DriverConnection:
        connection = DriverConnection(self._database, self._name, self._dice)
        try:
            await connection.step("connecting")
        except BaseException as error:
            connection.close()
            if not isinstance(error, Exception):
                raise
            raise OSError("the database does not answer") from error
        return connection


@cache
def _folder() -> Path:
    """A folder that stays empty."""
    return Path(tempfile.gettempdir()) / "chabudai-simulation-has-no-files"


def _settings(name: str, *, shared: bool) -> Settings:
    many = "1000000/second"
    return Settings(
        data=_folder(),
        mark=_folder() / f"{name}.mark",
        database_url="postgresql://simulated/games" if shared else "",
        bot_delay=0,
        bot_seconds=3,
        notice_seconds=0.3,
        sockets_per_address=10_000,
        open_tables_per_address=OPEN_TABLES,
        commands=many,
        address_commands=many,
        requests=many,
        new_tables=many,
        talk=many,
        sign_ins=many,
        sign_ins_as=many,
        new_people=many,
        other_commands=many,
        address_other_commands=many,
    )


class SimulatedServer:
    """One server: its lives, one after the other."""

    def __init__(self, world: "World", name: str, *, shared: bool) -> None:
        self.world, self.name = world, name
        self._settings = _settings(name, shared=shared)
        self._shared = shared
        self._lives = 0
        self._requests: dict[asyncio.Future[Any], None] = {}
        self._running: dict[UnderWay, None] = {}
        self._former: list[Services] = []
        self.process: Process | None = None
        self.services: Services | None = None
        self._app: App | None = None
        self.is_ready = False
        self.sockets: dict[SimulatedSocket, None] = {}

    # Lives

    def start(self) -> None:
        self._lives += 1
        life = f"{self.name}.{self._lives}"
        dice = Random(f"{self.world.seed} {life}")
        self.process = Process(life)
        self._app = None
        self.services = SimulatedServices(self._settings, self.world.database, self.name, dice)
        if not self._shared:
            self.world.loop.threads = self._thread
        self.world.trace(self.world.loop.time(), life, "starts")
        spawn(self.world.loop, self.process, self._open(self.services, dice))

    async def _open(self, services: Services, dice: Random) -> None:
        try:
            await services.open()
        except BaseException as error:
            is_lost = isinstance(error, BadSetting) and error.__cause__ is None
            if is_lost or not self.world.faults.disturbed(self.world.loop.time() - 30):
                self.world.report(f"a server did not start, and nothing was wrong: {error!r}")
            self.world.trace(self.world.loop.time(), self.name, "does not start")
            self.world.loop.call_later(1.0, self.start, context=Context())
            self.kill()
            return
        services.workers.run = self._bot(dice)
        self.is_ready = True

    def _bot(self, dice: Random) -> Callable[[str, int, int, bytes], Coroutine[Any, Any, str]]:
        faults = self.world.faults

        async def run(name: str, _level: int, seed: int, view: bytes) -> str:
            await asyncio.sleep(dice.uniform(0.02, 0.5))
            if faults.happens(dice, faults.rates.bot):
                faults.note("worker of a bot fails")
                if dice.random() < 0.5:
                    raise RuntimeError("the worker died")
                await asyncio.sleep(1000)
            notation = GAMES[name].notation
            seen = msgspec.json.decode(view, type=GAMES[name].view_type)
            return notation.format(notation.unspell(Random(seed).choice(seen.legal)))

        return run

    @asynccontextmanager
    async def _thread(self, executor: object) -> Any:
        assert self.services
        if executor is not self.services.store.writer._own_thread:  # type: ignore[attr-defined]
            # Not the writer's: it does not wait for the database.
            await asyncio.sleep(2 * self.world.database.tick)
            yield
            return
        thread, writing = Thread(), self.world.database.writing
        await writing.acquire(thread)
        try:
            await asyncio.sleep(2 * self.world.database.tick)
            yield
        finally:
            writing.release(thread)

    def kill(self) -> None:
        """Nothing of the server runs any more; its connections are lost."""
        if self.process is None or not self.process.alive:
            return
        self.world.trace(self.world.loop.time(), self.process.name, "is killed")
        self.is_ready = False
        self.process.alive = False
        assert self.services
        self._former.append(self.services)
        self.world.database.lose(self.process)
        for socket in list(self.sockets):
            socket.server_died()
        self.sockets.clear()
        requests, self._requests = self._requests, {}
        for under_way in self._running:
            under_way.is_over = True
        self._running.clear()
        for answer in requests:
            if not answer.done():
                self.world.loop.call_later(0.01, _fail, answer, context=Context())

    async def stop(self) -> None:
        """Stop in order: close the sockets, then the services, as uvicorn does."""
        process, services = self.process, self.services
        assert process
        assert services
        self.is_ready = False
        for socket in list(self.sockets):
            socket.cut()
        closing = spawn(self.world.loop, process, services.close())
        begun = self.world.loop.time()
        over = begun + STOP_SECONDS
        while not closing.done() and self.world.loop.time() < over and process.alive:  # noqa: ASYNC110
            await asyncio.sleep(0.1)
        if not closing.done() and process.alive and not self.world.faults.disturbed(begun - 30):
            self.world.report(f"{process.name} did not stop within {STOP_SECONDS} seconds")
        if closing.done() and not closing.cancelled() and (error := closing.exception()):
            self.world.report(f"{process.name} stopped with {error!r}")
        self.kill()

    # What people ask

    def open_socket(
        self, table: str, dice: Random, who: Credentials = NOBODY, address: str = ADDRESS
    ) -> SimulatedSocket:
        if not self.is_ready:
            raise ConnectionRefusedError
        assert self.process
        assert self.services
        socket = SimulatedSocket(self, self.process, self.services, table, dice, who, address)
        self.sockets[socket] = None
        return socket

    async def request(
        self,
        work: Callable[[Services], Coroutine[Any, Any, Any]],
        dice: Random,
        under_way: UnderWay | None = None,
    ) -> Any:
        """Run this in the server, as an HTTP request would; the answer may get lost."""
        if not self.is_ready:
            raise ConnectionRefusedError
        process, services, loop = self.process, self.services, self.world.loop
        assert process
        assert services
        answer: asyncio.Future[Any] = loop.create_future()
        under_way = under_way or UnderWay()
        is_answer_lost = self._loses(dice, "answer to a request lost")

        def deliver(result: Any, error: BaseException | None) -> None:
            if not answer.done():
                answer.set_exception(error) if error else answer.set_result(result)

        async def run() -> None:
            result, failure = None, None
            try:
                result = await work(services)
            except Exception as error:
                failure = error
            finally:
                self._running.pop(under_way, None)
                under_way.is_over = True
            if is_answer_lost:
                result, failure = None, RequestLost()
            loop.call_later(dice.uniform(0.001, 0.02), deliver, result, failure, context=Context())

        self._requests[answer] = None
        await asyncio.sleep(dice.uniform(0.001, 0.02))
        if self._loses(dice, "request lost"):
            under_way.is_over = True
            _fail(answer, RequestLost())
        elif process.alive:
            self._running[under_way] = None
            spawn(loop, process, run())
            loop.call_later(ANSWER_SECONDS, _fail, answer, context=Context())
        else:
            under_way.is_over = True
            _fail(answer)
        try:
            return await answer
        finally:
            self._requests.pop(answer, None)

    async def ask(
        self,
        method: str,
        path: str,
        body: Any,
        who: Credentials,
        dice: Random,
        address: str = ADDRESS,
        under_way: UnderWay | None = None,
    ) -> Answer:
        """Send a request through the ASGI application."""
        if self._app is None:
            assert self.services
            self._app = assemble(self.services, [])
        app = self._app
        found = await self.request(
            lambda _services: ask(app, method, path, body, who, address), dice, under_way
        )
        assert isinstance(found, Answer)
        self.world.record.count(f"request {'done' if found.is_done else found.code}")
        return found

    def _loses(self, dice: Random, what: str) -> bool:
        faults = self.world.faults
        if not faults.happens(dice, faults.rates.cut):
            return False
        faults.note(what)
        return True


def _fail(answer: asyncio.Future[Any], error: Exception | None = None) -> None:
    if not answer.done():
        answer.set_exception(error or ConnectionResetError())
