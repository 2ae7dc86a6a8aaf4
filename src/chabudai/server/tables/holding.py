"""A table's lock, held while somebody looks at what is on disk or changes it."""

from typing import TYPE_CHECKING

from chabudai.server.disk.schema import Rows

if TYPE_CHECKING:
    from chabudai.server.tables.table import Table


class Reading:
    """Holds the lock. With `Changing` a class and not a generator, which mypyc does not compile."""

    def __init__(self, table: "Table") -> None:
        self._table = table

    async def __aenter__(self) -> "Table":
        table = self._table
        await table.lock.acquire()
        if table.gone:
            table.lock.release()
        table.check_is_here()
        return table

    async def __aexit__(self, *_error: object) -> None:
        self._table.lock.release()


class Changing:
    """Holds the lock until what was done to the table is on disk and known."""

    def __init__(self, table: "Table") -> None:
        self._reading = Reading(table)
        self._table = table
        self._before = 0
        self._rows: Rows = []

    async def __aenter__(self) -> Rows:
        self._before = (await self._reading.__aenter__()).match.version
        return self._rows

    async def __aexit__(self, kind: type[BaseException] | None, *_error: object) -> None:
        try:
            if kind is None:
                await self._table.write_down(self._before, self._rows)
            else:
                self._table.forget_if_changed(self._before, self._rows)
        finally:
            self._table.lock.release()
