"""Passkeys and personal tokens of an account."""

import base64
import binascii
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from chabudai.server import names, random_source, tokens
from chabudai.server.accounts.identity import Identity
from chabudai.server.accounts.sessions import hold_session
from chabudai.server.errors import LastKey, NoPage, TooMany
from chabudai.server.storage.schema import passkeys, people
from chabudai.server.storage.schema import tokens as personal_tokens
from chabudai.server.storage.store import Store
from chabudai.server.time_source import TimeSource
from chabudai.server.types.accounts import NewToken, Passkey, Token, TokenShown

MOST = 20
"""The most passkeys, and the most tokens, of one account."""

PREFIX = "chabudai_"
"""Makes a token that was published by mistake easy to recognise."""


async def passkeys_of(connection: AsyncConnection, person: str) -> list[Passkey]:
    return [
        Passkey(id=_to_base64url(row.id), label=row.label, created=row.created, used=row.used)
        for row in await _all(connection, passkeys, person)
    ]


async def tokens_of(connection: AsyncConnection, person: str) -> list[Token]:
    return [
        Token(id=row.id, label=row.label, scope=row.scope, created=row.created)
        for row in await _all(connection, personal_tokens, person)
    ]


async def check_room(connection: AsyncConnection, owner: sa.Table, person: str) -> None:
    if len(await _all(connection, owner, person)) >= MOST:
        raise TooMany(f"at most {MOST}; please remove one first", most=MOST)


class Keys:
    """Creates and removes personal tokens, and removes passkeys."""

    def __init__(self, store: Store, time_source: TimeSource) -> None:
        self._store = store
        self._time_source = time_source

    async def new_token(self, identity: Identity, wanted: NewToken) -> TokenShown:
        """Create a token. It is shown only in this answer."""
        token = PREFIX + tokens.new_token()
        shown = TokenShown(
            id=random_source.octets(6).hex(),
            label=names.clean_label(wanted.label),
            scope=wanted.scope,
            created=self._time_source.now(),
            token=token,
        )
        row: dict[str, object] = {
            "id": shown.id,
            "label": shown.label,
            "scope": shown.scope,
            "created": shown.created,
        }
        row |= {"person": identity.person, "digest": tokens.digest(token)}
        async with self._store.changing() as connection:
            await hold_session(connection, identity)
            await check_room(connection, personal_tokens, identity.person)
            await connection.execute(sa.insert(personal_tokens), row)
        return shown

    async def revoke(self, person: str, name: str) -> bytes:
        """Delete a token; return its digest."""
        mine = (personal_tokens.c.id == name, personal_tokens.c.person == person)
        async with self._store.changing() as connection:
            found = (await connection.execute(sa.select(personal_tokens).where(*mine))).one_or_none()
            if found is None:
                raise NoPage("there is no such token")
            await connection.execute(sa.delete(personal_tokens).where(*mine))
        digest: bytes = found.digest
        return digest

    async def remove_passkey(self, person: str, name: str) -> None:
        """Delete a passkey; raise LastKey if nobody could sign in without it."""
        async with self._store.changing() as connection:
            # The row is locked, so that two requests at once do not remove the last two.
            mine = sa.select(people).where(people.c.id == person).with_for_update()
            owner = (await connection.execute(mine)).one()
            if owner.password is None and len(await _all(connection, passkeys, person)) < 2:
                raise LastKey("without this passkey nobody could sign in; set a password first")
            this = (passkeys.c.id == _credential(name), passkeys.c.person == person)
            await _remove(connection, sa.delete(passkeys).where(*this))


async def _all(connection: AsyncConnection, owner: sa.Table, person: str) -> list[Any]:
    return list(
        await connection.execute(
            sa.select(owner).where(owner.c.person == person).order_by(owner.c.created, owner.c.id)
        )
    )


async def _remove(connection: AsyncConnection, removal: sa.Delete) -> None:
    if (await connection.execute(removal)).rowcount == 0:
        raise NoPage("there is no such key")


def _to_base64url(credential: bytes) -> str:
    """Encode a credential id as browsers do (base64url)."""
    return base64.urlsafe_b64encode(credential).rstrip(b"=").decode()


def _credential(name: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(name + "=" * (-len(name) % 4))
    except (ValueError, binascii.Error):
        raise NoPage("there is no such key") from None
