"""Reports: people report a name, a remark or how somebody plays, and moderators decide.

A thing has one report, however many people report it, and each of them counts once.
"""

import hashlib
from collections import defaultdict
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from chabudai.server import names, random_source
from chabudai.server.accounts.account_names import folded
from chabudai.server.accounts.identity import Identity
from chabudai.server.errors import BadMessage, NoMessage, NotPermitted
from chabudai.server.storage import schema
from chabudai.server.storage.schema import messages, people, reporters, reports
from chabudai.server.storage.store import Store
from chabudai.server.storage.stored_table import WORDS
from chabudai.server.tables.table import Table
from chabudai.server.time_source import TimeSource
from chabudai.server.tokens import digest
from chabudai.server.types.desk import NewReport, Reported, ReporterShown, ReportPage, ReportShown

PAGE = 20
MOST_REPORTERS = 20
"""The most reporters of a thing that the desk shows."""


class Reports:
    """Takes reports and lists them."""

    def __init__(self, store: Store, time_source: TimeSource) -> None:
        self._store, self._time_source = store, time_source

    async def make(
        self, table: Table, wanted: NewReport, identity: Identity | None, address: str
    ) -> Reported:
        """Store a report about somebody at this table. The table's lock is held."""
        reason = names.clean_reason(wanted.reason)
        reporter = _reporter(table, wanted.token, identity, address)
        async with self._store.changing() as connection:
            about = await self._about(connection, table, wanted)
            if identity and about["person"] == identity.person:
                raise NotPermitted("nobody reports themselves", why="yourself")
            report = await self._report_on(connection, about)
            known = sa.select(reporters.c.at).where(
                reporters.c.report == report, reporters.c.reporter == reporter
            )
            if (await connection.execute(known)).first():
                return Reported(counted=False)
            row = {
                "report": report,
                "reporter": reporter,
                "person": identity.person if identity else None,
                "reason": reason,
                "at": self._time_source.now(),
            }
            await connection.execute(sa.insert(reporters), row)
        return Reported(counted=True)

    async def _about(self, connection: AsyncConnection, table: Table, wanted: NewReport) -> dict[str, Any]:
        """Return what is reported, as columns of a report."""
        about: dict[str, Any] = {"table_id": table.id, "kind": wanted.kind, "quoted": None}
        if wanted.message is not None and wanted.kind != "play":
            said = await message_of(connection, table.id, wanted.message)
            about |= {"message": wanted.message, "seat": said.seat, "person": said.person, "name": said.name}
            about["quoted"] = said.content if wanted.kind == "talk" else None
        elif wanted.seat is not None and wanted.kind != "talk":
            sitter = table.saved.people.get(wanted.seat)
            if sitter is None:
                raise BadMessage("nobody sits there")
            about |= {"message": None, "seat": wanted.seat, "person": sitter.person, "name": sitter.name}
        else:
            raise BadMessage("a report names a message, or a seat")
        return about | {"thing": _thing(about)}

    async def _report_on(self, connection: AsyncConnection, about: dict[str, Any]) -> str:
        """Return the id of the report on this thing, which is made at first."""
        found = sa.select(reports.c.id).where(reports.c.thing == about["thing"])
        known: str | None = (await connection.execute(found)).scalar_one_or_none()
        if known is not None:
            return known
        row = {"id": random_source.octets(8).hex(), "at": self._time_source.now(), **about}
        await connection.execute(sa.insert(reports), row)
        return str(row["id"])

    async def page(self, *, closed: bool, page: int) -> ReportPage:
        order = reports.c.decided.desc() if closed else reports.c.at
        wanted = reports.c.verdict.is_not(None) if closed else reports.c.verdict.is_(None)
        async with self._store.reading() as connection:
            found = await _shown(
                connection, wanted, (order, reports.c.id), limit=PAGE + 1, offset=page * PAGE
            )
        return ReportPage(reports=found[:PAGE], page=page, more=len(found) > PAGE)

    async def tidy(self, before: int) -> None:
        """Delete the reports that were decided before this time."""
        old = sa.select(reports.c.id).where(reports.c.decided < before)
        async with self._store.changing() as connection:
            await connection.execute(sa.delete(reporters).where(reporters.c.report.in_(old)))
            await connection.execute(sa.delete(reports).where(reports.c.decided < before))


