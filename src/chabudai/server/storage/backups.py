"""Backs up all games to one file while the server runs, and restores them from it."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.pool import NullPool

from chabudai.server.settings import BadSetting
from chabudai.server.storage import high_water, schema
from chabudai.server.storage.data_folder import DATABASE, DataFolder
from chabudai.server.storage.migrations import revision_of
from chabudai.server.storage.start_check import renew_identity

BEFORE = "before-restore.sqlite3"
"""The file that keeps the games a restore has replaced."""


def backup(data: Path, target: Path) -> int:
    """Copy the games to a new file; return how many tables it has."""
    source = data / DATABASE
    if not source.is_file():
        raise BadSetting(f"there are no games in {str(data)!r}")
    make(target)
    try:
        copy(source, target)
        return count(target)
    except (sqlite3.Error, BadSetting) as error:
        target.unlink(missing_ok=True)
        raise BadSetting(f"the games could not be copied: {error}") from error


def restore(data: Path, source: Path, mark: Path | None = None) -> int:
    """Replace the folder's games with those of a backup, and keep the former ones; return how many tables there are.

    The mark is removed first and written last: if this is interrupted, the next start takes what is there.
    """
    tables = count(source)
    folder = DataFolder(data)
    mark = high_water.path_of(data, mark, shared=False)
    try:
        high_water.remove(mark)
        _replace_database(source, folder.database)
        renew_identity(folder.database, mark)
    except (sqlite3.Error, OSError) as error:
        raise BadSetting(f"the games could not be restored: {error}") from error
    finally:
        folder.close()
    return tables


def _replace_database(source: Path, database: Path) -> None:
    """Replace the database in one transaction: an interrupted restore leaves the former games."""
    if not database.exists():
        make(database)
        copy(source, database)
        return
    former = database.with_name(f"{BEFORE}.new")
    former.unlink(missing_ok=True)
    make(former)
    copy(database, former)
    copy(source, database)
    # Last, because the backup may be this very file.
    former.replace(database.with_name(BEFORE))


def count(path: Path) -> int:
    """Check that a file is a complete database that this server can read; return how many tables it has."""
    if not path.is_file():
        raise BadSetting(f"there is no file {str(path)!r}")
    try:
        with sa.create_engine(
            "sqlite://", creator=lambda: _open(path), poolclass=NullPool
        ).connect() as connection:
            return _count(connection, repr(str(path)))
    except sa.exc.DBAPIError as error:
        raise BadSetting(f"{str(path)!r} is not a file of games: {error.orig}") from error


def _count(connection: sa.Connection, name: str) -> int:
    try:
        revision = revision_of(connection)
    except BadSetting as error:
        raise BadSetting(f"{name} is not a file of games that this Chabudai can read: {error}") from None
    if revision is None:
        raise BadSetting(f"{name} is empty")
    if connection.exec_driver_sql("PRAGMA integrity_check").scalar() != "ok":
        raise BadSetting(f"{name} is damaged")
    return connection.execute(sa.select(sa.func.count()).select_from(schema.tables)).scalar_one()


def copy(source: Path, target: Path) -> None:
    """Copy everything from one database file to another."""
    with closing(_open(source)) as one, closing(_open(target)) as other:
        one.backup(other)
        # Leaves a single file, without a WAL file that could be lost.
        other.execute("PRAGMA journal_mode = DELETE")


def _open(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=10)


def make(path: Path) -> None:
    """Create an empty file that only we can read: it will hold the secrets of running games."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        raise BadSetting(f"{str(path)!r} is there already") from None
    except OSError as error:
        raise BadSetting(f"{str(path)!r} cannot be written: {error.strerror}") from None
