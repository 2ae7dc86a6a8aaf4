"""A simulated WebSocket: both ends, and the network between them, with delays, cuts and readers that stop reading."""

import asyncio
from collections import deque
from collections.abc import Sequence
from contextvars import Context, copy_context
from random import Random
from typing import TYPE_CHECKING, Any

from starlette.websockets import WebSocket

from chabudai.server.services import Services
from chabudai.server.socket.connection import Connection
from chabudai.server.socket.endpoint import serve_socket
from tests.simulation.loop import PROCESS, Process, spawn
from tests.simulation.requests import Credentials

if TYPE_CHECKING:
    from tests.simulation.servers import SimulatedServer


ADDRESS = "203.0.113.7"
"""Where people come from."""
NEXT = 1e-6
"""Seconds between two frames that arrive together: a socket keeps their order."""


class SocketClosed(Exception):
    """The other side has closed, or the line was cut."""


class SimulatedSocket:
    """The person's end; to the server it is its protocol (`socket/protocol.py`)."""

    def __init__(
        self,
        server: "SimulatedServer",
        process: Process,
        services: Services,
        table: str,
        dice: Random,
        who: Credentials,
        address: str,
    ) -> None:
        self._server, self._dice = server, dice
        self._loop, self._faults = server.world.loop, server.world.faults
        self._context = copy_context()
        self._context.run(PROCESS.set, process)
        # The person's end
        self._heard: deque[bytes] = deque()
        self._is_over = False
        self._ear: asyncio.Future[None] | None = None
        # The network
        self.is_cut = False
        self._up_until = self._down_until = 0.0
        # The server's end
        self._inbox: deque[dict[str, Any]] = deque([{"type": "websocket.connect"}])
        self._arrived: asyncio.Future[None] | None = None
        self._connection: Connection | None = None
        self._is_closed = False
        self._is_stalled = False
        self.send_seconds = 0.0
        scope: dict[str, Any] = {
            "type": "websocket",
            "path": f"/ws/{table}",
            "path_params": {"table": table},
            "scheme": "ws",
            "headers": who.headers,
            "client": (address, 4711),
            "state": {"protocol": self},
            "extensions": {"websocket.http.response": {}},
        }
        websocket = WebSocket(scope, self._receive, self._send)
        self.task = spawn(self._loop, process, self._serve(websocket, services))

    async def _serve(self, websocket: WebSocket, services: Services) -> None:
        try:
            await serve_socket(websocket, services)
        except Exception as error:
            self._server.world.report(f"the handler of a socket raised {error!r}")
        self._is_closed = True
        self._server.sockets.pop(self, None)

    # The person's end

    def send(self, frame: bytes) -> None:
        if self._is_over or self.is_cut:
            return
        if self._faults.happens(self._dice, self._faults.rates.cut):
            self.cut()
            return
        try:
            message: dict[str, object] = {"type": "websocket.receive", "text": frame.decode()}
        except UnicodeDecodeError:
            message = {"type": "websocket.receive", "bytes": frame}
        self._go_up(message)

    async def hear(self, seconds: float) -> bytes | None:
        """Return the next frame, or None after so many seconds; raise SocketClosed at the end."""
        if not self._heard and not self._is_over:
            self._ear = self._loop.create_future()
            timer = self._loop.call_later(seconds, _wake, self._ear)
            await self._ear
            timer.cancel()
            self._ear = None
        if self._heard:
            return self._heard.popleft()
        if self._is_over:
            raise SocketClosed
        return None

    def hang_up(self) -> None:
        """Close in order."""
        self._go_up({"type": "websocket.disconnect", "code": 1000})
        self._is_over = True

    def cut(self) -> None:
        """Cut the line: what is on its way is lost, and both ends notice it at some time."""
        if self.is_cut:
            return
        self._faults.note("socket cut")
        self.is_cut = True
        gone = {"type": "websocket.disconnect", "code": 1006}
        self._loop.call_later(self._delay(0.01, 4.0), self._take, gone, context=self._context)
        self._loop.call_later(self._delay(0.01, 4.0), self._end, context=Context())

    def server_died(self) -> None:
        self.is_cut = self._is_closed = True
        self._loop.call_later(self._delay(0.001, 1.0), self._end, context=Context())

    def _end(self) -> None:
        self._is_over = True
        _wake(self._ear)

    # The network

    def _delay(self, least: float, most: float) -> float:
        return self._dice.uniform(least, most)

    def _travel(self) -> float:
        return self._delay(0.001, 0.01) if self._dice.random() < 0.9 else self._delay(0.01, 0.4)

    def _go_up(self, message: dict[str, Any]) -> None:
        self._up_until = max(self._up_until + NEXT, self._loop.time() + self._travel())
        self._loop.call_at(self._up_until, self._arrive, message, context=self._context)

    def _arrive(self, message: dict[str, Any]) -> None:
        if not self.is_cut:
            self._take(message)

    def _take(self, message: dict[str, Any]) -> None:
        if self._connection is not None:
            self._deliver(self._connection, message)
        else:
            self._inbox.append(message)
            _wake(self._arrived)

    def _go_down(self, frames: Sequence[bytes], *, close: bool = False) -> None:
        self._down_until = max(self._down_until + NEXT, self._loop.time() + self._travel())
        self._loop.call_at(self._down_until, self._come_down, tuple(frames), close, context=Context())

    def _come_down(self, frames: Sequence[bytes], close: bool) -> None:
        if self.is_cut:
            return
        self._heard.extend(frames)
        self._is_over = self._is_over or close
        _wake(self._ear)

    # The server's end: ASGI

    async def _receive(self) -> dict[str, Any]:
        while not self._inbox:
            self._arrived = self._loop.create_future()
            await self._arrived
            self._arrived = None
        return self._inbox.popleft()

    async def _send(self, message: Any) -> None:
        await asyncio.sleep(0)
        if message["type"] in {"websocket.close", "websocket.http.response.start"}:
            self._is_closed = True
            self._go_down((), close=True)

    # The server's end: the protocol

    def forget_handshake(self) -> None:
        """There was none."""

    def listen(self, connection: Connection | None) -> None:
        self._connection = connection
        while self._connection is not None and self._inbox:
            self._deliver(self._connection, self._inbox.popleft())

    def _deliver(self, connection: Connection, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.disconnect":
            self._is_closed = True
            connection.lose()
        else:
            text = message.get("text")
            connection.receive(message["bytes"] if text is None else text.encode())

    def pause(self) -> None:
        """A real protocol would read nothing more; here frames wait in the connection."""

    def unpause(self) -> None:
        """There was no pause."""

    def write(self, texts: Sequence[bytes]) -> bool:
        if self._is_closed or self._is_stalled:
            return False
        faults = self._faults
        if not self.is_cut:
            self._go_down(texts)
            if faults.happens(self._dice, faults.rates.cut):
                self.cut()
        if faults.happens(self._dice, faults.rates.stall):
            self._stall()
        return True

    def _stall(self) -> None:
        """The buffer is full. If the reader does not read in time, the server gives up."""
        self._faults.note("reader that stops reading")
        self._is_stalled = True
        seconds = self._delay(0.05, 1.5 * (self.send_seconds or 1.0))
        if self.send_seconds and seconds > self.send_seconds:
            self._loop.call_later(self.send_seconds, self.cut, context=self._context)
        else:
            self._loop.call_later(seconds, self._read_on, context=self._context)

    def _read_on(self) -> None:
        self._is_stalled = False
        if self._connection is not None:
            self._connection.resume()


def _wake(waiter: asyncio.Future[None] | None) -> None:
    if waiter is not None and not waiter.done():
        waiter.set_result(None)
