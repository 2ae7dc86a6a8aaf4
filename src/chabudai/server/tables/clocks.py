"""Clocks: the plans that a host may choose, and the alarm that fires when a player's time is up."""

import heapq
from asyncio import Event
from collections.abc import Awaitable, Callable

import msgspec

from chabudai.games.card import Game
from chabudai.match.clocks import Clock
from chabudai.server.errors import BadClock
from chabudai.server.storage.stored_table import StoredTable
from chabudai.server.time_source import TimeSource
from chabudai.server.types.tables import ClockPlan

_SECOND = 1000
_DAY = 24 * 60 * 60

LONGEST = 7 * _DAY
MOST_INCREMENT = 60 * 60
MOST_DAYS = 30

USUAL_WINDOW = 20
SHORTEST_WINDOW, LONGEST_WINDOW = 5, 300
"""Seconds in which a person decides whether to interfere; 0 means no limit."""

HEARTBEAT = 10 * _SECOND
"""The interval of heartbeats while a clock runs: after a crash nobody has gained more time than this."""


def in_force(saved: StoredTable) -> ClockPlan | None:
    """Return the plan that counts. The usual window alone does not if only bots play with a person: they can wait."""
    is_alone = saved.bots.count(None) == 1
    return None if is_alone and saved.clock == ClockPlan(window=USUAL_WINDOW) else saved.clock


def completed(plan: ClockPlan | None, game: Game) -> ClockPlan | None:
    """Check a plan and add the usual window in games that have windows, except in games over days."""
    check(plan)
    if not game.has_windows:
        if plan and plan.window:
            raise _bad("no window: nobody interferes in this game")
        return plan
    if plan is None:
        return ClockPlan(window=USUAL_WINDOW)
    if plan.days is not None or plan.window is not None:
        return plan
    return msgspec.structs.replace(plan, window=USUAL_WINDOW)


def check(plan: ClockPlan | None) -> None:
    if plan is None:
        return
    if plan.window and not SHORTEST_WINDOW <= plan.window <= LONGEST_WINDOW:
        raise _bad(f"a window from {SHORTEST_WINDOW} to {LONGEST_WINDOW} seconds, or 0")
    if plan.days is not None:
        if not 1 <= plan.days <= MOST_DAYS or plan != ClockPlan(days=plan.days):
            raise _bad(f"days from 1 to {MOST_DAYS}, alone")
        return
    if plan.bank is None and plan.cap is None and plan.window is None:
        raise _bad("a bank, a cap, a window or days")
    if any(limit is not None and not 1 <= limit <= LONGEST for limit in (plan.bank, plan.cap)):
        raise _bad(f"a bank or a cap from 1 to {LONGEST} seconds")
    if not 0 <= plan.increment <= MOST_INCREMENT or (plan.increment and plan.bank is None):
        raise _bad(f"an increment from 0 to {MOST_INCREMENT} seconds, with a bank")


def _bad(expected: str) -> BadClock:
    return BadClock(f"a clock has {expected}", expected=expected)


def clock_of(plan: ClockPlan | None) -> Clock | None:
    if plan is None or plan == ClockPlan(window=plan.window):
        return None
    cap = plan.cap if plan.days is None else plan.days * _DAY
    bank = None if plan.bank is None else plan.bank * _SECOND
    return Clock(bank, plan.increment * _SECOND, None if cap is None else cap * _SECOND)


def window_of(plan: ClockPlan | None) -> int | None:
    return plan.window * _SECOND if plan and plan.window else None


QUEUE_SLACK = 100


class Alarm:
    """A timer for all running clocks, also of tables that are not in memory. `ring` is called with the table's id."""

    def __init__(
        self,
        time_source: TimeSource,
        ring: Callable[[str], Awaitable[None]],
        heartbeat: Callable[[int], Awaitable[None]],
    ) -> None:
        self._time_source = time_source
        self._ring = ring
        self._heartbeat = heartbeat
        self._due: dict[str, int] = {}
        self._queue: list[tuple[int, str]] = []
        self._woken = Event()

    @property
    def running(self) -> int:
        """The number of tables where a clock runs."""
        return len(self._due)

    def set(self, table: str, due: int | None) -> None:
        """Set when the next clock of this table runs out; None means that none runs."""
        if self._due.get(table) == due:
            return
        if due is None:
            del self._due[table]
            return
        self._due[table] = due
        heapq.heappush(self._queue, (due, table))
        # Every action sets a clock again: outdated entries must not pile up.
        if len(self._queue) > 2 * len(self._due) + QUEUE_SLACK:
            self._queue = [(moment, name) for name, moment in self._due.items()]
            heapq.heapify(self._queue)
        if self._queue[0] == (due, table):
            self._woken.set()

    async def run(self) -> None:
        last_heartbeat = 0
        while True:
            now = self._time_source.now()
            while table := self._next_due(now):
                await self._ring(table)
            if self._due and now >= last_heartbeat + HEARTBEAT:
                await self._heartbeat(now)
                last_heartbeat = now
            self._woken.clear()
            heartbeat = last_heartbeat + HEARTBEAT if self._due else now + HEARTBEAT
            await self._time_source.wait(
                min(heartbeat, self._queue[0][0]) if self._queue else heartbeat, self._woken
            )

    def _next_due(self, now: int) -> str | None:
        """Return a table whose time is up. Outdated entries stay in the queue until their time."""
        while self._queue and self._queue[0][0] <= now:
            due, table = heapq.heappop(self._queue)
            if self._due.get(table) == due:
                del self._due[table]
                return table
        return None
