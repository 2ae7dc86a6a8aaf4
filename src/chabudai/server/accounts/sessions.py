"""Where somebody is signed in: which browsers, since when, and out of one of them."""

from typing import Any

import sqlalchemy as sa

from chabudai.server.accounts.identity import Identity
from chabudai.server.errors import NoPage, Unavailable
from chabudai.server.storage.schema import sessions
from chabudai.server.storage.store import Store
from chabudai.server.types.accounts import SignedIn

HOUR = 60 * 60 * 1000


def spelled(digest: bytes) -> str:
    """What a session is called by its owner; it opens nothing."""
    return digest.hex()[:16]


def is_news(session: Any, browser: str, now: int) -> bool:
    """Another browser than before, or for the first time in an hour: anything else is not worth a write."""
    return browser != (session.browser or "") or (session.used or 0) <= now - HOUR


async def note(store: Store, session: bytes, browser: str, now: int) -> None:
    """It came again. That nobody could write it down is no reason to send it away."""
    seen = sa.update(sessions).where(sessions.c.digest == session).values(browser=browser, used=now)
    try:
        async with store.changing() as connection:
            await connection.execute(seen)
    except Unavailable:
        return


async def browsers_of(store: Store, identity: Identity) -> list[SignedIn]:
    """The latest first, this one before all others."""
    found = sa.select(sessions).where(sessions.c.person == identity.person)
    async with store.reading() as connection:
        rows = list(await connection.execute(found))
    told = [
        SignedIn(
            id=spelled(row.digest),
            browser=row.browser or "",
            since=row.created,
            used=row.used or row.created,
            here=row.digest == identity.key,
        )
        for row in rows
    ]
    return sorted(told, key=lambda one: (not one.here, -one.used, one.id))


async def sign_out_of(store: Store, person: str, name: str) -> bytes:
    """The digest of the session that is over."""
    async with store.changing() as connection:
        mine = sa.select(sessions.c.digest).where(sessions.c.person == person)
        digests = (await connection.execute(mine)).scalars()
        found: bytes | None = next((digest for digest in digests if spelled(digest) == name), None)
        if found is None:
            raise NoPage("there is no such browser")
        await connection.execute(sa.delete(sessions).where(sessions.c.digest == found))
        return found
