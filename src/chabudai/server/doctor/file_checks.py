"""Checks of the SQLite file: structure, log, revision and mark. Nothing is opened for writing."""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.pool import StaticPool

from chabudai.server.doctor.results import CheckResult, Examination, ok, problem, size, warning
from chabudai.server.settings import BadSetting
from chabudai.server.storage import high_water, start_check
from chabudai.server.storage.data_folder import DATABASE, LOCK
from chabudai.server.storage.migrations import revision_of, revisions

CHECK_SECONDS = 60.0
FULL_SECONDS = 3600.0
LARGE_LOG = 100_000_000
LARGEST_COPY = 4_000_000_000
"""Bytes. A larger database with a log that a crash left is not copied to be read."""


def check_file(examination: Examination) -> Iterator[CheckResult]:
    """Check the file of games."""
    settings = examination.known
    if settings.database_url:
        return
    database = settings.data / DATABASE
    mark = high_water.path_of(settings.data, settings.mark, shared=False)
    if not database.exists() or not database.stat().st_size:
        yield from _compared(mark, None, database)
        yield ok("database", "there are no games yet")
        return
    process = running_server(settings.data)
    yield ok("database", f"{size(database.stat().st_size)}, " + _used_by(process))
    yield from _log_state(database, process)
    try:
        with _readable(database, process) as connection:
            yield from _structure(connection, full=examination.full)
            yield _revision(connection)
            yield from _compared(mark, start_check.position_of(connection), database)
    except sqlite3.Error as error:
        yield problem("database", f"{database} cannot be read: {error}", start_check.RECOVER)


def running_server(folder: Path, locks: Path = Path("/proc/locks")) -> int | None:
    """Return the process that the lock file names, if it runs. The lock is not tried: a server may be starting."""
    lock = folder / LOCK
    try:
        process = int((lock.read_text("ascii").split() or ["0"])[0])
        file = lock.stat().st_ino
    except (OSError, ValueError):
        return None
    if process <= 0 or os.name == "nt":
        return None
    try:
        held = locks.read_text("ascii").splitlines()
    except OSError:
        return process if _is_alive(process) else None
    # A line is like `1: FLOCK ADVISORY WRITE 1234 fe:00:5678 0 EOF`.
    words = [line.split() for line in held]
    is_held = any(
        "FLOCK" in line and str(process) in line and any(word.endswith(f":{file}") for word in line)
        for line in words
    )
    return process if is_held else None


def _is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def _used_by(process: int | None) -> str:
    return f"in use by process {process}" if process else "not in use"


def _log_state(database: Path, process: int | None) -> Iterator[CheckResult]:
    log = database.with_name(f"{database.name}-wal")
    length = log.stat().st_size if log.exists() else 0
    if length > LARGE_LOG:
        yield warning(
            "database",
            f"the write-ahead log has {size(length)}",
            "a reader may hold it up for long: see which program has the file open, or restart",
        )
    elif length and not process:
        yield ok("database", f"a log of {size(length)} was left by a crash; the next start takes it in")
    else:
        yield ok("database", f"write-ahead log of {size(length)}")


@contextmanager
def _readable(database: Path, process: int | None) -> Iterator[sqlite3.Connection]:
    """Open the file so that nothing beside it is made or changed.

    Beside a server its log is read in place. A log that was left by a crash is read in a copy: SQLite would make an
    index of it in the folder. Without a log the file is all there is.
    """
    log = database.with_name(f"{database.name}-wal")
    if process:
        with closing(start_check.open_read_only(database)) as connection:
            yield connection
    elif not log.exists() or not log.stat().st_size:
        address = f"{database.absolute().as_uri()}?mode=ro&immutable=1"
        with closing(
            sqlite3.connect(address, uri=True, check_same_thread=False, isolation_level=None)
        ) as connection:
            yield connection
    else:
        if database.stat().st_size + log.stat().st_size > LARGEST_COPY:
            raise sqlite3.OperationalError("too large to copy with the log of a crash; a start checks it")
        with tempfile.TemporaryDirectory(prefix="chabudai-doctor-") as folder:
            for path in (database, log):
                shutil.copyfile(path, Path(folder, path.name))
            with closing(start_check.open_read_only(Path(folder, database.name))) as connection:
                yield connection


def _structure(connection: sqlite3.Connection, *, full: bool) -> Iterator[CheckResult]:
    seconds = FULL_SECONDS if full else CHECK_SECONDS
    fault = start_check.structure_fault(connection, seconds, full=full)
    name = "integrity_check" if full else "quick_check"
    if fault is None:
        yield warning(
            "database", f"{name} was stopped after {seconds:.0f} seconds", "try --full at a quiet hour"
        )
    elif fault:
        yield problem("database", f"the structure is damaged ({fault})", start_check.RECOVER)
    else:
        yield ok("database", f"the structure is sound ({name})")
    if full and not fault and connection.execute("PRAGMA foreign_key_check").fetchone():
        yield problem("database", "some rows refer to others that are missing", start_check.RECOVER)


def _revision(connection: sqlite3.Connection) -> CheckResult:
    engine = sa.create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)
    try:
        with engine.connect() as reading:
            return judge_revision(revision_of(reading))
    except BadSetting as error:
        return problem("revision", str(error), "install the Chabudai that has written it, or a newer one")


def judge_revision(found: str | None) -> CheckResult:
    newest = revisions()[-1]
    if found is None:
        return problem(
            "revision", "the database has no tables of Chabudai", "see whether it is the right one"
        )
    if found != newest:
        return warning(
            "revision", f"{found}, the code has {newest}", "the next start migrates it: make a backup first"
        )
    return ok("revision", f"{found}, as the code has")


def _compared(path: Path, found: high_water.HighWaterMark | None, database: Path) -> Iterator[CheckResult]:
    yield from compared(path, found, f"the file {str(database)!r}")


def compared(path: Path, found: high_water.HighWaterMark | None, name: str) -> Iterator[CheckResult]:
    """Compare a database with its high-water mark, as a start does."""
    try:
        known = high_water.read(path)
        if known is None:
            if found is not None:
                yield warning("mark", "there is no high-water mark", "the next start makes one")
            return
        high_water.compare(known, found, name, path)
    except BadSetting as error:
        text = str(error)
        yield problem("mark", text, "put the right database back, restore a backup, or accept the loss")
        return
    yield ok("mark", f"the database is as far as its mark of {high_water.when(known.at)}")
