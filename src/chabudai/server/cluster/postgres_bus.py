"""The bus of PostgreSQL: LISTEN and NOTIFY, on a connection of its own that comes back when it is cut.

What goes with a commit is told by the writer, within its transaction (`storage/postgres.py`): who hears of it finds it.
"""

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec
import structlog

from chabudai.server import supervision
from chabudai.server.cluster.bus import Gap, Hear
from chabudai.server.types.cluster import CHANNEL, News, read, written

if TYPE_CHECKING:
    import asyncpg

AGAIN = 0.5
"""Seconds until a connection that was cut is tried again."""

PULSE = 5.0
"""Seconds after which a silent connection is asked whether it is there."""

LAST_WORDS = 1.0
"""Seconds for what is still unsaid when the server stops."""

MOST_UNSAID = 10_000

log = structlog.get_logger()

Connect = Callable[[], Awaitable["asyncpg.Connection"]]


class PostgresBus:
    def __init__(self, connect: Connect, node: str) -> None:
        self._connect = connect
        self._node = node
        self._unsaid: deque[str] = deque(maxlen=MOST_UNSAID)
        self._woken = asyncio.Event()
        self._has_said_all = asyncio.Event()
        self._hear: Hear = lambda _letter: None
        self._gap: Gap = lambda: None
        self.listens = asyncio.Event()
        """Set while nothing can be missed."""
        self._task = supervision.start("bus", self._run)

    def publish(self, news: News) -> None:
        self._unsaid.append(written(self._node, news))
        self._has_said_all.clear()
        self._woken.set()

    def subscribe(self, hear: Hear, gap: Gap) -> None:
        self._hear, self._gap = hear, gap

    async def close(self) -> None:
        """Say what is to be said still, if that is possible."""
        if self.listens.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._has_said_all.wait(), LAST_WORDS)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self._listen()
            except Exception as error:
                self.listens.clear()
                log.warning("the other servers cannot be heard", error=type(error).__name__)
            await asyncio.sleep(AGAIN)

    async def _listen(self) -> None:
        connection = await self._connect()
        try:
            await connection.add_listener(CHANNEL, self._take)
            self.listens.set()
            self._gap()
            while True:
                await self._say(connection)
                self._woken.clear()
                try:
                    async with asyncio.timeout(PULSE):
                        await self._woken.wait()
                except TimeoutError:
                    await connection.execute("SELECT 1", timeout=PULSE)
        finally:
            connection.terminate()

    async def _say(self, connection: "asyncpg.Connection") -> None:
        while self._unsaid:
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, self._unsaid[0], timeout=PULSE)
            self._unsaid.popleft()
        self._has_said_all.set()

    def _take(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        try:
            letter = read(str(payload))
        except msgspec.MsgspecError:
            log.warning("another server said what this one does not understand")
            return
        if letter.node != self._node:
            self._hear(letter)
