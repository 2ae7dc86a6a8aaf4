"""What moderators see at the desk: people, their measures, and the talk of a table. Nothing of a game itself."""

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from chabudai.server.accounts.account_names import folded
from chabudai.server.accounts.measures import in_force
from chabudai.server.desk.audit_log import lines_about
from chabudai.server.desk.reports import reports_about
from chabudai.server.errors import NoMeasure, NoPerson, NoTable
from chabudai.server.storage import schema
from chabudai.server.storage.schema import measures, messages, people, sittings, tables
from chabudai.server.storage.stored_table import WORDS
from chabudai.server.types.desk import (
    DeskPerson,
    DeskSeat,
    DeskTable,
    DeskTalk,
    FoundPerson,
    MeasureShown,
)

MOST_FOUND = 50
MOST_TALK = 200
LATEST_TALK = 50


async def find_people(connection: AsyncConnection, text: str, now: int) -> list[FoundPerson]:
    """Find people by a part of their name or by their id; with an empty text, everybody with a role."""
    if text:
        part = people.c.name.icontains(text, autoescape=True)
        wanted = sa.or_(part, people.c.folded == folded(text), people.c.id == text)
    else:
        wanted = people.c.role.is_not(None)
    accounts_first = (people.c.folded.is_(None), people.c.name, people.c.id)
    found = sa.select(people).where(people.c.name.is_not(None), wanted).order_by(*accounts_first)
    rows = list(await connection.execute(found.limit(MOST_FOUND)))
    theirs = await _measures(connection, now, measures.c.person.in_([row.id for row in rows]), *in_force(now))
    return [_found(row, [one for one in theirs if one.person == row.id]) for row in rows]


async def person_at_desk(connection: AsyncConnection, person: str, now: int) -> DeskPerson:
    row = (await connection.execute(sa.select(people).where(people.c.id == person))).one_or_none()
    if row is None:
        raise NoPerson("there is no such person")
    every = await measures_of(connection, person, now)
    said = sa.select(messages).where(messages.c.person == person, messages.c.room != WORDS)
    latest = said.order_by(messages.c.at.desc(), messages.c.seq.desc()).limit(LATEST_TALK)
    return DeskPerson(
        person=_found(row, [one for one in every if one.in_force]),
        measures=every,
        reports=await reports_about(connection, person),
        talk=[talk_of(said) for said in await connection.execute(latest)],
        log=await lines_about(connection, person),
    )


async def measures_of(connection: AsyncConnection, person: str, now: int) -> list[MeasureShown]:
    """Return all measures against a person, the latest first."""
    return await _measures(connection, now, measures.c.person == person)


async def measures_in_force(connection: AsyncConnection, now: int) -> list[MeasureShown]:
    return await _measures(connection, now, *in_force(now))


async def measure_named(connection: AsyncConnection, name: str, now: int) -> MeasureShown:
    found = await _measures(connection, now, measures.c.id == name)
    if not found:
        raise NoMeasure("there is no such measure")
    return found[0]


async def table_at_desk(connection: AsyncConnection, name: str) -> DeskTable:
    row = (await connection.execute(sa.select(tables).where(tables.c.id == name))).one_or_none()
    if row is None:
        raise NoTable("there is no such table", table=name[:40])
    sat = sa.select(sittings).where(sittings.c.table_id == name).order_by(sittings.c.seq)
    said = sa.select(messages).where(messages.c.table_id == name, messages.c.room != WORDS)
    latest = said.order_by(messages.c.seq.desc()).limit(MOST_TALK)
    return DeskTable(
        table=name,
        game=row.game,
        created=row.created,
        public=bool(row.public),
        rated=bool(row.rated),
        started=await _has(connection, schema.entries, name),
        over=await _has(connection, schema.ends, name),
        closed=row.closed,
        seats=_seats(msgspec.json.decode(row.bots), list(await connection.execute(sat))),
        talk=[talk_of(one) for one in reversed(list(await connection.execute(latest)))],
    )


def talk_of(row: Any) -> DeskTalk:
    content = msgspec.json.decode(row.content)
    return DeskTalk(
        table=row.table_id,
        number=row.seq,
        room=row.room,
        seat=row.seat,
        name=row.name,
        person=row.person,
        at=row.at,
        text=content.get("text"),
        phrase=content.get("phrase"),
        removed=bool(row.removed),
    )


async def _has(connection: AsyncConnection, owner: sa.Table, table: str) -> bool:
    found = sa.select(sa.exists().where(owner.c.table_id == table))
    return bool((await connection.execute(found)).scalar_one())


def _seats(bots: list[int | None], sat: Sequence[Any]) -> list[DeskSeat]:
    """Return who sits where, from all sittings in order. A person has one seat at a time."""
    here: dict[int, Any] = {}
    for row in sat:
        here = {
            seat: other for seat, other in here.items() if row.digest is None or other.digest != row.digest
        }
        here[row.seat] = row
    return [
        DeskSeat(
            seat=seat,
            name=here[seat].name if seat in here else None,
            person=here[seat].person if seat in here else None,
            bot=here[seat].bot if seat in here else level,
        )
        for seat, level in enumerate(bots)
    ]


def _found(row: Any, theirs: list[MeasureShown]) -> FoundPerson:
    return FoundPerson(
        id=row.id,
        name=row.name or "",
        account=row.folded is not None,
        bot=bool(row.bot),
        role=row.role,
        created=row.created,
        measures=theirs,
    )


async def _measures(
    connection: AsyncConnection, now: int, *wanted: sa.ColumnElement[bool]
) -> list[MeasureShown]:
    found = sa.select(measures, people.c.name).join(people, people.c.id == measures.c.person, isouter=True)
    found = found.where(*wanted).order_by(measures.c.since.desc(), measures.c.id)
    return [
        MeasureShown(
            id=row.id,
            kind=row.kind,
            person=row.person,
            name=row.name,
            since=row.since,
            until=row.until,
            ended=row.ended,
            reason=row.reason,
            in_force=row.ended is None and (row.until is None or row.until > now),
        )
        for row in await connection.execute(found)
    ]
