"""The audit log: who has done what to whom, when and why. Lines are only added.

A line is written in the transaction that it tells of. Servers read new lines to put in force what they say.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from chabudai.server.storage.schema import audit_log
from chabudai.server.types.accounts import Role
from chabudai.server.types.cluster import CHANNEL, DeskActed, encode
from chabudai.server.types.desk import AuditLine, AuditLog, DeskAction

PAGE = 50


@dataclass(frozen=True, kw_only=True)
class Actor:
    """Whoever acts at the desk. `person` is None for somebody at the server's own machine."""

    person: str | None
    name: str
    role: Role


@dataclass(frozen=True, kw_only=True)
class Subject:
    """Whom or what an action is about."""

    person: str | None = None
    name: str | None = None
    table: str | None = None
    message: int | None = None


async def write_line(
    connection: AsyncConnection,
    actor: Actor,
    action: DeskAction,
    subject: Subject,
    at: int,
    *,
    reason: str,
    **details: object,
) -> None:
    """Add a line, and wake the other servers when it is stored. The transaction is one of `Store.changing`."""
    last = sa.select(sa.func.coalesce(sa.func.max(audit_log.c.seq), 0))
    row = {
        "seq": (await connection.execute(last)).scalar_one() + 1,
        "at": at,
        "actor": actor.person,
        "actor_name": actor.name,
        "action": action,
        "person": subject.person,
        "name": subject.name,
        "at_table": subject.table,
        "message": subject.message,
        "reason": reason,
        "details": msgspec.json.encode(details).decode(),
    }
    await connection.execute(sa.insert(audit_log), row)
    if connection.dialect.name == "postgresql":
        await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, encode("", DeskActed()))))


async def last_number(connection: AsyncConnection) -> int:
    """Return the number of the last line, or 0."""
    last = sa.select(sa.func.coalesce(sa.func.max(audit_log.c.seq), 0))
    found: int = (await connection.execute(last)).scalar_one()
    return found


async def lines_after(connection: AsyncConnection, number: int) -> list[AuditLine]:
    """Return the lines after this number, in order."""
    found = sa.select(audit_log).where(audit_log.c.seq > number).order_by(audit_log.c.seq)
    return [_line(row) for row in await connection.execute(found)]


async def log_page(connection: AsyncConnection, page: int) -> AuditLog:
    found = sa.select(audit_log).order_by(audit_log.c.seq.desc()).limit(PAGE + 1).offset(page * PAGE)
    rows = list(await connection.execute(found))
    return AuditLog(lines=_lines(rows[:PAGE]), page=page, more=len(rows) > PAGE)


async def lines_about(connection: AsyncConnection, person: str) -> list[AuditLine]:
    """Return the latest lines about a person, the latest first."""
    found = sa.select(audit_log).where(audit_log.c.person == person).order_by(audit_log.c.seq.desc())
    return _lines(list(await connection.execute(found.limit(PAGE))))


def _lines(rows: Sequence[Any]) -> list[AuditLine]:
    return [_line(row) for row in rows]


def _line(row: Any) -> AuditLine:
    return AuditLine(
        number=row.seq,
        at=row.at,
        actor=row.actor,
        who=row.actor_name,
        action=row.action,
        person=row.person,
        name=row.name,
        table=row.at_table,
        message=row.message,
        reason=row.reason,
        details=msgspec.json.decode(row.details),
    )
