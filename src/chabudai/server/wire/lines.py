"""The wire under a socket, with a short way for what nearly every message is: one whole text frame.

All else of the protocol (the handshake, pings, closing, frames in pieces) is the library's. What goes the short way is
never seen by the library's own reader, which therefore stays where it was: between two frames. At the first bytes that
do not end with a frame, or do not begin a plain one, this connection leaves the short way for good.
"""

from collections.abc import Callable, Sequence
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from chabudai.server.wire.frames import TEXT, content, end_of_frame, framed
from chabudai.server.wire.inbox import Inbox

MOST_WAITING = 4
"""So many messages wait to be answered before no more are read."""


class Line(WebSocketsSansIOProtocol):
    """The server's end of one connection. The application finds it as `websocket.state.line`."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = cast(Any, Inbox())
        self._is_plain = True
        self.ear: Callable[[bytes], bool] | None = None
        """Offered every text that nothing waits before: True when it was heard, and then it goes no further."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["line"] = self

    def forget_handshake(self) -> None:
        """Who it is has been settled: what a browser says of itself is kilobytes, and nobody asks for it again."""
        del self.request, self.response
        cast(list[Any], self.scope["headers"]).clear()

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of what holds this line, so that it is forgotten now and not when the collector comes."""
        super().connection_lost(exc)
        self.conn.parser.close()
        if hasattr(self, "scope"):
            self.scope["state"].pop("line", None)

    @property
    def is_writable(self) -> bool:
        """Would the system take a message now? Not while a slow reader has left too much unread."""
        is_open = self.handshake_complete and not self.close_sent and not self.disconnected
        return (
            is_open and self.conn.state is State.OPEN and not self.conn.extensions and self.writable.is_set()
        )

    def tell(self, texts: Sequence[bytes]) -> bool:
        """Write messages all at once and now; False, and nothing is written, when that cannot be."""
        if not self.is_writable:
            return False
        self.transport.write(framed(texts))
        return True

    def data_received(self, data: bytes) -> None:
        while data and self._is_plain and self.handshake_complete:
            end = end_of_frame(data)
            if end == 0:
                self._is_plain = False
                break
            # Nearly always one frame, and all of it.
            self._take(data if end == len(data) else data[:end])
            data = data[end:]
        if data:
            super().data_received(data)

    def _take(self, frame: bytes) -> None:
        if frame[0] == TEXT and not self.close_sent and self.conn.state is State.OPEN:
            heard = content(frame)
            if self.ear is not None and self.queue.empty() and self.ear(heard):
                return
            try:
                text = heard.decode()
            except UnicodeDecodeError:
                self._is_plain = False
            else:
                self._hear(text)
                return
        super().data_received(frame)

    def _hear(self, text: str) -> None:
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
