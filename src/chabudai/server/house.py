"""All the tables of this server: made, found again, and played by bots where no person sits."""

import asyncio
import secrets
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

import structlog
from sqlalchemy.exc import SQLAlchemyError

from chabudai.bots.tempo import pause
from chabudai.core import Dice
from chabudai.errors import ChabudaiError, Refused, StaleVersion
from chabudai.games import game as find_game
from chabudai.server.disk.folder import Folder
from chabudai.server.disk.saved import Saved
from chabudai.server.disk.store import Store
from chabudai.server.metrics import Metrics
from chabudai.server.nodes.neighbours import Neighbours
from chabudai.server.nodes.notify import Notify
from chabudai.server.notices.push import Push
from chabudai.server.notices.turns import Notices
from chabudai.server.people.accounts import Accounts
from chabudai.server.people.identity import Identity
from chabudai.server.people.keys import Keys
from chabudai.server.people.passwords import Passwords
from chabudai.server.people.ratings import Ratings
from chabudai.server.people.statistics import Statistics
from chabudai.server.protocol import Command, Rematch, Say
from chabudai.server.refusals import NoTable, SeatTaken, Unavailable
from chabudai.server.review.studies import Studies
from chabudai.server.settings import BadSetting, Settings
from chabudai.server.tables import hosting, seating, seats, talk
from chabudai.server.tables.clocks import Alarm
from chabudai.server.tables.fanout import Viewer
from chabudai.server.tables.lobby import Lobby
from chabudai.server.tables.protocol import Join, NewTable, Quick, Seated, SeatPlan
from chabudai.server.tables.table import Table
from chabudai.server.tables.timepiece import Timepiece
from chabudai.server.tables.tokens import digest
from chabudai.server.tables.workers import Workers
from chabudai.server.wire.rates import Rates

if TYPE_CHECKING:
    from chabudai.server.people.passkeys import Passkeys

IDLE_TABLES = 256
"""So many tables stay in memory although nobody looks at them."""

DAY = 24 * 60 * 60 * 1000

TRY_AGAIN = 5000
"""Milliseconds until a clock that could not fall is tried again."""

log = structlog.get_logger()


