"""Guests and accounts in the database. A guest has only a cookie; an account can sign in anywhere.

A guest becomes an account by choosing a unique name and a way to sign in. The person's id, and so their games, stay the
same. Names at tables follow the person.
"""

from typing import Any, Literal

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from chabudai.server import names, random_source, tokens
from chabudai.server.accounts import account_names as names_of_accounts
from chabudai.server.accounts.identity import SESSION_DAYS, Identity
from chabudai.server.accounts.keys import passkeys_of, tokens_of
from chabudai.server.accounts.measures import check_not_banned
from chabudai.server.accounts.sessions import hold_session, is_worth_noting, record_use
from chabudai.server.errors import BadCredentials, HasAccount, NameTaken
from chabudai.server.storage import schema
from chabudai.server.storage.schema import (
    challenges,
    passkeys,
    people,
    preferences,
    results,
    sessions,
    standings,
    subscriptions,
)
from chabudai.server.storage.schema import tokens as personal_tokens
from chabudai.server.storage.store import Store
from chabudai.server.time_source import TimeSource
from chabudai.server.types.accounts import Me

DAY = 24 * 60 * 60 * 1000

NEUTRAL = "Player"
"""Begins the name of somebody whose name a moderator has taken away; five digits follow."""


class Accounts:
    """Reads and changes people and their sessions."""

    def __init__(self, store: Store, time_source: TimeSource) -> None:
        self.store = store
        self.time_source = time_source

    # Identities

    async def of_session(self, digest: bytes, browser: str | None = None) -> Identity | None:
        """Return the identity of a session. `browser` is its browser's name, which is shown to its owner."""
        now = self.time_source.now()
        found = sa.select(people, sessions.c.created.label("since"), sessions.c.browser, sessions.c.used)
        found = found.join(sessions)
        found = found.where(sessions.c.digest == digest, sessions.c.created > now - SESSION_DAYS * DAY)
        async with self.store.reading() as connection:
            row = (await connection.execute(found)).one_or_none()
        if row is None:
            return None
        if browser is not None and is_worth_noting(row, browser, now):
            await record_use(self.store, digest, browser, now)
        return _identity(row, "all", key=digest, since=row.since)

    async def of_token(self, digest: bytes) -> Identity | None:
        found = sa.select(people, personal_tokens.c.scope).join(personal_tokens)
        async with self.store.reading() as connection:
            row = (await connection.execute(found.where(personal_tokens.c.digest == digest))).one_or_none()
        return _identity(row, row.scope, key=digest) if row else None

    async def named(self, name: str) -> Any:
        """Return the row of the account of this name, or None."""
        found = sa.select(people).where(people.c.folded == names_of_accounts.folded(name[:200]))
        async with self.store.reading() as connection:
            return (await connection.execute(found)).one_or_none()

    async def person(self, person: str) -> Any:
        async with self.store.reading() as connection:
            return (await connection.execute(sa.select(people).where(people.c.id == person))).one()

    async def me(self, identity: Identity) -> Me:
        async with self.store.reading() as connection:
            return await describe(connection, identity.person)

    # Guests and accounts

    async def new_guest(self, name: str) -> str:
        """Create a guest; return the token of their session."""
        kept = names.clean(name)
        row = {"id": random_source.text(12), "name": kept, "created": self.time_source.now()}
        async with self.store.changing() as connection:
            await _check_no_account(connection, kept)
            await connection.execute(sa.insert(people), row)
            return await self.open_session(connection, str(row["id"]))

    async def rename_guest(self, identity: Identity, name: str) -> None:
        """Rename a guest; earlier seats keep their names."""
        kept = names.clean(name)
        async with self.store.changing() as connection:
            await _check_no_account(connection, kept)
            await _set(connection, identity.person, name=kept)

    async def check_free(self, name: str, player: Identity | None = None) -> None:
        """Raise NameTaken if a player without an account uses the name of an account or a bot."""
        if player is None or not player.account:
            async with self.store.reading() as connection:
                await _check_no_account(connection, name)

    async def add_missing_skeletons(self) -> None:
        """Add the skeleton of the name to old accounts that have none, or one of an older form."""
        older = sa.and_(people.c.looks != "", people.c.looks.not_like(f"{names_of_accounts.SKELETONS}%"))
        found = sa.select(people.c.id, people.c.name).where(
            people.c.folded.is_not(None), sa.or_(people.c.looks.is_(None), older)
        )
        async with self.store.reading() as connection:
            rows = list(await connection.execute(found))
        if rows:
            async with self.store.changing() as connection:
                for row in rows:
                    await _set(connection, row.id, looks=names_of_accounts.skeleton_of(row.name))

    async def become(self, identity: Identity, name: str, password: str) -> tuple[str, str]:
        """Make an account of a guest, with a hashed password; return the tokens of a new session and of recovery."""
        async with self.store.changing() as connection:
            await hold_session(connection, identity)
            recovery = await self.make_account(connection, identity, name, password=password)
            return await self.open_session(connection, identity.person, identity.key), recovery

    async def make_account(
        self, connection: AsyncConnection, identity: Identity, name: str, password: str | None = None
    ) -> str:
        if identity.account:
            raise HasAccount("this is an account already")
        recovery = tokens.new_recovery()
        await self._set_account_name(connection, identity.person, name)
        await _set(connection, identity.person, password=password, recovery=tokens.digest(recovery))
        return recovery

    async def take_name(self, connection: AsyncConnection, person: str) -> str:
        """Give a person a neutral name, also at their tables; return it."""
        former = (await connection.execute(sa.select(people).where(people.c.id == person))).one()
        while True:
            name = f"{NEUTRAL} {random_source.choice(range(10_000, 100_000))}"
            try:
                await _check_no_account(connection, name)
                break
            except NameTaken:
                continue
        if former.folded is None:
            await _set(connection, person, name=name)
            await _rename_at_tables(connection, person, name)
        else:
            await self._set_account_name(connection, person, name)
        return name

    async def rename(self, identity: Identity, name: str) -> None:
        async with self.store.changing() as connection:
            await self._set_account_name(connection, identity.person, name)

    async def _set_account_name(self, connection: AsyncConnection, person: str, name: str) -> None:
        kept = names_of_accounts.clean(name)
        if names_of_accounts.is_reserved(kept):
            raise NameTaken("this name is kept for bots and for whoever has none")
        await _check_no_account(connection, kept, but=person)
        folded, looks = names_of_accounts.folded(kept), names_of_accounts.skeleton_of(kept)
        try:
            await _set(connection, person, name=kept, folded=folded, looks=looks)
        except IntegrityError:
            raise NameTaken("somebody else has this name, or one that looks like it") from None
        await _rename_at_tables(connection, person, kept)

    async def become_bot(self, identity: Identity) -> None:
        """Mark an account as a bot's, for ever. Only before its first game: its opponents must know."""
        played = sa.exists().where(results.c.person == identity.person)
        async with self.store.changing() as connection:
            await hold_session(connection, identity)
            if (await connection.execute(sa.select(played))).scalar_one():
                raise HasAccount("an account that has played as a person stays a person's")
            await _set(connection, identity.person, bot=1)

    async def erase(self, person: str) -> None:
        """Delete an account. Finished games stay without the name, and others' results still count."""
        async with self.store.changing() as connection:
            await _rename_at_tables(connection, person, "")
            await end_access(connection, person)
            await _delete_from(connection, person, passkeys, preferences, challenges)
            for kept in (schema.sittings, results, schema.messages, schema.reporters):
                await connection.execute(sa.update(kept).where(kept.c.person == person).values(person=None))
            await connection.execute(sa.delete(standings).where(standings.c.player == person))
            theirs = schema.reports.c.person == person
            await connection.execute(sa.update(schema.reports).where(theirs).values(name=""))
            gone = ("name", "folded", "looks", "password", "recovery", "role")
            await _set(connection, person, **dict.fromkeys(gone))

    async def tidy(self) -> None:
        """Delete expired sessions, and guests without a session, a seat, a result, a report or a measure."""
        oldest = self.time_source.now() - SESSION_DAYS * DAY
        known = [sa.exists().where(one.c.person == people.c.id) for one in _KNOWN_BY]
        async with self.store.changing() as connection:
            await connection.execute(sa.delete(sessions).where(sessions.c.created <= oldest))
            gone = (people.c.folded.is_(None), people.c.name.is_not(None), *(~one for one in known))
            await connection.execute(sa.delete(people).where(*gone))

    # Sessions

    async def open_session(
        self, connection: AsyncConnection, person: str, former: bytes | None = None
    ) -> str:
        """Open a session and end the browser's former one; return the new token. Nobody opens one who is banned."""
        await check_not_banned(connection, person, self.time_source.now())
        token = tokens.new_token()
        if former:
            await connection.execute(sa.delete(sessions).where(sessions.c.digest == former))
        now = self.time_source.now()
        row = {"digest": tokens.digest(token), "person": person, "created": now, "used": now}
        await connection.execute(sa.insert(sessions), row)
        return token

    async def sign_in(self, person: str, former: bytes | None, proof: sa.Select[Any]) -> str:
        """Open a session. `proof` selects the password or passkey that was shown: it must still be there."""
        async with self.store.changing() as connection:
            if (await connection.execute(proof.with_for_update())).first() is None:
                raise BadCredentials("the password or the passkey has just been replaced")
            return await self.open_session(connection, person, former)

    async def sign_out(self, session: bytes) -> None:
        async with self.store.changing() as connection:
            await connection.execute(sa.delete(sessions).where(sessions.c.digest == session))

    async def sign_out_everywhere(self, person: str) -> None:
        """End all sessions, personal tokens and subscriptions."""
        async with self.store.changing() as connection:
            await end_access(connection, person)

    # Ways to sign in

    async def set_password(self, identity: Identity, password: str) -> str:
        """Set a password and end all sessions, personal tokens and subscriptions; return the token of a new session.

        Somebody who knew the old password may have made them.
        """
        async with self.store.changing() as connection:
            await hold_session(connection, identity)
            await _set(connection, identity.person, password=password)
            await end_access(connection, identity.person)
            return await self.open_session(connection, identity.person)

    async def recover(self, person: str, code: bytes, password: str) -> tuple[str, str]:
        """Use up the recovery code of this digest; return the tokens of a new session and of recovery.

        All other sessions and keys end, passkeys too: a thief may have made them.
        """
        recovery = tokens.new_recovery()
        used = sa.update(people).where(people.c.id == person, people.c.recovery == code)
        async with self.store.changing() as connection:
            changed = await connection.execute(
                used.values(password=password, recovery=tokens.digest(recovery))
            )
            if changed.rowcount != 1:
                raise BadCredentials("there is no account with this name and recovery code")
            await _delete_from(connection, person, *_ACCESS, passkeys, challenges)
            return await self.open_session(connection, person), recovery

    async def hash_again(self, person: str, kept: str, password: str) -> None:
        """Store a newer hash of the same password, unless the password has been changed meanwhile."""
        same = sa.update(people).where(people.c.id == person, people.c.password == kept)
        async with self.store.changing() as connection:
            await connection.execute(same.values(password=password))

    async def new_recovery(self, identity: Identity) -> str:
        """Replace the recovery code; return the new one."""
        recovery = tokens.new_recovery()
        async with self.store.changing() as connection:
            await hold_session(connection, identity)
            await _set(connection, identity.person, recovery=tokens.digest(recovery))
        return recovery


