"""The bus on PostgreSQL: LISTEN and NOTIFY, on its own connection, which is opened again when it is lost.

The writer sends hints about a commit within its transaction (`storage/postgres.py`): a receiver can read the change.
"""

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec
import structlog

from chabudai.server import supervision
from chabudai.server.cluster.bus import OnGap, OnMessage
from chabudai.server.types.cluster import CHANNEL, ClusterMessage, decode, encode

if TYPE_CHECKING:
    import asyncpg

AGAIN = 0.5
"""Seconds until a lost connection is opened again."""

PULSE = 5.0
"""Seconds after which a silent connection is checked."""

CLOSE_SECONDS = 1.0
"""Seconds to send the waiting messages when the server stops."""

MOST_UNSENT = 10_000

log = structlog.get_logger()

Connect = Callable[[], Awaitable["asyncpg.Connection"]]


class PostgresBus:
    """Sends and receives messages of the channel."""

    def __init__(self, connect: Connect, node: str) -> None:
        self._connect = connect
        self._node = node
        self._unsent: deque[str] = deque(maxlen=MOST_UNSENT)
        self._woken = asyncio.Event()
        self._has_sent_all = asyncio.Event()
        self._on_message: OnMessage = lambda _letter: None
        self._on_gap: OnGap = lambda: None
        self.listens = asyncio.Event()
        """Set while the connection listens, so that no message is missed."""
        self._task = supervision.start("bus", self._run)

    def publish(self, message: ClusterMessage) -> None:
        self._unsent.append(encode(self._node, message))
        self._has_sent_all.clear()
        self._woken.set()

    def subscribe(self, on_message: OnMessage, on_gap: OnGap) -> None:
        self._on_message, self._on_gap = on_message, on_gap

    async def close(self) -> None:
        """Send the waiting messages if possible, then stop."""
        if self.listens.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._has_sent_all.wait(), CLOSE_SECONDS)
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
            self._on_gap()
            while True:
                await self._send(connection)
                self._woken.clear()
                try:
                    async with asyncio.timeout(PULSE):
                        await self._woken.wait()
                except TimeoutError:
                    await connection.execute("SELECT 1", timeout=PULSE)
        finally:
            connection.terminate()

    async def _send(self, connection: "asyncpg.Connection") -> None:
        while self._unsent:
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, self._unsent[0], timeout=PULSE)
            self._unsent.popleft()
        self._has_sent_all.set()

    def _take(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        try:
            envelope = decode(str(payload))
        except msgspec.MsgspecError:
            log.warning("another server said what this one does not understand")
            return
        if envelope.node != self._node:
            self._on_message(envelope)
