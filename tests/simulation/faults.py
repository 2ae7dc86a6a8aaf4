"""The faults of a simulation: what goes wrong, how often, and until when. The seed decides; each kind is counted."""

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

import asyncpg
import sqlalchemy as sa

DRIVER_ERRORS: list[Callable[[], BaseException]] = [
    lambda: asyncpg.InternalClientError("got result for unknown protocol state 3"),
    lambda: asyncpg.InterfaceError("the underlying connection is closed"),
    lambda: asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation"),
    lambda: asyncpg.AdminShutdownError("terminating connection due to administrator command"),
    lambda: OSError("the network is unreachable"),
    lambda: ConnectionResetError("connection reset by peer"),
    lambda: RuntimeError("broken"),
    lambda: AttributeError("'NoneType' object has no attribute 'decode'"),
    asyncio.CancelledError,
]
"""What the driver of PostgreSQL may raise."""

FILE_ERRORS: list[Callable[[], BaseException]] = [
    lambda: sqlite3.OperationalError("database or disk is full"),
    lambda: sqlite3.OperationalError("disk I/O error"),
    lambda: sqlite3.DatabaseError("database disk image is malformed"),
    lambda: OSError("no space left on device"),
    lambda: RuntimeError("broken"),
    lambda: MemoryError("broken"),
]
"""What the driver of SQLite may raise."""

POISON = "\u2620"
"""A character that the simulated database refuses, as PostgreSQL refuses NUL and whatever we do not know of yet."""


@dataclass
class Rates:
    """How often things go wrong: each is a chance for one step, or a number in the whole run."""

    database: float = 0.0
    """The chance that one step of the database fails."""
    slow: float = 0.0
    """The chance that one step of the database takes seconds."""
    cut: float = 0.0
    """The chance that a socket is cut when something is sent."""
    stall: float = 0.0
    """The chance that a reader stops reading for a while."""
    lost: float = 0.0
    """The chance that a message between servers is lost; as large is the chance that it comes twice."""
    bot: float = 0.0
    """The chance that a bot's worker fails."""
    poison: float = 0.0
    """The chance that somebody says what the database refuses."""
    nonsense: float = 0.0
    """The chance that somebody sends what is no command."""
    partitions: int = 0
    crashes: int = 0
    restarts: int = 0


CALM = Rates(poison=0.4, nonsense=0.04)
"""Nothing fails but what people type."""


def drawn(dice: Random) -> Rates:
    """Draw the rates of a run. Three runs of ten are calm; in the others some kinds of faults are on."""
    if dice.random() < 0.3:
        return CALM

    def some(most: float) -> float:
        return dice.choice((0.0, most / 4, most))

    return Rates(
        database=some(0.06),
        slow=some(0.02),
        cut=some(0.03),
        stall=some(0.03),
        lost=some(0.3),
        bot=some(0.5),
        poison=some(0.08),
        nonsense=some(0.08),
        partitions=dice.choice((0, 0, 1, 2)),
        crashes=dice.choice((0, 0, 1, 2)),
        restarts=dice.choice((0, 0, 0, 1)),
    )


@dataclass
class Faults:
    """Decides what fails now, and remembers when. `until` is the simulated second at which all faults end."""

    rates: Rates
    until: float
    clock: Callable[[], float]
    counts: Counter[str] = field(default_factory=Counter)
    at: dict[str, list[float]] = field(default_factory=dict)
    """When something happened to a server, by its name: an answer that says no may be due to that."""

    @property
    def on(self) -> bool:
        return self.clock() < self.until

    def happens(self, dice: Random, rate: float) -> bool:
        return rate > 0 and self.on and dice.random() < rate

    def note(self, kind: str, server: str | None = None) -> None:
        """Count a fault, and remember which server it may have disturbed; None means all."""
        self.counts[kind] += 1
        if server is not None:
            self.at.setdefault(server, []).append(self.clock())

    def error(self, dice: Random, errors: list[Callable[[], BaseException]], server: str) -> BaseException:
        error = dice.choice(errors)()
        self.note(f"database: {type(error).__name__}", server)
        return error

    def disturbed(self, since: float) -> bool:
        """Tell whether any server was disturbed after that moment."""
        return any(times[-1] >= since for times in self.at.values())


def as_alchemy_would(error: BaseException) -> BaseException:
    """Wrap an error of the driver as SQLAlchemy does with those that it knows."""
    if isinstance(error, asyncpg.PostgresError | asyncpg.InterfaceError | sqlite3.Error):
        return sa.exc.OperationalError("a statement", None, Exception(str(error)))
    return error
