"""It is your turn: told once, to whoever is not looking, and never of a turn that has been played.

A turn is the seat's so-and-so-manieth: the number of things it has done before. A little after a seat comes to be
awaited, and again before every attempt, the table is asked: is it still that turn, and is nobody of that seat there?
Then the turn is written down as told, and only then told: a crash may lose a notice, but never doubles one.
"""

import asyncio
import hashlib
import hmac
from collections.abc import Callable, Coroutine
from contextlib import AbstractAsyncContextManager
from typing import Any, Literal

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.exc import IntegrityError

from chabudai.errors import Refused
from chabudai.server.errors import BadAddress
from chabudai.server.notifications.push import BrowserKeys, Push
from chabudai.server.notifications.subscriptions import Doorbell, Doorbells
from chabudai.server.notifications.webhooks import Courier
from chabudai.server.storage import schema
from chabudai.server.storage.schema import doorbells, notices
from chabudai.server.storage.store import Store
from chabudai.server.supervision import report
from chabudai.server.tables import access
from chabudai.server.tables.table import Table
from chabudai.server.time_source import TimeSource

WAITS = (0, 30_000, 300_000)
"""Milliseconds before each attempt."""

GONE = {404, 410}

log = structlog.get_logger()

Find = Callable[[str], AbstractAsyncContextManager[Table]]
Undertake = Callable[[Coroutine[Any, Any, None]], None]
Turn = tuple[str, int, int]
"""A table, a seat, and how many things that seat has done."""


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """What is told, to the person alone: no more than that it is their turn, and where."""

    type: Literal["turn"] = "turn"
    table: str
    game: str
    seat: int
    turn: int


class Notices:
    def __init__(self, store: Store, time_source: TimeSource, find: Find, spawn: Undertake) -> None:
        self.bells = Doorbells(store)
        self.courier = Courier()
        self._store, self._time_source, self._find, self._undertake = store, time_source, find, spawn
        self._pending: set[Turn] = set()

    async def open(self, push: Push, seconds: float) -> list[str]:
        """The tables where somebody with a doorbell plays, to be looked at after a start."""
        self.push, self._grace = push, int(seconds * 1000)
        await self.bells.open()
        return await self._played()

    def schedule(self, table: Table) -> None:
        """The table has changed, was read, or somebody has gone."""
        if self.bells.nobody or not table.started:
            return
        for seat in table.match.awaiting:
            if self._is_owed(table, seat) and (turn := _turn(table, seat)) not in self._pending:
                self._pending.add(turn)
                self._undertake(self._tell(turn))

    def _is_owed(self, table: Table, seat: int) -> bool:
        sitter = table.saved.people.get(seat)
        plays = sitter is not None and table.level(seat) is None
        return plays and seat not in table.here and bool(self.bells.of(sitter.person if sitter else None))

    async def _still_owed(self, turn: Turn) -> str | None:
        """Whom to tell, if it is still that turn and they are not there; None otherwise."""
        name, seat, _ = turn
        try:
            async with self._find(name) as table, access.reading(table):
                owed = (
                    seat in table.match.awaiting and _turn(table, seat) == turn and self._is_owed(table, seat)
                )
                return table.saved.people[seat].person if owed else None
        except Refused:
            return None

    async def _tell(self, turn: Turn) -> None:
        try:
            await self._wait(self._grace)
            person = await self._still_owed(turn)
            if person and await self._claim(turn):
                for bell in self.bells.of(person):
                    self._undertake(self._ring(bell, turn))
        finally:
            self._pending.discard(turn)

    async def _claim(self, turn: Turn) -> bool:
        """Write it down as told; whoever was first tells it."""
        name, seat, number = turn
        row = {"table_id": name, "seat": seat, "turn": number, "at": self._time_source.now()}
        try:
            async with self._store.changing() as connection:
                await connection.execute(sa.insert(notices), row)
        except IntegrityError:
            return False
        return True

    async def _ring(self, bell: Doorbell, turn: Turn) -> None:
        for wait in WAITS:
            await self._wait(wait)
            if await self._still_owed(turn) != bell.person:
                return
            status = await self._attempt(bell, turn)
            if status in GONE:
                await self.bells.remove(bell.person, bell.id)
                return
            if status is not None and 200 <= status < 300:
                await self.bells.mark(bell, rang=True)
                return
        await self.bells.mark(bell, rang=False)
        log.warning("a turn could not be told", table=turn[0][:4], kind=bell.kind)

    async def _attempt(self, bell: Doorbell, turn: Turn) -> int | None:
        async with self._find(turn[0]) as table:
            notice = Notice(table=table.id, game=table.saved.game, seat=turn[1], turn=turn[2])
        try:
            body, headers = self._letter(bell, notice)
            return await self.courier.post(bell.address, body, headers)
        except (OSError, BadAddress):
            return None
        except Exception as error:
            # Counted as a failure of this doorbell, and tried again as any other.
            report("a notice failed", error, table=turn[0][:4], kind=bell.kind)
            return None

    def _letter(self, bell: Doorbell, notice: Notice) -> tuple[bytes, dict[str, str]]:
        content = msgspec.json.encode(notice)
        if bell.kind == "push":
            keys = msgspec.json.decode(bell.keys, type=BrowserKeys)
            return self.push.sealed(content, keys), self.push.headers(bell.address, notice.table)
        at = str(self._time_source.now())
        return content, {
            "Content-Type": "application/json",
            "Chabudai-Time": at,
            "Chabudai-Signature": signature(bell.keys, at, content),
        }

    async def _wait(self, milliseconds: int) -> None:
        if milliseconds:
            await self._time_source.wait(self._time_source.now() + milliseconds, asyncio.Event())

    async def _played(self) -> list[str]:
        seated = schema.sittings.c
        begun = sa.exists().where(schema.entries.c.table_id == seated.table_id)
        over = sa.exists().where(schema.ends.c.table_id == seated.table_id)
        found = sa.select(seated.table_id).distinct().join(doorbells, doorbells.c.person == seated.person)
        async with self._store.reading() as connection:
            return list((await connection.execute(found.where(begun, ~over))).scalars())


def _turn(table: Table, seat: int) -> Turn:
    return table.id, seat, sum(entry.who == seat for entry in table.match.log)


def signature(secret: str, at: str, content: bytes) -> str:
    """HMAC-SHA-256 over the time, a dot and the body, in hexadecimal."""
    return hmac.new(secret.encode(), at.encode() + b"." + content, hashlib.sha256).hexdigest()
