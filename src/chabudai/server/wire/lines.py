"""The wire under a socket, with a short way for what nearly every message is: one whole text frame.

All else of the protocol (the handshake, pings, closing, frames in pieces) is the library's. What goes the short way
(`frames.py`) is never seen by the library's own reader, which therefore stays where it was: between two frames. At the
first bytes that do not end with a frame, or do not begin a plain one, this connection leaves the short way for good.
"""

from collections.abc import Callable, Sequence
from typing import Any, cast

from websockets.http11 import Request
from websockets.server import ServerProtocol

from chabudai.server.wire.frames import Pipe
from chabudai.server.wire.inbox import Inbox
from chabudai.server.wire.library_check import LibraryMoved, require

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
        *("close_sent", "conn", "handshake_initiated", "queue", "read_paused"),
        *("request", "response", "scope", "transport"),
    },
)
require(WEBSOCKETS, ServerProtocol, methods=set(), attributes={"extensions", "parser"})

MOST_WAITING = 4
"""So many messages wait to be answered before no more are read."""


class Line(WebSocketsSansIOProtocol):
    """The server's end of one connection. The application finds it as `websocket.state.line`."""

    tell: Callable[[Sequence[bytes]], bool]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        inbox = Inbox()
        self.queue = cast(Any, inbox)
        self._pipe = Pipe(self, inbox)
        self.tell = self._pipe.tell

    @property
    def ear(self) -> Callable[[bytes], bool] | None:
        """Offered every text that nothing waits before: True when it was heard, and then it goes no further."""
        return self._pipe.ear

    @ear.setter
    def ear(self, ear: Callable[[bytes], bool] | None) -> None:
        self._pipe.ear = ear

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["line"] = self

    def forget_handshake(self) -> None:
        """Who it is has been settled: what a browser says of itself is kilobytes, and nobody asks for it again."""
        del self.request, self.response
        cast(list[Any], self.scope["headers"]).clear()
        # What packs messages would have to see all of them.
        if not self.conn.extensions:
            self._pipe.open(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of what holds this line, so that it is forgotten now and not when the collector comes."""
        super().connection_lost(exc)
        self._pipe.close()
        self.conn.parser.close()
        if hasattr(self, "scope"):
            self.scope["state"].pop("line", None)

    @property
    def data_received(self) -> Callable[[bytes], None]:
        """The event loop keeps what it finds here, and calls that."""
        return self._pipe.receive

    def read_as_the_library_does(self, data: bytes) -> None:
        super().data_received(data)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._pipe.is_writable = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self._pipe.is_writable = True

    def put_by(self, text: str) -> None:
        """For the task that reads."""
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
