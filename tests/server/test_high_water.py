"""A database that has lost what was acknowledged does not start. No crash is mistaken for a loss."""

import asyncio
import json
import os
import random
import shutil
import signal
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from chabudai.match.log import Entry
from chabudai.server.settings import BadSetting
from chabudai.server.storage import faults, high_water
from chabudai.server.storage.backups import backup, restore
from chabudai.server.storage.data_folder import DATABASE
from chabudai.server.storage.high_water import FILE_MARK, HighWaterMark
from chabudai.server.storage.mark_keeper import MarkKeeper
from chabudai.server.storage.start_check import check_file, open_read_only, structure_fault
from chabudai.server.storage.store import Store
from chabudai.server.storage.stored_table import Sitter, StoredTable, entry_rows
from chabudai.server.time_source import TimeSource
from tests.cli.calling import call
from tests.server.wire import a_legal_play, running, settings

pytestmark = pytest.mark.anyio

COMMITS = 60
WAL = f"{DATABASE}-wal"


def new_table(name: str) -> StoredTable:
    people = {0: Sitter("Aiko", b"0" * 32)}
    return StoredTable(
        id=name, game="okiya", options={}, bots=[None, None], secret=b"", created=0, people=people
    )


async def crashed(folder: Path) -> Path:
    """A folder as a crash leaves it: a main file, a log, and the mark after the last commit.

    Most commits are in the main file. The log was begun anew since: behind its end are frames that are done with.
    """
    live, left = folder / "live", folder / "left"
    live.mkdir()
    store = await Store.open(live / DATABASE)
    keeper = MarkKeeper(store, live / FILE_MARK, TimeSource())
    for number in range(COMMITS):
        if number == COMMITS * 2 // 3:
            await keeper.update()
            with closing(sqlite3.connect(live / DATABASE)) as connection:
                assert connection.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()[0] == 0
        await store.write(new_table(f"table {number}").rows())
        await store.write(entry_rows(f"table {number}", 0, [Entry(0, "a1", 1)]))
    await keeper.update()
    left.mkdir()
    for name in (DATABASE, WAL, FILE_MARK):
        shutil.copy(live / name, left / name)
    await keeper.close()
    await store.close()
    return left


@pytest.fixture(scope="module")
def left(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return asyncio.run(crashed(tmp_path_factory.mktemp("crashed")))


def copied(left: Path, to: Path) -> Path:
    if to.exists():
        shutil.rmtree(to)
    return Path(shutil.copytree(left, to))


def refusal(folder: Path) -> str:
    """Why a server would not start on this folder; empty if it would."""
    try:
        check_file(folder / DATABASE, folder / FILE_MARK)
    except BadSetting as error:
        return str(error)
    return ""


def acknowledged(folder: Path) -> int:
    """How many of the acknowledged commits are there."""
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        found = connection.execute("SELECT (SELECT count(*) FROM tables) + (SELECT count(*) FROM entries)")
        return int(found.fetchone()[0])


def damage(path: Path, at: int, how: str, dice: random.Random) -> None:
    content = bytearray(path.read_bytes())
    if how == "cut":
        content = content[:at]
    else:
        for place in range(at, min(len(content), at + (64 if how == "64 bytes" else 1))):
            content[place] ^= dice.randrange(1, 256)
    path.write_bytes(content)


def sweep(left: Path, name: str, to: Path, count: int, seed: int) -> tuple[int, int]:
    """Damage a file at random places; return how often it was refused, and how often nothing was lost."""
    dice, refused, whole = random.Random(seed), 0, 0
    for number in range(count):
        folder = copied(left, to)
        damage(
            folder / name,
            dice.randrange((left / name).stat().st_size),
            ("64 bytes", "1 byte", "cut")[number % 3],
            dice,
        )
        if refusal(folder):
            refused += 1
        else:
            assert acknowledged(folder) == 2 * COMMITS, (seed, number)
            whole += 1
    return refused, whole


def test_a_folder_after_a_crash_is_whole(left: Path, tmp_path: Path) -> None:
    folder = copied(left, tmp_path / "copy")
    assert refusal(folder) == ""
    assert acknowledged(folder) == 2 * COMMITS


def test_a_damaged_log_is_refused_or_has_lost_nothing(left: Path, tmp_path: Path) -> None:
    refused, whole = sweep(left, WAL, tmp_path / "copy", 60, 1)
    assert min(refused, whole) > 5, "some places are behind the end of the log"


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(5))
def test_a_damaged_log_at_a_thousand_places(left: Path, tmp_path: Path, seed: int) -> None:
    refused, whole = sweep(left, WAL, tmp_path / "copy", 300, 100 + seed)
    assert min(refused, whole) > 50


