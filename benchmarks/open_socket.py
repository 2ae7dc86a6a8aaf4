"""A call to the server that is over when it is left, however it is left."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from websockets.asyncio.client import ClientConnection, connect


@asynccontextmanager
async def open_socket(address: str, path: str, open_timeout: float = 10) -> AsyncIterator[ClientConnection]:
    """To hang up in order takes an answer from the other end. Who is interrupted while waiting for it leaves the
    library's transport open, to be found by the collector: so the line is cut in any case.
    """
    socket = await connect(f"ws://{address}{path}", open_timeout=open_timeout)
    try:
        yield socket
    finally:
        try:
            await socket.close()
        finally:
            socket.transport.abort()
