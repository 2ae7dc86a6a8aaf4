"""Keeps this server in step with the other servers at its database.

Any server may serve any table. Changes of other servers arrive as hints, and are read from the log. After a gap in the
messages everything is read again. A token or a command is refused only after a check of the database. Now and then
everything in memory is compared with the database.
"""

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import (
    AbstractAsyncContextManager,
    AbstractContextManager,
    asynccontextmanager,
    contextmanager,
)
from typing import TYPE_CHECKING, Any, Protocol

import sqlalchemy as sa
import structlog

from chabudai.match.log import Entry
from chabudai.server.cluster.bus import Bus
from chabudai.server.cluster.leases import BOTS, CLOCKS, EVERYTHING, LeaseKind, Leases
from chabudai.server.cluster.presence import Presence
from chabudai.server.desk.watch import DeskWatch
from chabudai.server.errors import NoTable, Unavailable, Unreadable
from chabudai.server.notifications.turns import TurnNotifications
from chabudai.server.storage.schema import sessions, tokens
from chabudai.server.storage.store import Store
from chabudai.server.supervision import Work
from chabudai.server.tables import access, commands
from chabudai.server.tables.lobby import Lobby
from chabudai.server.tables.registry import TableRegistry
from chabudai.server.tables.table import Table
from chabudai.server.time_source import TimeSource
from chabudai.server.types import cluster as messages
from chabudai.server.types.cluster import ChangeHint, Envelope

if TYPE_CHECKING:
    from chabudai.server.storage.postgres import Follower

AGAIN = 0.5
"""Seconds until a failed read is tried again."""

COMPARE = 20_000
"""Milliseconds between two comparisons of memory with the database."""

_MATCHING_LOCK = 0x636861627566
"""The advisory lock of matching people for a quick game."""

log = structlog.get_logger()


class Host(Protocol):
    """The part of `Services` that `Peers` needs."""

    registry: TableRegistry
    lobby: Lobby
    store: Store
    time_source: TimeSource
    notifications: TurnNotifications
    lease_kinds: frozenset[LeaseKind]
    desk_watch: DeskWatch

    def table(self, name: str, /) -> AbstractAsyncContextManager[Table]: ...
    def using(self, table: Table, /) -> AbstractContextManager[Table]: ...
    def spawn(self, work: Coroutine[Any, Any, None], /) -> None: ...
    def supervise(self, name: str, work: Work, /) -> None: ...
    def schedule(self, table: Table, /) -> None: ...
    def check_addresses(self, table: Table, /) -> None: ...
    def resume_bots(self, table: Table, /) -> None: ...
    def disconnect_here(self, person: str, key: bytes | None, /) -> None: ...
    async def read_again_here(self, person: str, /) -> None: ...


