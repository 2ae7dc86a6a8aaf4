"""`chabudai doctor` finds each thing that is broken, says what to do, and changes nothing."""

import asyncio
import json
import os
import random
import shutil
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from chabudai.server.doctor import file_checks, folder_checks, machine_checks
from chabudai.server.doctor.examine import CHECKS, examine
from chabudai.server.doctor.results import STATES, Examination
from chabudai.server.notifications.push import new_key
from chabudai.server.storage import high_water
from chabudai.server.storage.data_folder import DATABASE, DataFolder
from chabudai.server.storage.high_water import FILE_MARK
from tests.cli.calling import call
from tests.server.wire import a_legal_play, running, settings

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No settings of the person who tests; a page; a port at which nobody listens."""
    for name in [name for name in os.environ if name.startswith("CHABUDAI_")]:
        monkeypatch.delenv(name)
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").touch()
    monkeypatch.setenv("CHABUDAI_PAGE", str(page))
    monkeypatch.setenv("CHABUDAI_PORT", "0")
    monkeypatch.setenv("CHABUDAI_DATA", str(tmp_path / "games"))
    monkeypatch.setattr(machine_checks, "compiled", lambda: True)


Results = dict[str, list[dict[str, Any]]]


def examined(*words: str) -> Results:
    """What each check says, by its name. The exit status agrees with the worst."""
    told = call("doctor", "--json", *words)
    results = json.loads(told.out)
    assert told.code == max(STATES.index(result["state"]) for result in results)
    found: Results = {}
    for result in results:
        assert (result["state"] == "ok") == (result["advice"] == ""), result
        found.setdefault(result["check"], []).append(result)
    return found


def said(state: str, check: str, words: str, *arguments: str) -> str:
    """The advice of a check that said these words."""
    results = examined(*arguments)[check]
    found = [result for result in results if words in result["found"]]
    assert len(found) == 1, results
    match = found[0]
    assert match["state"] == state, match
    return str(match["advice"])


async def serve_once(folder: Path) -> None:
    async with running(settings(folder)) as wire:
        await wire.create()


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that a server has stopped in order."""
    folder = tmp_path_factory.mktemp("made") / "games"
    asyncio.run(serve_once(folder))
    folder.chmod(0o700)
    return folder


@pytest.fixture
def games(made: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(made, tmp_path / "games"))


def snapshot(folder: Path) -> dict[str, tuple[int, int, bytes]]:
    return {
        path.name: (path.stat().st_mode, path.stat().st_mtime_ns, path.read_bytes())
        for path in folder.iterdir()
        if path.is_file()
    }


def test_a_sound_folder_has_no_problem_and_nothing_is_changed(games: Path) -> None:
    before = snapshot(games)
    results = examined("--full")
    assert [one for some in results.values() for one in some if one["state"] == "problem"] == []
    assert {"settings", "data folder", "database", "revision", "mark", "disk", "clock"} <= set(results)
    assert snapshot(games) == before
    assert sorted(path.name for path in games.parent.iterdir()) == ["games", "page"]


def test_without_any_games_it_makes_nothing(tmp_path: Path) -> None:
    said("warning", "data folder", "not there yet")
    assert not (tmp_path / "games").exists()


@pytest.mark.usefixtures("games")
def test_each_result_is_one_line() -> None:
    told = call("doctor")
    lines = told.out.splitlines()
    assert len(lines) > 12
    assert all(line.split()[0] in STATES for line in lines)
    assert told.err == ""


async def test_beside_a_running_server_it_reads_and_disturbs_nothing(tmp_path: Path) -> None:
    async with running(settings(tmp_path / "games")) as wire:
        one, _, _, _ = await wire.pair()
        one.say(a_legal_play(await one.hear("update")))
        await one.hear("done")
        before = {name: content for name, (_, _, content) in snapshot(tmp_path / "games").items()}
        results = examined()
        assert f"in use by process {os.getpid()}" in results["database"][0]["found"]
        after = {name: content for name, (_, _, content) in snapshot(tmp_path / "games").items()}
        # Readers leave their mark in the index that all connections share.
        assert {name for name in after if after[name] != before.get(name)} <= {f"{DATABASE}-shm"}
        assert await wire.create()


# Settings


def test_an_unknown_variable_is_named_with_the_nearest_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHABUDAI_DATABSE_URL", "postgresql://secret@here/x")
    advice = said("warning", "settings", "CHABUDAI_DATABSE_URL")
    assert advice == "did you mean CHABUDAI_DATABASE_URL?"
    assert "secret" not in call("doctor").out


