import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from chabudai.server.app import create_app
from chabudai.server.serve import Server, _config
from tests.server.wire import Wire, running, settings


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def wire(tmp_path: Path) -> AsyncIterator[Wire]:
    async with running(settings(tmp_path)) as served:
        yield served


class Quiet(Server):
    @contextlib.contextmanager
    def capture_signals(self) -> Any:
        yield


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[tuple[Wire, str]]:
    """A real server on a port of its own, in this loop; and the way to its house without one."""
    chosen = settings(tmp_path)
    app = create_app(chosen)
    config = _config(app, chosen)
    config.host, config.port = "127.0.0.1", 0
    ready = asyncio.Event()
    server = Quiet(config, ready.set)
    running = asyncio.create_task(server.serve())
    await ready.wait()
    port = server.servers[0].sockets[0].getsockname()[1]
    yield Wire(app), f"ws://127.0.0.1:{port}/ws/"
    server.should_exit = True
    await running