class Peers:
    """Sends and receives cluster messages, and holds presence and leases."""

    def __init__(self, services: Host, bus: Bus, follower: "Follower", node: str) -> None:
        self._services, self._bus, self._follower = services, bus, follower
        self.presence = Presence(bus, services.registry.tables, self._resume_bots)
        self.leases = Leases(
            services.store,
            services.time_source,
            node,
            services.lease_kinds,
            self._schedule_leased,
            lambda: bus.publish(messages.FreeLeases()),
        )
        self._changed: dict[str, bool] = {}
        self._has_missed = False
        self._alive: set[str] = set()
        self._woken = asyncio.Event()
        services.lobby.elsewhere = lambda table: {
            seat for other in self.presence.of(table).values() for seat in other.seats
        }
        bus.subscribe(self._on_message, self._on_gap)

    def begin(self) -> None:
        self._services.supervise("neighbours", self._catch_up)
        self._services.supervise("comparison", self._keep_comparing)
        self._services.supervise("leases", self._run_leases)

    async def close(self) -> None:
        try:
            await self.leases.close()
            self._bus.publish(messages.FreeLeases())
        except Unavailable:
            log.error("the other servers were not told that this one stops")
        self._follower.close()

    # To other servers

    def schedule(self, table: Table) -> set[LeaseKind]:
        """Announce a table that has changed or was loaded; return the leases that this server holds on it."""
        self.presence.announce(table)
        if table.match.outcome:
            self.leases.release(table.id)
            if commands.wants_rematch(table):
                self._services.spawn(self._make_rematch(table))
            return set()
        needed = _needed(table)
        for kind in needed:
            self.leases.want(table.id, kind)
        return {kind for kind in needed if self.leases.holds(table.id, kind)}

    def disconnect(self, person: str, key: bytes | None) -> None:
        self._bus.publish(messages.Disconnected(person=person, key=None if key is None else key.hex()))

    def rename(self, person: str) -> None:
        self._bus.publish(messages.Renamed(person=person))

    def announce_subscriptions(self, person: str) -> None:
        self._bus.publish(messages.SubscriptionsChanged(person=person))

    def announce_erased(self, table: str) -> None:
        self.leases.release(table)
        self._bus.publish(messages.TablesChanged(hints=[ChangeHint(table, whole=True)]))

    @asynccontextmanager
    async def matching(self) -> AsyncIterator[None]:
        """Match people at one server at a time, with all waiting tables loaded."""
        async with self._services.store.sharing() as connection:
            await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MATCHING_LOCK)))
            for name in await self._services.store.waiting():
                if not self._services.lobby.knows(name):
                    await self._load(name)
            yield

    async def _make_rematch(self, table: Table) -> None:
        """Make a rematch whose requests came to two servers."""
        with self._services.using(table):
            await access.change(table, lambda rows: commands.make_rematch(table, rows))

    # From other servers

    def _on_message(self, envelope: Envelope) -> None:
        services, message = self._services, envelope.message
        match message:
            case messages.TablesChanged():
                for hint in message.hints:
                    self._mark_changed(hint)
            case messages.PresenceChanged():
                self.presence.receive(envelope.node, message)
                if (table := services.registry.tables.get(message.table)) is not None:
                    services.check_addresses(table)
            case messages.PresenceAsked():
                self.presence.announce_again(message.table)
            case messages.ServerJoined():
                self.presence.announce_all()
            case messages.FreeLeases():
                self.leases.check_free()
            case messages.Disconnected():
                services.disconnect_here(
                    message.person, None if message.key is None else bytes.fromhex(message.key)
                )
            case messages.Renamed():
                services.spawn(services.read_again_here(message.person))
            case messages.DeskActed():
                services.desk_watch.wake()
            case messages.SubscriptionsChanged():
                services.spawn(services.notifications.subscriptions.read_again(message.person))

    def _mark_changed(self, hint: ChangeHint) -> None:
        name = hint.table
        is_held = any(self.leases.holds(name, kind) for kind in EVERYTHING)
        if is_held or hint.public or self._services.registry.has(name) or self._services.lobby.knows(name):
            self._changed[name] = self._changed.get(name, False) or hint.whole
            self._woken.set()

    def _on_gap(self) -> None:
        """Read everything again, because messages may have been missed."""
        self._has_missed = True
        self._woken.set()
        self.presence.forget()
        self._bus.publish(messages.ServerJoined())
        self.presence.announce_all()

    # Reading what has changed

    async def _catch_up(self) -> None:
        while True:
            await self._woken.wait()
            self._woken.clear()
            changed, self._changed = self._changed, {}
            missed, self._has_missed = self._has_missed, False
            try:
                if missed:
                    await self._read_all()
                await self._read(changed)
            except BaseException as error:
                # Keep the hints of a failed read.
                for name, whole in changed.items():
                    self._changed[name] = self._changed.get(name, False) or whole
                self._has_missed = self._has_missed or missed
                self._woken.set()
                if not isinstance(error, Exception):
                    raise
                _warn(error)
                await asyncio.sleep(AGAIN)

    async def _keep_comparing(self) -> None:
        """Compare memory with the database at intervals, in case a message was lost."""
        time_source = self._services.time_source
        while True:
            await time_source.wait(time_source.now() + COMPARE, asyncio.Event())
            try:
                await self._compare()
            except Unavailable as error:
                _warn(error)

    async def _compare(self) -> None:
        live = dict(self._services.registry.tables)
        there = await self._services.store.progress_of(live)
        for name, table in live.items():
            if name not in there or table.progress.is_behind(there[name]):
                log.debug("a table was behind", table=table.short_id)
                self._mark_changed(ChangeHint(name, whole=True))

    async def _read(self, changed: dict[str, bool]) -> None:
        live = self._services.registry.tables
        plain = {name: live[name] for name, whole in changed.items() if not whole and name in live}
        if plain:
            versions = {name: table.match.version for name, table in plain.items()}
            async with self._services.store.queries.one():
                entries = await self._follower.entries_since(versions)
            for name, table in plain.items():
                with self._isolated(name):
                    await self._append_entries(table, entries[name], versions[name])
        for name in [name for name in changed if name not in plain]:
            await self._load(name, again=True)

    async def _append_entries(self, table: Table, entries: list[Entry], version: int) -> None:
        async with access.holding(table.lock):
            if not table.gone and not table.append_entries(entries, version):
                await access.reload(table)

    async def _load(self, name: str, *, again: bool = False) -> None:
        """Load a table; with `again`, read it again if it was in memory or being loaded."""
        was_here = self._services.registry.has(name)
        with self._isolated(name):
            async with self._services.table(name) as table:
                if was_here and again:
                    await _read_again(table)

    @contextmanager
    def _isolated(self, name: str) -> Iterator[None]:
        """Log an error of one table, so that the others are still read."""
        try:
            yield
        except NoTable:
            self._services.lobby.drop(name)
        except Unreadable as error:
            log.error("a table cannot be read again", table=name[:4], code=error.code)
        except Unavailable:
            raise
        except Exception:
            log.exception("a table cannot be read again", table=name[:4])

    async def _read_all(self) -> None:
        """Read again all tables in memory, the lobby, the subscriptions and the sessions of viewers."""
        await self._services.notifications.subscriptions.open()
        live, listed = self._services.registry.tables, self._services.lobby.names
        for name in dict.fromkeys([*live, *listed, *await self._services.store.waiting()]):
            await self._load(name, again=True)
        await self._check_viewers()
        self.leases.check_free()

    async def _check_viewers(self) -> None:
        """Disconnect people who have signed out elsewhere."""
        known = {
            viewer.identity.key: viewer.identity
            for viewer in self._services.registry.sockets()
            if viewer.identity
        }
        async with self._services.store.reading() as connection:
            for owner in (sessions, tokens):
                found = sa.select(owner.c.digest).where(owner.c.digest.in_(list(known)))
                for digest in (await connection.execute(found)).scalars():
                    known.pop(digest, None)
        for key, identity in known.items():
            self._services.disconnect_here(identity.person, key)

    # Leases

    async def _run_leases(self) -> None:
        await self.leases.run(self._on_nodes)

    def _on_nodes(self) -> None:
        """Drop the people of servers that are gone. One that is back is asked for its people again."""
        alive = self.leases.alive
        if alive - self._alive:
            self._bus.publish(messages.ServerJoined())
        self._alive = set(alive)
        self.presence.keep_only(alive)

    def _resume_bots(self, name: str) -> None:
        """Let the bots of a table go on, because somebody is connected to another server."""
        table = self._services.registry.tables.get(name)
        if table is not None:
            self._services.resume_bots(table)
        elif self.leases.holds(name, BOTS):
            self._services.spawn(self._load(name))

    async def _schedule_leased(self, name: str) -> None:
        async with self._services.table(name) as table:
            self._services.schedule(table)
            if table.awaited_bot() is not None and not table.is_attended:
                self._bus.publish(messages.PresenceAsked(table=name))


def _warn(error: Exception) -> None:
    """Log a failed read: an unavailable database in one line, another error with its traceback."""
    unexpected = None if isinstance(error, Unavailable) else error
    log.warning(
        "what others have written cannot be read now", cause=type(error).__name__, exc_info=unexpected
    )


def _needed(table: Table) -> set[LeaseKind]:
    needed: set[LeaseKind] = set()
    if table.awaited_bot() is not None:
        needed.add(BOTS)
    if table.next_timeout() is not None:
        needed.add(CLOCKS)
    return needed


async def _read_again(table: Table) -> None:
    async with access.holding(table.lock):
        if not table.gone:
            await access.reload(table)
