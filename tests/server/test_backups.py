"""All games in one file and back again."""

import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from chabudai.server.settings import BadSetting
from chabudai.server.storage.backups import BEFORE, backup, count, restore
from tests.server.wire import Wire, a_legal_play, running, settings

pytestmark = pytest.mark.anyio


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


async def version(wire: Wire, seated: dict[str, str]) -> int:
    update = await (await wire.sit(seated)).hear("update")
    return int(update["version"])


async def test_a_backup_is_made_while_people_play_and_brings_their_games_back(tmp_path: Path) -> None:
    data, kept = tmp_path / "games", tmp_path / "kept.sqlite3"
    async with running(settings(data)) as wire:
        one, two, first, _ = await wire.pair()
        one.say(a_legal_play(await one.hear("update")))
        two.say(a_legal_play(await two.hear_version(2)))
        await one.hear_version(3)
        assert backup(data, kept) == 1
        other = await wire.create()
        with pytest.raises(BadSetting, match="another Chabudai server"):
            restore(data, kept)
    assert restore(data, kept) == 1
    async with running(settings(data)) as wire:
        assert await version(wire, first) == 3
        assert (await wire.request("GET", f"/api/tables/{other['table']}")).status == 404
    assert restore(tmp_path / "elsewhere", kept) == 1
    async with running(settings(tmp_path / "elsewhere")) as wire:
        assert await version(wire, first) == 3


async def test_what_was_there_before_a_restore_is_kept(tmp_path: Path) -> None:
    data, kept = tmp_path / "games", tmp_path / "kept.sqlite3"
    async with running(settings(data)) as wire:
        await wire.create()
        backup(data, kept)
        await wire.create()
    for source, before in ((kept, 2), (data / BEFORE, 1), (data / BEFORE, 2)):
        restore(data, source)
        assert count(data / BEFORE) == before


async def test_a_backup_is_for_its_owner_alone_and_overwrites_nothing(tmp_path: Path) -> None:
    data, kept = tmp_path / "games", tmp_path / "kept.sqlite3"
    async with running(settings(data)):
        backup(data, kept)
        with pytest.raises(BadSetting, match="there already"):
            backup(data, kept)
    if sys.platform != "win32":
        assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert names_in(tmp_path) == ["games", "kept.sqlite3"]


@pytest.mark.parametrize("content", [b"", b"not a database at all, but long enough to look like one" * 20])
async def test_a_file_without_games_is_refused_and_changes_nothing(tmp_path: Path, content: bytes) -> None:
    data, other = tmp_path / "games", tmp_path / "other"
    async with running(settings(data)) as wire:
        seated = await wire.create()
    other.write_bytes(content)
    for wrong in (other, tmp_path / "absent"):
        with pytest.raises(BadSetting):
            restore(data, wrong)
    async with running(settings(data)) as wire:
        assert await version(wire, seated) == 0


def test_a_file_of_a_newer_server_is_refused(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "newer")
    connection.execute("CREATE TABLE tables (id)")
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(BadSetting, match="can read"):
        restore(tmp_path / "games", tmp_path / "newer")


def test_without_games_there_is_nothing_to_copy(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="no games"):
        backup(tmp_path / "nothing", tmp_path / "kept")
    assert not (tmp_path / "kept").exists()


async def test_both_are_commands(tmp_path: Path) -> None:
    data, kept = tmp_path / "games", tmp_path / "kept.sqlite3"
    async with running(settings(data)) as wire:
        await wire.create()

    def chabudai(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "chabudai", *words, str(kept), "--data", str(data)]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    for words in ("backup", "restore"):
        told = chabudai(words)
        assert (told.returncode, told.stdout[:8]) == (0, "1 tables"), told.stderr
    again = chabudai("backup")
    assert (again.returncode, "there already" in again.stderr, "Traceback" in again.stderr) == (
        2,
        True,
        False,
    )
