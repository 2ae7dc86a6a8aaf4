"""Games kept by an older schema are still played, and finished ones still replay."""

import asyncio
import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.pool import NullPool

from chabudai.match import record
from chabudai.server.settings import BadSetting
from chabudai.server.storage import migrations
from chabudai.server.storage.migrations import revisions, write
from chabudai.server.storage.migrations.steps import scripts
from chabudai.server.storage.migrations.write import TABLES, missing_from
from chabudai.server.storage.store import Store
from tests.server.browsers import Browser
from tests.server.wire import Wire, play_at_random, running, settings

pytestmark = pytest.mark.anyio

KEPT = Path(__file__).parent / "kept"
VERSIONS = sorted(int(path.stem.removeprefix("version-")) for path in KEPT.glob("version-*.sql"))


def restore(folder: Path, version: int) -> dict[str, str]:
    """The kept database of that version; its tables by name."""
    connection = sqlite3.connect(folder / "games.sqlite3")
    connection.executescript((KEPT / f"version-{version}.sql").read_text("utf-8"))
    connection.close()
    names: dict[str, str] = json.loads((KEPT / f"version-{version}.json").read_text("utf-8"))
    return names


def shape(path: Path) -> dict[str, Any]:
    """Every table of ours with its columns, keys and references."""
    connection = sqlite3.connect(path)
    ours = "SELECT name FROM sqlite_master WHERE type = 'table' AND name != 'alembic_version'"
    tables = [name for (name,) in connection.execute(ours)]
    pragmas = ("table_info", "foreign_key_list", "index_list")
    found: dict[str, list[Any]] = {
        name: [_plain(connection.execute(f"PRAGMA {pragma}({name})").fetchall()) for pragma in pragmas]
        for name in tables
    }
    for name, statement in connection.execute("SELECT name, sql FROM sqlite_master"):
        if name in found:
            found[name].append("WITHOUT ROWID" in statement)
    connection.close()
    return found


def _plain(rows: list[Any]) -> list[Any]:
    """Without their numbers: a reference may have come before or after another."""
    return sorted(str([str(part).strip("'()") for part in row[1:]]) for row in rows)


def revision(path: Path) -> str | None:
    with closing(sqlite3.connect(path)) as connection:
        found: str | None = connection.execute("SELECT version_num FROM alembic_version").fetchone()[0]
        return found


def test_every_schema_that_was_ever_used_is_kept() -> None:
    """A revision brings a file that a server of that revision has written."""
    assert revisions() == [f"{version:04}" for version in VERSIONS]
    assert [script.revision for script in scripts().walk_revisions()] == revisions()[::-1]


async def test_the_revisions_make_the_tables_that_we_use(tmp_path: Path) -> None:
    made, expected = tmp_path / "made.sqlite3", tmp_path / "expected.sqlite3"
    await (await Store.open(made)).close()
    with sa.create_engine(f"sqlite:///{made}", poolclass=NullPool).connect() as connection:
        assert missing_from(connection).is_empty()
    with sa.create_engine(f"sqlite:///{expected}", poolclass=NullPool).begin() as connection:
        TABLES.create_all(connection)
    assert shape(made) == shape(expected)


@pytest.mark.parametrize("version", VERSIONS)
async def test_a_migrated_file_has_the_shape_of_a_new_one(tmp_path: Path, version: int) -> None:
    restore(tmp_path, version)
    for name in ("games.sqlite3", "new.sqlite3"):
        await (await Store.open(tmp_path / name)).close()
        assert revision(tmp_path / name) == revisions()[-1]
    assert shape(tmp_path / "games.sqlite3") == shape(tmp_path / "new.sqlite3")


async def test_an_end_of_an_older_file_is_counted(tmp_path: Path) -> None:
    """As a server of the third version did when it brought the second one's file up to date."""
    rows = []
    for version in (2, 3):
        (tmp_path / str(version)).mkdir()
        restore(tmp_path / str(version), version)
        path = tmp_path / str(version) / "games.sqlite3"
        await (await Store.open(path)).close()
        with closing(sqlite3.connect(path)) as connection:
            rows.append({row[0]: row for row in connection.execute("SELECT * FROM ends")})
    older, newer = rows
    assert len(older) >= 5
    assert older == {table: newer[table] for table in older}


@pytest.mark.parametrize("version", VERSIONS)
async def test_finished_games_still_replay_and_check(tmp_path: Path, version: int) -> None:
    names = restore(tmp_path, version)
    finished = [table for name, table in names.items() if name.endswith("finished")]
    assert len(finished) >= 5
    async with running(settings(tmp_path)) as wire:
        for table in finished:
            answer = await wire.request("GET", f"/api/tables/{table}/record")
            assert record.check(record.read(answer.body)).outcome is not None


@pytest.mark.parametrize("version", VERSIONS)
async def test_running_games_go_on(tmp_path: Path, version: int) -> None:
    names = restore(tmp_path, version)
    async with running(settings(tmp_path)) as wire:
        play_at_random(wire, 1)
        for name, table in names.items():
            if name.endswith("running"):
                await one_more_move(wire, table)


