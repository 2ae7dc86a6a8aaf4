"""Counts and logs what goes wrong in the database, by its cause: a full disk, a damaged file, a lost connection."""

import time
from collections import Counter

import structlog

QUIET = 5.0
"""Seconds in which the same cause is logged once. All are counted."""

counts: Counter[str] = Counter()
"""How often each cause has made a read or a write fail in this process; for the metrics."""

log = structlog.get_logger()
_logged: dict[str, float] = {}


def note(what: str, error: BaseException) -> None:
    """Count a fault, and log it unless its cause was logged just now."""
    cause = cause_of(error)
    counts[cause] += 1
    now = time.monotonic()
    if now - _logged.get(cause, -QUIET) >= QUIET:
        _logged[cause] = now
        log.warning(what, cause=cause, times=counts[cause])


def cause_of(error: BaseException) -> str:
    """Return the name of the underlying error and its code. Its text is left out: it may contain private data."""
    root = _root(error)
    code = getattr(root, "sqlite_errorname", None) or getattr(root, "sqlstate", None)
    return f"{type(root).__name__} {code}" if code else type(root).__name__


def _root(error: BaseException) -> BaseException:
    """Return the error of the driver: the original of SQLAlchemy's, or what one of ours was raised from."""
    seen = {id(error)}
    while True:
        inner = getattr(error, "orig", None) or error.__cause__
        if not isinstance(inner, BaseException) or id(inner) in seen:
            return error
        seen.add(id(inner))
        error = inner
