"""The composition root: creates and connects all services, apart from HTTP and sockets."""

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, nullcontext
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

import structlog
from sqlalchemy.exc import SQLAlchemyError

from chabudai.games import game as find_game
from chabudai.server import random_source, supervision
from chabudai.server.accounts.accounts import Accounts
from chabudai.server.accounts.identity import NOBODY, Identity, Owner, owner_of
from chabudai.server.accounts.keys import Keys
from chabudai.server.accounts.measures import Measures
from chabudai.server.accounts.passwords import Passwords
from chabudai.server.accounts.ratings import Ratings
from chabudai.server.accounts.statistics import Statistics
from chabudai.server.cluster.leases import BOTS, CLOCKS, EVERYTHING, LeaseKind
from chabudai.server.cluster.peers import Peers
from chabudai.server.cluster.postgres_bus import PostgresBus
from chabudai.server.desk.desk import Desk
from chabudai.server.desk.reports import Reports
from chabudai.server.desk.watch import DeskWatch
from chabudai.server.errors import NoTable, SeatTaken, Unavailable
from chabudai.server.limits import Limits
from chabudai.server.maintenance import Maintenance
from chabudai.server.metrics import Metrics
from chabudai.server.notifications.push import Push
from chabudai.server.notifications.turns import TurnNotifications
from chabudai.server.reviews.analyses import Analyses
from chabudai.server.reviews.running import RunningRatedGames
from chabudai.server.settings import BadSetting, Settings
from chabudai.server.storage import high_water
from chabudai.server.storage.data_folder import DataFolder
from chabudai.server.storage.mark_keeper import MarkKeeper
from chabudai.server.storage.start_check import check_file
from chabudai.server.storage.store import Store
from chabudai.server.storage.stored_table import StoredTable
from chabudai.server.tables import access, addresses, clocks, seating
from chabudai.server.tables.lobby import Lobby
from chabudai.server.tables.makers import Makers
from chabudai.server.tables.registry import TableRegistry
from chabudai.server.tables.table import Table
from chabudai.server.time_source import TimeSource
from chabudai.server.tokens import digest
from chabudai.server.types.tables import Join, NewTable, Quick, Seated, SeatPlan
from chabudai.server.workers.pool import Workers

if TYPE_CHECKING:
    from chabudai.server.accounts.passkeys import Passkeys

log = structlog.get_logger()