class House:
    def __init__(self, settings: Settings, timepiece: Timepiece) -> None:
        self.settings = settings
        self.timepiece = timepiece
        self.rates = Rates(settings)
        self.alarm = Alarm(self.timepiece, self._fall, self._beat)
        self.tables: dict[str, Table] = {}
        self.lobby = Lobby(timepiece, self.tables)
        self._matching = asyncio.Lock()
        self.metrics = Metrics(self)
        self.passwords = Passwords()
        self._to_rate = asyncio.Event()
        self._idle: OrderedDict[str, None] = OrderedDict()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._duties: set[asyncio.Task[Any]] = set()
        self._loading: Counter[str] = Counter()
        self._folder: Folder | None = None
        self._bus: Notify | None = None
        self._node = secrets.token_hex(4)
        self.neighbours: Neighbours | None = None

    async def open(self) -> None:
        push = Push(self.settings.push_key, self.settings.push_contact)
        await (self._open_database() if self.settings.database_url else self._open_folder())
        self.accounts = Accounts(self.store, self.timepiece)
        await self.accounts.look_again()
        self.keys = Keys(self.store, self.timepiece)
        self.ratings = Ratings(self.store)
        self.statistics = Statistics(self.store, self.timepiece)
        self.notices = Notices(self.store, self.timepiece, self.table, self.undertake)
        if self.store.shared:
            await self._meet_neighbours()
        else:
            self.timepiece.pauses = await self.store.resume(self.timepiece.now())
        self.workers = Workers(self.settings.bot_workers, self.settings.bot_seconds)
        self.studies = Studies(self.settings, self.timepiece, self.workers)
        awaited = await self.notices.open(push, self.settings.notice_seconds)
        for duty in (
            self.alarm.run(),
            self._read_again(awaited),
            self._keep_tidy(),
            self.studies.work(),
            self._keep_rating(),
            *((self.neighbours.catch_up(), self.neighbours.attend()) if self.neighbours else ()),
        ):
            self.undertake(duty)

    async def _open_folder(self) -> None:
        self._folder = Folder(self.settings.data)
        try:
            self.store = await Store.open(self._folder.database)
        except SQLAlchemyError as error:
            self._folder.close()
            raise BadSetting(f"the games in {self.settings.data} cannot be opened: {error}") from error
        except BadSetting:
            self._folder.close()
            raise

    async def _open_database(self) -> None:
        """Of several servers; the folder only keeps what can be made again."""
        from chabudai.server.disk.postgres import connector, open_store

        self.settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._connect = connector(self.settings.database_url, self._node)
        try:
            self.store = await open_store(self._connect, self._node)
            self.timepiece.set_to(await self.store.now())
        except (SQLAlchemyError, OSError, Unavailable) as error:
            raise BadSetting(f"the database cannot be opened: {error}") from error

    async def _meet_neighbours(self) -> None:
        """Listen before the first table is read: whatever happens to it from then on is heard of."""
        self._bus = Notify(self._connect, self._node)
        self.neighbours = Neighbours(self, self._bus, self._node)
        self.notices.bells.on_change = self.neighbours.change_bells
        await self._bus.listens.wait()
        await self.neighbours.duties.open()

    async def close(self) -> None:
        """Finish what is being written. Bots think again after the next start."""
        for task in self._duties:
            self.store.visits.cancel(task)
        await asyncio.gather(*self._tasks, *self._duties, return_exceptions=True)
        if self.neighbours:
            await self.neighbours.close()
        else:
            await self._beat(self.timepiece.now())
        await self.store.close()
        if self._bus:
            await self._bus.close()
        if self._folder:
            self._folder.close()

    def undertake(self, duty: Coroutine[Any, Any, None]) -> None:
        """Something that goes on until it is done or the house closes."""
        task = asyncio.create_task(duty)
        self._duties.add(task)
        task.add_done_callback(self._relieve)

    def _relieve(self, task: asyncio.Task[Any]) -> None:
        self._duties.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("a duty failed", exc_info=error)

    # Finding a table

    @property
    def live(self) -> int:
        """How many tables are in memory."""
        return len(self.tables)

    @property
    def viewers(self) -> int:
        return sum(len(table.viewers) for table in self.tables.values())

    def sockets(self) -> list[Viewer]:
        return [viewer for table in self.tables.values() for viewer in table.viewers]

    def has(self, name: str) -> bool:
        """Is it in memory, or about to be?"""
        return name in self.tables or name in self._loading

    @asynccontextmanager
    async def table(self, name: str) -> AsyncIterator[Table]:
        with self.using(self.tables.get(name) or await self._load(name)) as table:
            yield table

    async def _load(self, name: str) -> Table:
        self._loading[name] += 1
        try:
            return self._take_in(name, await self.store.load(name))
        finally:
            self._loading[name] -= 1
            self._loading += Counter()

    def _take_in(self, name: str, saved: Saved | None) -> Table:
        if saved is None:
            raise NoTable("there is no such table", table=name[:40])
        try:
            fresh = Table(saved, self.store, self.timepiece, self._on_change)
        except ChabudaiError as error:
            log.error("a log cannot be replayed", table=saved.id[:4], code=error.code)
            raise Unavailable("this table cannot be read") from error
        table = self.tables.setdefault(name, fresh)
        if self.neighbours:
            table.elsewhere = self.neighbours.presence.of(name)
        self.heed(table)
        return table

    def heed(self, table: Table) -> None:
        """Whatever the table now needs: its bots, its clock, its line in the lobby."""
        if self.neighbours is None or self.neighbours.heed(table):
            self._attend(table)
            self.alarm.set(table.id, table.next_fall())
        else:
            self.alarm.set(table.id, None)
        self.lobby.note(table)
        self.notices.heed(table)

    @contextmanager
    def using(self, table: Table) -> Iterator[Table]:
        """A table in use stays in memory; of the others, those that were left last."""
        table.users += 1
        self._idle.pop(table.id, None)
        try:
            yield table
        finally:
            table.users -= 1
            if not table.users and self.tables.get(table.id) is table:
                self._idle[table.id] = None
            while len(self._idle) > IDLE_TABLES:
                del self.tables[self._idle.popitem(last=False)[0]]

    def _on_change(self, table: Table) -> None:
        if table.saved.rated and table.saved.ended:
            self._to_rate.set()
        if not table.gone:
            self.heed(table)
        elif self.tables.get(table.id) is table:
            del self.tables[table.id]
            log.warning("a table is read again from disk", table=table.mark)

    # Sitting down

    async def create(self, wanted: NewTable, player: Identity | None = None) -> Seated:
        saved, seat, token = seating.new_table(wanted, self.timepiece.now(), player)
        await self.accounts.check_free(wanted.name, player)
        await self.place(saved)
        return Seated(table=saved.id, seat=seat, token=token)

    async def place(self, saved: Saved) -> None:
        """A new table, on disk before anybody hears of it."""
        await self.store.write(saved.rows())
        log.info("a table was made", table=saved.id[:4], game=saved.game, seats=len(saved.bots))
        async with self.table(saved.id):
            pass

    async def join(self, name: str, wanted: Join, player: Identity | None = None) -> Seated:
        sitter, token = seating.sit_down(wanted.name, player)
        await self.accounts.check_free(wanted.name, player)
        async with self.table(name) as table:
            seat = await table.decide(lambda rows: seating.join(table, wanted.seat, sitter, player, rows))
        return Seated(table=name, seat=seat, token=token)

    async def quick(self, wanted: Quick, player: Identity | None = None) -> Seated:
        """One at a time, so that two who come together meet."""
        game = find_game(wanted.game)
        seats = game.check_seats(wanted.seats)
        meeting = self.neighbours.matching() if self.neighbours else nullcontext()
        async with self._matching, meeting:
            for name in self.lobby.plain(game, seats):
                try:
                    return await self.join(name, Join(name=wanted.name), player)
                except (SeatTaken, NoTable):
                    log.debug("a seat was taken meanwhile", table=name[:4])
            plans = [SeatPlan() for _ in range(seats)]
            fresh = NewTable(game=game.name, name=wanted.name, seats=plans, public=True)
            return await self.create(fresh, player)

    # People

    @cached_property
    def passkeys(self) -> "Passkeys":
        """Made when somebody first shows one: what it needs takes a sixth of a second to load."""
        from chabudai.server.people.passkeys import Passkeys

        return Passkeys(self.accounts)

    async def identity_of(self, token: str) -> Identity:
        """Of a session that has just been opened."""
        identity = await self.accounts.of_session(digest(token))
        assert identity
        return identity

    def dismiss(self, person: str, key: bytes | None = None) -> None:
        """Cut the sockets that were opened by this session or token, or by any of this person."""
        self.dismiss_here(person, key)
        if self.neighbours:
            self.neighbours.dismiss(person, key)

    def dismiss_here(self, person: str, key: bytes | None) -> None:
        for viewer in self.sockets():
            identity = viewer.identity
            if identity and identity.person == person and key in {None, identity.key}:
                viewer.dismiss()

    async def read_again(self, person: str) -> None:
        """Their name has changed on disk: whatever table has them in memory is read again."""
        if self.neighbours:
            self.neighbours.rename(person)
        await self.read_again_here(person)

    async def read_again_here(self, person: str) -> None:
        for name, table in list(self.tables.items()):
            if person in {sitter.person for sitter in table.saved.people.values()}:
                async with table.lock:
                    table.forget()
                async with self.table(name):
                    pass

    async def bid_farewell(self, person: str) -> None:
        """They leave for good: others do not wait for them, and their name is forgotten."""
        for name in await seats.unfinished_of(self.store, person):
            async with self.table(name) as table:
                await table.decide(partial(hosting.give_up, table, person))
        await self.ratings.settle()
        await self.accounts.erase(person)
        self.notices.bells.forget(person)
        self.dismiss(person)
        await self.read_again(person)

    # Playing

    async def obey(self, viewer: Viewer, command: Command) -> int:
        """Do what the seat asks; the version in which it is on disk."""
        with self.using(viewer.table) as table:
            if isinstance(command, Say):
                if viewer.seat is None and not viewer.has_account:
                    await self.accounts.check_free(viewer.name or "")
                return await talk.say(table, viewer.seat, viewer.name, command)
            try:
                version = await table.decide(partial(viewer.obey, command))
            except Refused:
                done = await self._done_elsewhere(viewer, command)
                if done is None:
                    raise
                version = done
            finally:
                viewer.owed = None
            if isinstance(command, Rematch):
                viewer.move_again()
            return version

    async def _done_elsewhere(self, viewer: Viewer, command: Command) -> int | None:
        """What is refused here may have been done by another server, whose answer was lost."""
        if self.neighbours is None or command.key is None or viewer.seat is None:
            return None
        sitting = viewer.table.saved.people[viewer.seat].since
        return await self.store.done(viewer.table.id, sitting, command.key)

    def note_presence(self, table: Table) -> None:
        """Somebody has come or gone."""
        if self.neighbours:
            self.neighbours.presence.note(table)

    def outlive(self, ending: Coroutine[Any, Any, None]) -> asyncio.Future[None]:
        """What is to be finished although whoever waits for it is gone, and before the house closes."""
        task = asyncio.create_task(ending)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return asyncio.shield(task)

    # Clocks

    async def _read_again(self, awaited: list[str]) -> None:
        """After a start: find the open tables, every clock that was running, and who is to be told, one at a time."""
        for name in dict.fromkeys([*await self.store.waiting(), *await self.store.clocked(), *awaited]):
            try:
                async with self.table(name):
                    pass
            except Refused as error:
                log.error("a table stands still", table=name[:4], code=error.code)

    async def _fall(self, name: str) -> None:
        """Whoever has no time left loses, or leaves the seat to a bot."""
        try:
            async with self.table(name) as table:
                await table.decide(lambda _rows: table.match.tick(table.now()))
        except Refused as error:
            log.error("a clock could not fall", table=name[:4], code=error.code)
            self.alarm.set(name, self.timepiece.now() + TRY_AGAIN)

    async def _beat(self, now: int) -> None:
        if self.neighbours:
            return
        try:
            await self.store.beat(now)
        except Refused:
            log.error("the server could not mark that it is alive")

    # Ratings

    async def _keep_rating(self) -> None:
        """What ended while nobody rated it, and then whatever ends."""
        while True:
            try:
                await self.ratings.settle()
            except Refused as error:
                log.error("a game could not be rated now", code=error.code)
            await self._to_rate.wait()
            self._to_rate.clear()

    # Tables that nobody has touched for long

    async def _keep_tidy(self) -> None:
        while self.settings.abandoned_days:
            await self.tidy()
            await self.timepiece.wait(self.timepiece.now() + DAY, asyncio.Event())

    async def tidy(self) -> None:
        """Forget what was abandoned. A finished game is never forgotten."""
        await self.accounts.tidy()
        before = self.timepiece.now() - self.settings.abandoned_days * DAY
        for name in await self.store.unfinished(before):
            try:
                async with self.table(name) as table:
                    await self._forget_if_abandoned(table, before)
            except Refused as error:
                log.error("a table could not be looked at", table=name[:4], code=error.code)

    async def _forget_if_abandoned(self, table: Table, before: int) -> None:
        async with table.changing():
            # Who finished a game before ends were written down is known from now on.
            if table.viewers or table.elsewhere or table.match.outcome or table.touched >= before:
                return
            await self.store.erase(table.id)
            table.forget()
            if self.neighbours:
                self.neighbours.forget(table.id)
            self.alarm.set(table.id, None)
            self.lobby.drop(table.id)
            log.info("an abandoned table was forgotten", table=table.mark)

    # Bots

    def _attend(self, table: Table) -> None:
        if table.awaited_bot() and not table.has_bots_at_work:
            table.has_bots_at_work = True
            self.undertake(self._play_bots(table))

    async def _play_bots(self, table: Table) -> None:
        with self.using(table):
            try:
                while await self._bot_turn(table):
                    pass
            except Refused as error:
                log.warning("a bot was refused", table=table.mark, code=error.code)
            finally:
                table.has_bots_at_work = False

    async def _bot_turn(self, table: Table) -> bool:
        async with table.reading():
            awaited = table.awaited_bot()
            if awaited is None:
                return False
            seat, level = awaited
            version, view = table.match.version, table.view(seat)
            seconds = pause(len(table.match.legal(seat)), level, Dice(secrets.randbits(63)))
        unhurried = asyncio.create_task(asyncio.sleep(self.settings.bot_delay * seconds))
        try:
            with self.metrics.thoughts.labels(table.saved.game).time():
                text = await self.workers.choose(table.match.game, level, view)
            await unhurried
        finally:
            unhurried.cancel()
        try:
            await table.decide(lambda _rows: table.match.play(seat, text, version=version, now=table.now()))
        except StaleVersion:
            log.debug("the table moved on while a bot was thinking", table=table.mark)
        return True
