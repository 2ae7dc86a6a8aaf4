"""Keeps the high-water mark up to date while a server runs: at most once a second after a commit, and at the end."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import structlog

from chabudai.server.storage import faults, high_water
from chabudai.server.storage.high_water import INTERVAL, HighWaterMark
from chabudai.server.storage.store import Store
from chabudai.server.time_source import TimeSource

log = structlog.get_logger()


class BehindMark(Exception):
    """A database that was stored further than it is now, while the server runs."""


class MarkKeeper:
    """Writes the mark of a store. `take_position` commits a new position and returns it, or None if there is none."""

    def __init__(self, store: Store, path: Path, time_source: TimeSource) -> None:
        self._store, self._path, self._time_source = store, path, time_source
        self._last: HighWaterMark | None = None
        self._covered = -1
        self._one_at_a_time = asyncio.Lock()
        # One thread: a write that a cancelled task has begun ends before the next one.
        self._thread = ThreadPoolExecutor(1, "mark")

    async def run(self) -> None:
        """Write the mark for ever. The supervisor starts it again after a failure."""
        while True:
            await self.update()
            await self._time_source.wait(self._time_source.now() + INTERVAL, asyncio.Event())

    async def update(self) -> None:
        """Write the mark if anything was committed since the last one."""
        async with self._one_at_a_time:
            await self._update()

    async def _update(self) -> None:
        changes = self._store.changes
        if changes == self._covered:
            return
        found = await self._store.take_position(self._time_source.now())
        if found is None:
            return
        if self._last and (found.database != self._last.database or found.position < self._last.position):
            # The old mark stays, so that the next start says so too.
            error = BehindMark("the database is behind its mark, or is another one")
            faults.note("what was stored is missing: stop this server and read docs/operations.md", error)
            return
        await self._in_thread(lambda: high_water.write(self._path, found))
        self._last, self._covered = found, changes

    async def close(self) -> None:
        """Write the last mark."""
        try:
            await self.update()
        except Exception as error:
            faults.note("the last mark could not be written", error)
        self._thread.shutdown()

    async def _in_thread(self, work: Callable[[], None]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, work)
