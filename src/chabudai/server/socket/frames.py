"""Reads and writes whole text frames of a WebSocket, as nearly every message is one. Compiled."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from chabudai.server.socket.protocol import SocketProtocol

TEXT, PING, PONG = 0x81, 0x89, 0x8A
_MASKED = 0x80
_SHORT_HEADS = [bytes((TEXT, length)) for length in range(126)]


def encode_frames(texts: Sequence[bytes]) -> bytes:
    """Return the messages as frames, to be written all at once."""
    if len(texts) == 1:
        return _head(len(texts[0])) + texts[0]
    parts: list[bytes] = []
    for text in texts:
        parts.append(_head(len(text)))
        parts.append(text)
    return b"".join(parts)


def _head(length: int) -> bytes:
    if length < 126:
        return _SHORT_HEADS[length]
    if length < 65536:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")


def end_of_frame(received: bytes) -> int:
    """Return where the first frame ends; 0 if it is incomplete, not plain, or large."""
    if len(received) < 6 or received[0] not in (TEXT, PING, PONG) or received[1] < _MASKED:
        return 0
    end = 6 + (received[1] & 0x7F)
    if end == 6 + 126:
        end = 8 + int.from_bytes(received[2:4], "big")
    elif end == 6 + 127:
        return 0
    return end if end <= len(received) else 0


def unmask(frame: bytes) -> bytes:
    """Return the unmasked content of a whole frame of less than 64 KiB."""
    start = 8 if frame[1] & 0x7F == 126 else 6
    length = len(frame) - start
    mask = (frame[start - 4 : start] * (length // 4 + 1))[:length]
    plain = int.from_bytes(frame[start:], "little") ^ int.from_bytes(mask, "little")
    return plain.to_bytes(length, "little")


class FrameStream:
    """Reads and writes the plain frames of one socket, and passes everything else to the library."""

    def __init__(self, protocol: "SocketProtocol") -> None:
        self._protocol: SocketProtocol | None = protocol
        self._transport: Any = None
        self._is_plain = True
        self.is_writable = True
        """False while the send buffer is full."""
        self.receive_text: Callable[[bytes], None] | None = None
        """Called with every text, once the connection is open."""

    def open(self, transport: Any) -> None:
        """Start reading and writing, after the handshake."""
        self._transport = transport

    def close(self) -> None:
        """Release references, so that nothing waits for the garbage collector."""
        self._protocol = self._transport = self.receive_text = None

    def receive(self, data: bytes) -> None:
        protocol = self._protocol
        if protocol is None:
            return
        rest = data if self._transport is None else self._read(protocol, data)
        if rest:
            # Data received before the end of the handshake may end inside a frame.
            if self._transport is None and protocol.handshake_initiated:
                self._is_plain = False
            protocol.read_with_library(rest)

    def write(self, texts: Sequence[bytes]) -> bool:
        """Write all messages now; return False and write nothing if that is impossible."""
        transport, protocol = self._transport, self._protocol
        if transport is None or protocol is None or not self.is_writable:
            return False
        if protocol.close_sent or transport.is_closing():
            return False
        transport.write(encode_frames(texts))
        return True

    def _read(self, protocol: "SocketProtocol", data: bytes) -> bytes:
        """Handle the plain frames, nearly always exactly one; return the rest, which the library reads."""
        while data and self._is_plain:
            end = end_of_frame(data)
            if end == 0:
                self._is_plain = False
                break
            frame, data = data[:end], data[end:]
            if frame[0] == TEXT and not protocol.close_sent and self.receive_text is not None:
                self.receive_text(unmask(frame))
            else:
                protocol.read_with_library(frame)
        return data
