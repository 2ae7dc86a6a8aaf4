"""A socket at which anything can be written: frames as they should be, frames as they should not, and plain bytes."""

import asyncio
import base64
import os
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9
PATIENCE = 60
"""Seconds until an answer that never comes is a fault."""


def frame(
    content: bytes, kind: int = TEXT, *, last: bool = True, reserved: int = 0, masked: bool = True
) -> bytes:
    """As a browser sends it, unless told otherwise."""
    first = (0x80 if last else 0) | (reserved & 7) << 4 | kind & 15
    size, mark = len(content), 0x80 if masked else 0
    if size < 126:
        head = bytes([first, mark | size])
    elif size < 65536:
        head = bytes([first, mark | 126]) + size.to_bytes(2, "big")
    else:
        head = bytes([first, mark | 127]) + size.to_bytes(8, "big")
    if not masked:
        return head + content
    key = os.urandom(4)
    whole = (key * (size // 4 + 1))[:size]
    hidden = int.from_bytes(content, "big") ^ int.from_bytes(whole, "big")
    return head + key + hidden.to_bytes(size, "big")


def odd_frames(dice: Random, content: bytes) -> bytes:
    """Something that a WebSocket should not carry, or should put together again."""
    place = dice.randrange(len(content) + 1)
    return dice.choice(
        (
            lambda: frame(content[:place], last=False) + frame(content[place:], 0),
            lambda: (
                frame(content[:place], last=False) + frame(b"still here", PING) + frame(content[place:], 0)
            ),
            lambda: frame(content, dice.randrange(16)),
            lambda: frame(content, reserved=dice.randrange(1, 8)),
            lambda: frame(content, masked=False),
            lambda: frame(content, 0),
            lambda: frame(content[:200], PING),
            lambda: frame(content[:125], PING) * 3,
            lambda: frame(os.urandom(place), CLOSE),
            lambda: frame(content, BINARY),
            lambda: frame(b"") + frame(content),
        )
    )()


def broken_off(dice: Random, content: bytes) -> bytes:
    """The beginning of something, or of nothing at all."""
    place = dice.randrange(len(content) + 1)
    return dice.choice(
        (
            lambda: frame(content[:place], last=False),
            lambda: frame(content)[:place],
            lambda: b"\x81\xff" + (2**63 + place).to_bytes(8, "big") + content,
            lambda: os.urandom(dice.randrange(1, 200)),
        )
    )()


@dataclass
class RawSocket:
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    @classmethod
    async def open(cls, address: str, path: str) -> "RawSocket":
        host, port = address.rsplit(":", 1)
        reader, writer = await asyncio.open_connection(host, int(port), limit=2**22)
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET {path} HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        if not head.startswith(b"HTTP/1.1 101"):
            raise ConnectionError(head[:80].decode("latin-1"))
        return cls(reader, writer)

    def write(self, written: bytes) -> None:
        self.writer.write(written)

    def say(self, message: Any) -> None:
        self.write(frame(msgspec.json.encode(message)))

    async def hear(self) -> Any:
        """The next message, or None when the server has closed the line."""
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    kind, content = await self._frame()
                    if kind == CLOSE:
                        return None
                    if kind == TEXT:
                        return msgspec.json.decode(content)
        except (asyncio.IncompleteReadError, ConnectionError):
            return None

    async def _frame(self) -> tuple[int, bytes]:
        first, size = await self.reader.readexactly(2)
        if size > 125:
            size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
        return first & 15, await self.reader.readexactly(size)

    def close(self) -> None:
        self.writer.close()


async def request(address: str, written: bytes) -> int | None:
    """The status that these bytes are answered with, or None if the server says nothing."""
    host, port = address.rsplit(":", 1)
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        writer.write(written)
        writer.write_eof()
        async with asyncio.timeout(PATIENCE):
            line = await reader.readline()
        words = line.split()
        return int(words[1]) if len(words) > 1 and words[1].isdigit() else None
    except ConnectionError:
        return None
    finally:
        writer.close()
