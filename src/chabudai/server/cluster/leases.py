"""Leases: which server plays a table's bots, and which runs its clocks. There is no leader; servers take free leases.

Every server writes a heartbeat every two seconds. The leases of a server that stopped, or whose heartbeat is late, are
taken by the others, each row by one of them (FOR UPDATE SKIP LOCKED). If two servers ever act at once, the log accepts
one of them. A process may take leases on bots alone (`chabudai work`).
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable
from typing import Any, Literal

import sqlalchemy as sa
import structlog
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from chabudai.server.errors import NoTable
from chabudai.server.storage import schema
from chabudai.server.storage.nodes import NODE_TIMEOUT, is_alive
from chabudai.server.storage.schema import leases, nodes
from chabudai.server.storage.store import Store
from chabudai.server.supervision import report
from chabudai.server.time_source import TimeSource

HEARTBEAT = 2_000

MOST_AT_ONCE = 64

LeaseKind = Literal["bots", "clocks"]
BOTS: LeaseKind = "bots"
CLOCKS: LeaseKind = "clocks"
EVERYTHING: frozenset[LeaseKind] = frozenset({BOTS, CLOCKS})

Lease = tuple[str, LeaseKind]

log = structlog.get_logger()

Take = Callable[[str], Awaitable[None]]


class Leases:
    """The leases of this server. `take` is called with a newly leased table, `call` when others have leases to take."""

    def __init__(
        self,
        store: Store,
        time_source: TimeSource,
        node: str,
        able: frozenset[LeaseKind],
        take: Take,
        call: Callable[[], None],
    ) -> None:
        self._store, self._time_source, self.node, self._take = store, time_source, node, take
        self._able, self._call = able, call
        self._held: set[Lease] = set()
        self._asked: set[Lease] = set()
        self._wanted: set[Lease] = set()
        self._done: set[Lease] = set()
        self._untaken: set[Lease] = set()
        self._short_since: int | None = None
        self._last_heartbeat = 0
        self._was_cut_off = True
        self._must_check_free = False
        self._woken = asyncio.Event()
        self.alive: set[str] = set()
        """The servers that are alive."""

    def holds(self, table: str, kind: LeaseKind) -> bool:
        return (table, kind) in self._held

    def want(self, table: str, kind: LeaseKind) -> None:
        """Ask for a lease, once: its holder keeps it."""
        lease = table, kind
        if lease not in self._asked:
            self._asked.add(lease)
            self._wanted.add(lease)
            self._woken.set()

    def release(self, table: str) -> None:
        """Give up the leases of a table that is over."""
        every = {(table, kind) for kind in EVERYTHING}
        self._asked -= every
        self._done |= every & self._held
        self._held -= every

    def check_free(self) -> None:
        """Check soon for leases that no server holds."""
        self._must_check_free = True
        self._woken.set()

    async def open(self) -> None:
        await self._heartbeat()

    async def run(self, on_nodes: Callable[[], None]) -> None:
        """Renew and take leases for ever; `on_nodes` is called after `alive` was updated."""
        while True:
            self._woken.clear()
            try:
                await self._run_once(on_nodes)
            except Exception as error:
                self._was_cut_off = True
                self._woken.clear()
                report("leases could not be renewed", error)
            await self._time_source.wait(
                max(self._last_heartbeat, self._time_source.now()) + HEARTBEAT, self._woken
            )

    async def close(self) -> None:
        """Mark this server as stopped: its leases are free at once."""
        async with self._store.changing() as connection:
            mine = sa.update(nodes).where(nodes.c.id == self.node)
            await connection.execute(mine.values(seen=self._time_source.now(), alive=0))

    async def _run_once(self, on_nodes: Callable[[], None]) -> None:
        if self._must_check_free or self._time_source.now() >= self._last_heartbeat + HEARTBEAT:
            self._must_check_free = False
            await self._heartbeat()
            on_nodes()
            untaken, self._untaken = self._untaken, set()
            await self._accept(untaken & self._held)
            await self._take_free()
            await self._warn_without_players()
        if self._wanted:
            await self._accept(await self._ask())
        if self._done:
            await self._finish()

    async def _take_free(self) -> None:
        """Take the free leases, as long as the last heartbeat is fresh.

        After that this server counts as gone itself, also here: it would take its own leases again without an end.
        """
        while self._time_source.now() < self._last_heartbeat + NODE_TIMEOUT - HEARTBEAT:
            found = await self._claim()
            if not found:
                return
            await self._accept(found)
        # There may be more: go on after the next heartbeat.
        self.check_free()

    async def _accept(self, found: Iterable[Lease]) -> None:
        for lease in found:
            self._held.add(lease)
            try:
                await self._take(lease[0])
            except NoTable:
                log.debug("a table was deleted meanwhile", table=lease[0][:4])
            except Exception as error:
                self._untaken.add(lease)
                report("a leased table cannot be loaded", error, table=lease[0][:4])

    async def _warn_without_players(self) -> None:
        """Warn if bots wait for too long and no server plays them."""
        if BOTS in self._able:
            return
        async with self._store.reading() as connection:
            waits = (await connection.execute(sa.select(self._free({BOTS}).exists()))).scalar_one()
        now = self._time_source.now()
        if not waits:
            self._short_since = None
        elif self._short_since is None:
            self._short_since = now
        elif now >= self._short_since + NODE_TIMEOUT:
            self._short_since = now
            log.warning("bots are awaited and nobody plays them: start `chabudai work`")

    # The rows

    async def _heartbeat(self) -> None:
        now = self._time_source.now()
        is_late = now > self._last_heartbeat + NODE_TIMEOUT
        async with self._store.changing() as connection:
            if self._was_cut_off:
                await self._resume(connection, now)
            mine = insert(nodes).values(id=self.node, seen=now, alive=1)
            await connection.execute(
                mine.on_conflict_do_update(index_elements=[nodes.c.id], set_={"seen": now, "alive": 1})
            )
            found = await connection.execute(sa.select(nodes.c.id).where(*is_alive(now)))
            self.alive = set(found.scalars())
            if is_late or self._was_cut_off:
                mine_still = sa.select(leases.c.table_id, leases.c.kind).where(leases.c.node == self.node)
                known, self._held = (
                    self._held,
                    {(row.table_id, row.kind) for row in await connection.execute(mine_still)},
                )
                # Leased just before the connection was lost: these tables are not loaded yet.
                self._untaken |= self._held - known
                self._asked = set(self._held)
        self._last_heartbeat, self._was_cut_off = now, False

    async def _resume(self, connection: AsyncConnection, now: int) -> None:
        """Read the pauses; record one that ends now if no server was alive."""
        last = (await connection.execute(sa.select(sa.func.max(nodes.c.seen)))).scalar_one()
        is_one_there = (await connection.execute(sa.select(sa.exists().where(*is_alive(now))))).scalar_one()
        if last is not None and last < now and not is_one_there:
            pause = insert(schema.pauses).values(start=last, stop=now)
            await connection.execute(pause.on_conflict_do_nothing())
        if not is_one_there:
            await connection.execute(sa.delete(nodes).where(nodes.c.id != self.node))
        pauses = await connection.execute(sa.select(schema.pauses.c.start, schema.pauses.c.stop))
        self._time_source.pauses = [(row.start, row.stop) for row in pauses]

    async def _claim(self) -> list[Lease]:
        """Take some of the free leases; other servers may take the rest."""
        free = self._free(self._able).limit(MOST_AT_ONCE).with_for_update(skip_locked=True, of=leases)
        async with self._store.sharing() as connection:
            found: list[Lease] = [(row.table_id, row.kind) for row in await connection.execute(free)]
            if found:
                mine = sa.update(leases).where(_are(found))
                await connection.execute(mine.values(node=self.node))
        self._asked.update(found)
        return found

    def _free(self, kinds: Collection[LeaseKind]) -> sa.Select[Any]:
        has_node = sa.exists().where(nodes.c.id == leases.c.node, *is_alive(self._time_source.now()))
        over = sa.exists().where(schema.ends.c.table_id == leases.c.table_id)
        return sa.select(leases.c.table_id, leases.c.kind).where(leases.c.kind.in_(kinds), ~has_node, ~over)

    async def _ask(self) -> list[Lease]:
        """Create the wanted leases; return those that this server holds now, and announce the others."""
        wanted, self._wanted = self._wanted, set()
        rows: list[dict[str, Any]] = [
            {"table_id": table, "kind": kind, "node": self.node if kind in self._able else None}
            for table, kind in sorted(wanted)
        ]
        new = insert(leases).values(rows).on_conflict_do_nothing().returning(leases.c.table_id, leases.c.kind)
        try:
            async with self._store.sharing() as connection:
                found: list[Lease] = [(row.table_id, row.kind) for row in await connection.execute(new)]
        except BaseException:
            self._wanted |= wanted
            raise
        mine = [lease for lease in found if lease[1] in self._able]
        if len(mine) < len(found):
            self._call()
        return mine

    async def _finish(self) -> None:
        done, self._done = self._done, set()
        try:
            async with self._store.sharing() as connection:
                await connection.execute(sa.delete(leases).where(_are(done)))
        except BaseException:
            self._done |= done
            raise


def _are(some: Collection[Lease]) -> sa.ColumnElement[bool]:
    return sa.tuple_(leases.c.table_id, leases.c.kind).in_(list(some))
