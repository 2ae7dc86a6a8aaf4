"""Where each person wants to be told. Few people have one, so all of them are kept in memory as well."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field

import sqlalchemy as sa

from chabudai.server.errors import TooMany
from chabudai.server.storage.schema import doorbells
from chabudai.server.storage.store import Store

MOST = 8
MOST_FAILURES = 10
"""So many turns in a row that could not be told, and the bell is taken off."""


@dataclass(frozen=True)
class Doorbell:
    id: str
    person: str
    kind: str
    address: str = field(repr=False)
    keys: str = field(repr=False)
    created: int
    failures: int = 0


class Doorbells:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._of: dict[str, list[Doorbell]] = {}
        self.on_change: Callable[[str], None] = lambda _person: None

    async def open(self) -> None:
        found: dict[str, list[Doorbell]] = {}
        for bell in await self._read(sa.true()):
            found.setdefault(bell.person, []).append(bell)
        self._of = found

    async def read_again(self, person: str) -> None:
        """Another server has changed them."""
        self._keep(person, await self._read(doorbells.c.person == person))

    async def _read(self, which: sa.ColumnElement[bool]) -> list[Doorbell]:
        async with self._store.reading() as connection:
            rows = await connection.execute(sa.select(doorbells).where(which).order_by(doorbells.c.created))
            return [Doorbell(**row._mapping) for row in rows]

    def of(self, person: str | None) -> list[Doorbell]:
        return list(self._of.get(person, ())) if person else []

    @property
    def nobody(self) -> bool:
        """Has nobody any?"""
        return not self._of

    async def add(self, person: str, kind: str, address: str, keys: str, now: int) -> Doorbell:
        """One more; the same browser or address again replaces itself."""
        known = [bell for bell in self.of(person) if (bell.kind, bell.address) == (kind, address)]
        if len(self.of(person)) - len(known) >= MOST:
            raise TooMany(f"at most {MOST} places to be told at", most=MOST)
        bell = Doorbell(secrets.token_urlsafe(9), person, kind, address, keys, now)
        async with self._store.changing() as connection:
            for old in known:
                await connection.execute(sa.delete(doorbells).where(doorbells.c.id == old.id))
            await connection.execute(sa.insert(doorbells), vars(bell))
        self._of[person] = [*(one for one in self.of(person) if one not in known), bell]
        self.on_change(person)
        return bell

    async def remove(self, person: str, bell: str) -> None:
        async with self._store.changing() as connection:
            found = sa.delete(doorbells).where(doorbells.c.id == bell, doorbells.c.person == person)
            await connection.execute(found)
        self._keep(person, [one for one in self.of(person) if one.id != bell])
        self.on_change(person)

    def forget(self, person: str) -> None:
        """The person has left, and their rows with them."""
        self._keep(person, [])
        self.on_change(person)

    async def mark(self, bell: Doorbell, *, rang: bool) -> None:
        """Count failures in a row; who cannot be told for long is not told any more."""
        failures = 0 if rang else bell.failures + 1
        if failures >= MOST_FAILURES:
            await self.remove(bell.person, bell.id)
        elif failures != bell.failures:
            async with self._store.changing() as connection:
                found = sa.update(doorbells).where(doorbells.c.id == bell.id)
                await connection.execute(found.values(failures=failures))
            changed = Doorbell(**{**vars(bell), "failures": failures})
            self._keep(bell.person, [changed if one.id == bell.id else one for one in self.of(bell.person)])
            self.on_change(bell.person)

    def _keep(self, person: str, bells: list[Doorbell]) -> None:
        if bells:
            self._of[person] = bells
        else:
            self._of.pop(person, None)
