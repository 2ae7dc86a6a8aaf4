"""The server's HTTP protocol: uvicorn's, with a limit on the size of a request's head.

The parser keeps a header until it is complete, and uvicorn keeps all headers. Without a limit one connection could
fill the memory.
"""

from typing import Any

from chabudai.server.socket.library_check import LibraryMoved, require

UVICORN = "uvicorn>=0.53,<0.55"
"""The releases that the tests of this module have passed with, as in pyproject.toml."""

LARGEST_HEAD = 32 * 1024
"""Bytes of a request line and its headers."""

LONGEST_LINE, MOST_LINES = 8000, 120
"""Of a handshake. The WebSocket library leaves more than 8192 bytes or 128 lines without an answer."""

# Not documented by uvicorn, except that `http` takes a protocol class.
try:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
except ImportError:
    raise LibraryMoved(UVICORN, "HttpToolsProtocol") from None

require(
    UVICORN,
    HttpToolsProtocol,
    methods={
        *("data_received", "handle_websocket_upgrade", "send_400_response"),
        *("on_header", "on_headers_complete", "on_message_begin", "on_url"),
    },
    attributes={"headers", "transport", "url"},
)


class HttpProtocol(HttpToolsProtocol):
    """Answers 400 to a request whose head is too large, and closes the connection."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._is_in_head = False
        self._received = self._kept = 0

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        # What came in the same piece as the end of a head may be a body, so it is counted afterwards.
        self._received += len(data)
        if self._is_in_head and self._received > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response(f"The head of a request has at most {LARGEST_HEAD} bytes.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._is_in_head = True
        self._received = self._kept = 0

    def on_url(self, url: bytes) -> None:
        self._keep(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._keep(name + value)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        lines = [self.url, *(name + value for name, value in self.headers)]
        if len(lines) > MOST_LINES or max(map(len, lines)) > LONGEST_LINE:
            self.send_400_response(f"A handshake has at most {MOST_LINES} lines of {LONGEST_LINE} bytes.")
        else:
            super().handle_websocket_upgrade()

    def _keep(self, part: bytes) -> None:
        self._kept += len(part)
        if self._kept > LARGEST_HEAD:
            # The parser turns it into its own error, and uvicorn answers 400.
            raise ValueError("the head of this request is too large")