class Services:
    """All services of a server. `lease_kinds` is what it runs at tables: bots, clocks or both."""

    def __init__(
        self, settings: Settings, time_source: TimeSource, lease_kinds: frozenset[LeaseKind] | None = None
    ) -> None:
        self.settings = settings
        self.time_source = time_source
        self.lease_kinds = lease_kinds or (EVERYTHING if settings.plays_bots else frozenset({CLOCKS}))
        self.limits = Limits(settings)
        self._tasks: set[asyncio.Task[Any]] = set()
        self.registry = TableRegistry(time_source, self._arrive, self._change, self.finish_later)
        self.table, self.newest, self.using = self.registry.table, self.registry.newest, self.registry.using
        self.maintenance = Maintenance(self)
        self.spawn, self.supervise = self.maintenance.spawn, self.maintenance.supervise
        self.makers = Makers(time_source)
        self.lobby = Lobby(time_source, self.registry.tables, self.makers)
        self._matching = asyncio.Lock()
        self.metrics = Metrics()
        self.passwords = Passwords()
        self._folder: DataFolder | None = None
        self._bus: PostgresBus | None = None
        self._node = random_source.octets(4).hex()
        self._mark = high_water.path_of(settings.data, settings.mark, shared=bool(settings.database_url))
        self.peers: Peers | None = None

    async def open(self) -> None:
        push = Push(self.settings.push_key, self.settings.push_contact)
        await (self._open_database() if self.settings.database_url else self._open_folder())
        self.marks = MarkKeeper(self.store, self._mark, self.time_source)
        try:
            await self.marks.update()
        except OSError as error:
            await self.store.close()
            if self._folder:
                self._folder.close()
            raise BadSetting(f"the mark {str(self._mark)!r} cannot be written: {error.strerror}") from error
        self.registry.open(self.store)
        self.accounts = Accounts(self.store, self.time_source)
        await self.accounts.add_missing_skeletons()
        self.measures = Measures(self.store, self.time_source)
        self.desk = Desk(self.store, self.time_source)
        self.reports = Reports(self.store, self.time_source)
        self.desk_watch = DeskWatch(self, self.measures, self.desk)
        self.keys = Keys(self.store, self.time_source)
        self.ratings = Ratings(self.store)
        self.statistics = Statistics(self.store, self.time_source)
        self.notifications = TurnNotifications(self.store, self.time_source, self.table, self.spawn)
        if self.store.shared:
            await self._join_cluster()
        else:
            self.time_source.pauses = await self.store.resume(self.time_source.now())
        self.workers = Workers(
            self.settings.bot_workers,
            self.settings.bot_seconds,
            self.time_source,
            answers_at_once=not self.settings.bot_delay,
        )
        self.running_rated = RunningRatedGames(self.store, self.newest)
        self.analyses = Analyses(self.settings, self.time_source, self.workers)
        await self.desk_watch.open()
        awaited = await self.notifications.open(push, self.settings.notice_seconds)
        self.maintenance.begin()
        self.maintenance.supervise("desk", self.desk_watch.run)
        # A process that only plays bots has no lobby and no analyses.
        if CLOCKS in self.lease_kinds:
            self.maintenance.supervise("first reading", partial(self.maintenance.load_at_start, awaited))
            self.maintenance.supervise("analyses", self.analyses.work)
        if self.peers:
            self.peers.begin()

    async def _open_folder(self) -> None:
        if self.lease_kinds != EVERYTHING:
            raise BadSetting("bots that are played by `chabudai work` need a database_url that all share")
        self._folder = DataFolder(self.settings.data)
        try:
            await asyncio.to_thread(check_file, self._folder.database, self._mark)
            self.store = await Store.open(self._folder.database)
        except SQLAlchemyError as error:
            self._folder.close()
            raise BadSetting(f"the games in {self.settings.data} cannot be opened: {error}") from error
        except BadSetting:
            self._folder.close()
            raise

    async def _open_database(self) -> None:
        """Open a PostgreSQL database; the data folder then holds only caches."""
        from chabudai.server.storage.postgres import check_database, connector, open_store

        self.settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._connect = connector(self.settings.database_url, self._node)
        try:
            await check_database(self._connect, self._mark)
            self.store = await open_store(self._connect, self._node)
            self.time_source.set_to(await self.store.now())
        except (SQLAlchemyError, OSError, Unavailable) as error:
            raise BadSetting(f"the database cannot be opened: {error}") from error

    async def _join_cluster(self) -> None:
        """Join the cluster. It listens before the first table is loaded, so that no change is missed."""
        from chabudai.server.storage.postgres import Follower

        self._bus = PostgresBus(self._connect, self._node)
        self.peers = Peers(self, self._bus, Follower(self._connect), self._node)
        self.notifications.subscriptions.on_change = self.peers.announce_subscriptions
        await self._bus.listens.wait()
        await self.peers.leases.open()

    async def close(self) -> None:
        """Finish all writes, then stop."""
        await self.maintenance.close()
        await self.workers.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.peers:
            await self.peers.close()
        else:
            await self.maintenance.heartbeat(self.time_source.now())
        await self.store.writer.close()
        await self.marks.close()
        await self.store.close()
        if self._bus:
            await self._bus.close()
        if self._folder:
            self._folder.close()

    # Background work of a table

    def _arrive(self, table: Table) -> None:
        if self.peers:
            table.elsewhere = self.peers.presence.of(table.id)
        self.schedule(table)

    def _change(self, table: Table) -> None:
        if table.saved.ended:
            self.maintenance.note_end(table)
        self.makers.follow(table)
        if not table.gone:
            self.schedule(table)
        elif self._runs(table):
            self.maintenance.load_later(table.id)

    def _runs(self, table: Table) -> bool:
        """Tell whether this server plays a table's bots or runs its clocks."""
        if self.peers is None:
            return table.has_bots or table.next_timeout() is not None
        return any(self.peers.leases.holds(table.id, kind) for kind in EVERYTHING)

    def schedule(self, table: Table) -> None:
        """Schedule what a table needs now: bots, clock, lobby entry, notifications."""
        own = EVERYTHING if self.peers is None else self.peers.schedule(table)
        if table.has_bots and BOTS in own:
            self.maintenance.schedule_bots(table)
        self.maintenance.alarm.set(table.id, table.next_timeout() if CLOCKS in own else None)
        if not table.started or self.lobby.knows(table.id):
            self.lobby.update(table)
        self.notifications.schedule(table)
        self.check_addresses(table)

    # Sitting down

    async def create(self, wanted: NewTable, player: Identity | None = None, address: str = "") -> Seated:
        """Make a table and take a seat. An address, and a person, may have so many of each kind."""
        owner, with_bots = owner_of(player, address), any(plan.bot is not None for plan in wanted.seats)
        with self.making(owner, with_bots=with_bots, public=wanted.public):
            saved, seat, token = seating.new_table(wanted, self.time_source.now(), player)
            await self.accounts.check_free(wanted.name, player)
            await self.add_table(saved, owner)
        return Seated(table=saved.id, seat=seat, token=token)

    @contextmanager
    def making(self, owner: Owner, *, with_bots: bool, public: bool = False) -> Iterator[None]:
        """Raise TooMany if this owner has made so many tables, has listed so many, or if bots think at so many.

        The table counts from here on: others that are asked for meanwhile do not pass as well.
        """
        if public:
            self.lobby.check_room(owner, self.settings.open_tables_per_address)
        self.makers.check_room(owner, self.settings.tables_per_address)
        if with_bots:
            at_work = {table.id for table in self.registry.tables.values() if table.has_bots_at_work}
            self.makers.check_bots(owner, self.settings.bot_tables_per_address, at_work)
        with self.makers.making(owner):
            yield

    async def add_table(self, saved: StoredTable, owner: Owner = NOBODY) -> None:
        """Store a new table, then load it."""
        await self.store.write(saved.rows())
        self.makers.note(saved.id, owner)
        log.info("a table was made", table=saved.id[:4], game=saved.game, seats=len(saved.bots))
        async with self.table(saved.id) as table:
            # Its maker is about to connect: bots need not wait for that.
            table.left_at = self.time_source.now()
            self.resume_bots(table)

    async def join(self, name: str, wanted: Join, player: Identity | None = None) -> Seated:
        sitter, token = seating.sit_down(wanted.name, player)
        await self.accounts.check_free(wanted.name, player)
        async with self.table(name) as table:
            seat = await access.change(
                table, lambda rows: seating.join(table, wanted.seat, sitter, player, rows)
            )
        return Seated(table=name, seat=seat, token=token)

    async def quick(self, wanted: Quick, player: Identity | None = None, address: str = "") -> Seated:
        """Join a fitting table or make one. One request at a time, so that two people meet."""
        game = find_game(wanted.game)
        seats = game.check_seats(wanted.seats)
        clock = None if wanted.clock is None else clocks.completed(wanted.clock, game)
        meeting = self.peers.matching() if self.peers else nullcontext()
        async with self._matching, meeting:
            for name in self.lobby.fitting(game, wanted.seats, clock):
                try:
                    return await self.join(name, Join(name=wanted.name), player)
                except (SeatTaken, NoTable):
                    log.debug("a seat was taken meanwhile", table=name[:4])
            plans = [SeatPlan() for _ in range(seats)]
            fresh = NewTable(game=game.name, name=wanted.name, seats=plans, public=True, clock=clock)
            return await self.create(fresh, player, address)

    # People

    @cached_property
    def passkeys(self) -> "Passkeys":
        """The passkeys service, made on first use: its imports take a sixth of a second."""
        from chabudai.server.accounts.passkeys import Passkeys

        return Passkeys(self.accounts)

    async def identity_of(self, token: str) -> Identity:
        """Return the identity of a session that was just opened."""
        identity = await self.accounts.of_session(digest(token))
        assert identity
        return identity

    def disconnect(self, person: str, key: bytes | None = None) -> None:
        """Close the sockets of this session or token, or of all sessions of this person, at all servers."""
        self.disconnect_here(person, key)
        if self.peers:
            self.peers.disconnect(person, key)

    def disconnect_here(self, person: str, key: bytes | None) -> None:
        for viewer in self.registry.sockets():
            identity = viewer.identity
            if identity and identity.person == person and key in {None, identity.key}:
                viewer.sign_out()

    def end_access(self, person: str) -> None:
        """Close all sockets of a person and stop notifying them, at all servers, because their sessions were ended."""
        self.notifications.subscriptions.drop(person)
        self.disconnect(person)

    # The desk

    def forget_table(self, name: str) -> None:
        """Stop the clocks of a closed table, and list it no more."""
        self.maintenance.alarm.set(name, None)
        self.lobby.drop(name)
        if self.peers:
            self.peers.leases.release(name)

    def forget_subscriptions(self, person: str) -> None:
        self.notifications.subscriptions.drop(person)

    def rate_soon(self) -> None:
        self.maintenance.rate_soon()

    async def read_again(self, person: str) -> None:
        """Read a person's tables again, at all servers, because their name has changed."""
        if self.peers:
            self.peers.rename(person)
        await self.read_again_here(person)

    async def read_again_here(self, person: str) -> None:
        for table in list(self.registry.tables.values()):
            if person in {sitter.person for sitter in table.saved.people.values()}:
                await self.registry.read_again(table)

    async def delete_account(self, person: str) -> None:
        """Delete an account: resign its games, and erase its name."""
        for name in await seating.unfinished_of(self.store, person):
            async with self.table(name) as table:
                await access.change(table, partial(seating.give_up, table, person))
        await self.ratings.settle()
        await self.accounts.erase(person)
        self.end_access(person)
        await self.read_again(person)

    # Playing

    def note_presence(self, table: Table) -> None:
        """Announce that somebody has connected or disconnected."""
        self.check_addresses(table)
        if self.peers:
            self.peers.presence.announce(table)
        self.resume_bots(table)

    def resume_bots(self, table: Table) -> None:
        """Let paused bots go on, if this server plays them and somebody is connected."""
        if table.gone or not table.has_bots or BOTS not in self.lease_kinds:
            return
        if self.peers is None or self.peers.leases.holds(table.id, BOTS):
            self.maintenance.schedule_bots(table)

    def check_addresses(self, table: Table) -> None:
        """Mark a rated game whose opponents share an address: it will not count."""
        if not table.saved.rated or table.shares_address:
            return
        addresses.note_addresses(table)
        if addresses.share_address(table):
            table.shares_address = True
            self.finish_later(addresses.mark_shared(self.store, table.id))

    def finish_later(self, ending: Coroutine[Any, Any, None]) -> asyncio.Future[None]:
        """Run a coroutine to its end, even if its caller is cancelled; `close` waits for it."""
        task = supervision.watch("ending", ending)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return asyncio.shield(task)
