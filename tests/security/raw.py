"""A request byte by byte, for whoever is slow or whose request fails: what was sent is kept, whatever happened."""

import asyncio
from typing import Any

from tests.server.wire import Answer, Wire


async def exchange(wire: Wire, method: str, path: str, *parts: bytes) -> Answer:
    """The parts arrive and nothing more: the request never ends."""
    arriving = [{"type": "http.request", "body": part, "more_body": True} for part in parts]
    sent: list[Any] = []

    async def receive() -> Any:
        return arriving.pop(0) if arriving else await asyncio.Event().wait()

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {
        "type": "http",
        "method": method,
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": [(b"host", b"chabudai.example")],
        "client": wire.address,
        "server": ("127.0.0.1", 8000),
        "scheme": "http",
        "http_version": "1.1",
        "root_path": "",
    }
    async with asyncio.timeout(20):
        await asyncio.gather(wire.app(scope, receive, send), return_exceptions=True)
    return Answer(sent[0]["status"], sent[0]["headers"], b"".join(part.get("body", b"") for part in sent[1:]))
