"""A server does not start on a PostgreSQL database that was set back, emptied or exchanged."""

from pathlib import Path

import asyncpg
import pytest
from msgspec.structs import replace

from benchmarks.postgres import Postgres
from chabudai.server.settings import BadSetting
from chabudai.server.storage import high_water
from chabudai.server.storage.high_water import POSTGRES_MARK, HighWaterMark
from tests.cli.calling import call
from tests.server import wire as wires
from tests.server.wire import running, settings

pytestmark = pytest.mark.anyio


async def begun(folder: Path) -> HighWaterMark:
    """The mark that a server leaves, which has made a table."""
    async with running(settings(folder)) as wire:
        await wire.create()
    mark = high_water.read(folder / POSTGRES_MARK)
    assert mark
    return mark


async def run_once(url: str, statement: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute(statement)
    await connection.close()


async def starts(folder: Path) -> None:
    async with running(settings(folder)):
        pass


async def test_two_servers_have_a_mark_each_and_start_again(tmp_path: Path) -> None:
    one, two = [await begun(tmp_path / name) for name in ("one", "two")]
    assert one.database == two.database
    assert two.position > one.position
    await starts(tmp_path / "one")
    again = high_water.read(tmp_path / "one" / POSTGRES_MARK)
    assert again
    assert again.position > two.position


async def test_a_database_that_was_set_back_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = await begun(tmp_path)
    high_water.write(tmp_path / POSTGRES_MARK, replace(mark, position=mark.position + 2**32))
    with pytest.raises(BadSetting, match="bytes of its log"):
        await starts(tmp_path)
    monkeypatch.setenv("CHABUDAI_DATABASE_URL", wires.database_url)
    assert call("serve", "--accept-loss", "--data", str(tmp_path)).code == 0
    await starts(tmp_path)


async def test_an_emptied_database_is_refused(tmp_path: Path, database: str) -> None:
    await begun(tmp_path)
    await run_once(database, "DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    with pytest.raises(BadSetting, match="is empty"):
        await starts(tmp_path)


async def test_another_database_is_refused(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(tmp_path)
    monkeypatch.setattr(wires, "database_url", await postgres.new_database())
    with pytest.raises(BadSetting, match="is not the database"):
        await starts(tmp_path)


async def test_a_promoted_standby_is_said_and_served(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mark = await begun(tmp_path)
    high_water.write(tmp_path / POSTGRES_MARK, replace(mark, timeline=mark.timeline + 1))
    await starts(tmp_path)
    assert "promoted" in capsys.readouterr().out


async def test_a_role_that_may_not_ask_has_no_mark(tmp_path: Path, database: str) -> None:
    await run_once(
        database,
        "DROP ROLE IF EXISTS plain; CREATE ROLE plain LOGIN; GRANT ALL ON SCHEMA public TO plain;"
        "GRANT ALL ON ALL TABLES IN SCHEMA public TO plain;"
        "REVOKE EXECUTE ON FUNCTION pg_control_system() FROM PUBLIC",
    )
    plain = database.replace("//postgres", "//plain", 1)
    assert plain != database
    wires.database_url = plain
    async with running(settings(tmp_path)) as wire:
        await wire.create()
    assert not (tmp_path / POSTGRES_MARK).exists()
