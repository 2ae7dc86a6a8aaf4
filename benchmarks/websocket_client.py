"""A WebSocket client with nothing but what a load run needs, so that it costs less than what it measures.

Frames of a server that neither compresses nor splits them; masked with zeroes, which the standard allows.
"""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

_TEXT, _BINARY, _CLOSE, _PING, _PONG = 0x1, 0x2, 0x8, 0x9, 0xA
_NO_MASK = bytes(4)


class WebSocketClient(asyncio.Protocol):
    """One open socket. `hear` is called with what every frame of text or bytes holds."""

    def __init__(self, host: str, path: str, hear: Callable[["WebSocketClient", bytes], None]) -> None:
        self._host, self._path, self._hear = host, path, hear
        self._received = bytearray()
        self._upgraded = False
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_closed = False
        self.close_code: int | None = None
        """The server's reason for the end, if it gave one."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop has transports of its own family.
        self._transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, _error: Exception | None) -> None:
        self.is_closed = True
        if not self.open.done():
            self.open.set_exception(ConnectionError("the server did not open a socket"))

    def data_received(self, received: bytes) -> None:
        self._received += received
        if not self._upgraded:
            self._read_upgrade()
        while self._upgraded and (frame := self._next()) is not None:
            self._take(*frame)

    def say(self, text: bytes) -> None:
        self._write(_TEXT, text)

    def say_bytes(self, content: bytes) -> None:
        self._write(_BINARY, content)

    def close(self) -> None:
        self._transport.close()

    def _read_upgrade(self) -> None:
        head, found, rest = bytes(self._received).partition(b"\r\n\r\n")
        if not found:
            return
        if not head.startswith(b"HTTP/1.1 101"):
            self._transport.close()
            return
        self._received, self._upgraded = bytearray(rest), True
        if not self.open.done():
            self.open.set_result(None)

    def _next(self) -> tuple[int, bytes] | None:
        """The first whole frame, taken out of what was received."""
        received = self._received
        if len(received) < 2:
            return None
        length, start = received[1] & 0x7F, 2
        if length > 125:
            start = 4 if length == 126 else 10
            length = int.from_bytes(received[2:start], "big")
        if len(received) < start + length:
            return None
        frame = received[0] & 0x0F, bytes(received[start : start + length])
        del received[: start + length]
        return frame

    def _take(self, kind: int, content: bytes) -> None:
        if kind in {_TEXT, _BINARY}:
            self._hear(self, content)
        elif kind == _PING:
            self._write(_PONG, content)
        elif kind == _CLOSE:
            self.close_code = int.from_bytes(content[:2], "big") if content else None
            self._transport.close()

    def _write(self, kind: int, content: bytes) -> None:
        length = len(content)
        size = bytes([0x80 | length]) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
        self._transport.write(bytes([0x80 | kind]) + size + _NO_MASK + content)


async def connect(address: str, path: str, hear: Callable[[WebSocketClient, bytes], None]) -> WebSocketClient:
    host, port = address.rsplit(":", 1)
    _, line = await asyncio.get_running_loop().create_connection(
        lambda: WebSocketClient(address, path, hear), host, int(port)
    )
    await line.open
    return line
