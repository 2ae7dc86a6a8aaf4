"""The high-water mark: a small file outside the database that says how far it was stored.

A database that has lost the end of its log, or was replaced by an older copy, looks complete in itself. The mark shows
that it is behind. It is written after the commit that it names, so the database is never behind it after a crash.
"""

import os
import zlib
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from chabudai.server.settings import BadSetting

FILE_MARK = "games.mark"
"""The mark of the SQLite file of this folder."""

POSTGRES_MARK = "postgres.mark"
"""The mark of a PostgreSQL database, as this server has seen it."""

INTERVAL = 1000
"""The most milliseconds from a commit to the mark that covers it."""

ACCEPT = "chabudai serve --accept-loss"


class HighWaterMark(msgspec.Struct, frozen=True, kw_only=True):
    """How far a database was stored.

    `position` is a time in milliseconds for a file, and a position in the log for PostgreSQL; it never falls.
    """

    database: str
    position: int
    at: int
    timeline: int = 0


class BadMark(BadSetting):
    """A mark that cannot be read."""


def path_of(data: Path, chosen: Path | None, *, shared: bool) -> Path:
    """Return where the mark is kept: the `mark` setting, or a file in the data folder."""
    return chosen or data / (POSTGRES_MARK if shared else FILE_MARK)


def read(path: Path) -> HighWaterMark | None:
    """Read a mark, or return None if there is none; raise BadMark if it is damaged."""
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise BadMark(f"the mark {str(path)!r} cannot be read: {error.strerror}") from None
    body, _, digest = content.strip().rpartition(b" ")
    if not body or digest != _digest(body):
        raise BadMark(_damaged(path))
    try:
        return msgspec.json.decode(body, type=HighWaterMark)
    except msgspec.MsgspecError:
        raise BadMark(_damaged(path)) from None


def write(path: Path, mark: HighWaterMark) -> None:
    """Replace the mark: after a crash there is the old one or the new one, complete."""
    body = msgspec.json.encode(mark)
    aside = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        number = os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(number, "wb") as file:
            file.write(body + b" " + _digest(body) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        aside.replace(path)
    except OSError:
        aside.unlink(missing_ok=True)
        raise


def remove(path: Path) -> None:
    """Remove a mark. The next start makes a new one."""
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise BadSetting(f"the mark {str(path)!r} cannot be removed: {error.strerror}") from None


def compare(mark: HighWaterMark, found: HighWaterMark | None, name: str, path: Path) -> None:
    """Raise BadSetting if the database is not the marked one, or is behind its mark."""
    if found is None:
        raise BadSetting(
            f"{name} is empty or has lost its beginning, but it was in use until {when(mark.at)}, "
            f"says the mark {str(path)!r}. {_advice()}"
        )
    if found.database != mark.database:
        raise BadSetting(
            f"{name} is not the database that this server has used: the mark {str(path)!r} names another one, "
            f"of {when(mark.at)}. {_advice()}"
        )
    if found.position < mark.position:
        raise BadSetting(
            f"{name} is behind its mark {str(path)!r}: {_extent(mark, found)} "
            f"Its log is damaged or incomplete, or this is an older copy. {_advice()}"
        )


def _extent(mark: HighWaterMark, found: HighWaterMark) -> str:
    """Say what is missing, as far as known."""
    if found.timeline:
        return f"{mark.position - found.position} bytes of its log, stored by {when(mark.at)}, are missing."
    return f"it ends at {when(found.position)}, and was stored up to {when(mark.position)}."


def _advice() -> str:
    return (
        "If this is a mistake, put the right database back. Otherwise restore a backup (chabudai restore FILE), "
        f"or accept the loss once: {ACCEPT}"
    )


def _damaged(path: Path) -> str:
    return (
        f"the mark {str(path)!r} is damaged, so nobody can tell whether the games are complete. "
        f"Check the disk, then accept the games as they are: {ACCEPT}"
    )


def when(milliseconds: int) -> str:
    """Return a time as people write it, in UTC."""
    try:
        moment = datetime.fromtimestamp(milliseconds / 1000, UTC)
    except (OverflowError, ValueError, OSError):
        return "an unknown time"
    return f"{moment:%Y-%m-%d %H:%M:%S} UTC"


def _digest(body: bytes) -> bytes:
    return b"%08x" % zlib.crc32(body)
