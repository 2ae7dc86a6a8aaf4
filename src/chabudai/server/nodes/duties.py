"""Who sees to a table: plays its bots and lets its clocks fall. Nobody leads; whoever is there takes what nobody has.

A server says every two seconds that it is there. What one has that did not say so for a while, or has said goodbye, is
taken by the others, each row by one of them (FOR UPDATE SKIP LOCKED). Should two ever act at once, the log takes one.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import sqlalchemy as sa
import structlog
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from chabudai.errors import Refused
from chabudai.server.disk import schema
from chabudai.server.disk.store import Store
from chabudai.server.nodes.schema import duties, nodes
from chabudai.server.tables.timepiece import Timepiece

BEAT = 2_000
PATIENCE = 8_000
"""Milliseconds without a beat after which a server counts as gone."""

MOST_AT_ONCE = 64

log = structlog.get_logger()

Take = Callable[[str], Awaitable[None]]


class Duties:
    """`take` is called with a table that this server sees to from now on."""

    def __init__(self, store: Store, timepiece: Timepiece, node: str, take: Take) -> None:
        self._store, self._timepiece, self.node, self._take = store, timepiece, node, take
        self._held: set[str] = set()
        self._asked: set[str] = set()
        self._wanted: set[str] = set()
        self._done: set[str] = set()
        self._beaten = 0
        self._was_cut_off = True
        self._is_to_look = False
        self._woken = asyncio.Event()
        self.alive: set[str] = set()
        """The servers there are."""

    @property
    def held(self) -> frozenset[str]:
        return frozenset(self._held)

    def holds(self, table: str) -> bool:
        return table in self._held

    def want(self, table: str) -> None:
        """This table needs somebody; asked once, because whoever has it keeps it."""
        if table not in self._asked:
            self._asked.add(table)
            self._wanted.add(table)
            self._woken.set()

    def lay_down(self, table: str) -> None:
        """There is nothing more to do at this table."""
        self._asked.discard(table)
        if table in self._held:
            self._held.discard(table)
            self._done.add(table)

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
            except Refused as error:
                self._was_cut_off = True
                self._woken.clear()
                log.error("duties could not be looked after", code=error.code)
            await self._timepiece.wait(max(self._beaten, self._timepiece.now()) + BEAT, self._woken)

    async def close(self) -> None:
        """Say goodbye: what this server had is free at once."""
        async with self._store.changing() as connection:
            mine = sa.update(nodes).where(nodes.c.id == self.node)
            await connection.execute(mine.values(seen=self._timepiece.now(), alive=0))

    async def _look_after(self, heard_of: Callable[[], None]) -> None:
        if self._is_to_look or self._timepiece.now() >= self._beaten + BEAT:
            self._is_to_look = False
            await self._beat()
            heard_of()
            while found := await self._claim():
                await self._accept(found)
        if self._wanted:
            await self._accept(await self._ask())
        if self._done:
            await self._finish()

    async def _accept(self, tables: Iterable[str]) -> None:
        for table in tables:
            self._held.add(table)
            try:
                await self._take(table)
            except Refused as error:
                log.error("a table stands still", table=table[:4], code=error.code)

    # The rows

    async def _beat(self) -> None:
        now = self._timepiece.now()
        is_late = now > self._beaten + PATIENCE
        async with self._store.changing() as connection:
            if self._was_cut_off:
                await self._resume(connection, now)
            mine = insert(nodes).values(id=self.node, seen=now, alive=1)
            await connection.execute(
                mine.on_conflict_do_update(index_elements=[nodes.c.id], set_={"seen": now, "alive": 1})
            )
            found = await connection.execute(sa.select(nodes.c.id).where(*_is_alive(now)))
            self.alive = set(found.scalars())
            if is_late or self._was_cut_off:
                mine_still = sa.select(duties.c.table_id).where(duties.c.node == self.node)
                self._held = set((await connection.execute(mine_still)).scalars())
                self._asked = set(self._held)
        self._beaten, self._was_cut_off = now, False

    async def _resume(self, connection: AsyncConnection, now: int) -> None:
        """If no server was there, the time until now is nobody's thinking time."""
        last = (await connection.execute(sa.select(sa.func.max(nodes.c.seen)))).scalar_one()
        is_one_there = (await connection.execute(sa.select(sa.exists().where(*_is_alive(now))))).scalar_one()
        if last is not None and last < now and not is_one_there:
            pause = insert(schema.pauses).values(start=last, stop=now)
            await connection.execute(pause.on_conflict_do_nothing())
        if not is_one_there:
            await connection.execute(sa.delete(nodes).where(nodes.c.id != self.node))
        pauses = await connection.execute(sa.select(schema.pauses.c.start, schema.pauses.c.stop))
        self._timepiece.pauses = [(row.start, row.stop) for row in pauses]

    async def _claim(self) -> list[str]:
        """Of what nobody sees to, some; others take the rest meanwhile."""
        now = self._timepiece.now()
        has_node = sa.exists().where(nodes.c.id == duties.c.node, *_is_alive(now))
        over = sa.exists().where(schema.ends.c.table_id == duties.c.table_id)
        free = sa.select(duties.c.table_id).where(~has_node, ~over).limit(MOST_AT_ONCE)
        async with self._store.sharing() as connection:
            taken = await connection.execute(free.with_for_update(skip_locked=True, of=duties))
            found = list(taken.scalars())
            if found:
                mine = sa.update(duties).where(duties.c.table_id.in_(found))
                await connection.execute(mine.values(node=self.node))
        self._asked.update(found)
        return found

    async def _ask(self) -> list[str]:
        """Those of the wanted tables that nobody had."""
        wanted, self._wanted = self._wanted, set()
        rows: list[dict[str, Any]] = [{"table_id": table, "node": self.node} for table in sorted(wanted)]
        mine = insert(duties).values(rows).on_conflict_do_nothing().returning(duties.c.table_id)
        try:
            async with self._store.sharing() as connection:
                return list((await connection.execute(mine)).scalars())
        except Refused:
            self._wanted |= wanted
            raise

    async def _finish(self) -> None:
        done, self._done = self._done, set()
        async with self._store.sharing() as connection:
            await connection.execute(sa.delete(duties).where(duties.c.table_id.in_(done)))


def _is_alive(now: int) -> tuple[sa.ColumnElement[bool], ...]:
    return nodes.c.alive == 1, nodes.c.seen > now - PATIENCE
