"""Guards of the writer, the store, the marks, the cluster and the tables."""

import asyncio
from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import asyncpg
import msgspec
import sqlalchemy as sa

from chabudai.match.match import Match
from chabudai.server import supervision
from chabudai.server.cluster.leases import Leases
from chabudai.server.cluster.presence import Presence
from chabudai.server.errors import Overtaken, Unavailable, Unsure
from chabudai.server.socket.connection import Connection
from chabudai.server.storage import schema
from chabudai.server.storage.high_water import HighWaterMark
from chabudai.server.storage.mark_keeper import MarkKeeper
from chabudai.server.storage.postgres import PostgresWriter
from chabudai.server.storage.schema import Rows
from chabudai.server.storage.store import Store, _position
from chabudai.server.storage.writer import SqliteWriter, Writer
from chabudai.server.tables import access, commands
from chabudai.server.tables.table import Table
from chabudai.server.tables.views import ViewCache
from tests.simulation.mutants.registry import mutant, mutant_of_compiled


@mutant
def writer_that_survives() -> Iterator[None]:
    """An error of an unexpected type escaped the commit, and the writer's task ended for ever."""

    async def commit(self: PostgresWriter, group: list[Rows]) -> None:
        try:
            await self._commit(group)
        except (asyncpg.IntegrityConstraintViolationError, asyncpg.DeadlockDetectedError) as error:
            raise Overtaken("somebody else was faster") from error
        except asyncpg.DataError as error:
            raise Unavailable("this cannot be saved") from error
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as error:
            self._private.cut()
            raise Unsure("this could not be saved") from error

    async def settle(self: Writer, group: Any) -> None:
        try:
            await self.commit([rows for rows, _ in group])
        except Unavailable as error:
            if isinstance(error, Unsure):
                self._acknowledge(group, error)
            else:
                await self._settle_apart(group, error)
        else:
            self._acknowledge(group, None)

    supervised = supervision.start

    def start(name: str, work: supervision.Work) -> asyncio.Task[None]:
        if name != "writer":
            return supervised(name, work)
        return asyncio.get_running_loop().create_task(work(), name=name)

    with (
        patch.object(PostgresWriter, "commit", commit),
        patch.object(Writer, "_settle", settle),
        patch.object(supervision, "start", start),
    ):
        yield


@mutant
def writes_that_fail_alone() -> Iterator[None]:
    """A value that the database refuses failed the whole group, with the writes of other people."""

    async def settle_apart(self: Writer, group: Any, error: Exception) -> None:
        if isinstance(error, Overtaken) and len(group) > 1:
            for single in group:
                await self._settle([single])
            return
        self._acknowledge(group, error if isinstance(error, Unavailable) else Unavailable("not saved"))

    with patch.object(Writer, "_settle_apart", settle_apart):
        yield


@mutant
def answer_after_the_commit() -> Iterator[None]:
    """A change is acknowledged when it is queued."""
    put = Writer.put

    def put_and_answer(self: Writer, rows: Rows, settle: Any) -> None:
        put(self, rows, lambda _error: None)
        asyncio.get_running_loop().call_soon(settle, None)

    with patch.object(Writer, "put", put_and_answer):
        yield


@mutant
def pause_stored_with_the_heartbeat() -> Iterator[None]:
    """The pause was stored first and the heartbeat later: a server killed in between never started again."""

    async def resume(self: Store, now: int) -> list[tuple[int, int]]:
        async with self.changing() as connection:
            heartbeat = (await connection.execute(sa.select(schema.heartbeats.c.at))).scalar_one_or_none()
            if heartbeat is not None and heartbeat < now:
                await connection.execute(sa.insert(schema.pauses), {"start": heartbeat, "stop": now})
        await self.heartbeat(now)
        return []

    with patch.object(Store, "resume", resume):
        yield


@mutant
def release_of_leases() -> Iterator[None]:
    """The leases of a finished game are kept."""
    with patch.object(Leases, "release", lambda _self, _table: None):
        yield


@mutant
def presence_forgotten_after_a_gap() -> Iterator[None]:
    """Who left while a server could not hear the others stayed at the table for ever."""
    with patch.object(Presence, "forget", lambda _self: None):
        yield


