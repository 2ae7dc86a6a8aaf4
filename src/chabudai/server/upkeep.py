"""What tables need although nobody asks: bots that play, clocks that fall, ratings, an end to what was abandoned."""

import asyncio
import secrets
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import structlog

from chabudai.bots.tempo import pause
from chabudai.core import Dice
from chabudai.errors import Refused, StaleVersion
from chabudai.server.tables import access
from chabudai.server.tables.clocks import Alarm
from chabudai.server.tables.table import Table

if TYPE_CHECKING:
    from chabudai.server.house import House

DAY = 24 * 60 * 60 * 1000

TRY_AGAIN = 5000
"""Milliseconds until a clock that could not fall is tried again."""

log = structlog.get_logger()


class Upkeep:
    def __init__(self, house: "House") -> None:
        self._house = house
        self.alarm = Alarm(house.timepiece, self._fall, self.beat)
        self._to_rate = asyncio.Event()
        self._tasks: set[asyncio.Task[Any]] = set()

    def begin(self) -> None:
        for duty in (self.alarm.run(), self._keep_tidy(), self._keep_rating()):
            self.undertake(duty)

    async def close(self) -> None:
        """Bots think again after the next start."""
        for task in self._tasks:
            self._house.store.visits.cancel(task)
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def undertake(self, duty: Coroutine[Any, Any, None]) -> None:
        """Something that goes on until it is done or the house closes."""
        task = asyncio.create_task(duty)
        self._tasks.add(task)
        task.add_done_callback(self._relieve)

    def _relieve(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("a duty failed", exc_info=error)

    # Clocks

    async def read_again(self, awaited: list[str]) -> None:
        """After a start: find the open tables, every clock that was running, and who is to be told, one at a time."""
        store = self._house.store
        for name in dict.fromkeys([*await store.waiting(), *await store.clocked(), *awaited]):
            try:
                async with self._house.table(name):
                    pass
            except Refused as error:
                log.error("a table stands still", table=name[:4], code=error.code)

    async def _fall(self, name: str) -> None:
        """Whoever has no time left loses, or leaves the seat to a bot."""
        try:
            async with self._house.table(name) as table:
                await access.change(table, lambda _rows: table.match.tick(table.now()))
        except Refused as error:
            log.error("a clock could not fall", table=name[:4], code=error.code)
            self.alarm.set(name, self._house.timepiece.now() + TRY_AGAIN)

    async def beat(self, now: int) -> None:
        """Mark that the server is alive; several of them do that with their duties."""
        if self._house.neighbours:
            return
        try:
            await self._house.store.beat(now)
        except Refused:
            log.error("the server could not mark that it is alive")

    # Ratings

    def note_end(self, table: Table) -> None:
        if table.saved.rated and table.saved.ended:
            self._to_rate.set()

    async def _keep_rating(self) -> None:
        """What ended while nobody rated it, and then whatever ends."""
        while True:
            try:
                await self._house.ratings.settle()
            except Refused as error:
                log.error("a game could not be rated now", code=error.code)
            await self._to_rate.wait()
            self._to_rate.clear()

    # Tables that nobody has touched for long

    async def _keep_tidy(self) -> None:
        timepiece = self._house.timepiece
        while self._house.settings.abandoned_days:
            await self.tidy()
            await timepiece.wait(timepiece.now() + DAY, asyncio.Event())

    async def tidy(self) -> None:
        """Forget what was abandoned. A finished game is never forgotten."""
        house = self._house
        await house.accounts.tidy()
        before = house.timepiece.now() - house.settings.abandoned_days * DAY
        for name in await house.store.unfinished(before):
            try:
                async with house.table(name) as table:
                    await self._forget_if_abandoned(table, before)
            except Refused as error:
                log.error("a table could not be looked at", table=name[:4], code=error.code)

    async def _forget_if_abandoned(self, table: Table, before: int) -> None:
        house = self._house
        if table.match.outcome and not table.saved.ended:
            # Finished before the database kept ends: this change adds the rows that are missing.
            await access.change(table, lambda _rows: None)
        async with access.reading(table):
            if table.subscribers or table.elsewhere or table.match.outcome or table.touched >= before:
                return
            await house.store.erase(table.id)
            table.drop()
            if house.neighbours:
                house.neighbours.forget(table.id)
            self.alarm.set(table.id, None)
            house.lobby.drop(table.id)
            log.info("an abandoned table was forgotten", table=table.mark)

    # Bots

    def attend(self, table: Table) -> None:
        """Let its bots play, if one is awaited."""
        if table.awaited_bot() and not table.has_bots_at_work:
            table.has_bots_at_work = True
            self.undertake(self._play_bots(table))

    async def _play_bots(self, table: Table) -> None:
        with self._house.using(table):
            try:
                while await self._bot_turn(table):
                    pass
            except Refused as error:
                log.warning("a bot was refused", table=table.mark, code=error.code)
            finally:
                table.has_bots_at_work = False

    async def _bot_turn(self, table: Table) -> bool:
        house = self._house
        async with access.reading(table):
            awaited = table.awaited_bot()
            if awaited is None:
                return False
            seat, level = awaited
            version, view = table.match.version, table.view(seat)
            seconds = pause(len(table.match.legal(seat)), level, Dice(secrets.randbits(63)))
        unhurried = asyncio.create_task(asyncio.sleep(house.settings.bot_delay * seconds))
        try:
            with house.metrics.thoughts.labels(table.saved.game).time():
                text = await house.workers.choose(table.match.game, level, view)
            await unhurried
        finally:
            unhurried.cancel()
        try:
            await access.change(
                table, lambda _rows: table.match.play(seat, text, version=version, now=table.now())
            )
        except StaleVersion:
            log.debug("the table moved on while a bot was thinking", table=table.mark)
        return True
