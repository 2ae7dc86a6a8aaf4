"""A live table: its match, its people and whoever is looking.

The lock is held from the first change in memory until the change is on disk, and nobody reads a table without
it: what is not durable is never seen. When a write fails, memory is ahead of the disk, so the table is forgotten
and everybody comes back to the one that the disk has.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar

import structlog

from chabudai import fairness
from chabudai.bots.levels import STAND_IN
from chabudai.errors import ChabudaiError, Refused
from chabudai.log import TABLE, Entry
from chabudai.server.disk.reach import Reach
from chabudai.server.disk.saved import Saved, Sitter, entry_rows
from chabudai.server.disk.schema import Rows
from chabudai.server.disk.store import MOST_SAID, Store
from chabudai.server.nodes.news import Here
from chabudai.server.protocol import Said
from chabudai.server.refusals import (
    BadToken,
    NoTable,
    NotSeated,
    NotStarted,
    Overtaken,
    TableGone,
    Unavailable,
)
from chabudai.server.tables.deeds import Deed
from chabudai.server.tables.holding import Changing, Reading
from chabudai.server.tables.locks import Lock
from chabudai.server.tables.looks import Looks
from chabudai.server.tables.replaying import bots_of, replayed
from chabudai.server.tables.timepiece import Timepiece
from chabudai.server.tables.tokens import fits

if TYPE_CHECKING:
    from chabudai.server.tables.fanout import Viewer

MOST_ATTEMPTS = 8
"""So often a table is decided again before its seat is told to come back."""

Result = TypeVar("Result")

log = structlog.get_logger()


class Table:
    def __init__(
        self, saved: Saved, store: Store, timepiece: Timepiece, on_change: Callable[["Table"], None]
    ) -> None:
        self.id = saved.id
        self.saved = saved
        self.match = replayed(saved)
        self.viewers: set[Viewer] = set()
        self.lock = Lock()
        self.users = 0
        self.has_bots_at_work = False
        self.gone = False
        self.elsewhere: Mapping[str, Here] = {}
        """Who is connected to this table at other servers."""
        self.revision = 0
        self._store = store
        self._timepiece = timepiece
        self._on_change = on_change
        self.commitment = fairness.commitment(saved.secret)
        self.looks = Looks()
        self._here: set[int] | None = None
        self.standing: bytes | None = None
        """What every update repeats, as JSON, until something else than play happens."""

    # What there is

    @property
    def mark(self) -> str:
        """For logs: who has a whole id may come and look."""
        return self.id[:4]

    @property
    def free(self) -> list[int]:
        return self.saved.free

    @property
    def started(self) -> bool:
        return bool(self.match.log) or not self.free

    def level(self, seat: int) -> int | None:
        """The bot that plays this seat: from the start, or since its owner left."""
        return STAND_IN if seat in self.match.bots else self.saved.bots[seat]

    @property
    def has_bots(self) -> bool:
        """Is any seat a bot's, from the start or since its owner left?"""
        return bool(self.match.bots) or self.saved.bots.count(None) != len(self.saved.bots)

    def awaited_bot(self) -> tuple[int, int] | None:
        """The first seat that waits for a bot, and the bot's level."""
        if not self.has_bots or not self.started:
            return None
        waiting = ((seat, self.level(seat)) for seat in self.match.awaiting if seat >= 0)
        return next(((seat, level) for seat, level in waiting if level is not None), None)

    @property
    def here(self) -> set[int]:
        """The seats of which somebody is connected, counted once for all who are told."""
        if self._here is None:
            self._here = self.here_at_this_server.union(*(other.seats for other in self.elsewhere.values()))
        return self._here

    @property
    def here_at_this_server(self) -> set[int]:
        return {viewer.seat for viewer in self.viewers if viewer.seat is not None}

    @property
    def watchers(self) -> int:
        others = sum(other.watchers for other in self.elsewhere.values())
        return others + self.watchers_at_this_server

    @property
    def watchers_at_this_server(self) -> int:
        return sum(viewer.seat is None for viewer in self.viewers)

    @property
    def people(self) -> set[int]:
        """The seats that people play now."""
        return {seat for seat in range(self.match.seats) if self.level(seat) is None}

    def next_fall(self) -> int | None:
        """When the next clock falls or window closes, in milliseconds since 1970, if nobody acts."""
        fall = self.match.next_due()
        return None if fall is None else self._timepiece.moment(self.saved.created, fall)

    @property
    def touched(self) -> int:
        """When anybody last did anything here, in milliseconds since 1970."""
        spoken = self.saved.said[-1].at if self.saved.said else 0
        return max(spoken, self._timepiece.moment(self.saved.created, self._latest()))

    def _latest(self) -> int:
        return self.match.log[-1].at if self.match.log else 0

    def view(self, seat: int | None) -> bytes:
        """The view as JSON."""
        return self.looks.view(self.match, seat)

    def now(self) -> int:
        """Milliseconds since the table was made, while a server ran; never backwards."""
        return max(self._latest(), self._timepiece.elapsed(self.saved.created))

    def wall_clock(self) -> int:
        return self._timepiece.now()

    # Who may

    def check_token(self, token: str) -> None:
        if not any(fits(token, sitter.digest) for sitter in self.saved.people.values()):
            raise BadToken("this token opens no seat at this table")

    def check_may_act(self, seat: int | None) -> int:
        if seat is None:
            raise NotSeated("who watches cannot play")
        if seat in self.match.bots:
            raise NotSeated("a bot has taken this seat", seat=seat)
        if not self.started:
            raise NotStarted("the game begins when every seat is taken", free=self.free)
        return seat

    # Change

    def begin_if_full(self) -> None:
        if self.started:
            self.match.unclocked = bots_of(self.saved)
            self.match.begin(self.now())

    def reading(self) -> Reading:
        """Look at what is on disk, and only that."""
        return Reading(self)

    def check_is_here(self) -> None:
        if self.gone:
            raise TableGone("this table is being read again; please come back")

    def changing(self) -> Changing:
        """Play in memory, add rows for anything that is not in the log; all of it is on disk at the end."""
        return Changing(self)

    async def write_down(self, before: int, rows: Rows) -> None:
        """All that has happened since this version is on disk, and known. The lock is held."""
        overtaken: Overtaken | None = None
        try:
            self._write_down(before, rows)
            if rows:
                await self._store.write(rows)
        except Overtaken as error:
            overtaken = error
        except BaseException:
            self.forget_if_changed(before, rows)
            raise
        if overtaken is not None:
            self._owe_nothing()
            await self.read_again()
            raise overtaken
        self._make_known()

    def forget_if_changed(self, before: int, rows: Rows) -> None:
        """What was begun in memory will not be on disk."""
        if rows or self.match.version != before:
            self.forget()

    def change_at_once(self, deed: Deed) -> bool:
        """As `changing`, for who cannot wait: the deed is told whether what it did is on disk and known.

        False, and nothing has happened, while somebody else is at the table. What it raises is raised.
        """
        if self.gone or not self.lock.take_at_once():
            return False
        before, rows = self.match.version, Rows()
        try:
            deed.act(rows)
            self._write_down(before, rows)
            self._store.put(rows, deed.settle)
        except BaseException:
            self.forget_if_changed(before, rows)
            self.lock.release()
            raise
        return True

    def settle(self, deed: Deed, error: Exception | None) -> None:
        """Its rows are on disk, or why they are not. The lock is held."""
        if isinstance(error, Overtaken):
            self._giving_way = asyncio.create_task(self._give_way(deed))
            return
        try:
            if error is None:
                self._make_known()
            else:
                self.forget()
        finally:
            self.lock.release()
            deed.settled(error is None)

    async def _give_way(self, deed: Deed) -> None:
        """Somebody else was faster: what was done never happened. The lock is held."""
        self._owe_nothing()
        try:
            await self.read_again()
        except Refused:
            log.warning("a table could not be read again", table=self.mark)
        finally:
            self.lock.release()
            deed.settled(False)

    _giving_way: asyncio.Task[None] | None = None

    def _owe_nothing(self) -> None:
        for viewer in self.viewers:
            viewer.owed = None

    def _write_down(self, before: int, rows: Rows) -> None:
        """Add the rows of all that has happened since this version."""
        entries = self.match.log[before:]
        if rows or any(entry.who == TABLE for entry in entries):
            self.standing = None
        rows += entry_rows(self.id, before, entries)
        if self.match.outcome and not self.saved.ended:
            rows += self.saved.end(self.match, self.match.outcome, self.now(), self.wall_clock())
        if self._store.shared and not before:
            rows += self.saved.guard(rows, begins=bool(entries))

    def _make_known(self) -> None:
        """What has changed is on disk. The lock is held."""
        self.looks.clear()
        self._on_change(self)
        self._publish()

    async def decide(self, act: Callable[[Rows], Result]) -> Result:
        """Change the table by `act`; once more with what the log has now if somebody else was faster.

        Nothing is refused because this server has not heard yet of what another has done.
        """
        for _ in range(MOST_ATTEMPTS):
            refusal: Refused | None = None
            try:
                async with self.changing() as rows:
                    return act(rows)
            except Overtaken:
                log.debug("a table is decided again", table=self.mark)
            except Unavailable:
                raise
            except Refused as error:
                refusal = error
            if refusal is not None and not await self.keep_up():
                raise refusal
        raise Unavailable("too many are at this table at once")

    # What others have written

    @property
    def reach(self) -> Reach:
        saved = self.saved
        return Reach(
            self.match.version, saved.sittings, saved.heard, len(saved.rematch), int(saved.next is not None)
        )

    async def keep_up(self) -> bool:
        """Read what other servers have written and this one has not heard of yet; was there anything?"""
        if not self._store.shared:
            return False
        there = (await self._store.reaches([self.id])).get(self.id)
        if there is not None and not self.reach.is_behind(there):
            return False
        async with self.lock:
            self.check_is_here()
            await self.read_again()
        return True

    async def read_again(self) -> None:
        """Memory is not what the disk has; call with the lock held. A table that cannot be read is forgotten."""
        try:
            saved = await self._store.load(self.id)
            if saved is None:
                raise NoTable("this table has been forgotten", table=self.id)
            self.saved, self.match = saved, replayed(saved)
        except BaseException:
            self.forget()
            raise
        self._take_note()

    def take_in(self, entries: Sequence[Entry], version: int) -> bool:
        """The log goes on with these from this version on; False if that does not follow. Call with the lock held."""
        news = entries[self.match.version - version :] if version <= self.match.version else None
        if news is None:
            return False
        if news:
            try:
                self.match.replay(news)
            except ChabudaiError:
                return False
            self._take_note()
        return True

    def _take_note(self) -> None:
        self.standing = None
        self._make_known()

    def _publish(self) -> None:
        """Everybody may know what is on disk now. The lock is held."""
        self._here = None
        self.revision += 1
        for viewer in self.viewers:
            viewer.publish()

    def wake(self) -> None:
        """Everybody is to look again."""
        self._here = self.standing = None
        self.revision += 1
        self.wake_listeners()

    def wake_listeners(self) -> None:
        """Something was said; the table is as it was."""
        for viewer in self.viewers:
            viewer.wake()

    async def say(self, said: Said, sitter: Sitter | None, key: str | None) -> None:
        """Call while reading the table. Nobody hears what is not on disk, and memory waits for it too."""
        rows, version = [self.saved.say_row(said)], self.match.version
        if sitter and key:
            rows.append(self.saved.command_row(sitter.since, key, version))
        await self._store.write(rows)
        if sitter and key:
            self.saved.commands[sitter.since, key] = version
        self.saved.heard = said.number
        self.saved.said = [*self.saved.said, said][-MOST_SAID:]
        self.wake_listeners()

    def forget(self) -> None:
        self.gone = True
        self._on_change(self)
        self.wake()
