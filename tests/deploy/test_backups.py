"""The loop that backs up: it names files by time, keeps the newest, survives a failure and stops at a signal."""

import contextlib
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "deploy" / "backups.sh"
PATIENCE = 60.0

pytestmark = pytest.mark.skipif(shutil.which("sh") is None, reason="needs a POSIX shell")


def program(folder: Path, name: str, text: str) -> None:
    path = folder / name
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)


class Loop:
    """The script, with programs of our own for `chabudai` and `date`; it waits for us instead of for the clock."""

    def __init__(self, folder: Path, backup: str, keep: int = 2) -> None:
        self.backups, self.programs = folder / "backups", folder / "programs"
        self.backups.mkdir(exist_ok=True)
        self.programs.mkdir()
        self._folder = folder
        program(self.programs, "chabudai", backup)
        # The n-th call says n, as the clock would say later and later.
        program(
            self.programs, "date", f'echo x >> {folder}/dates; printf "2026010%d" "$(wc -l < {folder}/dates)"'
        )
        # Rounds go on at once until there were five; then the loop sleeps until it is told to stop.
        program(
            self.programs,
            "sleep",
            f'echo "$1" >> {folder}/naps\n'
            f'[ "$(wc -l < {folder}/naps)" -lt 5 ] || exec {shutil.which("sleep")} 300',
        )
        self.process = subprocess.Popen(
            [SCRIPT],
            env={
                "PATH": f"{self.programs}{os.pathsep}{os.environ['PATH']}",
                "BACKUP_FOLDER": str(self.backups),
                "BACKUP_KEEP": str(keep),
                "BACKUP_SECONDS": "77",
            },
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def naps(self) -> list[str]:
        file = self._folder / "naps"
        return file.read_text().split() if file.is_file() else []

    def files(self) -> list[str]:
        return sorted(path.name for path in self.backups.iterdir())

    def stop(self) -> tuple[int, str]:
        self.process.terminate()
        status = self.process.wait(PATIENCE)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)  # if it left a child behind
        assert self.process.stderr
        with self.process.stderr as errors:
            return status, errors.read()


def until(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_the_newest_files_stay_and_a_signal_ends_it(tmp_path: Path) -> None:
    loop = Loop(tmp_path, '[ "$1" = backup ] && echo games > "$2"')
    until(lambda: len(loop.naps()) == 5)
    status, errors = loop.stop()
    assert (status, errors) == (0, "")
    assert loop.naps() == ["77"] * 5
    assert loop.files() == ["chabudai-20260104.sqlite3", "chabudai-20260105.sqlite3"]
    assert [(loop.backups / name).stat().st_mode & 0o777 for name in loop.files()] == [0o600, 0o600]


def test_a_failed_backup_removes_nothing_and_the_next_is_tried(tmp_path: Path) -> None:
    fails = f'echo x >> {tmp_path}/tries; echo half > "$2"; [ "$(wc -l < {tmp_path}/tries)" -lt 3 ]'
    loop = Loop(tmp_path, fails)
    until(lambda: len(loop.naps()) == 5)
    status, errors = loop.stop()
    assert status == 0
    assert errors.count("failed; the next try is in 77 seconds") == 3
    assert loop.files() == ["chabudai-20260101.sqlite3", "chabudai-20260102.sqlite3"]


def test_a_signal_during_a_backup_ends_it_at_once_and_leaves_no_half_file(tmp_path: Path) -> None:
    loop = Loop(tmp_path, f'echo half > "$2"; echo half > "$2-journal"; exec {shutil.which("sleep")} 3000')
    until(lambda: len(loop.files()) == 2)
    assert loop.stop() == (0, "")
    assert loop.files() == []


def test_what_a_killed_backup_left_is_removed_and_does_not_stop_the_next(tmp_path: Path) -> None:
    refuses = '[ ! -e "$2" ] && echo games > "$2"'
    (tmp_path / "backups").mkdir()
    for name in ("unfinished.sqlite3", "unfinished.sqlite3-journal"):
        (tmp_path / "backups" / name).write_text("half")
    loop = Loop(tmp_path, refuses, keep=9)
    until(lambda: len(loop.naps()) == 5)
    assert loop.stop() == (0, "")
    assert loop.files() == [f"chabudai-2026010{day}.sqlite3" for day in range(1, 6)]
