"""What time it is at a table: how long its people could have played, not counting while no server ran."""

import asyncio
import time
from collections.abc import Sequence

Pause = tuple[int, int]


class TimeSource:
    """Milliseconds since 1970, and the pauses, when no server was running. Tests bring one they can turn."""

    def __init__(self, pauses: Sequence[Pause] = ()) -> None:
        self.pauses = list(pauses)
        # The wall clock is asked once. When it is set, or leaps, nobody here loses or gains time by it.
        self._start = time.time_ns() - time.monotonic_ns()

    def now(self) -> int:
        return (self._start + time.monotonic_ns()) // 1_000_000

    def set_to(self, now: int) -> None:
        """Several servers at one database go by its clock."""
        self._start = now * 1_000_000 - time.monotonic_ns()

    async def wait(self, until: int, woken: asyncio.Event) -> None:
        """Return when that time has come, or when woken."""
        try:
            async with asyncio.timeout(max(0, until - self.now()) / 1000):
                await woken.wait()
        except TimeoutError:
            return

    def elapsed(self, since: int) -> int:
        """How long it has been, without the pauses."""
        now = self.now()
        return now - since - sum(max(0, min(stop, now) - max(start, since)) for start, stop in self.pauses)

    def moment(self, since: int, elapsed: int) -> int:
        """The latest time at which so much had elapsed, or will have if there is no further pause."""
        moment = since + elapsed
        for start, stop in sorted(self.pauses):
            if stop > since and start <= moment:
                moment += stop - max(start, since)
        return moment
