"""Who sees to a table: plays its bots or lets its clocks fall. Nobody leads; whoever is there takes what nobody has.

A server says every two seconds that it is there. What one has that did not say so for a while, or has said goodbye, is
taken by the others, each row by one of them (FOR UPDATE SKIP LOCKED). Should two ever act at once, the log takes one.
Not everybody does everything: bots may be played by processes that do nothing else (`chabudai work`).
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
from chabudai.server.storage.schema import duties, nodes
from chabudai.server.storage.store import Store
from chabudai.server.supervision import report
from chabudai.server.time_source import TimeSource

BEAT = 2_000

MOST_AT_ONCE = 64

Kind = Literal["bots", "clocks"]
BOTS: Kind = "bots"
CLOCKS: Kind = "clocks"
EVERYTHING: frozenset[Kind] = frozenset({BOTS, CLOCKS})

Duty = tuple[str, Kind]

log = structlog.get_logger()

Take = Callable[[str], Awaitable[None]]


class Leases:
    """`take` is called with a table that this server sees to from now on, `call` when others have something to take."""

    def __init__(
        self,
        store: Store,
        time_source: TimeSource,
        node: str,
        able: frozenset[Kind],
        take: Take,
        call: Callable[[], None],
    ) -> None:
        self._store, self._time_source, self.node, self._take = store, time_source, node, take
        self._able, self._call = able, call
        self._held: set[Duty] = set()
        self._asked: set[Duty] = set()
        self._wanted: set[Duty] = set()
        self._done: set[Duty] = set()
        self._untaken: set[Duty] = set()
        self._short_since: int | None = None
        self._beaten = 0
        self._was_cut_off = True
        self._is_to_look = False
        self._woken = asyncio.Event()
        self.alive: set[str] = set()
        """The servers there are."""

    def holds(self, table: str, kind: Kind) -> bool:
        return (table, kind) in self._held

    def want(self, table: str, kind: Kind) -> None:
        """This table needs somebody; asked once, because whoever has it keeps it."""
        duty = table, kind
        if duty not in self._asked:
            self._asked.add(duty)
            self._wanted.add(duty)
            self._woken.set()

    def release(self, table: str) -> None:
        """There is nothing more to do at this table."""
        every = {(table, kind) for kind in EVERYTHING}
        self._asked -= every
        self._done |= every & self._held
        self._held -= every

    def look(self) -> None:
        """There may be something that nobody has."""
        self._is_to_look = True
        self._woken.set()

    async def open(self) -> None:
        await self._beat()

    async def run(self, heard_of: Callable[[], None]) -> None:
        """`heard_of` is called when it is known again which servers there are."""
        while True:
            self._woken.clear()
            try:
                await self._look_after(heard_of)
            except Exception as error:
                self._was_cut_off = True
                self._woken.clear()
                report("duties could not be looked after", error)
            await self._time_source.wait(max(self._beaten, self._time_source.now()) + BEAT, self._woken)

    async def close(self) -> None:
        """Say goodbye: what this server had is free at once."""
        async with self._store.changing() as connection:
            mine = sa.update(nodes).where(nodes.c.id == self.node)
            await connection.execute(mine.values(seen=self._time_source.now(), alive=0))

    async def _look_after(self, heard_of: Callable[[], None]) -> None:
        if self._is_to_look or self._time_source.now() >= self._beaten + BEAT:
            self._is_to_look = False
            await self._beat()
            heard_of()
            untaken, self._untaken = self._untaken, set()
            await self._accept(untaken & self._held)
            while found := await self._claim():
                await self._accept(found)
            await self._miss_players()
        if self._wanted:
            await self._accept(await self._ask())
        if self._done:
            await self._finish()

    async def _accept(self, duties: Iterable[Duty]) -> None:
        for duty in duties:
            self._held.add(duty)
            try:
                await self._take(duty[0])
            except NoTable:
                log.debug("a table was forgotten meanwhile", table=duty[0][:4])
            except Exception as error:
                self._untaken.add(duty)
                report("a table stands still", error, table=duty[0][:4])

    async def _miss_players(self) -> None:
        """Who plays no bots says so when nobody else does either."""
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

    async def _beat(self) -> None:
        now = self._time_source.now()
        is_late = now > self._beaten + NODE_TIMEOUT
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
                mine_still = sa.select(duties.c.table_id, duties.c.kind).where(duties.c.node == self.node)
                known, self._held = (
                    self._held,
                    {(row.table_id, row.kind) for row in await connection.execute(mine_still)},
                )
                # Asked for just before the line was cut: nobody has read these tables yet.
                self._untaken |= self._held - known
                self._asked = set(self._held)
        self._beaten, self._was_cut_off = now, False

    async def _resume(self, connection: AsyncConnection, now: int) -> None:
        """If no server was there, the time until now is nobody's thinking time."""
        last = (await connection.execute(sa.select(sa.func.max(nodes.c.seen)))).scalar_one()
        is_one_there = (await connection.execute(sa.select(sa.exists().where(*is_alive(now))))).scalar_one()
        if last is not None and last < now and not is_one_there:
            pause = insert(schema.pauses).values(start=last, stop=now)
            await connection.execute(pause.on_conflict_do_nothing())
        if not is_one_there:
            await connection.execute(sa.delete(nodes).where(nodes.c.id != self.node))
        pauses = await connection.execute(sa.select(schema.pauses.c.start, schema.pauses.c.stop))
        self._time_source.pauses = [(row.start, row.stop) for row in pauses]

    async def _claim(self) -> list[Duty]:
        """Of what nobody sees to, some; others take the rest meanwhile."""
        free = self._free(self._able).limit(MOST_AT_ONCE).with_for_update(skip_locked=True, of=duties)
        async with self._store.sharing() as connection:
            found: list[Duty] = [(row.table_id, row.kind) for row in await connection.execute(free)]
            if found:
                mine = sa.update(duties).where(_are(found))
                await connection.execute(mine.values(node=self.node))
        self._asked.update(found)
        return found

    def _free(self, kinds: Collection[Kind]) -> sa.Select[Any]:
        has_node = sa.exists().where(nodes.c.id == duties.c.node, *is_alive(self._time_source.now()))
        over = sa.exists().where(schema.ends.c.table_id == duties.c.table_id)
        return sa.select(duties.c.table_id, duties.c.kind).where(duties.c.kind.in_(kinds), ~has_node, ~over)

    async def _ask(self) -> list[Duty]:
        """Those of the wanted duties that nobody had and that are for this server; the others are called out."""
        wanted, self._wanted = self._wanted, set()
        rows: list[dict[str, Any]] = [
            {"table_id": table, "kind": kind, "node": self.node if kind in self._able else None}
            for table, kind in sorted(wanted)
        ]
        new = insert(duties).values(rows).on_conflict_do_nothing().returning(duties.c.table_id, duties.c.kind)
        try:
            async with self._store.sharing() as connection:
                found: list[Duty] = [(row.table_id, row.kind) for row in await connection.execute(new)]
        except BaseException:
            self._wanted |= wanted
            raise
        mine = [duty for duty in found if duty[1] in self._able]
        if len(mine) < len(found):
            self._call()
        return mine

    async def _finish(self) -> None:
        done, self._done = self._done, set()
        try:
            async with self._store.sharing() as connection:
                await connection.execute(sa.delete(duties).where(_are(done)))
        except BaseException:
            self._done |= done
            raise


def _are(some: Collection[Duty]) -> sa.ColumnElement[bool]:
    return sa.tuple_(duties.c.table_id, duties.c.kind).in_(list(some))
