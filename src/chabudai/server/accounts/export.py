"""Everything that is stored about a person, as one document without secrets. A test compares it with the schema."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from chabudai.server.storage import schema
from chabudai.server.storage.schema import Row, ends, measures, people, reporters, reports, sittings, tables

Wanted = Callable[[str], sa.ColumnElement[bool]]


@dataclass(frozen=True, kw_only=True)
class Section:
    """A part of the document: some columns of the rows of one table that are about a person.

    `about` has columns of other tables, by the name that they get here.
    """

    owner: sa.Table
    columns: tuple[str, ...]
    wanted: Wanted
    about: Mapping[str, sa.Column[Any]] = field(default_factory=dict)
    joins: tuple[tuple[sa.Table, sa.ColumnElement[bool]], ...] = ()

    async def rows(self, connection: AsyncConnection, person: str) -> list[Row]:
        chosen = [self.owner.c[name] for name in self.columns]
        others = [column.label(name) for name, column in self.about.items()]
        joined: Any = self.owner
        for table, on in self.joins:
            joined = joined.join(table, on, isouter=True)
        found = sa.select(*chosen, *others).select_from(joined).where(self.wanted(person))
        ordered = found.order_by(*self.owner.primary_key.columns)
        return [_readable(dict(row._mapping)) for row in await connection.execute(ordered)]


def _mine(owner: sa.Table) -> Wanted:
    return lambda person: owner.c.person == person


def _at_my_seats(owner: sa.Table) -> Wanted:
    """Return the condition of rows of a seat where this person has sat."""

    def wanted(person: str) -> sa.ColumnElement[bool]:
        sat = (sittings.c.table_id == owner.c.table_id, sittings.c.seat == owner.c.seat)
        return sa.exists().where(*sat, sittings.c.person == person)

    return wanted


_GAME = {
    name: tables.c[name] for name in ("game", "options", "clock", "created", "public", "rated", "closed")
}
_END = {name: ends.c[name] for name in ("outcome", "stopped", "moves")}


SECTIONS: dict[str, Section] = {
    "account": Section(
        owner=people,
        columns=("id", "name", "bot", "created", "role"),
        wanted=lambda person: people.c.id == person,
    ),
    "sessions": Section(
        owner=schema.sessions, columns=("created", "browser", "used"), wanted=_mine(schema.sessions)
    ),
    "preferences": Section(owner=schema.preferences, columns=("chosen",), wanted=_mine(schema.preferences)),
    "passkeys": Section(
        owner=schema.passkeys, columns=("label", "created", "used", "uses"), wanted=_mine(schema.passkeys)
    ),
    "tokens": Section(
        owner=schema.tokens, columns=("id", "label", "scope", "created"), wanted=_mine(schema.tokens)
    ),
    "subscriptions": Section(
        owner=schema.subscriptions,
        columns=("id", "kind", "address", "created", "failures"),
        wanted=_mine(schema.subscriptions),
    ),
    "seats": Section(
        owner=sittings,
        columns=("table_id", "seq", "seat", "name"),
        about={**_GAME, **_END},
        joins=((tables, tables.c.id == sittings.c.table_id), (ends, ends.c.table_id == sittings.c.table_id)),
        wanted=_mine(sittings),
    ),
    "results": Section(
        owner=schema.results,
        columns=("table_id", "seat", "rank", "score", "gone"),
        wanted=_mine(schema.results),
    ),
    "ratings": Section(
        owner=schema.ratings,
        columns=("table_id", "seat", "mu", "sigma"),
        wanted=lambda person: schema.ratings.c.player == person,
    ),
    "standings": Section(
        owner=schema.standings,
        columns=("game", "seats", "mu", "sigma", "games"),
        wanted=lambda person: schema.standings.c.player == person,
    ),
    "rematches": Section(
        owner=schema.rematches,
        columns=("table_id", "seat", "words"),
        wanted=_at_my_seats(schema.rematches),
    ),
    "notifications": Section(
        owner=schema.sent_notifications,
        columns=("table_id", "seat", "turn", "at"),
        wanted=_at_my_seats(schema.sent_notifications),
    ),
    "talk": Section(
        owner=schema.messages,
        columns=("table_id", "seq", "room", "seat", "name", "content", "at", "removed"),
        wanted=_mine(schema.messages),
    ),
    "reports by me": Section(
        owner=reporters,
        columns=("reason", "at"),
        about={
            name: reports.c[name] for name in ("kind", "table_id", "seat", "message", "verdict", "decided")
        },
        joins=((reports, reports.c.id == reporters.c.report),),
        wanted=_mine(reporters),
    ),
    "reports about me": Section(
        owner=reports,
        columns=(
            *("kind", "table_id", "seat", "message", "name", "quoted"),
            *("at", "verdict", "decided", "note"),
        ),
        wanted=_mine(reports),
    ),
    "measures": Section(
        owner=measures,
        columns=("id", "kind", "since", "until", "ended", "reason"),
        wanted=_mine(measures),
    ),
    "done to me at the desk": Section(
        owner=schema.audit_log,
        columns=("seq", "at", "action", "name", "at_table", "message", "reason", "details"),
        wanted=lambda person: schema.audit_log.c.person == person,
    ),
    "done by me at the desk": Section(
        owner=schema.audit_log,
        columns=("seq", "at", "actor_name", "action", "at_table", "message", "reason", "details"),
        wanted=lambda person: schema.audit_log.c.actor == person,
    ),
}

LEFT_OUT: dict[str, str] = {
    "people.folded": "made from the name",
    "people.looks": "made from the name",
    "people.password": "a secret",
    "people.recovery": "a secret",
    "sessions.digest": "made from a secret",
    "sessions.person": "the person who asks",
    "preferences.person": "the person who asks",
    "passkeys.id": "names the key of a device",
    "passkeys.person": "the person who asks",
    "passkeys.key": "a key of a device, of use to this server alone",
    "tokens.digest": "made from a secret",
    "tokens.person": "the person who asks",
    "challenges.digest": "made from a secret, and deleted within minutes",
    "challenges.purpose": "deleted within minutes",
    "challenges.person": "deleted within minutes",
    "challenges.created": "deleted within minutes",
    "subscriptions.person": "the person who asks",
    "subscriptions.keys": "a secret",
    "sittings.digest": "made from a secret",
    "sittings.bot": "empty for a person",
    "sittings.person": "the person who asks",
    "results.person": "the person who asks",
    "results.bot": "empty for a person",
    "ratings.player": "the person who asks",
    "standings.player": "the person who asks",
    "messages.person": "the person who asks",
    "reporters.report": "a number; what was reported is beside it",
    "reporters.reporter": "made from the id of the person",
    "reporters.person": "the person who asks",
    "reports.id": "a number of the desk",
    "reports.thing": "made from the other columns",
    "reports.person": "the person who asks",
    "reports.decided_by": "the name of a moderator",
    "measures.person": "the person who asks",
    "measures.address": "an address is not kept with a person",
    "audit_log.actor": "the id of a moderator, or of the person who asks",
    "audit_log.person": "the person who asks, or somebody else",
    "tables.id": "in the seats",
    "tables.bots": "the levels of the bots, in the game's record",
    "tables.secret": "a secret until the end, then in the game's record",
    "tables.rematch_of": "another table, among the seats",
    "ends.table_id": "in the seats",
    "ends.at": "how long the table lasted, in the game's record",
    "ends.game": "in the seats",
    "ends.seats": "the number of players, in the game's record",
    "ends.first": "the first player, in the game's record",
    "ends.sequel": "a secret",
    "entries.table_id": "every move is in the game's record, to which there is a link",
    "entries.seq": "every move is in the game's record",
    "entries.who": "every move is in the game's record",
    "entries.text": "every move is in the game's record",
    "entries.at": "every move is in the game's record",
    "commands.table_id": "random keys of repeated commands",
    "commands.sitting": "random keys of repeated commands",
    "commands.key": "random keys of repeated commands",
    "commands.version": "random keys of repeated commands",
}
"""The columns that the document leaves out, and why."""

ABOUT_NOBODY = {"pauses", "heartbeats", "nodes", "leases", "refused_names"}
"""Tables without rows about a person. A refused name is not kept with whoever had it."""

_JSON = {"chosen", "content", "options", "clock", "outcome", "details", "quoted"}
"""Columns that hold JSON."""


async def export(connection: AsyncConnection, person: str) -> dict[str, Any]:
    """Return everything stored about a person, by section."""
    return {name: await section.rows(connection, person) for name, section in SECTIONS.items()}


def _readable(row: Row) -> Row:
    """Decode what is JSON, add the links of a table, and leave only the host of an address."""
    for name in _JSON & row.keys():
        content = row[name]
        row[name] = None if content is None else msgspec.json.decode(str(content))
    if "address" in row:
        row["host"] = urlsplit(str(row.pop("address"))).hostname
    if row.get("table_id"):
        row["link"] = f"/table/{row['table_id']}"
        row["record"] = f"/api/tables/{row['table_id']}/record"
    return row