@mutant
def readings_cancelled_by_the_driver() -> Iterator[None]:
    """A driver that cancels what it waits for ended the task that asked, and its command was never answered."""
    with patch.object(supervision, "is_cancelled", lambda: True):
        yield


@mutant
def errors_of_the_file() -> Iterator[None]:
    """A file that cannot be written to is not noticed, and the change is acknowledged."""

    async def commit(self: SqliteWriter, group: list[Rows]) -> None:
        try:
            await original(self, group)
        except Overtaken:
            raise
        except Exception:
            return

    original = SqliteWriter.commit
    with patch.object(SqliteWriter, "commit", commit):
        yield


@mutant_of_compiled
def keys_of_commands() -> Iterator[None]:
    """A command that is repeated is done again."""
    apply = commands.apply

    def apply_without_key(table: Any, sender: Any, command: Any, rows: Rows) -> int:
        return apply(table, sender, msgspec.structs.replace(command, key=None), rows)

    with patch.object(commands, "apply", apply_without_key):
        yield


@mutant_of_compiled
def views_of_ones_own() -> Iterator[None]:
    """The last seat is sent the view of the seat before it."""
    view = ViewCache.view

    def view_of_another(self: ViewCache, match: Match, seat: int | None) -> bytes:
        return view(self, match, seat if seat is None or seat < match.seats - 1 else seat - 1)

    with patch.object(ViewCache, "view", view_of_another):
        yield


@mutant_of_compiled
def silence_of_a_table_that_is_gone() -> Iterator[None]:
    """When a write failed while somebody came or went, all were sent what was not stored."""

    def send_updates(self: Table) -> None:
        self._is_waking = False
        try:
            for one in list(self.subscribers):
                one.publish()
        finally:
            self.lock.release()

    with patch.object(Table, "_send_updates", send_updates):
        yield


@mutant_of_compiled
def end_of_a_slow_reader() -> Iterator[None]:
    """A socket that was lost with an answer unsent was counted for ever, with all that belongs to it."""

    def lose(self: Connection) -> None:
        self._waiting.clear()
        self._unsent = None
        self.finish()

    with patch.object(Connection, "lose", lose):
        yield


@mutant_of_compiled
def bots_without_clocks() -> Iterator[None]:
    """A bot that had taken the seat of a person without time could not play either."""
    play = Match.play

    def play_on_time(self: Match, seat: int, action: Any, *, version: int | None = None, now: int = 0) -> Any:
        if self.clocks and seat in self.bots and self.clocks.remaining(seat, now) == 0:
            raise Unavailable("the time of this seat is up")
        return play(self, seat, action, version=version, now=now)

    with patch.object(Match, "play", play_on_time):
        yield


@mutant
def order_of_commit_and_mark() -> Iterator[None]:
    """The mark was written before the commit that it names: after a kill the server refused to start."""

    async def take_position(self: Store, now: int) -> HighWaterMark | None:
        found: asyncio.Future[HighWaterMark | None] = asyncio.get_running_loop().create_future()

        async def commit() -> None:
            try:
                async with self._asking("mark"), self._engine.execution_options(writes=True).begin() as one:
                    found.set_result(
                        await (self._log_position(one, now) if self.shared else _position(one, now))
                    )
            except Exception as error:
                if not found.done():
                    found.set_exception(error)

        supervision.watch("position", commit())
        return await found

    with patch.object(Store, "take_position", take_position):
        yield


@mutant
def mark_of_the_last_commits() -> Iterator[None]:
    """A server that stops does not mark what it committed since its last mark."""

    async def close(self: MarkKeeper) -> None:
        self._thread.shutdown()

    with patch.object(MarkKeeper, "close", close):
        yield


@mutant_of_compiled
def tokens_refused_by_what_is_stored() -> Iterator[None]:
    """A token was refused because of a change on its way to the disk, which was never stored."""

    async def check_token(table: Table, token: str) -> None:
        table.check_token(token)

    with patch.object(access, "check_token", check_token):
        yield
