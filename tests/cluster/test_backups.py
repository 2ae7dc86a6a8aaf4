"""A PostgreSQL database backed up to one file and restored, also from and to SQLite."""

import asyncio
import sqlite3
import stat
import sys
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

from chabudai.cli import app
from chabudai.server.settings import BadSetting
from chabudai.server.storage import backups, postgres_backups, schema
from chabudai.server.storage.backups import BEFORE, count
from tests.server.browsers import Browser
from tests.server.test_migrations import VERSIONS
from tests.server.test_migrations import restore as restore_kept
from tests.server.wire import Message, Turned, Wire, a_legal_play, running, settings

pytestmark = pytest.mark.anyio


async def a_game(wire: Wire) -> Message:
    """Two people, one of them with an account, at version 3; a rematch of a finished one; what the first was given."""
    here = await Browser(wire).account("Chiyo")
    await here.create()
    one, two, first, _ = await wire.pair()
    one.say(a_legal_play(await one.hear("update")))
    two.say(a_legal_play(await two.hear_version(2)))
    await one.hear_version(3)
    old, other, *_ = await wire.pair()
    await other.hear_version(1)
    old.say({"type": "resign", "id": 1})
    await other.hear_version(2)
    for socket in (old, other):
        socket.say({"type": "rematch", "id": 2})
        await socket.answer(2)
    return first


async def version(wire: Wire, seated: Message) -> int:
    return int((await (await wire.sit(seated)).hear("update"))["version"])


async def everything(wire: Wire) -> dict[str, list[str]]:
    tables = [
        table
        for table in schema.metadata.sorted_tables
        if table.name not in {"nodes", "heartbeats", "pauses"}
    ]
    async with wire.services.store.reading() as connection:
        return {table.name: sorted(map(repr, await connection.execute(sa.select(table)))) for table in tables}


async def test_a_backup_of_a_database_is_made_while_people_play_and_brings_all_back(
    tmp_path: Path, time: Turned, database: str
) -> None:
    kept, data = tmp_path / "kept.sqlite3", tmp_path / "games"
    async with running(settings(data), time) as wire:
        first = await a_game(wire)
        before = await everything(wire)
        assert await asyncio.to_thread(postgres_backups.backup, database, kept) == 4
        await wire.create()
    assert await asyncio.to_thread(postgres_backups.restore, database, kept, data) == 4
    async with running(settings(data), time) as wire:
        assert await version(wire, first) == 3
        after = await everything(wire)
    assert {name: rows for name, rows in after.items() if name != "leases"} == {
        name: rows for name, rows in before.items() if name != "leases"
    }
    assert count(data / BEFORE) == 5
    if sys.platform != "win32":
        assert {stat.S_IMODE(path.stat().st_mode) for path in (kept, data / BEFORE)} == {0o600}
    assert sorted(path.name for path in data.iterdir() if path.suffix == ".sqlite3") == [BEFORE]


async def test_games_move_from_a_file_to_a_database_and_home(
    tmp_path: Path, time: Turned, database: str
) -> None:
    data, there, home = tmp_path / "games", tmp_path / "there.sqlite3", tmp_path / "home.sqlite3"
    async with running(settings(data, database_url=""), time) as wire:
        first = await a_game(wire)
    backups.backup(data, there)
    await asyncio.to_thread(postgres_backups.restore, database, there, tmp_path / "other")
    async with running(settings(tmp_path / "other"), time) as wire:
        one = await wire.sit(first)
        one.say(a_legal_play(await one.hear_version(3)))
        await one.hear_version(4)
    await asyncio.to_thread(postgres_backups.backup, database, home)
    backups.restore(tmp_path / "new", home)
    async with running(settings(tmp_path / "new", database_url=""), time) as wire:
        assert await version(wire, first) == 4


async def test_the_time_between_a_backup_and_its_restore_is_nobodys_thinking_time(
    tmp_path: Path, time: Turned, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def now(_connection: object) -> int:
        return time.now()

    kept = tmp_path / "kept.sqlite3"
    monkeypatch.setattr(postgres_backups, "_now", now)
    async with running(settings(tmp_path), time) as wire:
        people = await wire.gather("okiya", None, None, clock={"bank": 60}, options={"first": 0})
        await asyncio.to_thread(postgres_backups.backup, database, kept)
    time.turn(3600)
    await asyncio.to_thread(postgres_backups.restore, database, kept, tmp_path)
    async with running(settings(tmp_path), time) as wire:
        update = await (await wire.sit(people[0])).hear("update")
        assert update["view"]["outcome"] is None
        assert update["times"]["left"] == [60_000, 60_000]


async def test_a_database_that_is_served_is_not_restored(tmp_path: Path, database: str) -> None:
    kept = tmp_path / "kept.sqlite3"
    async with running(settings(tmp_path)) as wire:
        seated = await wire.create()
        await asyncio.to_thread(postgres_backups.backup, database, kept)
        with pytest.raises(BadSetting, match="servers are running"):
            await asyncio.to_thread(postgres_backups.restore, database, kept, tmp_path)
        assert await version(wire, seated) == 0
        assert not (tmp_path / BEFORE).exists()


@pytest.mark.parametrize("age", [VERSIONS[0], VERSIONS[-1]])
async def test_an_older_backup_is_brought_up_to_date_and_left_as_it_was(
    tmp_path: Path, database: str, age: int
) -> None:
    names = restore_kept(tmp_path, age)
    kept = tmp_path / "games.sqlite3"
    content = kept.read_bytes()
    await asyncio.to_thread(postgres_backups.restore, database, kept, tmp_path / "data")
    assert kept.read_bytes() == content
    async with running(settings(tmp_path / "data")) as wire:
        for name, table in names.items():
            assert (await wire.request("GET", f"/api/tables/{table}")).status == 200, name


def test_a_damaged_file_changes_nothing(tmp_path: Path, database: str) -> None:
    wrong = tmp_path / "wrong.sqlite3"
    with closing(sqlite3.connect(wrong)) as file:
        file.execute("CREATE TABLE cats (name TEXT)")
    with pytest.raises(BadSetting):
        postgres_backups.restore(database, wrong, tmp_path / "data")
    assert not (tmp_path / "data" / BEFORE).exists()


def test_the_commands_go_where_the_games_are(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "kept.sqlite3"
    monkeypatch.setenv("CHABUDAI_DATABASE_URL", database)
    monkeypatch.setenv("CHABUDAI_DATA", str(tmp_path / "data"))
    for command in ("backup", "restore"):
        done = CliRunner().invoke(app, [command, str(kept)])
        assert done.exit_code == 0, done.output
    assert not (tmp_path / "data" / "games.sqlite3").exists()
