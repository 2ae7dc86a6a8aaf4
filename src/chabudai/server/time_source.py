"""The time for tables: it does not count pauses, when no server was running."""

import asyncio
import time
from collections.abc import Sequence

Pause = tuple[int, int]


class TimeSource:
    """The current time in milliseconds since 1970, and the pauses. Tests replace it by one they control."""

    def __init__(self, pauses: Sequence[Pause] = ()) -> None:
        self.pauses = list(pauses)
        # The wall clock is read once, so that later changes of it do not affect players' clocks.
        self._start = time.time_ns() - time.monotonic_ns()

    def now(self) -> int:
        return (self._start + time.monotonic_ns()) // 1_000_000

    def set_to(self, now: int) -> None:
        """Set the time: servers of a cluster use the database's clock."""
        self._start = now * 1_000_000 - time.monotonic_ns()

    async def wait(self, until: int, woken: asyncio.Event) -> None:
        """Return when that time has come, or when woken."""
        try:
            async with asyncio.timeout(max(0, until - self.now()) / 1000):
                await woken.wait()
        except TimeoutError:
            return

    def elapsed(self, since: int) -> int:
        """Return the milliseconds since then, without the pauses."""
        now = self.now()
        if not self.pauses:
            return now - since
        return now - since - sum(max(0, min(stop, now) - max(start, since)) for start, stop in self.pauses)

    def moment(self, since: int, elapsed: int) -> int:
        """Return the latest time at which so much had elapsed, or will have without another pause."""
        moment = since + elapsed
        for start, stop in sorted(self.pauses):
            if stop > since and start <= moment:
                moment += stop - max(start, since)
        return moment
