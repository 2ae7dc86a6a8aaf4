"""The sessions of an account, shown as browsers; its owner can end each."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from chabudai.server.accounts.identity import Identity
from chabudai.server.errors import NoPage, NotSignedIn, Unavailable
from chabudai.server.storage.schema import sessions
from chabudai.server.storage.store import Store
from chabudai.server.types.accounts import SignedIn

HOUR = 60 * 60 * 1000


def public_id(digest: bytes) -> str:
    """Return the public id of a session, which is no secret."""
    return digest.hex()[:16]


def is_worth_noting(session: Any, browser: str, now: int) -> bool:
    """Tell whether the session's last use must be written: a new browser name, or an hour has passed."""
    return browser != (session.browser or "") or (session.used or 0) <= now - HOUR


async def record_use(store: Store, session: bytes, browser: str, now: int) -> None:
    """Record a session's last use. A failed write is ignored."""
    seen = sa.update(sessions).where(sessions.c.digest == session).values(browser=browser, used=now)
    try:
        async with store.changing() as connection:
            await connection.execute(seen)
    except Unavailable:
        return


async def hold_session(connection: AsyncConnection, identity: Identity) -> None:
    """Raise NotSignedIn if the session has ended since the request began; keep it until the commit.

    Otherwise a slow request of a thief could make a key after the owner has taken the account back.
    """
    held = sa.select(sessions.c.digest).where(sessions.c.digest == identity.key).with_for_update()
    if (await connection.execute(held)).first() is None:
        raise NotSignedIn("this session has ended")


async def browsers_of(store: Store, identity: Identity) -> list[SignedIn]:
    """Return the account's browsers: this one first, then the latest used."""
    found = sa.select(sessions).where(sessions.c.person == identity.person)
    async with store.reading() as connection:
        rows = list(await connection.execute(found))
    browsers = [
        SignedIn(
            id=public_id(row.digest),
            browser=row.browser or "",
            since=row.created,
            used=row.used or row.created,
            here=row.digest == identity.key,
        )
        for row in rows
    ]
    return sorted(browsers, key=lambda one: (not one.here, -one.used, one.id))


async def sign_out_of(store: Store, person: str, name: str) -> bytes:
    """End a session; return its digest."""
    async with store.changing() as connection:
        mine = sa.select(sessions.c.digest).where(sessions.c.person == person)
        digests = (await connection.execute(mine)).scalars()
        found: bytes | None = next((digest for digest in digests if public_id(digest) == name), None)
        if found is None:
            raise NoPage("there is no such browser")
        await connection.execute(sa.delete(sessions).where(sessions.c.digest == found))
        return found