def test_a_check_leaves_a_damaged_log_as_it_was(left: Path, tmp_path: Path) -> None:
    """It is the evidence: a connection that may write would remove it."""
    folder = copied(left, tmp_path / "copy")
    damage(folder / WAL, 2000, "64 bytes", random.Random(1))
    before = (folder / WAL).read_bytes(), (folder / DATABASE).read_bytes()
    assert refusal(folder)
    assert before == ((folder / WAL).read_bytes(), (folder / DATABASE).read_bytes())


@pytest.mark.parametrize("part", [0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99])
def test_a_main_file_that_was_cut_is_refused(left: Path, tmp_path: Path, part: float) -> None:
    folder = copied(left, tmp_path / "copy")
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    size = (folder / DATABASE).stat().st_size
    os.truncate(folder / DATABASE, int(size * part))
    assert refusal(folder)


@pytest.mark.parametrize("kind", ["empty", "absent"])
def test_an_empty_file_does_not_become_an_empty_server(left: Path, tmp_path: Path, kind: str) -> None:
    folder = copied(left, tmp_path / "copy")
    (folder / WAL).unlink()
    (folder / DATABASE).unlink()
    if kind == "empty":
        (folder / DATABASE).touch()
    assert "is empty" in refusal(folder)


def test_a_missing_log_is_refused_with_what_was_lost_and_what_to_do(left: Path, tmp_path: Path) -> None:
    folder = copied(left, tmp_path / "copy")
    (folder / WAL).unlink()
    told = refusal(folder)
    assert "is behind its mark" in told
    assert "chabudai restore" in told
    assert "--accept-loss" in told
    assert " UTC" in told


async def test_an_older_copy_is_refused(tmp_path: Path) -> None:
    data, older = tmp_path / "games", tmp_path / "older.sqlite3"
    async with running(settings(data)) as wire:
        await wire.create()
    shutil.copy(data / DATABASE, older)
    async with running(settings(data)) as wire:
        await wire.create()
    shutil.copy(older, data / DATABASE)
    assert "is behind its mark" in refusal(data)
    with pytest.raises(BadSetting, match="is behind its mark"):
        async with running(settings(data)):
            pass


async def test_another_database_is_refused(tmp_path: Path) -> None:
    for name in ("one", "two"):
        async with running(settings(tmp_path / name)) as wire:
            await wire.create()
    shutil.copy(tmp_path / "two" / DATABASE, tmp_path / "one" / DATABASE)
    assert "is not the database" in refusal(tmp_path / "one")


async def test_without_a_mark_a_server_starts_and_makes_one(left: Path, tmp_path: Path) -> None:
    folder = copied(left, tmp_path / "copy")
    (folder / FILE_MARK).unlink()
    async with running(settings(folder)):
        assert high_water.read(folder / FILE_MARK)
    assert refusal(folder) == ""


@pytest.mark.parametrize("content", [b"", b"{}", b"x" * 200, b'{"database":"a"} 00000000\n'])
def test_a_damaged_mark_is_refused(left: Path, tmp_path: Path, content: bytes) -> None:
    folder = copied(left, tmp_path / "copy")
    (folder / FILE_MARK).write_bytes(content)
    assert "is damaged" in refusal(folder)


def test_any_changed_byte_of_a_mark_is_noticed(left: Path, tmp_path: Path) -> None:
    folder = copied(left, tmp_path / "copy")
    right = (left / FILE_MARK).read_bytes()
    for place in range(len(right.rstrip())):
        wrong = bytearray(right)
        wrong[place] ^= 1
        (folder / FILE_MARK).write_bytes(wrong)
        assert refusal(folder), place


