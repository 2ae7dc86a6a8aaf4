from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.wire import Wire, running, settings


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def wire(tmp_path: Path) -> AsyncIterator[Wire]:
    async with running(settings(tmp_path)) as served:
        yield served
