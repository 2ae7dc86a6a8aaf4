"""Has anything been written? SQLite counts every commit of everybody else, so nothing has to be compared."""

import sqlite3
from types import TracebackType
from unittest import mock

from chabudai.server.storage.data_folder import DATABASE
from tests.server.wire import Wire


class Disk:
    """While it looks on, the server writes nothing by itself: neither that it is alive nor how far it has stored."""

    def __init__(self, wire: Wire) -> None:
        self._connection = sqlite3.connect(wire.services.settings.data / DATABASE)
        self._marks = wire.services.marks
        self._still = [
            mock.patch.object(wire.services.store, name, mock.AsyncMock(return_value=None))
            for name in ("heartbeat", "take_position")
        ]

    async def __aenter__(self) -> "Disk":
        for patch in self._still:
            patch.start()
        # A mark that is being written is written to its end.
        await self._marks.update()
        return self

    async def __aexit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        for patch in self._still:
            patch.stop()
        self._connection.close()

    def version(self) -> int:
        return int(self._connection.execute("pragma data_version").fetchone()[0])
