"""The head of a request has a limit; its body is not counted for it."""

import asyncio
import json
from urllib.parse import urlsplit

import pytest

from chabudai.server.socket.http_protocol import LARGEST_HEAD
from tests.server.wire import PATIENCE, Wire

pytestmark = pytest.mark.anyio

START = b"GET /api/games HTTP/1.1\r\nHost: chabudai.example\r\n"
UPGRADE = (
    b"GET /ws/none HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


async def answer(address: str, *pieces: bytes) -> bytes:
    """The first line of the answer; empty if the server only closes."""
    port = urlsplit(address).port
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE):
            return await reader.readline()
    except ConnectionError:
        return b""
    finally:
        writer.close()


@pytest.mark.parametrize(
    "pieces",
    [
        # It would go on for ever; the server does not wait for its end.
        [START + b"X: ", *[b"a" * 8192] * 8],
        [START, *[b"X-Many: header\r\n" * 512] * 8],
        [b"GET /", *[b"a" * 8192] * 8],
        # Complete, and in one piece.
        [START + b"X: " + b"a" * LARGEST_HEAD + b"\r\n\r\n"],
        [UPGRADE + b"X: " + b"a" * LARGEST_HEAD + b"\r\n\r\n"],
    ],
    ids=["one header", "many headers", "address", "whole", "socket"],
)
async def test_a_head_that_is_too_large_is_refused(served: tuple[Wire, str], pieces: list[bytes]) -> None:
    assert (await answer(served[1], *pieces)) in {b"HTTP/1.1 400 Bad Request\r\n", b""}


async def test_a_usual_head_and_a_large_body_are_not(served: tuple[Wire, str]) -> None:
    assert await answer(served[1], START + b"X: " + b"a" * 8000 + b"\r\n\r\n") == b"HTTP/1.1 200 OK\r\n"
    body = json.dumps({"record": {"text": "a" * 200_000}}).encode()
    head = f"POST /api/replay HTTP/1.1\r\nHost: a\r\nContent-Length: {len(body)}\r\n\r\n".encode()
    cut = [body[start : start + 50_000] for start in range(0, len(body), 50_000)]
    assert (await answer(served[1], head + cut[0], *cut[1:])).startswith(b"HTTP/1.1 422")
    # The next request of the same connection begins to count anew.
    twice = START + b"X: " + b"a" * 20_000 + b"\r\n\r\n"
    assert await answer(served[1], twice, twice) == b"HTTP/1.1 200 OK\r\n"


async def test_a_handshake_with_a_long_line_is_answered(served: tuple[Wire, str]) -> None:
    for head in (b"X: " + b"a" * 10_000, b"X: a\r\n" * 130):
        assert await answer(served[1], UPGRADE + head + b"\r\n\r\n") == b"HTTP/1.1 400 Bad Request\r\n"
