"""The data folder and its lock: one server at a time uses it."""

import os
import sys
from pathlib import Path

from chabudai.server.settings import BadSetting

DATABASE = "games.sqlite3"
LOCK = "server.lock"


class DataFolder:
    """A locked data folder, created when missing. `close` or the end of the process releases the lock."""

    def __init__(self, path: Path) -> None:
        try:
            path.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._lock = os.open(path / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            reason = error.strerror
            raise BadSetting(f"data is {str(path)!r}; expected a folder to write in ({reason})") from None
        self.database = path / DATABASE
        try:
            _hold(self._lock)
        except OSError:
            os.close(self._lock)
            raise BadSetting(f"another Chabudai server is using the folder {str(path)!r}") from None
        os.truncate(self._lock, 0)
        os.write(self._lock, str(os.getpid()).encode())

    def close(self) -> None:
        os.close(self._lock)


def server_of(path: Path) -> int | None:
    """Return the process id of the server that uses this folder, if one does."""
    try:
        lock = os.open(path / LOCK, os.O_RDWR)
    except OSError:
        return None
    try:
        _hold(lock)
    except OSError:
        return int(os.pread(lock, 20, 0) or 0) or None
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