async def test_the_mark_follows_a_commit_within_a_second(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as wire:
        one, _, _, _ = await wire.pair()
        one.say(a_legal_play(await one.hear("update")))
        await one.hear("done")
        before = high_water.read(tmp_path / FILE_MARK)
        await wire.services.marks.update()
        after = high_water.read(tmp_path / FILE_MARK)
        assert before
        assert after
        assert after.position > before.position
        await wire.services.marks.update()
        assert high_water.read(tmp_path / FILE_MARK) == after, "nothing was committed since"


async def test_what_is_committed_at_the_end_is_covered(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as wire:
        await wire.create()
        changes = wire.services.store.changes
        marks = wire.services.marks
    assert marks._covered >= changes
    with closing(open_read_only(tmp_path / DATABASE)) as connection:
        kept, known = (
            connection.execute("SELECT seen FROM nodes").fetchall(),
            high_water.read(tmp_path / FILE_MARK),
        )
    assert known
    assert kept == [(known.position,)]


async def test_a_clock_that_was_put_back_gives_no_false_alarm(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / DATABASE)
    positions = [await store.take_position(now) for now in (5_000_000, 1_000, 2_000, 6_000_000)]
    await store.close()
    assert [found.position for found in positions if found] == [5_000_000, 5_000_001, 5_000_002, 6_000_000]


async def test_a_database_that_falls_behind_while_the_server_runs_is_reported_and_keeps_its_mark(
    tmp_path: Path,
) -> None:
    store = await Store.open(tmp_path / DATABASE)
    keeper = MarkKeeper(store, tmp_path / FILE_MARK, TimeSource())
    await keeper.update()
    before = high_water.read(tmp_path / FILE_MARK)
    async with store.changing() as connection:
        await connection.exec_driver_sql("UPDATE nodes SET id = 'file of another'")
    noted = faults.counts["BehindMark"]
    await keeper.update()
    assert faults.counts["BehindMark"] == noted + 1
    assert high_water.read(tmp_path / FILE_MARK) == before
    await keeper.close()
    await store.close()


async def test_a_restore_sets_the_mark_and_makes_former_copies_strangers(tmp_path: Path) -> None:
    data, kept = tmp_path / "games", tmp_path / "kept.sqlite3"
    async with running(settings(data)) as wire:
        await wire.create()
        backup(data, kept)
        await wire.create()
    shutil.copy(data / DATABASE, tmp_path / "former.sqlite3")
    restore(data, kept)
    assert high_water.read(data / FILE_MARK)
    assert refusal(data) == ""
    async with running(settings(data)) as wire:
        await wire.create()
    shutil.copy(tmp_path / "former.sqlite3", data / DATABASE)
    assert "is not the database" in refusal(data)


async def test_a_loss_is_accepted_by_one_command_that_does_not_serve(left: Path, tmp_path: Path) -> None:
    folder = copied(left, tmp_path / "copy")
    (folder / WAL).unlink()
    assert refusal(folder)
    told = call("serve", "--accept-loss", "--data", str(folder))
    assert (told.code, told.out.startswith("Accepted: ")) == (0, True), told
    assert refusal(folder) == ""
    async with running(settings(folder)):
        pass


def test_a_loss_is_not_accepted_beside_a_running_server(left: Path, tmp_path: Path) -> None:
    from chabudai.server.storage.data_folder import DataFolder

    folder = copied(left, tmp_path / "copy")
    held = DataFolder(folder)
    before = (folder / FILE_MARK).read_bytes()
    told = call("serve", "--accept-loss", "--data", str(folder))
    held.close()
    assert told.code == 2
    assert (folder / FILE_MARK).read_bytes() == before


def test_a_file_that_is_damaged_in_its_structure_is_not_accepted(left: Path, tmp_path: Path) -> None:
    folder = copied(left, tmp_path / "copy")
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    damage(folder / DATABASE, 3000, "64 bytes", random.Random(1))
    os.truncate(folder / DATABASE, (folder / DATABASE).stat().st_size // 2)
    told = call("serve", "--accept-loss", "--data", str(folder))
    assert told.code == 2
    assert "restore a backup" in told.err


async def test_the_mark_may_be_kept_elsewhere(tmp_path: Path) -> None:
    """So that a folder that was not mounted is noticed, too."""
    mark = tmp_path / "elsewhere.mark"
    async with running(settings(tmp_path / "games", mark=mark)) as wire:
        await wire.create()
    assert not (tmp_path / "games" / FILE_MARK).exists()
    with pytest.raises(BadSetting, match="is empty"):
        async with running(settings(tmp_path / "not mounted", mark=mark)):
            pass


async def test_a_mark_that_cannot_be_written_is_said_at_the_start(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match=r"mark .* cannot be written"):
        async with running(settings(tmp_path / "games", mark=tmp_path / "no folder" / "mark")):
            pass


def test_a_check_that_takes_too_long_is_stopped(left: Path, tmp_path: Path) -> None:
    class Slow:
        """Answers the check as SQLite does after `interrupt`."""

        def execute(self, _text: str) -> None:
            deadline = time.monotonic() + 20
            while not self.stopped and time.monotonic() < deadline:
                time.sleep(0.001)
            raise sqlite3.OperationalError("interrupted" if self.stopped else "never stopped")

        stopped = False

        def interrupt(self) -> None:
            self.stopped = True

    assert structure_fault(Slow(), 0.01) is None  # type: ignore[arg-type]
    with closing(open_read_only(copied(left, tmp_path / "copy") / DATABASE)) as connection:
        assert structure_fault(connection, 60) == ""


# Kills


def write_for_ever(folder: Path, told: int) -> None:
    """Commit and mark as fast as possible; tell the number of each acknowledged commit."""

    async def work() -> None:
        store = await Store.open(folder / DATABASE)
        keeper = MarkKeeper(store, folder / FILE_MARK, TimeSource())
        await keeper.update()
        number = int(time.monotonic_ns())
        while True:
            await store.write(new_table(f"table {number}").rows())
            os.write(told, f"{number}\n".encode())
            await keeper.update()
            number += 1

    asyncio.run(work())


def killed_again_and_again(folder: Path, kills: int, seed: int) -> tuple[list[str], int]:
    """What went wrong after each kill, and how many commits were acknowledged."""
    dice, faults, count = random.Random(seed), list[str](), 0
    for _ in range(kills):
        heard, told = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(heard)
            try:
                write_for_ever(folder, told)
            finally:
                os._exit(1)
        os.close(told)
        said, wanted = b"", dice.randrange(1, 6)
        while said.count(b"\n") < wanted:
            said += os.read(heard, 100)
        time.sleep(dice.uniform(0, 0.02))
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        with os.fdopen(heard, "rb") as rest:
            said += rest.read()
        names = {f"table {line}" for line in said.decode().split("\n")[:-1]}
        if refused := refusal(folder):
            faults.append(refused)
        with closing(sqlite3.connect(folder / DATABASE)) as connection:
            kept = {name for (name,) in connection.execute("SELECT id FROM tables")}
        faults += [f"{name} is lost" for name in sorted(names - kept)]
        count += len(names)
    return faults, count


def in_a_process_of_its_own(folder: Path, kills: int, seed: int) -> tuple[list[str], int]:
    """The tests have threads, which a fork would leave behind."""
    import subprocess

    program = (
        "import json, sys; from pathlib import Path; from tests.server import test_high_water as t;"
        "print(json.dumps(t.killed_again_and_again(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(folder), str(kills), str(seed)],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
    )
    faults, count = json.loads(done.stdout.splitlines()[-1])
    return faults, count


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_a_kill_at_any_moment_gives_no_false_alarm(tmp_path: Path) -> None:
    faults, count = in_a_process_of_its_own(tmp_path, 6, 3)
    assert faults == []
    assert count > 6


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
@pytest.mark.parametrize("seed", range(10))
def test_five_hundred_kills_give_no_false_alarm(tmp_path: Path, seed: int) -> None:
    faults, count = in_a_process_of_its_own(tmp_path, 50, 40 + seed)
    assert faults == []
    assert count > 50


def test_two_marks_are_compared_by_name_and_place() -> None:
    mark = HighWaterMark(database="a", position=10, at=0)
    high_water.compare(mark, mark, "the database", Path("x"))
    for found in (
        None,
        HighWaterMark(database="b", position=10, at=0),
        HighWaterMark(database="a", position=9, at=0),
        HighWaterMark(database="a", position=9, at=0, timeline=1),
    ):
        with pytest.raises(BadSetting):
            high_water.compare(mark, found, "the database", Path("x"))


@pytest.fixture(autouse=True)
def _no_leftovers(tmp_path: Path) -> Iterator[None]:
    """A mark is renamed into place: nothing half-written stays, even after a test that failed to write."""
    yield
    assert [path.name for path in tmp_path.rglob("*.new")] == [] or "kill" in tmp_path.name
