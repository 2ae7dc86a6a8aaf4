"""The least that any server must do for a move: read one frame, write 400 bytes to two sockets. No rules, no disk.

`python -m benchmarks.load --against CHECKOUT` runs it in turn with real servers. It speaks just enough of the protocol
for the load generator: `/api/tables` and `/join` have their answers, and every message of a player is a legal move.
"""

import asyncio
import base64
import hashlib
import sys
from pathlib import Path
from typing import cast

import uvloop

from benchmarks.server_process import OwnProcess

SIZE = 400
"""Bytes for each player, as an update of Okiya has."""

_GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


class SocketFloor(OwnProcess):
    """The process of such a server."""

    name = "sockets only"

    def start(self) -> None:
        folder = Path(__file__).parent.parent
        line = self.launch([sys.executable, "-m", "benchmarks.socket_floor"], cwd=folder)
        self.address = f"127.0.0.1:{int(line)}"

    def tables(self, count: int) -> list[list[str]]:
        return [[str(number), "0", "1"] for number in range(count)]


class _Player(asyncio.Protocol):
    """One socket. The first frame is `hello`, all others are moves."""

    def __init__(self, tables: dict[bytes, "list[_Player]"]) -> None:
        self._tables = tables
        self._at: list[_Player] | None = None
        self._seat = -1
        self._version = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        if self._at is None:
            self._shake_hands(data)
        elif self._seat < 0:
            self._seat = len(self._at)
            self._at.append(self)
            self._transport.write(_frame(self._message("update", 0)))
        else:
            self._version += 1
            others = self._at[1 - self._seat]
            others._version = self._version
            done = b'{"type":"done","id":0,"version":%d}' % self._version
            self._transport.write(_frame(done) + _frame(self._message("changed", self._version)))
            others._transport.write(_frame(others._message("changed", self._version)))

    def _message(self, kind: str, version: int) -> bytes:
        legal = b"[0]" if version % 2 == self._seat else b"[]"
        head = b'{"type":"%b","version":%d,"view":{"legal":%b},"rest":"' % (kind.encode(), version, legal)
        return head + b"x" * (SIZE - len(head) - 2) + b'"}'

    def _shake_hands(self, data: bytes) -> None:
        request = data.split(b"\r\n")
        key = next(line.split(b": ")[1] for line in request if line.startswith(b"Sec-WebSocket-Key"))
        accept = base64.b64encode(hashlib.sha1(key + _GUID).digest())
        self._transport.write(
            b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Accept: " + accept + b"\r\n\r\n"
        )
        self._at = self._tables.setdefault(request[0].split()[1], [])

    def connection_lost(self, _error: Exception | None) -> None:
        if self._at is not None and self in self._at:
            self._at.clear()


def _frame(text: bytes) -> bytes:
    length = len(text)
    head = bytes((0x81, length)) if length < 126 else b"\x81\x7e" + length.to_bytes(2, "big")
    return head + text


async def _serve() -> None:
    tables: dict[bytes, list[_Player]] = {}
    server = await asyncio.get_running_loop().create_server(lambda: _Player(tables), "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    uvloop.run(_serve())
