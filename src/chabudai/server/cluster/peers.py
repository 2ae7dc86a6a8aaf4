"""The other servers at this database, as this one sees them.

Tables have no home: any server may serve any of them. What another has stored arrives as a hint and is read from the
log. What was missed while nothing arrived is read later. A token or a command that does not fit is refused only after
asking the database. Now and then everything in memory is compared with it.
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
from chabudai.server.cluster.leases import BOTS, CLOCKS, EVERYTHING, Kind, Leases
from chabudai.server.cluster.presence import Presence
from chabudai.server.errors import NoTable, Unavailable, Unreadable
from chabudai.server.notifications.turns import Notices
from chabudai.server.storage.schema import sessions, tokens
from chabudai.server.storage.store import Store
from chabudai.server.supervision import Work
from chabudai.server.tables import access, commands
from chabudai.server.tables.lobby import Lobby
from chabudai.server.tables.registry import TableRegistry
from chabudai.server.tables.table import Table
from chabudai.server.time_source import TimeSource
from chabudai.server.types import cluster as messages
from chabudai.server.types.cluster import Hint, Letter

if TYPE_CHECKING:
    from chabudai.server.storage.postgres import Follower

AGAIN = 0.5
"""Seconds until what could not be read is tried again."""

COMPARE = 20_000
"""Milliseconds between two comparisons of what is in memory with the disk."""

_MEETING = 0x636861627566
"""The lock of whoever looks for somebody to play with."""

log = structlog.get_logger()


class Host(Protocol):
    """What the peers need of the server they belong to."""

    registry: TableRegistry
    lobby: Lobby
    store: Store
    time_source: TimeSource
    notices: Notices
    sees_to: frozenset[Kind]

    def table(self, name: str, /) -> AbstractAsyncContextManager[Table]: ...
    def using(self, table: Table, /) -> AbstractContextManager[Table]: ...
    def spawn(self, work: Coroutine[Any, Any, None], /) -> None: ...
    def supervise(self, name: str, work: Work, /) -> None: ...
    def schedule(self, table: Table, /) -> None: ...
    def disconnect_here(self, person: str, key: bytes | None, /) -> None: ...
    async def read_again_here(self, person: str, /) -> None: ...


class Peers:
    def __init__(self, services: Host, bus: Bus, follower: "Follower", node: str) -> None:
        self._services, self._bus, self._follower = services, bus, follower
        self.presence = Presence(bus, services.registry.tables)
        self.duties = Leases(
            services.store,
            services.time_source,
            node,
            services.sees_to,
            self._see_to,
            lambda: bus.publish(messages.Unattended()),
        )
        self._changed: dict[str, bool] = {}
        self._has_missed = False
        self._woken = asyncio.Event()
        services.lobby.elsewhere = lambda table: {
            seat for other in self.presence.of(table).values() for seat in other.seats
        }
        bus.subscribe(self._hear, self._miss)

    def begin(self) -> None:
        self._services.supervise("neighbours", self._catch_up)
        self._services.supervise("comparison", self._keep_comparing)
        self._services.supervise("duties", self._attend)

    async def close(self) -> None:
        try:
            await self.duties.close()
            self._bus.publish(messages.Unattended())
        except Unavailable:
            log.error("the other servers were not told that this one stops")
        self._follower.close()

    # What this house tells

    def schedule(self, table: Table) -> set[Kind]:
        """The table has changed or was read: what of it does this server see to?"""
        self.presence.note(table)
        if table.match.outcome:
            self.duties.release(table.id)
            if commands.is_to_follow(table):
                self._services.spawn(self._follow(table))
            return set()
        needed = _needed(table)
        for kind in needed:
            self.duties.want(table.id, kind)
        return {kind for kind in needed if self.duties.holds(table.id, kind)}

    def dismiss(self, person: str, key: bytes | None) -> None:
        self._bus.publish(messages.Dismissed(person=person, key=None if key is None else key.hex()))

    def rename(self, person: str) -> None:
        self._bus.publish(messages.Renamed(person=person))

    def change_bells(self, person: str) -> None:
        self._bus.publish(messages.Doorbells(person=person))

    def forget(self, table: str) -> None:
        self.duties.release(table)
        self._bus.publish(messages.Changed(hints=[Hint(table, whole=True)]))

    @asynccontextmanager
    async def matching(self) -> AsyncIterator[None]:
        """One at a time at all servers, and with every table that waits now: two who come together meet."""
        async with self._services.store.sharing() as connection:
            await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MEETING)))
            for name in await self._services.store.waiting():
                if not self._services.lobby.knows(name):
                    await self._look_at(name)
            yield

    async def _follow(self, table: Table) -> None:
        """Two who wished for another game at two servers: neither of these knew that both had."""
        with self._services.using(table):
            await access.change(table, lambda rows: commands.follow(table, rows))

    # What the others tell

    def _hear(self, letter: Letter) -> None:
        services, told = self._services, letter.news
        match told:
            case messages.Changed():
                for hint in told.hints:
                    self._note(hint)
            case messages.Here():
                self.presence.take(letter.node, told)
            case messages.Arrived():
                self.presence.tell_all()
            case messages.Unattended():
                self.duties.look()
            case messages.Dismissed():
                services.disconnect_here(told.person, None if told.key is None else bytes.fromhex(told.key))
            case messages.Renamed():
                services.spawn(services.read_again_here(told.person))
            case messages.Doorbells():
                services.spawn(services.notices.bells.read_again(told.person))

    def _note(self, hint: Hint) -> None:
        name = hint.table
        is_held = any(self.duties.holds(name, kind) for kind in EVERYTHING)
        if is_held or hint.public or self._services.registry.has(name) or self._services.lobby.knows(name):
            self._changed[name] = self._changed.get(name, False) or hint.whole
            self._woken.set()

    def _miss(self) -> None:
        """Something may have been said while nobody listened."""
        self._has_missed = True
        self._woken.set()
        self._bus.publish(messages.Arrived())
        self.presence.tell_all()

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
                # Nothing of what was heard is lost, whatever has failed.
                for name, whole in changed.items():
                    self._changed[name] = self._changed.get(name, False) or whole
                self._has_missed = self._has_missed or missed
                self._woken.set()
                if not isinstance(error, Exception):
                    raise
                _warn(error)
                await asyncio.sleep(AGAIN)

    async def _keep_comparing(self) -> None:
        """Now and then, whatever was heard or not: is what is in memory what the disk has?"""
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
                log.debug("a table was behind", table=table.mark)
                self._note(Hint(name, whole=True))

    async def _read(self, changed: dict[str, bool]) -> None:
        live = self._services.registry.tables
        plain = {name: live[name] for name, whole in changed.items() if not whole and name in live}
        if plain:
            versions = {name: table.match.version for name, table in plain.items()}
            async with self._services.store.queries.one():
                entries = await self._follower.entries_since(versions)
            for name, table in plain.items():
                with self._apart(name):
                    await self._take_in(table, entries[name], versions[name])
        for name in changed.keys() - plain.keys():
            await self._look_at(name, again=True)

    async def _take_in(self, table: Table, entries: list[Entry], version: int) -> None:
        async with access.holding(table.lock):
            if not table.gone and not table.take_in(entries, version):
                await access.reload(table)

    async def _look_at(self, name: str, *, again: bool = False) -> None:
        """Have it in memory as the disk has it: read again if it was there, or was just being read."""
        was_here = self._services.registry.has(name)
        with self._apart(name):
            async with self._services.table(name) as table:
                if was_here and again:
                    await _read_again(table)

    @contextmanager
    def _apart(self, name: str) -> Iterator[None]:
        """What is wrong with one table is not to keep the others from being read."""
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
        """Everything that is in memory, and everything that is only kept in memory."""
        await self._services.notices.bells.open()
        for name in {
            *self._services.registry.tables,
            *self._services.lobby.names,
            *await self._services.store.waiting(),
        }:
            await self._look_at(name, again=True)
        await self._check_viewers()
        self.duties.look()

    async def _check_viewers(self) -> None:
        """Whoever signed out meanwhile is dismissed."""
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

    # Duties

    async def _attend(self) -> None:
        await self.duties.run(lambda: self.presence.keep_only(self.duties.alive))

    async def _see_to(self, name: str) -> None:
        async with self._services.table(name) as table:
            self._services.schedule(table)


def _warn(error: Exception) -> None:
    """A database that does not answer is told in a line, anything else with its traceback."""
    unexpected = None if isinstance(error, Unavailable) else error
    log.warning(
        "what others have written cannot be read now", cause=type(error).__name__, exc_info=unexpected
    )


def _needed(table: Table) -> set[Kind]:
    needed: set[Kind] = set()
    if table.awaited_bot() is not None:
        needed.add(BOTS)
    if table.next_fall() is not None:
        needed.add(CLOCKS)
    return needed


async def _read_again(table: Table) -> None:
    async with access.holding(table.lock):
        if not table.gone:
            await access.reload(table)