def proof_of_password(person: str, kept: str) -> sa.Select[Any]:
    """Select the account, while it has this hashed password."""
    return sa.select(people.c.id).where(people.c.id == person, people.c.password == kept)


def proof_of_passkey(passkey: Any) -> sa.Select[Any]:
    """Select this passkey, while its account has it."""
    return sa.select(passkeys.c.id).where(passkeys.c.id == passkey.id, passkeys.c.person == passkey.person)


async def describe(connection: AsyncConnection, person: str) -> Me:
    row = (await connection.execute(sa.select(people).where(people.c.id == person))).one()
    return Me(
        name=row.name or "",
        account=row.folded is not None,
        bot=bool(row.bot),
        role=row.role,
        password=row.password is not None,
        passkeys=await passkeys_of(connection, person),
        tokens=await tokens_of(connection, person),
    )


async def _check_no_account(connection: AsyncConnection, name: str, but: str | None = None) -> None:
    folded, looks = names_of_accounts.folded(name[:200]), names_of_accounts.skeleton_of(name[:200])
    alike = sa.or_(people.c.folded == folded, sa.and_(people.c.looks == looks, people.c.looks != ""))
    found = sa.select(people.c.id).where(alike, people.c.id.is_distinct_from(but)).limit(1)
    refused = schema.refused_names.c
    taken_away = sa.select(refused.folded).where(
        sa.or_(refused.folded == folded, sa.and_(refused.looks == looks, refused.looks != ""))
    )
    is_offices = names_of_accounts.is_an_offices(name[:200])
    if is_offices or any([(await connection.execute(query)).first() for query in (found, taken_away)]):
        raise NameTaken("somebody else has this name, or one that looks like it")


