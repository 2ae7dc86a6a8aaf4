"""The server's WebSocket protocol, with a fast path for whole text frames, which nearly every message is.

The library does the rest: the handshake, pings, closing, fragmented frames. It never sees the frames of the fast path
(`frames.py`), so its own reader stays between two frames. At the first data that is not a sequence of whole plain
frames, the socket leaves the fast path for good.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, cast

from websockets.http11 import Request
from websockets.server import ServerProtocol

from chabudai.server.socket.frames import FrameStream
from chabudai.server.socket.library_check import LibraryMoved, require

UVICORN = "uvicorn>=0.53,<0.55"
WEBSOCKETS = "websockets>=16,<18"
"""The releases that the tests of this module have passed with, as in pyproject.toml."""

# uvicorn documents that `ws` takes a protocol class, but not this class (docs/decisions/0001-websocket-server.md).
try:
    from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
except ImportError:
    raise LibraryMoved(UVICORN, "WebSocketsSansIOProtocol") from None

require(
    UVICORN,
    WebSocketsSansIOProtocol,
    methods={"handle_connect", "connection_lost", "data_received", "pause_writing", "resume_writing"},
    attributes={
        *("close_sent", "conn", "handshake_initiated", "loop", "queue", "read_paused"),
        *("request", "response", "scope", "transport"),
    },
)
require(WEBSOCKETS, ServerProtocol, methods=set(), attributes={"parser"})

if TYPE_CHECKING:
    from chabudai.server.socket.connection import Connection


class Inbox:
    """Replaces the library's queue of messages: once there is a connection, it gets them directly."""

    def __init__(self) -> None:
        self._messages: deque[Any] = deque()
        self._arrived: asyncio.Future[None] | None = None
        self.connection: Connection | None = None

    def put_nowait(self, message: Any) -> None:
        if self.connection is not None:
            _deliver(self.connection, message)
            return
        self._messages.append(message)
        if self._arrived is not None and not self._arrived.done():
            self._arrived.set_result(None)

    async def get(self) -> Any:
        while not self._messages:
            self._arrived = asyncio.get_running_loop().create_future()
            await self._arrived
        self._arrived = None
        return self._messages.popleft()

    def empty(self) -> bool:
        return not self._messages

    def hand_over(self, connection: "Connection | None") -> None:
        """Pass every message to this connection, first those that wait."""
        self.connection = connection
        while connection is not None and self._messages:
            _deliver(connection, self._messages.popleft())


def _deliver(connection: "Connection", message: Any) -> None:
    if message["type"] == "websocket.disconnect":
        connection.lose()
        return
    text = message.get("text")
    connection.receive(message["bytes"] if text is None else text.encode())


class SocketProtocol(WebSocketsSansIOProtocol):
    """The protocol of one socket. The application finds it as `websocket.state.protocol`."""

    write: Callable[[Sequence[bytes]], bool]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._inbox = Inbox()
        self.queue = cast(Any, self._inbox)
        self._frames = FrameStream(self)
        self.write = self._frames.write
        self._send_timer: asyncio.TimerHandle | None = None
        self.send_seconds = 0.0
        """Seconds that a reader may be behind before the socket is closed; 0 means no limit."""

    def listen(self, connection: "Connection | None") -> None:
        """Pass every message to this connection, first those that wait."""
        self._inbox.hand_over(connection)
        self._frames.receive_text = None if connection is None else connection.receive
        self.unpause()

    def pause(self) -> None:
        """Read nothing more for now."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def unpause(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["protocol"] = self

    def forget_handshake(self) -> None:
        """Release the headers, which take kilobytes for each socket, and start the fast path."""
        del self.request, self.response
        cast(list[Any], self.scope["headers"]).clear()
        self._frames.open(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Release references, so that nothing waits for the garbage collector."""
        super().connection_lost(exc)
        self._stop_waiting()
        self._frames.close()
        self._inbox.connection = None
        self.conn.parser.close()
        if hasattr(self, "scope"):
            self.scope["state"].pop("protocol", None)

    @property
    def data_received(self) -> Callable[[bytes], None]:
        """The function that the event loop calls with data; it looks it up once."""
        return self._frames.receive

    def read_with_library(self, data: bytes) -> None:
        super().data_received(data)
        if self._inbox.connection is not None and not self._inbox.connection.is_full:
            # The library pauses after each message until it is fetched from its queue; here none is.
            self.unpause()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._frames.is_writable = False
        if self.send_seconds and self._send_timer is None:
            self._send_timer = self.loop.call_later(self.send_seconds, self._give_up)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_waiting()
        self._frames.is_writable = True
        if self._inbox.connection is not None:
            self._inbox.connection.resume()

    def _stop_waiting(self) -> None:
        if self._send_timer is not None:
            self._send_timer.cancel()
            self._send_timer = None

    def _give_up(self) -> None:
        """Close the socket: the reader was behind for too long."""
        self._send_timer = None
        self.transport.abort()
