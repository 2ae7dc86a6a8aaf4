"""Has anything been written? SQLite counts every commit of everybody else, so nothing has to be compared."""

import sqlite3
from types import TracebackType

from chabudai.server.disk.folder import DATABASE
from tests.server.wire import Wire


class Disk:
    def __init__(self, wire: Wire) -> None:
        self._connection = sqlite3.connect(wire.house.settings.data / DATABASE)

    def __enter__(self) -> "Disk":
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._connection.close()

    def version(self) -> int:
        return int(self._connection.execute("pragma data_version").fetchone()[0])
