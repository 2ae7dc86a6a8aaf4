"""Whole text frames of a WebSocket, read and written: what nearly every message is. Compiled."""

from collections.abc import Sequence

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