def test_an_unknown_line_of_the_file_is_named_with_the_nearest_setting(tmp_path: Path) -> None:
    file = tmp_path / "chabudai.toml"
    file.write_text("bot_worker = 2\n", "utf-8")
    assert "bot_workers" in said("problem", "settings", "bot_worker'", "--settings", str(file))


def test_a_wrong_value_is_a_problem_and_the_rest_is_still_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHABUDAI_BOT_DELAY", "often")
    results = examined()
    assert results["settings"][0]["state"] == "problem"
    assert "versions" in results
    assert "data folder" not in results


def test_a_file_that_is_no_toml_is_a_problem(tmp_path: Path) -> None:
    file = tmp_path / "chabudai.toml"
    file.write_text("port: 9", "utf-8")
    said("problem", "settings", "cannot be read", "--settings", str(file))


def test_a_key_that_is_none_is_a_problem_and_a_good_one_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHABUDAI_PUSH_KEY", "hello")
    said("problem", "keys", "push_key")
    private, _ = new_key()
    monkeypatch.setenv("CHABUDAI_PUSH_KEY", private)
    assert private not in call("doctor").out
    said("ok", "keys", "works")
    said("warning", "keys", "names nobody")


def test_a_short_token_is_a_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHABUDAI_METRICS_TOKEN", "abc")
    said("warning", "keys", "metrics_token")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such permissions")
def test_secrets_that_others_can_read_are_a_warning(tmp_path: Path) -> None:
    file = tmp_path / "chabudai.toml"
    file.write_text('metrics_token = "0123456789abcdef"\n', "utf-8")
    file.chmod(0o644)
    assert "chmod 600" in said("warning", "keys", "others can read", "--settings", str(file))


def test_a_proxy_that_is_no_address_is_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHABUDAI_PROXIES", "proxy.example")
    said("problem", "addresses", "proxies")


def test_proxies_that_let_anybody_choose_their_address_are_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHABUDAI_PROXIES", "*")
    said("problem", "settings", "proxies")


# The folder


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such permissions")
def test_a_folder_that_others_can_read_is_a_warning(games: Path) -> None:
    games.chmod(0o755)
    assert "chmod 700" in said("warning", "data folder", "others can look")


def test_a_file_instead_of_a_folder_is_a_problem(tmp_path: Path) -> None:
    (tmp_path / "games").touch()
    said("problem", "data folder", "is not a folder")


@pytest.mark.usefixtures("games")
def test_a_folder_that_cannot_be_written_is_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    """Root may write everywhere, so the answer of the system is replaced."""
    monkeypatch.setattr("chabudai.server.doctor.folder_checks.os.access", lambda *_: False)
    said("problem", "data folder", "games cannot be written")


@pytest.mark.usefixtures("games")
@pytest.mark.parametrize(("free", "state"), [(10**6, "problem"), (5 * 10**8, "warning"), (10**12, "ok")])
def test_too_little_space_is_said(monkeypatch: pytest.MonkeyPatch, free: int, state: str) -> None:
    usage = type("Usage", (), {"free": free})
    monkeypatch.setattr("chabudai.server.doctor.folder_checks.shutil.disk_usage", lambda _: usage)
    said(state, "disk", "free")


def test_the_file_system_is_the_innermost_mount(tmp_path: Path) -> None:
    mounts = tmp_path / "mounts"
    inner = tmp_path / "with space"
    inner.mkdir()
    mounts.write_text(f"a / ext4 rw\nb {tmp_path} nfs4 rw\nc {tmp_path}/with\\040space tmpfs rw\n", "utf-8")
    assert folder_checks.file_system(inner, mounts) == "tmpfs"
    assert folder_checks.file_system(tmp_path, mounts) == "nfs4"
    assert folder_checks.file_system(Path("/usr"), mounts) == "ext4"
    assert folder_checks.file_system(Path("/usr"), tmp_path / "absent") is None


@pytest.mark.usefixtures("games")
@pytest.mark.parametrize(("kind", "state"), [("tmpfs", "problem"), ("nfs4", "warning"), ("ext4", "ok")])
def test_a_file_system_that_is_unsafe_is_said(monkeypatch: pytest.MonkeyPatch, kind: str, state: str) -> None:
    monkeypatch.setattr(folder_checks, "file_system", lambda _: kind)
    said(state, "disk", kind)


# The database


