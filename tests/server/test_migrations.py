"""Games kept by an older schema are still played, and finished ones still replay."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from chabudai import record
from chabudai.server import schema
from chabudai.server.migrations import STEPS
from chabudai.server.settings import BadSetting
from chabudai.server.store import Store
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
    """Every table with its columns, keys and references."""
    connection = sqlite3.connect(path)
    tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    pragmas = ("table_info", "foreign_key_list", "index_list")
    found = {
        name: [_plain(connection.execute(f"PRAGMA {pragma}({name})").fetchall()) for pragma in pragmas]
        for name in tables
    }
    connection.close()
    return found


def _plain(rows: list[Any]) -> list[Any]:
    """Without their numbers: a reference may have come before or after another."""
    return sorted(str([str(part).strip("'()") for part in row[1:]]) for row in rows)


def test_every_schema_that_was_ever_used_is_kept() -> None:
    """A new version brings its step, and a file that a server of that version has written."""
    assert set(STEPS) == set(range(1, schema.VERSION))
    assert [*STEPS, schema.VERSION] == VERSIONS


@pytest.mark.parametrize("version", VERSIONS)
async def test_a_migrated_file_has_the_shape_of_a_new_one(tmp_path: Path, version: int) -> None:
    restore(tmp_path, version)
    for name in ("games.sqlite3", "new.sqlite3"):
        await (await Store.open(tmp_path / name)).close()
    assert shape(tmp_path / "games.sqlite3") == shape(tmp_path / "new.sqlite3")


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
    """Whoever of the people is awaited plays."""
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
        assert (await wire.join(names["okiya waiting"]))["seat"] == 1
        moved = await wire.sit({"table": names["okiya finished"], "token": "token of seat 0"})
        assert (await moved.hear("moved"))["table"] == names["okiya rematch"]


@pytest.mark.parametrize("version", [version for version in VERSIONS if version >= 3])
async def test_accounts_still_sign_in_and_find_their_seats(tmp_path: Path, version: int) -> None:
    names = restore(tmp_path, version)
    async with running(settings(tmp_path)) as wire:
        aiko = await Browser(wire).sign_in("Aiko")
        assert len((await aiko.get("me"))["tokens"]) == 1
        assert (await (await aiko.sit(names["okiya of accounts"])).hear("update"))["you"] == 0


async def test_a_file_of_a_newer_server_is_left_alone(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "games.sqlite3")
    connection.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    connection.close()
    with pytest.raises(BadSetting, match="newer Chabudai"):
        await Store.open(tmp_path / "games.sqlite3")
