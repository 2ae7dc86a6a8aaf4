"""Has anything been written? SQLite counts every commit of everybody else, so nothing has to be compared."""

import sqlite3
from types import TracebackType
from unittest import mock

from chabudai.server.storage.data_folder import DATABASE
from tests.server.wire import Wire


class Disk:
    """While it looks on, the server does not mark that it is alive: that is written whenever a clock runs."""

    def __init__(self, wire: Wire) -> None:
        self._connection = sqlite3.connect(wire.services.settings.data / DATABASE)
        self._still = mock.patch.object(wire.services.store, "heartbeat", mock.AsyncMock())

    def __enter__(self) -> "Disk":
        self._still.start()
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._still.stop()
        self._connection.close()

    def version(self) -> int:
        return int(self._connection.execute("pragma data_version").fetchone()[0])
