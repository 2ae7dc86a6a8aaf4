"""Turn notifications: one for each turn, only to people who are not connected, and never for a turn that was played.

A turn is numbered by the actions that its seat has done before. After a delay, and again before every attempt, the
table is checked: it must still be that turn, and the seat must not be connected. The turn is stored as notified before
the first attempt: a crash may lose a notification, but never sends one twice.
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
from chabudai.server.notifications.subscriptions import Subscription, Subscriptions
from chabudai.server.notifications.webhooks import WebhookClient
from chabudai.server.storage import schema
from chabudai.server.storage.schema import sent_notifications, subscriptions
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
Spawn = Callable[[Coroutine[Any, Any, None]], None]
Turn = tuple[str, int, int]
"""A table, a seat, and the number of actions that the seat has done."""


class TurnMessage(msgspec.Struct, frozen=True, kw_only=True):
    """The body of a notification: it is your turn at this table."""

    type: Literal["turn"] = "turn"
    table: str
    game: str
    seat: int
    turn: int


class TurnNotifications:
    """Schedules and sends notifications."""

    def __init__(self, store: Store, time_source: TimeSource, find: Find, spawn: Spawn) -> None:
        self.subscriptions = Subscriptions(store)
        self.client = WebhookClient()
        self._store, self._time_source, self._find, self._spawn = store, time_source, find, spawn
        self._pending: set[Turn] = set()

    async def open(self, push: Push, seconds: float) -> list[str]:
        """Read the subscriptions; return the unfinished tables of subscribers, to be checked after a start."""
        self.push, self._grace = push, int(seconds * 1000)
        await self.subscriptions.open()
        return await self._tables_of_subscribers()

    def schedule(self, table: Table) -> None:
        """Schedule notifications of a table that has changed, was loaded, or lost a connection."""
        if not self.subscriptions.by_person or not table.started:
            return
        for seat in table.match.awaiting:
            if self._is_owed(table, seat) and (turn := _turn(table, seat)) not in self._pending:
                self._pending.add(turn)
                self._spawn(self._notify(turn))

    def _is_owed(self, table: Table, seat: int) -> bool:
        sitter = table.saved.people.get(seat)
        plays = sitter is not None and table.level(seat) is None
        return (
            plays
            and seat not in table.here
            and bool(self.subscriptions.of(sitter.person if sitter else None))
        )

    async def _still_owed(self, turn: Turn) -> str | None:
        """Return the person to notify, if it is still that turn and they are not connected."""
        name, seat, _ = turn
        try:
            async with self._find(name) as table, access.reading(table):
                owed = (
                    seat in table.match.awaiting and _turn(table, seat) == turn and self._is_owed(table, seat)
                )
                return table.saved.people[seat].person if owed else None
        except Refused:
            return None

    async def _notify(self, turn: Turn) -> None:
        try:
            await self._wait(self._grace)
            person = await self._still_owed(turn)
            if person and await self._claim(turn):
                for subscription in self.subscriptions.of(person):
                    self._spawn(self._deliver(subscription, turn))
        finally:
            self._pending.discard(turn)

    async def _claim(self, turn: Turn) -> bool:
        """Store the turn as notified; return False if another server was first."""
        name, seat, number = turn
        row = {"table_id": name, "seat": seat, "turn": number, "at": self._time_source.now()}
        try:
            async with self._store.changing() as connection:
                await connection.execute(sa.insert(sent_notifications), row)
        except IntegrityError:
            return False
        return True

    async def _deliver(self, subscription: Subscription, turn: Turn) -> None:
        for wait in WAITS:
            await self._wait(wait)
            if await self._still_owed(turn) != subscription.person:
                return
            status = await self._attempt(subscription, turn)
            if status in GONE:
                await self.subscriptions.remove(subscription.person, subscription.id)
                return
            if status is not None and 200 <= status < 300:
                await self.subscriptions.record_delivery(subscription, delivered=True)
                return
        await self.subscriptions.record_delivery(subscription, delivered=False)
        log.warning("a turn notification failed", table=turn[0][:4], kind=subscription.kind)

    async def _attempt(self, subscription: Subscription, turn: Turn) -> int | None:
        async with self._find(turn[0]) as table:
            message = TurnMessage(table=table.id, game=table.saved.game, seat=turn[1], turn=turn[2])
        try:
            body, headers = self._request(subscription, message)
            return await self.client.post(subscription.address, body, headers)
        except (OSError, BadAddress):
            return None
        except Exception as error:
            # Counts as a failed attempt, and is tried again.
            report("a notice failed", error, table=turn[0][:4], kind=subscription.kind)
            return None

    def _request(self, subscription: Subscription, message: TurnMessage) -> tuple[bytes, dict[str, str]]:
        content = msgspec.json.encode(message)
        if subscription.kind == "push":
            keys = msgspec.json.decode(subscription.keys, type=BrowserKeys)
            return self.push.encrypted(content, keys), self.push.headers(subscription.address, message.table)
        at = str(self._time_source.now())
        return content, {
            "Content-Type": "application/json",
            "Chabudai-Time": at,
            "Chabudai-Signature": signature(subscription.keys, at, content),
        }

    async def _wait(self, milliseconds: int) -> None:
        if milliseconds:
            await self._time_source.wait(self._time_source.now() + milliseconds, asyncio.Event())

    async def _tables_of_subscribers(self) -> list[str]:
        seated = schema.sittings.c
        begun = sa.exists().where(schema.entries.c.table_id == seated.table_id)
        over = sa.exists().where(schema.ends.c.table_id == seated.table_id)
        found = (
            sa.select(seated.table_id).distinct().join(subscriptions, subscriptions.c.person == seated.person)
        )
        async with self._store.reading() as connection:
            return list((await connection.execute(found.where(begun, ~over))).scalars())


def _turn(table: Table, seat: int) -> Turn:
    return table.id, seat, sum(entry.who == seat for entry in table.match.log)


def signature(secret: str, at: str, content: bytes) -> str:
    """HMAC-SHA-256 over the time, a dot and the body, in hexadecimal."""
    return hmac.new(secret.encode(), at.encode() + b"." + content, hashlib.sha256).hexdigest()
