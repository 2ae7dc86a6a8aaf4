"""Whole text frames of a WebSocket, read and written: what nearly every message is. Compiled."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from websockets.protocol import State

if TYPE_CHECKING:
    from chabudai.server.wire.lines import Line

TEXT, PING, PONG = 0x81, 0x89, 0x8A
_MASKED = 0x80


def framed(texts: Sequence[bytes]) -> bytes:
    """Messages of the server, each in a frame of its own, to be written all at once."""
    parts: list[bytes] = []
    for text in texts:
        parts.append(_head(len(text)))
        parts.append(text)
    return b"".join(parts)


def _head(length: int) -> bytes:
    if length < 126:
        return bytes((TEXT, length))
    if length < 65536:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")


def end_of_frame(received: bytes) -> int:
    """Where the first frame ends; 0 when it is not all here, is not plain, or is a large one."""
    if len(received) < 6 or received[0] not in (TEXT, PING, PONG) or received[1] < _MASKED:
        return 0
    end = 6 + (received[1] & 0x7F)
    if end == 6 + 126:
        end = 8 + int.from_bytes(received[2:4], "big")
    elif end == 6 + 127:
        return 0
    return end if end <= len(received) else 0


def content(frame: bytes) -> bytes:
    """What a whole frame of less than 64 KiB holds, without its mask."""
    start = 8 if frame[1] & 0x7F == 126 else 6
    length = len(frame) - start
    mask = (frame[start - 4 : start] * (length // 4 + 1))[:length]
    plain = int.from_bytes(frame[start:], "little") ^ int.from_bytes(mask, "little")
    return plain.to_bytes(length, "little")


def write(line: "Line", texts: Sequence[bytes]) -> bool:
    """Write messages all at once and now; False, and nothing is written, when that cannot be."""
    if not line.handshake_complete or line.close_sent or line.disconnected:
        return False
    # A slow reader has left too much unread, or the library packs what it sends.
    if line.conn.state is not State.OPEN or line.conn.extensions or not line.writable.is_set():
        return False
    line.transport.write(framed(texts))
    return True


def read(line: "Line", data: bytes) -> bytes:
    """Take the plain frames; what is left is for the library to read."""
    while data and line.is_plain and line.handshake_complete:
        end = end_of_frame(data)
        if end == 0:
            line.is_plain = False
            break
        # Nearly always one frame, and all of it.
        if end == len(data):
            _take(line, data)
            return b""
        _take(line, data[:end])
        data = data[end:]
    return data


def _take(line: "Line", frame: bytes) -> None:
    if frame[0] == TEXT and not line.close_sent and line.conn.state is State.OPEN:
        heard = content(frame)
        if line.ear is not None and line.queue.empty() and line.ear(heard):
            return
        try:
            text = heard.decode()
        except UnicodeDecodeError:
            line.is_plain = False
        else:
            line.put_by(text)
            return
    line.read_as_the_library_does(frame)