async def report_named(connection: AsyncConnection, name: str) -> ReportShown | None:
    found = await _shown(connection, reports.c.id == name, (reports.c.id,), limit=1)
    return found[0] if found else None


async def reports_about(connection: AsyncConnection, person: str) -> list[ReportShown]:
    """Return the latest reports about a person, the latest first."""
    return await _shown(connection, reports.c.person == person, (reports.c.at.desc(),), limit=PAGE)


async def message_of(connection: AsyncConnection, table: str, number: int) -> Any:
    """Return the row of a chat message, or raise NoMessage."""
    found = sa.select(messages).where(
        messages.c.table_id == table, messages.c.seq == number, messages.c.room != WORDS
    )
    row = (await connection.execute(found)).one_or_none()
    if row is None or row.removed:
        raise NoMessage("there is no such message")
    return row


async def _shown(
    connection: AsyncConnection,
    wanted: sa.ColumnElement[bool],
    order: tuple[Any, ...],
    *,
    limit: int,
    offset: int = 0,
) -> list[ReportShown]:
    tables = schema.tables
    found = sa.select(reports, tables.c.game, people.c.name.label("now"), people.c.role)
    found = found.join(tables, tables.c.id == reports.c.table_id)
    found = found.join(people, people.c.id == reports.c.person, isouter=True)
    rows = list(await connection.execute(found.where(wanted).order_by(*order).limit(limit).offset(offset)))
    theirs = await _reporters(connection, [row.id for row in rows])
    return [
        ReportShown(
            id=row.id,
            kind=row.kind,
            table=row.table_id,
            game=row.game,
            seat=row.seat,
            message=row.message,
            person=row.person,
            name=row.name,
            now=row.now,
            role=row.role,
            quoted=_quoted(row.quoted),
            at=row.at,
            reporters=theirs[row.id],
            verdict=row.verdict,
            decided=row.decided,
            decided_by=row.decided_by,
            note=row.note,
        )
        for row in rows
    ]


async def _reporters(connection: AsyncConnection, wanted: list[str]) -> dict[str, list[ReporterShown]]:
    found = sa.select(reporters, people.c.name).join(people, people.c.id == reporters.c.person, isouter=True)
    found = found.where(reporters.c.report.in_(wanted)).order_by(reporters.c.at, reporters.c.reporter)
    shown: dict[str, list[ReporterShown]] = defaultdict(list)
    for row in await connection.execute(found):
        if len(shown[row.report]) < MOST_REPORTERS:
            shown[row.report].append(ReporterShown(name=row.name, reason=row.reason, at=row.at))
    return shown


def _quoted(content: str | None) -> str | None:
    """Return the text of a message, or the word of its phrase."""
    if content is None:
        return None
    said = msgspec.json.decode(content)
    return str(said.get("text") or said.get("phrase") or "")


def _thing(about: dict[str, Any]) -> str:
    """Name what is reported, so that it has one report."""
    place = f"{about['table_id']} {about['seat']}"
    match about["kind"]:
        case "talk":
            return f"talk {about['table_id']} {about['message']}"
        case "name":
            return f"name {about['person'] or place} {folded(about['name'])}"
    return f"play {place}"


def _reporter(table: Table, token: str | None, identity: Identity | None, address: str) -> str:
    """Name who reports, by a hash: a person, a seat of this table, or else an address."""
    if identity is not None:
        who = f"person {identity.person}"
    elif token is not None:
        table.check_token(token)
        seat = table.saved.seat_of(digest(token))
        who = f"seat {table.id} {seat}"
    else:
        who = f"address {table.saved.secret.hex()} {address}"
    return hashlib.sha256(who.encode()).hexdigest()[:32]
