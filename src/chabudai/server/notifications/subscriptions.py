"""Subscriptions to turn notifications, in the database and in memory."""

from collections.abc import Callable
from dataclasses import dataclass, field

import sqlalchemy as sa

from chabudai.server import random_source
from chabudai.server.accounts.identity import Identity
from chabudai.server.accounts.sessions import hold_session
from chabudai.server.errors import TooMany
from chabudai.server.storage.schema import subscriptions
from chabudai.server.storage.store import Store

MOST = 8
MOST_FAILURES = 10
"""Failed notifications in a row after which a subscription is removed."""


@dataclass(frozen=True)
class Subscription:
    """An address to notify: a webhook, or a browser's push service."""

    id: str
    person: str
    kind: str
    address: str = field(repr=False)
    keys: str = field(repr=False)
    created: int
    failures: int = 0


class Subscriptions:
    """All subscriptions by person. `on_change` is called with a person whose subscriptions changed."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.by_person: dict[str, list[Subscription]] = {}
        self.on_change: Callable[[str], None] = lambda _person: None

    async def open(self) -> None:
        found: dict[str, list[Subscription]] = {}
        for subscription in await self._read(sa.true()):
            found.setdefault(subscription.person, []).append(subscription)
        self.by_person = found

    async def read_again(self, person: str) -> None:
        """Read a person's subscriptions again, because another server has changed them."""
        self._keep(person, await self._read(subscriptions.c.person == person))

    async def _read(self, which: sa.ColumnElement[bool]) -> list[Subscription]:
        async with self._store.reading() as connection:
            rows = await connection.execute(
                sa.select(subscriptions).where(which).order_by(subscriptions.c.created)
            )
            return [Subscription(**row._mapping) for row in rows]

    def of(self, person: str | None) -> list[Subscription]:
        return list(self.by_person.get(person, ())) if person else []

    async def add(self, identity: Identity, kind: str, address: str, keys: str, now: int) -> Subscription:
        """Add a subscription; one with the same address is replaced."""
        person = identity.person
        known = [
            subscription
            for subscription in self.of(person)
            if (subscription.kind, subscription.address) == (kind, address)
        ]
        if len(self.of(person)) - len(known) >= MOST:
            raise TooMany(f"at most {MOST} places to be told at", most=MOST)
        subscription = Subscription(random_source.text(9), person, kind, address, keys, now)
        async with self._store.changing() as connection:
            await hold_session(connection, identity)
            for old in known:
                await connection.execute(sa.delete(subscriptions).where(subscriptions.c.id == old.id))
            await connection.execute(sa.insert(subscriptions), vars(subscription))
        self.by_person[person] = [*(one for one in self.of(person) if one not in known), subscription]
        self.on_change(person)
        return subscription

    async def remove(self, person: str, subscription: str) -> None:
        async with self._store.changing() as connection:
            found = sa.delete(subscriptions).where(
                subscriptions.c.id == subscription, subscriptions.c.person == person
            )
            await connection.execute(found)
        self._keep(person, [one for one in self.of(person) if one.id != subscription])
        self.on_change(person)

    def drop(self, person: str) -> None:
        """Drop the subscriptions of a deleted account from memory."""
        self._keep(person, [])
        self.on_change(person)

    async def record_delivery(self, subscription: Subscription, *, delivered: bool) -> None:
        """Count failures in a row; remove a subscription that fails too often."""
        failures = 0 if delivered else subscription.failures + 1
        if failures >= MOST_FAILURES:
            await self.remove(subscription.person, subscription.id)
        elif failures != subscription.failures:
            async with self._store.changing() as connection:
                found = sa.update(subscriptions).where(subscriptions.c.id == subscription.id)
                await connection.execute(found.values(failures=failures))
            changed = Subscription(**{**vars(subscription), "failures": failures})
            self._keep(
                subscription.person,
                [changed if one.id == subscription.id else one for one in self.of(subscription.person)],
            )
            self.on_change(subscription.person)

    def _keep(self, person: str, subscriptions: list[Subscription]) -> None:
        if subscriptions:
            self.by_person[person] = subscriptions
        else:
            self.by_person.pop(person, None)
