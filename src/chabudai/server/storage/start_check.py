"""Checks the SQLite file before a server opens it: its structure, and that it is not behind its mark.

The file is opened read-only. A connection that may write would replay the log into the file when it closes, and remove
the log: after damage, that is the evidence.
"""

import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path

import structlog

from chabudai.server import random_source
from chabudai.server.settings import BadSetting
from chabudai.server.storage import high_water
from chabudai.server.storage.data_folder import DataFolder
from chabudai.server.storage.high_water import HighWaterMark

CHECK_SECONDS = 5.0
"""The longest that the check of the structure takes at a start."""

RECOVER = "restore a backup (chabudai restore FILE), or recover what is readable with `sqlite3 FILE .recover`"

log = structlog.get_logger()


def check_file(database: Path, mark: Path, seconds: float = CHECK_SECONDS) -> None:
    """Raise BadSetting if the file is damaged, behind its mark or another one, with what to do."""
    known = high_water.read(mark)
    name = f"the file {str(database)!r}"
    if not database.exists() or database.stat().st_size == 0:
        if known is not None:
            high_water.compare(known, None, name, mark)
        return
    try:
        with closing(open_read_only(database)) as connection:
            found = position_of(connection)
            if known is not None:
                high_water.compare(known, found, name, mark)
            elif found is not None:
                log.warning("there is no mark, so nobody can tell whether games are missing", mark=str(mark))
            fault = structure_fault(connection, seconds)
    except sqlite3.Error as error:
        raise BadSetting(f"{name} cannot be read: {error}; {RECOVER}") from error
    if fault is None:
        log.warning("the database is large: its structure was checked in part", seconds=seconds)
    elif fault:
        raise BadSetting(f"{name} is damaged ({fault}); {RECOVER}")


def open_read_only(database: Path) -> sqlite3.Connection:
    return sqlite3.connect(
        f"{database.absolute().as_uri()}?mode=ro",
        uri=True,
        timeout=10,
        check_same_thread=False,
        isolation_level=None,
    )


def structure_fault(connection: sqlite3.Connection, seconds: float, *, full: bool = False) -> str | None:
    """Return "" if the structure is sound, the first fault, or None if the time was not enough."""
    stop = threading.Timer(seconds, connection.interrupt)
    stop.daemon = True
    stop.start()
    try:
        found = connection.execute(f"PRAGMA {'integrity' if full else 'quick'}_check(1)").fetchone()
    except sqlite3.OperationalError as error:
        if "interrupted" in str(error):
            return None
        raise
    finally:
        stop.cancel()
        stop.join()
    return "" if found[0] == "ok" else " ".join(str(found[0]).split())[:200]


def position_of(connection: sqlite3.Connection) -> HighWaterMark | None:
    """Return how far this file was stored, or None if it does not say so."""
    if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'nodes'").fetchone():
        return None
    row = connection.execute("SELECT id, seen FROM nodes").fetchone()
    return HighWaterMark(database=row[0], position=row[1], at=row[1]) if row else None


def renew_identity(database: Path, mark: Path) -> None:
    """Give this file a new identity and write its mark: from now on, other copies of it are other databases."""
    with closing(sqlite3.connect(database, timeout=10)) as connection:
        with connection:
            if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'nodes'").fetchone():
                # Written by an old version. The next start migrates it, and makes its first mark.
                return
            position = time.time_ns() // 1_000_000
            connection.execute("DELETE FROM nodes")
            connection.execute(
                "INSERT INTO nodes (id, seen, alive) VALUES (?, ?, 0)", [new_identity(), position]
            )
        found = position_of(connection)
    if found:
        high_water.write(mark, found)


def new_identity() -> str:
    return f"file {random_source.octets(8).hex()}"


def accept_loss(data: Path, mark: Path) -> str:
    """Take the games of a folder as they are: write a new mark. Return what was accepted."""
    folder = DataFolder(data)
    try:
        high_water.remove(mark)
        if not folder.database.exists() or folder.database.stat().st_size == 0:
            return "there are no games; the next start makes an empty database"
        fault = _fault_of(folder.database)
        if fault:
            raise BadSetting(f"the file {str(folder.database)!r} is damaged ({fault}); {RECOVER}")
        renew_identity(folder.database, mark)
    except (sqlite3.Error, OSError) as error:
        raise BadSetting(f"the games in {str(data)!r} cannot be accepted: {error}; {RECOVER}") from error
    finally:
        folder.close()
    return f"the games in {data} are taken as they are"


def _fault_of(database: Path) -> str | None:
    with closing(open_read_only(database)) as connection:
        return structure_fault(connection, CHECK_SECONDS)
