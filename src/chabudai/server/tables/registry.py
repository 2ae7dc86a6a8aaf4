"""The registry of tables in memory: loads a table when it is needed, and evicts unused ones."""

from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress

import structlog

from chabudai.server.errors import NoTable, TableClosed
from chabudai.server.storage.store import Store
from chabudai.server.storage.stored_table import StoredTable
from chabudai.server.tables import access
from chabudai.server.tables.subscribers import Subscriber
from chabudai.server.tables.table import Spawn, Table
from chabudai.server.time_source import TimeSource

IDLE_TABLES = 256
"""The number of unused tables that stay in memory."""

log = structlog.get_logger()

OnTable = Callable[[Table], None]


class TableRegistry:
    """Tables by id. `arrive` is called with a table that was loaded, `change` with one that changed or was dropped."""

    def __init__(self, time_source: TimeSource, arrive: OnTable, change: OnTable, spawn: Spawn) -> None:
        self._time_source, self._arrive, self._change, self._spawn = time_source, arrive, change, spawn
        self.tables: dict[str, Table] = {}
        self._idle: OrderedDict[str, None] = OrderedDict()
        self._loading: Counter[str] = Counter()
        self._left: Counter[str] = Counter()
        """How often a table left the memory while somebody was loading it."""

    def open(self, store: Store) -> None:
        self._store = store

    @property
    def live(self) -> int:
        """The number of tables in memory."""
        return len(self.tables)

    @property
    def viewers(self) -> int:
        return sum(len(table.subscribers) for table in self.tables.values())

    def sockets(self) -> list[Subscriber]:
        return [one for table in self.tables.values() for one in table.subscribers]

    def has(self, name: str) -> bool:
        """Tell whether the table is in memory or being loaded."""
        return name in self.tables or name in self._loading

    @asynccontextmanager
    async def table(self, name: str) -> AsyncIterator[Table]:
        with self.using(self.tables.get(name) or await self._load(name)) as table:
            yield table

    @asynccontextmanager
    async def newest(self, name: str) -> AsyncIterator[Table]:
        """Use a table with everything that any server has stored."""
        async with self.table(name) as table:
            await access.catch_up(table)
            yield table

    @contextmanager
    def using(self, table: Table) -> Iterator[Table]:
        """Keep a table in memory while it is used."""
        table.users += 1
        self._idle.pop(table.id, None)
        try:
            yield table
        finally:
            table.users -= 1
            if not table.users and self.tables.get(table.id) is table:
                self._idle[table.id] = None
            self._evict()

    def _evict(self) -> None:
        """Drop the tables unused for longest, but none that is being changed."""
        surplus = len(self._idle) - IDLE_TABLES
        if surplus > 0:
            free = [name for name in self._idle if not self.tables[name].lock.locked()]
            for name in free[:surplus]:
                del self._idle[name]
                self._remove(name)

    def _remove(self, name: str) -> None:
        del self.tables[name]
        if name in self._loading:
            self._left[name] += 1

    async def read_again(self, table: Table) -> None:
        """Drop and load a table again, because its stored data changed; subscribers reconnect."""
        async with access.holding(table.lock):
            table.drop()
        with suppress(TableClosed):
            async with self.table(table.id):
                pass

    async def _load(self, name: str) -> Table:
        self._loading[name] += 1
        try:
            while True:
                left = self._left[name]
                saved = await self._store.load(name)
                # If the table was in memory and left it meanwhile, what was read may be older than what was shown.
                if self._left[name] == left:
                    return self._add(name, saved)
        finally:
            self._loading[name] -= 1
            if not self._loading[name]:
                del self._loading[name], self._left[name]

    def _add(self, name: str, saved: StoredTable | None) -> Table:
        if saved is None:
            raise NoTable("there is no such table", table=name[:40])
        if saved.closed is not None:
            raise TableClosed("a moderator has closed this table", reason=saved.closed)
        fresh = Table(saved, self._store, self._time_source, self._change, self._on_drop, self._spawn)
        table = self.tables.setdefault(name, fresh)
        self._arrive(table)
        return table

    def _on_drop(self, table: Table) -> None:
        if self.tables.get(table.id) is table:
            self._remove(table.id)
            log.warning("a table is dropped from memory", table=table.short_id)
        self._change(table)