def test_a_damaged_structure_is_a_problem(games: Path) -> None:
    os.truncate(games / DATABASE, (games / DATABASE).stat().st_size // 2)
    results = examined()["database"]
    assert any(one["state"] == "problem" and "restore a backup" in one["advice"] for one in results)


def test_what_is_no_database_is_a_problem(games: Path) -> None:
    (games / DATABASE).write_bytes(random.Random(1).randbytes(50_000))
    said("problem", "database", "cannot be read")


def test_an_older_copy_an_absent_and_a_strange_database_are_problems(games: Path) -> None:
    mark = high_water.read(games / FILE_MARK)
    assert mark
    high_water.write(games / FILE_MARK, replace(mark, position=mark.position + 60_000))
    assert "accept the loss" in said("problem", "mark", "is behind its mark")
    high_water.write(games / FILE_MARK, replace(mark, database="file of another"))
    said("problem", "mark", "is not the database")
    (games / DATABASE).unlink()
    said("problem", "mark", "is empty")


def test_a_missing_and_a_damaged_mark_are_said(games: Path) -> None:
    (games / FILE_MARK).write_text("x", "utf-8")
    said("problem", "mark", "is damaged")
    (games / FILE_MARK).unlink()
    said("warning", "mark", "no high-water mark")


def test_an_older_and_a_newer_revision_are_told_apart(games: Path) -> None:
    for revision, state in (("0008", "warning"), ("9999", "problem")):
        with closing(sqlite3.connect(games / DATABASE)) as connection, connection:
            connection.execute("UPDATE alembic_version SET version_num = ?", [revision])
        said(state, "revision", "")


def test_a_log_that_a_crash_left_is_read_in_a_copy(games: Path, tmp_path: Path) -> None:
    live = tmp_path / "live"
    live.mkdir()
    shutil.copy(games / DATABASE, live)
    with closing(sqlite3.connect(live / DATABASE)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("DELETE FROM tables WHERE id = 'nobody'")
        connection.execute("UPDATE nodes SET seen = seen + 5")
        connection.commit()
        for name in (DATABASE, f"{DATABASE}-wal"):
            shutil.copy(live / name, games / name)
    before = snapshot(games)
    said("ok", "database", "was left by a crash")
    assert snapshot(games) == before


@pytest.mark.usefixtures("games")
def test_a_large_log_is_a_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_checks, "LARGE_LOG", -1)
    said("warning", "database", "write-ahead log")


def test_the_lock_of_a_server_that_is_gone_is_not_taken_for_one(games: Path) -> None:
    held = DataFolder(games)
    assert file_checks.running_server(games) == os.getpid()
    held.close()
    assert file_checks.running_server(games) is None
    (games / "server.lock").write_text("999999999", "ascii")
    absent = games / "no such list"
    assert file_checks.running_server(games, absent) is None
    (games / "server.lock").write_text(str(os.getpid()), "ascii")
    assert file_checks.running_server(games, absent) == os.getpid()


def test_a_postgresql_that_does_not_answer_is_a_problem_without_its_password(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pytest.importorskip("asyncpg")
    monkeypatch.setenv("CHABUDAI_DATABASE_URL", "postgresql://anna:hush@127.0.0.1:9/games")
    said("problem", "database", "cannot be reached")
    assert "hush" not in call("doctor").out


# Backups


def test_backups_that_are_absent_old_empty_or_open_are_said(games: Path) -> None:
    folder = games / "backups"
    said("ok", "backups", "no folder is known")
    said("problem", "backups", "is not a folder", "--backups", str(folder))
    folder.mkdir()
    said("warning", "backups", "there is none")
    kept = folder / "friday.sqlite3"
    kept.touch(0o600)
    said("problem", "backups", "is empty")
    kept.write_bytes(b"x")
    said("ok", "backups", "friday")
    os.utime(kept, (time.time(), time.time() - 5 * 86400))
    said("warning", "backups", "5 days")
    if sys.platform != "win32":
        kept.chmod(0o644)
        said("warning", "backups", "others can read")


# The machine


def test_a_package_of_another_version_is_a_warning_and_a_missing_one_a_problem(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(machine_checks, "pinned", lambda: {"setuptools": "0.0.1"})
    said("ok", "versions", "0 packages as tested")
    monkeypatch.setattr(machine_checks, "pinned", lambda: {"starlette": "0.0.1"})
    assert "constraints.txt" in said("warning", "versions", "starlette")
    monkeypatch.setattr(machine_checks, "_required", lambda: ["no-such-package"])
    said("problem", "versions", "missing packages: no-such-package")


def test_the_pins_are_those_of_this_python() -> None:
    text = 'a==1\nb==1; python_version < "3.15"\nb==2; python_version >= "3.15"\n# c==3\n'
    assert machine_checks.pins_of(text, 14) == {"a": "1", "b": "1"}
    assert machine_checks.pins_of(text, 15) == {"a": "1", "b": "2"}
    assert machine_checks.pinned()["starlette"]


def test_an_interpreted_engine_and_an_unknown_python_are_warnings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine_checks, "compiled", lambda: False)
    said("warning", "versions", "interpreted")
    monkeypatch.setattr(machine_checks, "NEWEST_TESTED", (3, 0))
    said("warning", "versions", "Python")


def test_an_old_sqlite_is_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine_checks, "OLDEST_SQLITE", (99, 0))
    said("problem", "versions", "SQLite")


def test_a_clock_that_jumps_or_was_put_back_is_a_warning(
    games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = high_water.read(games / FILE_MARK)
    assert mark
    now = int(time.time() * 1000)
    high_water.write(games / FILE_MARK, replace(mark, at=now + 3_600_000))
    said("warning", "clock", "from the future")
    high_water.write(games / FILE_MARK, replace(mark, at=now))
    steps = iter([5.0, 900.0])
    monkeypatch.setattr("chabudai.server.doctor.machine_checks.time.monotonic", lambda: next(steps, 0.0))
    found = list(machine_checks.check_clock(Examination(environ={})))
    assert any("jumped" in result.found for result in found)


@pytest.mark.parametrize(("state", "judged"), [(True, "ok"), (False, "warning"), (None, "ok")])
def test_a_clock_without_ntp_is_a_warning(
    monkeypatch: pytest.MonkeyPatch, state: bool | None, judged: str
) -> None:
    monkeypatch.setattr(machine_checks, "synchronised", lambda: state)
    said(judged, "clock", "synchronised")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
@pytest.mark.parametrize(("most", "state"), [(100, "problem"), (1024, "warning"), (20_000, "ok"), (-1, "ok")])
def test_too_few_open_files_are_said(monkeypatch: pytest.MonkeyPatch, most: int, state: str) -> None:
    import resource

    monkeypatch.setattr(resource, "getrlimit", lambda _: (most, most))
    said(state, "limits", "open files")


@pytest.fixture
def listener() -> Iterator[int]:
    import socket
    import threading

    with socket.create_server(("127.0.0.1", 0)) as server:

        def answer() -> None:
            while True:
                try:
                    connection, _ = server.accept()
                except OSError:
                    return
                with connection:
                    connection.settimeout(1)
                    try:
                        if connection.recv(100):
                            connection.sendall(b"HTTP/1.0 200 OK\r\n\r\nhello")
                    except OSError:
                        continue

        threading.Thread(target=answer, daemon=True).start()
        yield server.getsockname()[1]
        server.shutdown(socket.SHUT_RDWR)


def test_another_program_at_the_port_is_a_warning(monkeypatch: pytest.MonkeyPatch, listener: int) -> None:
    monkeypatch.setenv("CHABUDAI_PORT", str(listener))
    said("warning", "port", "another program")


@pytest.mark.parametrize(
    ("answer", "state"), [((200, ""), "ok"), ((503, '{"code":"unavailable"}'), "problem")]
)
def test_a_server_at_the_port_is_asked_how_it_is(
    monkeypatch: pytest.MonkeyPatch, listener: int, answer: tuple[int, str], state: str
) -> None:
    monkeypatch.setattr(machine_checks, "_asked", lambda *_: answer)
    monkeypatch.setenv("CHABUDAI_PORT", str(listener))
    said(state, "port", "server at")


def test_a_page_that_is_absent_is_a_problem(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CHABUDAI_PAGE", str(tmp_path))
    said("problem", "page", "not there")


# The examination itself


def test_a_check_that_fails_is_a_problem_and_the_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(_: object) -> bool:
        raise RuntimeError("no such thing")

    monkeypatch.setattr(machine_checks, "find_page", failing)
    monkeypatch.setattr(folder_checks, "file_system", failing)
    results = examined()
    assert results["page"][0]["state"] == "problem"
    assert "limits" in results


@pytest.mark.usefixtures("games")
def test_every_check_says_something() -> None:
    """But the two databases, of which there is one."""
    silent = []
    for check in CHECKS:
        examination = Examination(environ=dict(os.environ))
        list(CHECKS[0](examination))
        if not list(check(examination)):
            silent.append(check.__name__)
    assert silent == ["check_postgres"]
    assert list(examine(Examination(environ=dict(os.environ))))
