"""Background work: bots, clocks, ratings, and the deletion of abandoned tables."""

import asyncio
from collections import Counter
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import structlog

from chabudai.bots.tempo import pause
from chabudai.core import Dice
from chabudai.errors import StaleVersion
from chabudai.server import random_source, supervision
from chabudai.server.errors import NoTable, Unavailable, Unreadable
from chabudai.server.supervision import report
from chabudai.server.tables import access
from chabudai.server.tables.clocks import Alarm
from chabudai.server.tables.table import Table

if TYPE_CHECKING:
    from chabudai.server.services import Services

REPORT_DAYS = 365
"""Days for which a decided report is kept."""

DAY = 24 * 60 * 60 * 1000

TRY_AGAIN = 5000
"""Milliseconds until a failed timeout or bot move is tried again."""

LINGER = 60_000
"""Milliseconds for which bots go on after everybody has left: a person may be called back by a notification."""

LONGEST_WAIT = 5 * 60 * 1000
"""The most milliseconds between two attempts of a failing bot."""

log = structlog.get_logger()


class Maintenance:
    """Starts and stops the background tasks of a server."""

    def __init__(self, services: "Services") -> None:
        self._services = services
        self.alarm = Alarm(services.time_source, self._time_out, self.heartbeat)
        self._to_rate = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._bot_failures: Counter[str] = Counter()
        self._dropped: set[str] = set()

    def begin(self) -> None:
        self.supervise("clocks", self.alarm.run)
        self.supervise("mark", self._services.marks.run)
        self.supervise("tidying", self._keep_tidy)
        self.supervise("ratings", self._keep_rating)

    async def close(self) -> None:
        """Cancel all tasks. Bots search again after the next start."""
        for task in self._tasks:
            self._services.store.queries.cancel(task)
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something once, until it is done or the server closes. A failure is logged."""
        self._keep(supervision.watch(getattr(work, "__name__", "task").strip("_").replace("_", " "), work))

    def supervise(self, name: str, work: supervision.Work) -> None:
        """Run a loop until the server closes. When it fails it is started again."""
        self._keep(supervision.start(name, work))

    def _keep(self, task: asyncio.Task[None]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Clocks

    async def load_at_start(self, awaited: list[str]) -> None:
        """After a start, load the open tables, those with a running clock, and those with turns to notify."""
        store = self._services.store
        for name in dict.fromkeys([*await store.waiting(), *await store.clocked(), *awaited]):
            try:
                async with self._services.table(name):
                    pass
            except Unreadable as error:
                report("a table cannot be loaded", error, table=name[:4])
            except Unavailable:
                # The supervisor begins again when the database answers.
                raise
            except Exception as error:
                report("a table cannot be loaded", error, table=name[:4])

    async def _time_out(self, name: str) -> None:
        """Apply a timeout: the player loses, or a bot takes over the seat."""
        try:
            async with self._services.table(name) as table:
                await access.change(table, lambda _rows: table.match.tick(table.now()))
        except Exception as error:
            report("a clock could not fall", error, table=name[:4])
            self.alarm.set(name, self._services.time_source.now() + TRY_AGAIN)

    async def heartbeat(self, now: int) -> None:
        """Store a heartbeat; in a cluster the leases do that."""
        if self._services.peers:
            return
        try:
            await self._services.store.heartbeat(now)
        except Exception as error:
            report("the server could not mark that it is alive", error)

    # Ratings

    def note_end(self, table: Table) -> None:
        """Rate a game that has ended."""
        if table.saved.rated and table.saved.ended:
            self.rate_soon()

    def rate_soon(self) -> None:
        """Rate the finished games that wait for it."""
        self._to_rate.set()

    async def _keep_rating(self) -> None:
        """Rate finished games for ever. The supervisor starts it again after a failure."""
        while True:
            await self._services.ratings.settle()
            await self._to_rate.wait()
            self._to_rate.clear()

    # Abandoned tables

    async def _keep_tidy(self) -> None:
        time_source = self._services.time_source
        while True:
            await self.tidy()
            await time_source.wait(time_source.now() + DAY, asyncio.Event())

    async def tidy(self) -> None:
        """Delete what is over at the desk, abandoned tables and guests. Finished games are never deleted."""
        services = self._services
        await services.measures.tidy()
        await services.reports.tidy(services.time_source.now() - REPORT_DAYS * DAY)
        if services.settings.abandoned_days:
            await self._delete_abandoned()

    async def _delete_abandoned(self) -> None:
        services = self._services
        await services.accounts.tidy()
        before = services.time_source.now() - services.settings.abandoned_days * DAY
        for name in await services.store.unfinished(before):
            try:
                async with services.table(name) as table:
                    await self._erase_if_abandoned(table, before)
            except Exception as error:
                report("a table could not be checked", error, table=name[:4])
        for name in await services.store.closed(before):
            await services.store.erase(name)

    async def _erase_if_abandoned(self, table: Table, before: int) -> None:
        services = self._services
        if table.match.outcome and not table.saved.ended:
            # Finished by a version that stored no ends: this change adds the missing rows.
            await access.change(table, lambda _rows: None)
        async with access.reading(table):
            if table.subscribers or table.elsewhere or table.match.outcome or table.last_activity >= before:
                return
            await services.store.erase(table.id)
            table.drop()
            if services.peers:
                services.peers.announce_erased(table.id)
            self.alarm.set(table.id, None)
            services.lobby.drop(table.id)
            services.makers.forget(table.id)
            log.info("an abandoned table was deleted", table=table.short_id)

    # Tables that were dropped

    def load_later(self, name: str) -> None:
        """Load a table again that was dropped, after a delay: its bots and clocks go on even if nobody opens it."""
        if name not in self._dropped:
            self._dropped.add(name)
            self.spawn(self._load_later(name))

    async def _load_later(self, name: str) -> None:
        time_source, wait = self._services.time_source, TRY_AGAIN
        try:
            while True:
                await time_source.wait(time_source.now() + wait, asyncio.Event())
                try:
                    async with self._services.table(name):
                        return
                except (NoTable, Unreadable):
                    return
                except Exception as error:
                    report("a table cannot be loaded", error, table=name[:4])
                wait = min(2 * wait, LONGEST_WAIT)
        finally:
            self._dropped.discard(name)

    # Bots

    def schedule_bots(self, table: Table) -> None:
        """Start the bots of a table, if one is to move and they are not paused."""
        if table.awaited_bot() and not table.has_bots_at_work and self._may_play(table):
            table.has_bots_at_work = True
            self.spawn(self._play_bots(table))

    async def _play_bots(self, table: Table) -> None:
        with self._services.using(table):
            try:
                while await self._bot_turn(table):
                    self._bot_failures.pop(table.id, None)
                return
            except Exception as error:
                report("a bot could not play", error, table=table.short_id)
            finally:
                table.has_bots_at_work = False
        supervision.failures["bots"] += 1
        await self._retry_bots(table.id)

    async def _retry_bots(self, name: str) -> None:
        """Load the table again after a delay, so that its bots go on after a failure."""
        time_source = self._services.time_source
        while True:
            self._bot_failures[name] += 1
            wait = min(TRY_AGAIN * 2 ** (self._bot_failures[name] - 1), LONGEST_WAIT)
            await time_source.wait(time_source.now() + wait, asyncio.Event())
            try:
                async with self._services.table(name) as table:
                    self._services.schedule(table)
                return
            except (NoTable, Unreadable):
                del self._bot_failures[name]
                return
            except Exception as error:
                report("a bot could not play", error, table=name[:4])

    def _may_play(self, table: Table) -> bool:
        """Tell whether the bots of a table go on: somebody is there, or the game promises to go on without people."""
        clock, saved = table.saved.clock, table.saved
        if table.is_attended or saved.rated or (clock is not None and clock.days is not None):
            return True
        return table.left_at is not None and self._services.time_source.now() < table.left_at + LINGER

    def _is_attended(self, name: str) -> bool:
        table = self._services.registry.tables.get(name)
        return table is not None and table.is_attended

    async def _bot_turn(self, table: Table) -> bool:
        services = self._services
        async with access.reading(table):
            awaited = table.awaited_bot()
            if awaited is None or not self._may_play(table):
                return False
            seat, level = awaited
            version, view = table.match.version, table.view(seat)
            seconds = pause(level, len(table.match.awaiting), Dice(random_source.bits(63)), table.tempo)
            # The pause counts from the start of the turn, however short the search is.
            due = services.time_source.now() + int(1000 * services.settings.bot_delay * seconds)
        with services.metrics.bot_seconds.labels(table.saved.game).time():
            text = await services.workers.choose(
                table.match.game,
                level,
                view,
                services.makers.owner_of(table),
                lambda: self._is_attended(table.id),
            )
        await services.time_source.wait(due, asyncio.Event())
        try:
            await access.change(
                table, lambda _rows: table.match.play(seat, text, version=version, now=table.now())
            )
        except StaleVersion:
            log.debug("the table moved on while a bot was thinking", table=table.short_id)
        return True
