"""What moderators and operators do. Each action is one transaction, with its line of the audit log.

The command line and the HTTP handlers both call these. `watch.py` puts in force what the log says.
"""

import ipaddress
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from chabudai.errors import GameOver
from chabudai.server import names, random_source
from chabudai.server.accounts import account_names
from chabudai.server.accounts.accounts import Accounts, end_access
from chabudai.server.accounts.ratings import undo_ratings
from chabudai.server.desk.audit_log import Actor, Subject, write_line
from chabudai.server.desk.reports import message_of, report_named
from chabudai.server.errors import (
    BadText,
    NeedsAccount,
    NoMeasure,
    NoPerson,
    NoReport,
    NoTable,
    NotPermitted,
    NotRated,
    TableClosed,
)
from chabudai.server.limits import network_of
from chabudai.server.storage import schema
from chabudai.server.storage.schema import measures, messages, people, refused_names, sittings, tables
from chabudai.server.storage.store import Store
from chabudai.server.time_source import TimeSource
from chabudai.server.types.desk import DeskAction, NewMeasure, NewRole, ReportDecision

HOUR = 60 * 60 * 1000


class Desk:
    """The actions of moderators and operators."""

    def __init__(self, store: Store, time_source: TimeSource) -> None:
        self._store, self._time_source = store, time_source
        self._accounts = Accounts(store, time_source)

    # Measures

    async def measure(self, actor: Actor, wanted: NewMeasure) -> str:
        """Mute or ban a person; return the measure's id. A former measure of this kind ends."""
        reason = _reason(wanted.reason)
        async with self._store.changing() as connection:
            subject = await _subject(connection, actor, wanted.person)
            now = self._time_source.now()
            former = (measures.c.person == subject.person, measures.c.kind == wanted.kind)
            await connection.execute(
                sa.update(measures).where(*former, measures.c.ended.is_(None)).values(ended=now)
            )
            row = _measure(wanted.kind, now, wanted.hours, reason)
            await connection.execute(sa.insert(measures), {**row, "person": subject.person})
            if wanted.kind == "ban":
                assert subject.person
                await end_access(connection, subject.person)
            details: dict[str, object] = {"measure": row["id"], "until": row["until"]}
            if wanted.addresses and wanted.kind == "ban":
                details["address_hours"] = wanted.address_hours
            await write_line(connection, actor, wanted.kind, subject, now, reason=reason, **details)
        return str(row["id"])

    async def ban_address(self, actor: Actor, address: str, hours: int, reason: str) -> str:
        """Ban guests from an address, or from its network; return the measure's id. The log does not name it."""
        if actor.role != "operator":
            raise NotPermitted("only operators ban an address by its number", why="role")
        try:
            network = network_of(ipaddress.ip_address(address))
        except ValueError:
            raise BadText("this is not an address", expected="an address like 203.0.113.7") from None
        return await self.ban_network(actor, network, hours, _reason(reason))

    async def ban_network(self, actor: Actor, network: str, hours: int, reason: str) -> str:
        """Ban guests from an address as `limits.address_of` writes it."""
        async with self._store.changing() as connection:
            now = self._time_source.now()
            row = _measure("ban", now, hours, reason)
            await connection.execute(sa.insert(measures), {**row, "address": network})
            details = {"measure": row["id"], "until": row["until"]}
            await write_line(connection, actor, "ban address", Subject(), now, reason=reason, **details)
        return str(row["id"])

    async def end_measure(self, actor: Actor, measure: str, reason: str) -> None:
        """End a mute or a ban early."""
        kept = _reason(reason)
        async with self._store.changing() as connection:
            now = self._time_source.now()
            found = sa.select(measures).where(measures.c.id == measure, measures.c.ended.is_(None))
            row = (await connection.execute(found)).one_or_none()
            if row is None or (row.until is not None and row.until <= now):
                raise NoMeasure("there is no such measure in force")
            subject = await _subject(connection, actor, row.person) if row.person else Subject()
            await connection.execute(sa.update(measures).where(measures.c.id == measure).values(ended=now))
            action: DeskAction = "unmute" if row.kind == "mute" else "unban"
            await write_line(connection, actor, action, subject, now, reason=kept, measure=measure)

    # Names and roles

    async def rename(self, actor: Actor, person: str, reason: str) -> str:
        """Take a person's name away: they get a neutral one, and nobody may have the former one."""
        kept = _reason(reason)
        async with self._store.changing() as connection:
            subject = await _subject(connection, actor, person)
            now, former = self._time_source.now(), subject.name or ""
            folded, looks = account_names.folded(former[:200]), account_names.skeleton_of(former[:200])
            name = await self._accounts.take_name(connection, person)
            known = sa.select(refused_names.c.at).where(refused_names.c.folded == folded)
            if folded and not (await connection.execute(known)).first():
                row = {"folded": folded, "looks": looks, "at": now}
                await connection.execute(sa.insert(refused_names), row)
            await write_line(connection, actor, "rename", subject, now, reason=kept, new_name=name)
        return name

    async def allow_name(self, actor: Actor, name: str, reason: str) -> None:
        """Allow a name again that was taken away."""
        kept = _reason(reason)
        if actor.role != "operator":
            raise NotPermitted("only operators allow a name again", why="role")
        looks = account_names.skeleton_of(name[:200])
        gone = sa.or_(
            refused_names.c.folded == account_names.folded(name[:200]),
            sa.and_(refused_names.c.looks == looks, refused_names.c.looks != ""),
        )
        async with self._store.changing() as connection:
            if not (await connection.execute(sa.delete(refused_names).where(gone))).rowcount:
                raise NoPerson("nobody has lost this name")
            now = self._time_source.now()
            await write_line(connection, actor, "allow name", Subject(name=name[:200]), now, reason=kept)

    async def set_role(self, actor: Actor, person: str, wanted: NewRole) -> None:
        """Make an account a moderator or an operator, or neither."""
        kept = names.clean_reason(wanted.reason)
        if actor.role != "operator":
            raise NotPermitted("only operators give roles", why="role")
        async with self._store.changing() as connection:
            subject = await _subject(connection, actor, person)
            row = (await connection.execute(sa.select(people).where(people.c.id == person))).one()
            if row.folded is None:
                raise NeedsAccount("only an account can have a role")
            await connection.execute(sa.update(people).where(people.c.id == person).values(role=wanted.role))
            now = self._time_source.now()
            action: DeskAction = "give role" if wanted.role else "take role"
            role = wanted.role or row.role
            await write_line(connection, actor, action, subject, now, reason=kept, role=role)

    # Tables

    async def remove_talk(self, actor: Actor, table: str, number: int, reason: str) -> None:
        """Remove a chat message; a mark of it stays."""
        kept = _reason(reason)
        async with self._store.changing() as connection:
            said = await message_of(connection, table, number)
            if said.person is not None:
                await _subject(connection, actor, said.person)
            here = (messages.c.table_id == table, messages.c.seq == number)
            await connection.execute(sa.update(messages).where(*here).values(removed=1))
            subject = Subject(person=said.person, name=said.name, table=table, message=number)
            now = self._time_source.now()
            await write_line(connection, actor, "remove talk", subject, now, reason=kept)

    async def close_table(self, actor: Actor, table: str, reason: str) -> None:
        """Close a table that waits or is being played. Its game does not count."""
        kept = _reason(reason)
        async with self._store.changing() as connection:
            row, is_over = await _table(connection, actor, table)
            if row.closed is not None:
                raise closed(row.closed)
            if is_over:
                raise GameOver("this game is over", reason="over")
            await connection.execute(
                sa.update(tables).where(tables.c.id == table).values(closed=kept, rated=schema.CASUAL)
            )
            now = self._time_source.now()
            await write_line(connection, actor, "close table", Subject(table=table), now, reason=kept)

    async def undo_rating(self, actor: Actor, table: str, reason: str) -> None:
        """Let a finished game not count any more. Later games of its kind are rated again, in their order."""
        kept = _reason(reason)
        async with self._store.changing() as connection:
            row, is_over = await _table(connection, actor, table)
            if row.rated != schema.RATED or not is_over:
                raise NotRated("this is not a finished rated game")
            await connection.execute(
                sa.update(tables).where(tables.c.id == table).values(rated=schema.CASUAL)
            )
            await undo_ratings(connection, table)
            now = self._time_source.now()
            await write_line(connection, actor, "undo rating", Subject(table=table), now, reason=kept)

    # Reports

    async def decide(self, actor: Actor, report: str, decision: ReportDecision) -> None:
        """Close a report, or change what was decided."""
        note = names.clean_reason(decision.note)
        async with self._store.changing() as connection:
            found = await report_named(connection, report)
            if found is None:
                raise NoReport("there is no such report")
            if found.person is not None:
                await _subject(connection, actor, found.person)
            now = self._time_source.now()
            decided = {"verdict": decision.verdict, "decided": now, "decided_by": actor.name, "note": note}
            await connection.execute(
                sa.update(schema.reports).where(schema.reports.c.id == report).values(**decided)
            )
            subject = Subject(person=found.person, name=found.name, table=found.table, message=found.message)
            details = {"report": report, "verdict": decision.verdict}
            await write_line(connection, actor, "decide report", subject, now, reason=note, **details)


