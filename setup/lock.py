"""A lock, so that only one set-up runs in a folder. The system releases it when its holder ends, in whatever way."""

import contextlib
import errno
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO

HELD = (errno.EAGAIN, errno.EACCES, errno.EDEADLK)


def taken(held: IO[str]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as refused:
        # Some network disks have no locks. That does not mean that another set-up is running.
        return refused.errno in HELD
    return False


@contextlib.contextmanager
def only_one(path: Path) -> Iterator[None]:
    """Wait until nobody else holds this lock, then hold it."""
    with path.open("w") as held:
        if taken(held):
            print("Another set-up is under way in this folder; waiting for it.", flush=True)
            while taken(held):
                time.sleep(0.2)
        yield
