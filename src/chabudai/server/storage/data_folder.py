"""The data folder and its lock: one server at a time uses it.

The lock file says which process holds it, and whether it is about to start again. A server that starts again keeps the
lock: the new program takes it over.
"""

import os
import sys
import time
from pathlib import Path
from typing import Literal, NamedTuple

from chabudai.server import restart
from chabudai.server.settings import BadSetting

DATABASE = "games.sqlite3"
LOCK = "server.lock"
TRIES, PAUSE = 20, 0.05
"""`server_of` holds the lock for a moment to see whether it is free, so a server tries for a second."""

State = Literal["running", "restarting"]

_held: dict[Path, int] = {}
"""The locks of this process."""


class Holder(NamedTuple):
    """The process that holds a lock, and what it does."""

    process: int
    state: State


class DataFolder:
    """A locked data folder, created when missing. `close` or the end of the process releases the lock."""

    def __init__(self, path: Path) -> None:
        self._path = path.absolute()
        try:
            path.mkdir(parents=True, exist_ok=True, mode=0o700)
            inherited = _inherited(path)
            self._lock = inherited or os.open(path / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            reason = error.strerror
            raise BadSetting(f"data is {str(path)!r}; expected a folder to write in ({reason})") from None
        self.database = path / DATABASE
        if not inherited and not _held_at_last(self._lock):
            os.close(self._lock)
            raise BadSetting(f"another Chabudai server is using the folder {str(path)!r}")
        _held[self._path] = self._lock
        _write(self._lock, "running")

    def close(self) -> None:
        _held.pop(self._path, None)
        os.close(self._lock)


def keep_lock(path: Path) -> int | None:
    """Return another descriptor of this process's lock, for the program that follows; note that it restarts."""
    lock = _held.get(path.absolute())
    if lock is None:
        return None
    _write(lock, "restarting")
    return os.dup(lock)


def _inherited(path: Path) -> int | None:
    """Return the lock that the program before has left, if it is the lock of this folder."""
    left = os.environ.pop(restart.LOCK, "")
    if not left:
        return None
    lock = int(left)
    try:
        if os.path.samestat(os.fstat(lock), (path / LOCK).stat()):
            os.set_inheritable(lock, False)
            return lock
        os.close(lock)
    except OSError:
        return None
    return None


def _held_at_last(lock: int) -> bool:
    for _ in range(TRIES):
        try:
            _hold(lock)
        except OSError:
            time.sleep(PAUSE)
        else:
            return True
    return False


def _write(lock: int, state: State) -> None:
    """Write process and state over what was there, so that nobody ever reads an empty file."""
    os.lseek(lock, 0, os.SEEK_SET)
    os.write(lock, f"{os.getpid():<12}{state:<12}".encode())


def server_of(path: Path) -> Holder | None:
    """Return the server that uses this folder, if one does."""
    try:
        lock = os.open(path / LOCK, os.O_RDWR)
    except OSError:
        return None
    try:
        _hold(lock)
    except OSError:
        process, *state = os.pread(lock, 24, 0).decode().split()
        return Holder(int(process), "restarting" if state == ["restarting"] else "running")
    else:
        return None
    finally:
        os.close(lock)


if sys.platform == "win32":
    import msvcrt

    def _hold(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _hold(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