async def one_more_move(wire: Wire, table: str) -> None:
    """Let an awaited person play."""
    summary = (await wire.request("GET", f"/api/tables/{table}")).json
    people = [seat for seat, person in enumerate(summary["people"]) if person["bot"] is None]
    for seat in people:
        socket = await wire.sit({"table": table, "token": f"token of seat {seat}"})
        update = await socket.hear("update")
        assert update["started"]
        assert update["you"] == seat
        if update["view"]["legal"]:
            action = update["view"]["legal"][0]
            socket.say({"type": "play", "id": 1, "version": update["version"], "action": action})
            assert (await socket.answer(1))["type"] == "done"
            return


@pytest.mark.parametrize("version", VERSIONS)
async def test_a_table_that_waited_is_still_joined(tmp_path: Path, version: int) -> None:
    names = restore(tmp_path, version)
    async with running(settings(tmp_path)) as wire:
        assert (await wire.join(names["okiya waiting"], "Clara"))["seat"] == 1
        moved = await wire.sit({"table": names["okiya finished"], "token": "token of seat 0"})
        assert (await moved.hear("moved"))["table"] == names["okiya rematch"]


@pytest.mark.parametrize("version", [version for version in VERSIONS if version >= 3])
async def test_accounts_still_sign_in_and_find_their_seats(tmp_path: Path, version: int) -> None:
    names = restore(tmp_path, version)
    async with running(settings(tmp_path)) as wire:
        aiko = await Browser(wire).sign_in("Aiko")
        assert len((await aiko.get("me"))["tokens"]) == 1
        assert (await (await aiko.sit(names["okiya of accounts"])).hear("update"))["you"] == 0


@pytest.mark.parametrize(
    "statement", ["PRAGMA user_version = 99", "UPDATE alembic_version SET version_num = '9999'"]
)
async def test_a_file_of_a_newer_server_is_left_alone(tmp_path: Path, statement: str) -> None:
    path = tmp_path / "games.sqlite3"
    if "alembic" in statement:
        await (await Store.open(path)).close()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(statement)
    before = shape(path)
    with pytest.raises(BadSetting, match="newer Chabudai"):
        await Store.open(path)
    assert shape(path) == before


async def test_a_file_with_tables_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE tables (legs)")
    with pytest.raises(BadSetting, match="not Chabudai's"):
        await Store.open(path)
    assert list(shape(path)) == ["tables"]


async def test_a_server_from_before_alembic_refuses_the_file(tmp_path: Path) -> None:
    restore(tmp_path, 4)
    await (await Store.open(tmp_path / "games.sqlite3")).close()
    with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as connection:
        assert connection.execute("PRAGMA user_version").fetchone()[0] > 4


async def test_a_migration_that_fails_changes_nothing(tmp_path: Path) -> None:
    """The last thing it does is to look whether every reference leads somewhere."""
    restore(tmp_path, 1)
    path = tmp_path / "games.sqlite3"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO rematches VALUES ('no such table', 0)")
    before = shape(path)
    with pytest.raises(BadSetting, match="missing"):
        await Store.open(path)
    assert shape(path) == before
    assert "seats" in before


@pytest.mark.parametrize("version", [None, 1])
async def test_servers_that_start_at_once_migrate_once(tmp_path: Path, version: int | None) -> None:
    if version:
        restore(tmp_path, version)
    path = tmp_path / "games.sqlite3"
    stores = await asyncio.gather(*(Store.open(path) for _ in range(3)))
    for store in stores:
        await store.close()
    with sa.create_engine(f"sqlite:///{path}", poolclass=NullPool).connect() as connection:
        assert missing_from(connection).is_empty()
        assert (
            connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalars().all()
            == revisions()[-1:]
        )


def test_a_revision_is_drafted_from_what_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "migrations"
    shutil.copytree(migrations.FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(migrations, "FOLDER", folder)
    changed = sa.MetaData()
    for table in TABLES.sorted_tables:
        table.to_metadata(changed)
    changed.tables["people"].append_column(sa.Column("motto", sa.Text))
    monkeypatch.setattr(write, "TABLES", changed)
    path = Path(write.write("A motto"))
    with sa.create_engine("sqlite://", poolclass=NullPool).begin() as connection:
        migrations.upgrade(connection)
        assert "motto" in {column["name"] for column in sa.inspect(connection).get_columns("people")}
    number = f"{VERSIONS[-1] + 1:04}"
    assert path == folder / "versions" / f"revision_{number}_a_motto.py"
    assert path.read_text("utf-8").startswith('"""A motto."""')


@pytest.mark.parametrize("version", [version for version in VERSIONS if version >= 5])
async def test_a_rematch_that_was_sealed_is_still_agreed_to(tmp_path: Path, version: int) -> None:
    names = restore(tmp_path, version)
    async with running(settings(tmp_path)) as wire:
        other = await wire.sit({"table": names["okiya sealed finished"], "token": "token of seat 1"})
        offers = (await other.hear("update"))["offers"]
        assert offers["rematch"] == [0]
        other.say({"type": "rematch", "id": 1})
        moved = await other.hear("moved")
        begun = await (await wire.sit(moved)).hear("update")
        assert (begun["commitment"], begun["words"]) == (offers["seal"], ["green tea"])
