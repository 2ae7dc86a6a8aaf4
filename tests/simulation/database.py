"""A simulated database: real SQL in SQLite, behind connections whose every step takes time and may fail.

One database serves all servers of a run. It stands for PostgreSQL, with its messages between servers, or for the one
file of a single server. Readings see one moment. Writing transactions run one at a time. A connection that is lost
while it commits has committed, or has not, or does so a little later: nobody is told.
"""

import atexit
import shutil
import sqlite3
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import contextmanager
from contextvars import Context
from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from sqlalchemy.pool import QueuePool

from chabudai.server.storage import schema
from tests.simulation.faults import POISON, Faults
from tests.simulation.locks import FairLock, Thread
from tests.simulation.loop import Process, SimulatedLoop

if TYPE_CHECKING:
    from tests.simulation.connection import Connection
    from tests.simulation.driver import DriverConnection
    from tests.simulation.file import File

NEVER_LOST = ('"presence"', '"joined"', '"disconnected"')
"""Messages between servers whose content is nowhere else."""

MOST_COMMITS = 150
"""The most commits of one server in one simulated second: more mean that it turns in a circle."""


@cache
def file_path() -> Path:
    return Path(tempfile.mkdtemp(prefix="chabudai-simulation-")) / "games.sqlite3"


@cache
def _engine() -> sa.Engine:
    """Return the engine of this process: one file, used by one run after the other."""
    path = file_path()

    def connect() -> sqlite3.Connection:
        connection = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
        for pragma in ("journal_mode=WAL", "synchronous=OFF", "foreign_keys=ON", "busy_timeout=0"):
            connection.execute(f"PRAGMA {pragma}")
        return connection

    engine = sa.create_engine("sqlite://", creator=connect, poolclass=QueuePool, pool_size=64)
    schema.metadata.create_all(engine)

    def remove() -> None:
        engine.dispose()
        shutil.rmtree(path.parent, ignore_errors=True)

    atexit.register(remove)
    return engine


@cache
def _idle() -> list[sa.Connection]:
    """Return the connections that nobody uses now: opening one takes as long as a statement."""
    return []


class Database:
    """The rows, the lock of writing transactions, and who listens."""

    def __init__(
        self,
        loop: SimulatedLoop,
        faults: Faults,
        seed: object,
        trace: Callable[..., None],
        report: Callable[[str], None],
    ) -> None:
        self.loop, self.faults, self.trace, self._report = loop, faults, trace, report
        self._seed = seed
        self._engine = _engine()
        self._dice = Random(f"{seed} database")
        self.writing = FairLock(loop)
        """Held by a transaction that writes."""
        self.matching = FairLock(loop)
        """The advisory lock of matching people."""
        self.listeners: list[tuple[DriverConnection, Callable[..., None], Context]] = []
        self.cut_off: set[str] = set()
        """The servers that cannot reach the database."""
        self._connections: list[Connection] = []
        self._commits: Counter[tuple[str, int]] = Counter()
        self.files: list[File] = []
        self.log_end = 1
        """Where PostgreSQL's log ends: every commit adds to it."""
        self.is_shared = False
        """Whether it stands for PostgreSQL."""
        self.tick = 0.0004
        """Seconds that one step takes, about."""
        self._empty()

    def _empty(self) -> None:
        with self._engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
            for table in reversed(schema.metadata.sorted_tables):
                connection.exec_driver_sql(f"DELETE FROM {table.name}")
            connection.exec_driver_sql("PRAGMA foreign_keys=ON")

    @contextmanager
    def looking(self) -> Any:
        """Read what is stored, past all servers."""
        with self._engine.connect() as connection:
            yield connection

    def opened(self, connection: "Connection") -> sa.Connection:
        self._connections.append(connection)
        return _idle().pop() if _idle() else self._engine.connect()

    def closed(self, connection: "Connection") -> None:
        if connection in self._connections:
            self._connections.remove(connection)
            _idle().append(connection.sync)

    def committed(self, name: str) -> None:
        """Note a commit of this server."""
        moment = int(self.loop.time())
        self._commits[name, moment] += 1
        if self._commits[name, moment] == MOST_COMMITS:
            self._report(f"{name} commits more than {MOST_COMMITS} times a second")
        self.trace(self.loop.time(), name, "has committed")

    def lose(self, process: Process) -> None:
        """The process has died: its connections are lost."""
        for connection in [one for one in self._connections if one.process is process]:
            connection.lose()
        for owner in self.writing.owners:
            if isinstance(owner, Thread) and owner.process is process:
                self.writing.release(owner)
        self.listeners = [one for one in self.listeners if one[0].process is not process]

    def heal(self, name: str) -> None:
        """End a partition. Every connection of that server is lost, and what was sent to it."""
        self.cut_off.discard(name)
        for connection in [one for one in self._connections if one.name == name]:
            connection.lose()

    def finish(self) -> None:
        """Close everything, at the end of a run."""
        for connection in list(self._connections):
            connection._release()
        for file in self.files:
            file.close()

    # Messages between servers

    def notify(self, payloads: Sequence[str]) -> None:
        """Deliver these to all listeners, each a little later; some are lost and some come twice."""
        for payload in payloads:
            for listener in self.listeners:
                self._deliver(listener, payload)

    def _deliver(
        self, listener: tuple["DriverConnection", Callable[..., None], Context], payload: str
    ) -> None:
        connection, callback, context = listener
        rate, dice, faults = self.faults.rates.lost, connection.dice, self.faults
        # Who is connected is nowhere else: such a message is lost only together with its connection.
        may_be_lost = not any(kind in payload for kind in NEVER_LOST)
        if may_be_lost and faults.happens(dice, rate):
            faults.note("message between servers lost")
            return
        if connection.name in self.cut_off:
            return
        times = 1
        if faults.happens(dice, rate):
            faults.note("message between servers repeated")
            times = 2
        for _ in range(times):
            delay = dice.uniform(0.0005, 0.01) if dice.random() < 0.9 else dice.uniform(0.01, 1.0)
            connection.heard_until = max(connection.heard_until + 1e-6, self.loop.time() + delay)
            self.loop.call_at(connection.heard_until, connection.hear, callback, payload, context=context)


def is_refused(text: str) -> bool:
    return "\0" in text or POISON in text
