"""Mutes and bans that are in force: every server keeps them in memory, and reads them again when one changes."""

from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from chabudai.server.errors import Banned, Muted
from chabudai.server.storage.schema import measures
from chabudai.server.storage.store import Store
from chabudai.server.time_source import TimeSource


class Measures:
    """The measures in force, for checks that must not wait for the database."""

    def __init__(self, store: Store, time_source: TimeSource) -> None:
        self._store, self._time_source = store, time_source
        self._muted: dict[str, Any] = {}
        self._banned: dict[str, Any] = {}
        self._addresses: dict[str, Any] = {}

    async def load(self) -> None:
        """Read all measures in force. There are few: those that are over are left out."""
        found = sa.select(measures).where(*in_force(self._time_source.now())).order_by(*LONGEST_LAST)
        async with self._store.reading() as connection:
            rows = list(await connection.execute(found))
        self._muted = {row.person: row for row in rows if row.kind == "mute"}
        self._banned = {row.person: row for row in rows if row.kind == "ban" and row.person is not None}
        self._addresses = {row.address: row for row in rows if row.address is not None}

    async def tidy(self) -> None:
        """Delete the bans of addresses that are over: no address is kept longer than needed."""
        now = self._time_source.now()
        over = sa.or_(measures.c.ended.is_not(None), measures.c.until <= now)
        async with self._store.changing() as connection:
            await connection.execute(sa.delete(measures).where(measures.c.address.is_not(None), over))

    @property
    def banned(self) -> list[str]:
        """The people who are banned now."""
        return [person for person, row in self._banned.items() if self._is_on(row)]

    def check_talk(self, people: Iterable[str], address: str, *, has_account: bool) -> None:
        """Raise Muted or Banned if any of these ids of a person, or a guest's address, may not talk."""
        for person in people:
            row = self._muted.get(person)
            if row is not None and self._is_on(row):
                raise muted(row)
        self.check_people(people)
        if not has_account:
            self.check_address(address)

    def check_people(self, people: Iterable[str]) -> None:
        """Raise Banned if any of these people is banned."""
        for person in people:
            row = self._banned.get(person)
            if row is not None and self._is_on(row):
                raise banned(row)

    def check_address(self, address: str) -> None:
        """Raise Banned if guests from this address are banned."""
        row = self._addresses.get(address)
        if row is not None and self._is_on(row):
            raise banned(row)

    def _is_on(self, row: Any) -> bool:
        return row.until is None or row.until > self._time_source.now()


LONGEST_LAST = (measures.c.until.is_(None), measures.c.until)
"""The order in which the measure that lasts longest comes last."""


def in_force(now: int) -> tuple[sa.ColumnElement[bool], ...]:
    """Return the conditions of a measure in force."""
    return measures.c.ended.is_(None), sa.or_(measures.c.until.is_(None), measures.c.until > now)


async def check_not_banned(connection: AsyncConnection, person: str, now: int) -> None:
    """Raise Banned if this person is banned, as the database has it."""
    theirs = (measures.c.person == person, measures.c.kind == "ban", *in_force(now))
    found = sa.select(measures).where(*theirs).order_by(*LONGEST_LAST)
    rows = list(await connection.execute(found))
    if rows:
        raise banned(rows[-1])


def muted(row: Any) -> Muted:
    return Muted("a moderator has muted you here", until=row.until, reason=row.reason)


def banned(row: Any) -> Banned:
    return Banned("a moderator has banned you here", until=row.until, reason=row.reason)
