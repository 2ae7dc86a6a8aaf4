"""`chabudai doctor` beside servers at a PostgreSQL database, and at one that is not as it should be."""

import asyncio
import json
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from msgspec.structs import replace

from chabudai.server.storage import high_water
from chabudai.server.storage.high_water import POSTGRES_MARK
from tests.cli.calling import Told, call
from tests.server.wire import running, settings

pytestmark = pytest.mark.anyio


async def results(url: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    monkeypatch.setenv("CHABUDAI_DATABASE_URL", url)
    monkeypatch.setenv("CHABUDAI_PORT", "0")
    told: Told = await asyncio.to_thread(call, "doctor", "--json", "--data", str(folder))
    found: list[dict[str, Any]] = json.loads(told.out)
    return [
        one for one in found if one["check"] in {"database", "revision", "mark"} or "database" in one["found"]
    ]


def states(found: list[dict[str, Any]], words: str) -> set[str]:
    return {one["state"] for one in found if words in one["found"]}


async def test_a_database_in_use_is_read_and_nothing_else(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings(tmp_path)) as wire:
        await wire.create()
        found = await results(database, tmp_path, monkeypatch)
    assert states(found, "answers") == {"ok"}
    assert states(found, "as the code has") == {"ok"}
    assert states(found, "1 servers and workers") == {"ok"}
    assert states(found, "agrees with the database's") == {"ok"}
    assert states(found, "as far as its mark") == {"ok"}
    # The database of the tests forces nothing to the disk.
    assert states(found, "fsync is off") == {"problem"}
    assert states(found, "full_page_writes is off") == {"problem"}
    assert states(found, "synchronous_commit is on") == {"ok"}


async def test_what_is_wrong_with_a_database_is_said(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings(tmp_path)):
        pass
    connection = await asyncpg.connect(database)
    name = await connection.fetchval("SELECT current_database()")
    await connection.execute(f'ALTER DATABASE "{name}" SET synchronous_commit = off')
    await connection.execute("UPDATE alembic_version SET version_num = '9999'")
    await connection.close()
    found = await results(database, tmp_path, monkeypatch)
    assert states(found, "synchronous_commit is off") == {"problem"}
    assert any(one["state"] == "problem" and "newer Chabudai" in one["found"] for one in found)


async def test_a_database_that_was_set_back_is_said(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings(tmp_path)):
        pass
    mark = high_water.read(tmp_path / POSTGRES_MARK)
    assert mark
    high_water.write(tmp_path / POSTGRES_MARK, replace(mark, position=mark.position + 2**32))
    found = await results(database, tmp_path, monkeypatch)
    assert states(found, "is behind its mark") == {"problem"}
    connection = await asyncpg.connect(database)
    await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    await connection.close()
    found = await results(database, tmp_path, monkeypatch)
    assert states(found, "the database is empty") == {"warning", "problem"}