_ACCESS = (sessions, personal_tokens, subscriptions)
"""The tables that let a browser or a program act for a person, or that notify it of their games."""


_KNOWN_BY = (sessions, schema.sittings, results, schema.reports, schema.reporters, schema.measures)
"""The tables whose rows keep a guest."""


async def end_access(connection: AsyncConnection, person: str) -> None:
    """Delete the sessions, personal tokens and subscriptions of a person."""
    await _delete_from(connection, person, *_ACCESS)


async def _delete_from(connection: AsyncConnection, person: str, *tables: sa.Table) -> None:
    for table in tables:
        await connection.execute(sa.delete(table).where(table.c.person == person))


async def _set(connection: AsyncConnection, person: str, **values: object) -> None:
    await connection.execute(sa.update(people).where(people.c.id == person).values(**values))


async def _rename_at_tables(connection: AsyncConnection, person: str, name: str) -> None:
    """Rename a person at tables and in chat. Other people of the same seats keep their names."""
    sat, said = schema.sittings, schema.messages
    theirs = sa.select(sat.c.table_id, sat.c.seat, sat.c.name).where(sat.c.person == person)
    spoken = sa.tuple_(said.c.table_id, said.c.seat, said.c.name).in_(theirs)
    await connection.execute(sa.update(said).where(sa.or_(spoken, said.c.person == person)).values(name=name))
    await connection.execute(sa.update(sat).where(sat.c.person == person).values(name=name))


def _identity(row: Any, scope: Literal["all", "play", "read"], **known: Any) -> Identity:
    return Identity(
        person=row.id,
        name=row.name or "",
        account=row.folded is not None,
        bot=bool(row.bot),
        role=row.role,
        scope=scope,
        **known,
    )
