"""A copy of all games in one file, made while the server runs, and the way back."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from chabudai.server import schema
from chabudai.server.folder import DATABASE, Folder
from chabudai.server.settings import BadSetting

BEFORE = "before-restore.sqlite3"
"""Where the games that were there before a restore are kept."""


def backup(data: Path, target: Path) -> int:
    """Copy the games to a file that is not there yet; how many tables it has."""
    source = data / DATABASE
    if not source.is_file():
        raise BadSetting(f"there are no games in {str(data)!r}")
    _make(target)
    try:
        _copy(source, target)
        return count(target)
    except (sqlite3.Error, BadSetting) as error:
        target.unlink(missing_ok=True)
        raise BadSetting(f"the games could not be copied: {error}") from error


def restore(data: Path, source: Path) -> int:
    """Put the games of a backup in place of those in the folder, which are kept beside; how many tables there are."""
    tables = count(source)
    folder = Folder(data)
    try:
        _put_back(source, folder.database)
    except sqlite3.Error as error:
        raise BadSetting(f"the games could not be restored: {error}") from error
    finally:
        folder.close()
    return tables


def _put_back(source: Path, database: Path) -> None:
    """Within one transaction: a restore that is cut off leaves the former games."""
    if not database.exists():
        _make(database)
        _copy(source, database)
        return
    former = database.with_name(f"{BEFORE}.new")
    former.unlink(missing_ok=True)
    _make(former)
    _copy(database, former)
    _copy(source, database)
    # Last, because what is restored may be the former games themselves.
    former.replace(database.with_name(BEFORE))


def count(path: Path) -> int:
    """How many tables a file has, if it is a whole file of games that this server can read."""
    if not path.is_file():
        raise BadSetting(f"there is no file {str(path)!r}")
    try:
        with closing(_open(path)) as connection:
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            if not 1 <= version <= schema.VERSION:
                raise BadSetting(f"{str(path)!r} is not a file of games that this Chabudai can read")
            if connection.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
                raise BadSetting(f"{str(path)!r} is damaged")
            found: int = connection.execute("SELECT COUNT(*) FROM tables").fetchone()[0]
            return found
    except sqlite3.Error as error:
        raise BadSetting(f"{str(path)!r} is not a file of games: {error}") from error


def _copy(source: Path, target: Path) -> None:
    with closing(_open(source)) as one, closing(_open(target)) as other:
        one.backup(other)
        # One file, with nothing beside it that could be lost.
        other.execute("PRAGMA journal_mode = DELETE")


def _open(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=10)


def _make(path: Path) -> None:
    """An empty file of our own: it will hold the secrets of running games."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        raise BadSetting(f"{str(path)!r} is there already") from None
    except OSError as error:
        raise BadSetting(f"{str(path)!r} cannot be written: {error.strerror}") from None
