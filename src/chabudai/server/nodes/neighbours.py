"""The other servers at this database, as the house of this one sees them.

Tables have no home: any server may serve any of them. What another has written is heard of as a hint and read from the
log; what was missed while nothing could be heard is read when it can be again. Who comes with a token or a command that
does not fit is not refused before the disk was asked, and now and then everything in memory is compared with it.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING

import sqlalchemy as sa
import structlog

from chabudai.log import Entry
from chabudai.server.nodes import news
from chabudai.server.nodes.bus import Bus
from chabudai.server.nodes.duties import BOTS, CLOCKS, EVERYTHING, Duties, Kind
from chabudai.server.nodes.news import Hint, Letter
from chabudai.server.nodes.presence import Presence
from chabudai.server.people.schema import sessions, tokens
from chabudai.server.refusals import NoTable, Unavailable, Unreadable
from chabudai.server.tables import access, commands
from chabudai.server.tables.table import Table

if TYPE_CHECKING:
    from chabudai.server.disk.postgres import Follower
    from chabudai.server.house import House

AGAIN = 0.5
"""Seconds until what could not be read is tried again."""

COMPARE = 20_000
"""Milliseconds between two comparisons of what is in memory with the disk."""

_MEETING = 0x636861627566
"""The lock of whoever looks for somebody to play with."""

log = structlog.get_logger()


class Neighbours:
    def __init__(self, house: "House", bus: Bus, follower: "Follower", node: str) -> None:
        self._house, self._bus, self._follower = house, bus, follower
        self.presence = Presence(bus, house.hall.tables)
        self.duties = Duties(
            house.store,
            house.timepiece,
            node,
            house.sees_to,
            self._see_to,
            lambda: bus.publish(news.Unattended()),
        )
        self._changed: dict[str, bool] = {}
        self._has_missed = False
        self._woken = asyncio.Event()
        house.lobby.elsewhere = lambda table: {
            seat for other in self.presence.of(table).values() for seat in other.seats
        }
        bus.subscribe(self._hear, self._miss)

    def begin(self) -> None:
        self._house.upkeep.keep_up("neighbours", self._catch_up)
        self._house.upkeep.keep_up("comparison", self._keep_comparing)
        self._house.upkeep.keep_up("duties", self._attend)

    async def close(self) -> None:
        try:
            await self.duties.close()
            self._bus.publish(news.Unattended())
        except Unavailable:
            log.error("the other servers were not told that this one stops")
        self._follower.close()

    # What this house tells

    def heed(self, table: Table) -> set[Kind]:
        """The table has changed or was read: what of it does this server see to?"""
        self.presence.note(table)
        if table.match.outcome:
            self.duties.lay_down(table.id)
            if commands.is_to_follow(table):
                self._house.undertake(self._follow(table))
            return set()
        needed = _needed(table)
        for kind in needed:
            self.duties.want(table.id, kind)
        return {kind for kind in needed if self.duties.holds(table.id, kind)}

    def dismiss(self, person: str, key: bytes | None) -> None:
        self._bus.publish(news.Dismissed(person=person, key=None if key is None else key.hex()))

    def rename(self, person: str) -> None:
        self._bus.publish(news.Renamed(person=person))

    def change_bells(self, person: str) -> None:
        self._bus.publish(news.Doorbells(person=person))

    def forget(self, table: str) -> None:
        self.duties.lay_down(table)
        self._bus.publish(news.Changed(hints=[Hint(table, whole=True)]))

    @asynccontextmanager
    async def matching(self) -> AsyncIterator[None]:
        """One at a time at all servers, and with every table that waits now: two who come together meet."""
        async with self._house.store.sharing() as connection:
            await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MEETING)))
            for name in await self._house.store.waiting():
                if not self._house.lobby.knows(name):
                    await self._look_at(name)
            yield

    async def _follow(self, table: Table) -> None:
        """Two who wished for another game at two servers: neither of these knew that both had."""
        with self._house.using(table):
            await access.change(table, lambda rows: commands.follow(table, rows))

    # What the others tell

    def _hear(self, letter: Letter) -> None:
        house, told = self._house, letter.news
        match told:
            case news.Changed():
                for hint in told.hints:
                    self._note(hint)
            case news.Here():
                self.presence.take(letter.node, told)
            case news.Arrived():
                self.presence.tell_all()
            case news.Unattended():
                self.duties.look()
            case news.Dismissed():
                house.dismiss_here(told.person, None if told.key is None else bytes.fromhex(told.key))
            case news.Renamed():
                house.undertake(house.read_again_here(told.person))
            case news.Doorbells():
                house.undertake(house.notices.bells.read_again(told.person))

    def _note(self, hint: Hint) -> None:
        name = hint.table
        is_held = any(self.duties.holds(name, kind) for kind in EVERYTHING)
        if is_held or hint.public or self._house.hall.has(name) or self._house.lobby.knows(name):
            self._changed[name] = self._changed.get(name, False) or hint.whole
            self._woken.set()

    def _miss(self) -> None:
        """Something may have been said while nobody listened."""
        self._has_missed = True
        self._woken.set()
        self._bus.publish(news.Arrived())
        self.presence.tell_all()

    # Reading what has changed

    async def _catch_up(self) -> None:
        while True:
            await self._woken.wait()
            self._woken.clear()
            changed, self._changed = self._changed, {}
            missed, self._has_missed = self._has_missed, False
            try:
                if missed:
                    await self._read_all()
                await self._read(changed)
            except BaseException as error:
                # Nothing of what was heard is lost, whatever has failed.
                for name, whole in changed.items():
                    self._changed[name] = self._changed.get(name, False) or whole
                self._has_missed = self._has_missed or missed
                self._woken.set()
                if not isinstance(error, Exception):
                    raise
                _warn(error)
                await asyncio.sleep(AGAIN)

    async def _keep_comparing(self) -> None:
        """Now and then, whatever was heard or not: is what is in memory what the disk has?"""
        timepiece = self._house.timepiece
        while True:
            await timepiece.wait(timepiece.now() + COMPARE, asyncio.Event())
            try:
                await self._compare()
            except Unavailable as error:
                _warn(error)

    async def _compare(self) -> None:
        live = dict(self._house.hall.tables)
        there = await self._house.store.reaches(live)
        for name, table in live.items():
            if name not in there or table.reach.is_behind(there[name]):
                log.debug("a table was behind", table=table.mark)
                self._note(Hint(name, whole=True))

    async def _read(self, changed: dict[str, bool]) -> None:
        live = self._house.hall.tables
        plain = {name: live[name] for name, whole in changed.items() if not whole and name in live}
        if plain:
            versions = {name: table.match.version for name, table in plain.items()}
            async with self._house.store.visits.one():
                entries = await self._follower.entries_since(versions)
            for name, table in plain.items():
                with self._apart(name):
                    await self._take_in(table, entries[name], versions[name])
        for name in changed.keys() - plain.keys():
            await self._look_at(name, again=True)

    async def _take_in(self, table: Table, entries: list[Entry], version: int) -> None:
        async with access.holding(table.lock):
            if not table.gone and not table.take_in(entries, version):
                await access.reload(table)

    async def _look_at(self, name: str, *, again: bool = False) -> None:
        """Have it in memory as the disk has it: read again if it was there, or was just being read."""
        was_here = self._house.hall.has(name)
        with self._apart(name):
            async with self._house.table(name) as table:
                if was_here and again:
                    await _read_again(table)

    @contextmanager
    def _apart(self, name: str) -> Iterator[None]:
        """What is wrong with one table is not to keep the others from being read."""
        try:
            yield
        except NoTable:
            self._house.lobby.drop(name)
        except Unreadable as error:
            log.error("a table cannot be read again", table=name[:4], code=error.code)
        except Unavailable:
            raise
        except Exception:
            log.exception("a table cannot be read again", table=name[:4])

    async def _read_all(self) -> None:
        """Everything that is in memory, and everything that is only kept in memory."""
        await self._house.notices.bells.open()
        for name in {*self._house.hall.tables, *self._house.lobby.names, *await self._house.store.waiting()}:
            await self._look_at(name, again=True)
        await self._check_viewers()
        self.duties.look()

    async def _check_viewers(self) -> None:
        """Whoever signed out meanwhile is dismissed."""
        known = {
            viewer.identity.key: viewer.identity for viewer in self._house.hall.sockets() if viewer.identity
        }
        async with self._house.store.reading() as connection:
            for owner in (sessions, tokens):
                found = sa.select(owner.c.digest).where(owner.c.digest.in_(list(known)))
                for digest in (await connection.execute(found)).scalars():
                    known.pop(digest, None)
        for key, identity in known.items():
            self._house.dismiss_here(identity.person, key)

    # Duties

    async def _attend(self) -> None:
        await self.duties.run(lambda: self.presence.keep_only(self.duties.alive))

    async def _see_to(self, name: str) -> None:
        async with self._house.table(name) as table:
            self._house.heed(table)


def _warn(error: Exception) -> None:
    """A database that does not answer is told in a line, anything else with its traceback."""
    unexpected = None if isinstance(error, Unavailable) else error
    log.warning(
        "what others have written cannot be read now", cause=type(error).__name__, exc_info=unexpected
    )


def _needed(table: Table) -> set[Kind]:
    needed: set[Kind] = set()
    if table.awaited_bot() is not None:
        needed.add(BOTS)
    if table.next_fall() is not None:
        needed.add(CLOCKS)
    return needed


async def _read_again(table: Table) -> None:
    async with access.holding(table.lock):
        if not table.gone:
            await access.reload(table)
