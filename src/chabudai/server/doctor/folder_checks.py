"""Checks of the data folder and of backups: place, space, permissions, file system."""

import os
import shutil
import stat
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from chabudai.server.doctor.results import CheckResult, Examination, ok, problem, size, warning
from chabudai.server.storage.backups import BEFORE
from chabudai.server.storage.data_folder import DATABASE

LITTLE_SPACE = 1_000_000_000
NO_SPACE = 100_000_000
"""Bytes. Below the second one a server may stop storing at any moment."""

NETWORK_SYSTEMS = ("nfs", "cifs", "smb", "9p", "fuse.sshfs", "glusterfs", "ceph", "afs")
"""File systems whose locks and forced writes SQLite cannot rely on."""

MEMORY_SYSTEMS = ("tmpfs", "ramfs")

OLD_BACKUP = 2 * 86400
"""Seconds. One that is made every night is younger."""


def check_folder(examination: Examination) -> Iterator[CheckResult]:
    """Check that the data folder is there, can be written and is private."""
    folder = examination.known.data
    if not folder.exists():
        parent = next(place for place in folder.absolute().parents if place.exists())
        if os.access(parent, os.W_OK | os.X_OK):
            yield warning("data folder", f"{folder} is not there yet", "the first start makes it")
        else:
            yield problem("data folder", f"{folder} is not there and cannot be made", f"make it in {parent}")
        return
    if not folder.is_dir():
        yield problem("data folder", f"{folder} is not a folder", "set `data` to a folder")
        return
    if not os.access(folder, os.R_OK | os.W_OK | os.X_OK):
        yield problem("data folder", f"{folder} cannot be written", "make this user its owner")
    else:
        yield ok("data folder", f"{folder} can be written")
    if sys.platform != "win32":
        yield from _permissions(folder)
    yield from _space(folder)
    yield from _file_system(folder)


def _permissions(folder: Path) -> Iterator[CheckResult]:
    found = folder.stat()
    if found.st_mode & (stat.S_IRWXG | stat.S_IRWXO):
        yield warning(
            "data folder", "others can look into the folder: it holds hidden cards", f"chmod 700 {folder}"
        )
    database = folder / DATABASE
    for path in (folder, database):
        if path.exists() and path.stat().st_uid != os.geteuid():
            yield warning(
                "data folder",
                f"{path} belongs to another user than this one",
                "run this as the user of the server, or give it the files (chown)",
            )
    if database.exists() and not os.access(database, os.W_OK):
        yield problem("data folder", f"{database} cannot be written", f"chmod 600 {database}")


def _space(folder: Path) -> Iterator[CheckResult]:
    free = shutil.disk_usage(folder).free
    database = folder / DATABASE
    needed = max(LITTLE_SPACE, 2 * database.stat().st_size if database.exists() else 0)
    told = f"{size(free)} free"
    if free < NO_SPACE:
        yield problem("disk", told, "make room: a full disk stops all play")
    elif free < needed:
        yield warning("disk", told, f"make room: {size(needed)} leave space for growth and a backup")
    else:
        yield ok("disk", told)


def _file_system(folder: Path) -> Iterator[CheckResult]:
    kind = file_system(folder)
    if kind is None:
        yield ok("disk", "the kind of file system is not known here")
    elif kind in MEMORY_SYSTEMS:
        yield problem("disk", f"{folder} is in memory ({kind})", "move it to a disk: a restart empties it")
    elif kind.startswith(NETWORK_SYSTEMS):
        yield warning(
            "disk",
            f"{folder} is on a network file system ({kind})",
            "use a local disk, or PostgreSQL: SQLite needs locks and forced writes that work",
        )
    else:
        yield ok("disk", f"file system {kind}")


def file_system(folder: Path, mounts: Path = Path("/proc/self/mounts")) -> str | None:
    """Return the kind of file system that holds a folder, if the system says so."""
    try:
        lines = mounts.read_text("utf-8", errors="replace").splitlines()
    except OSError:
        return None
    place, best, kind = folder.resolve(), -1, None
    for line in lines:
        _, point, found, *_ = [*line.split(" "), "", "", ""]
        mounted = Path(point.replace("\\040", " "))
        if (mounted == place or mounted in place.parents) and len(mounted.parts) >= best:
            best, kind = len(mounted.parts), found
    return kind


def check_backups(examination: Examination) -> Iterator[CheckResult]:
    """Check the age of the newest backup, in the named folder or in `backups` of the data folder."""
    usual = examination.known.data / "backups"
    folder = examination.backups or (usual if usual.is_dir() else None)
    if folder is None:
        yield ok("backups", "no folder is known; name it with --backups")
        return
    if not folder.is_dir():
        yield problem("backups", f"{folder} is not a folder", "name the folder where backups are made")
        return
    found = [path for path in folder.iterdir() if path.suffix == ".sqlite3" and path.name != BEFORE]
    if not found:
        yield warning("backups", f"there is none in {folder}", "make one: chabudai backup FILE")
        return
    newest = max(found, key=lambda path: path.stat().st_mtime)
    age = time.time() - newest.stat().st_mtime
    told = f"the newest of {len(found)} is {newest.name}, {_age(age)} old, {size(newest.stat().st_size)}"
    if not newest.stat().st_size:
        yield problem("backups", f"the newest, {newest.name}, is empty", "see why `chabudai backup` failed")
    elif age > OLD_BACKUP:
        yield warning("backups", told, "see whether the nightly backup still runs")
    else:
        yield ok("backups", told)
    if sys.platform != "win32" and newest.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO):
        yield warning("backups", f"others can read {newest.name}: it holds secrets", f"chmod 600 {newest}")


def _age(seconds: float) -> str:
    return f"{seconds / 3600:.0f} hours" if seconds < 2 * 86400 else f"{seconds / 86400:.0f} days"