def closed(reason: str) -> TableClosed:
    return TableClosed("a moderator has closed this table", reason=reason)


async def _subject(connection: AsyncConnection, actor: Actor, person: str) -> Subject:
    """Return this person as a subject; raise NotPermitted if the actor may not act on them."""
    row = (await connection.execute(sa.select(people).where(people.c.id == person))).one_or_none()
    if row is None:
        raise NoPerson("there is no such person")
    if person == actor.person:
        raise NotPermitted("nobody acts on themselves", why="yourself")
    if row.role == "operator" and actor.role != "operator":
        raise NotPermitted("only an operator acts on an operator", why="operator")
    return Subject(person=person, name=row.name)


async def _table(connection: AsyncConnection, actor: Actor, table: str) -> tuple[Any, bool]:
    """Return the row of a table, and whether its game is over; raise NotPermitted if the actor plays there."""
    row = (await connection.execute(sa.select(tables).where(tables.c.id == table))).one_or_none()
    if row is None:
        raise NoTable("there is no such table", table=table[:40])
    sat = sa.exists().where(sittings.c.table_id == table, sittings.c.person == actor.person)
    if actor.person is not None and (await connection.execute(sa.select(sat))).scalar_one():
        raise NotPermitted("nobody acts on a table where they have sat", why="yourself")
    over = sa.exists().where(schema.ends.c.table_id == table)
    return row, bool((await connection.execute(sa.select(over))).scalar_one())


def _measure(kind: str, now: int, hours: int | None, reason: str) -> dict[str, Any]:
    until = None if hours is None else now + hours * HOUR
    return {"id": random_source.octets(8).hex(), "kind": kind, "since": now, "until": until, "reason": reason}


def _reason(text: str) -> str:
    kept = names.clean_reason(text)
    if not kept:
        raise BadText("an action at the desk has a reason", expected="a reason")
    return kept
