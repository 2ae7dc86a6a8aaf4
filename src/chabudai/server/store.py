"""The durable log of every table: one SQLite file, written by one writer, read on demand."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from chabudai.match import Entry
from chabudai.server import schema
from chabudai.server.refusals import Unavailable
from chabudai.server.schema import Row, Rows
from chabudai.server.settings import BadSetting
from chabudai.server.writer import Writer


@dataclass(frozen=True)
class Sitter:
    """A person at a seat: the name they gave, and the SHA-256 of their token."""

    name: str
    digest: bytes


@dataclass(kw_only=True)
class Saved:
    """A table as the disk has it. `bots` is a level or None for each seat; `next` is where the rematch is."""

    id: str
    game: str
    options: dict[str, Any]
    bots: list[int | None]
    secret: bytes = field(repr=False)
    created: int
    rematch_of: str | None = None
    next: str | None = None
    people: dict[int, Sitter] = field(default_factory=dict, repr=False)
    rematch: set[int] = field(default_factory=set)
    log: list[Entry] = field(default_factory=list, repr=False)

    def rows(self) -> Rows:
        """All of it, for a table that is new."""
        return [
            (schema.tables, self._row()),
            *(seat_row(self.id, seat, sitter) for seat, sitter in self.people.items()),
            *entry_rows(self.id, 0, self.log),
        ]

    def _row(self) -> Row:
        return {
            "id": self.id,
            "game": self.game,
            "options": msgspec.json.encode(self.options).decode(),
            "bots": msgspec.json.encode(self.bots).decode(),
            "secret": self.secret,
            "created": self.created,
            "rematch_of": self.rematch_of,
        }


def seat_row(table: str, seat: int, sitter: Sitter) -> tuple[sa.Table, Row]:
    return schema.seats, {"table_id": table, "seat": seat, "name": sitter.name, "digest": sitter.digest}


def rematch_row(table: str, seat: int) -> tuple[sa.Table, Row]:
    return schema.rematches, {"table_id": table, "seat": seat}


def entry_rows(table: str, seq: int, entries: list[Entry]) -> Rows:
    """`seq` is the version the table had before: a second writer would find its number taken."""
    return [
        (schema.entries, {"table_id": table, "seq": seq + index, "who": str(who), "text": text, "at": at})
        for index, (who, text, at) in enumerate(entries)
    ]


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.writer = Writer(engine)

    @staticmethod
    async def open(path: Path) -> "Store":
        address = sa.URL.create("sqlite+aiosqlite", database=str(path))
        engine = create_async_engine(address, hide_parameters=True)
        event.listen(engine.sync_engine, "connect", _set_up)
        event.listen(engine.sync_engine, "begin", _begin)
        try:
            await _make_schema(engine)
        except (SQLAlchemyError, BadSetting):
            await engine.dispose()
            raise
        return Store(engine)

    async def close(self) -> None:
        await self.writer.close()
        await self._engine.dispose()

    async def write(self, rows: Rows) -> None:
        await self.writer.write(rows)

    async def load(self, table: str) -> Saved | None:
        """One consistent reading of everything about a table."""
        try:
            async with self._engine.connect() as connection:
                return await _load(connection, table)
        except (SQLAlchemyError, OSError) as error:
            raise Unavailable("the games cannot be read now") from error

    async def check(self) -> None:
        """Can the file be read?"""
        await self.load("")

    async def pragmas(self) -> dict[str, Any]:
        """How durable a commit is."""
        async with self._engine.connect() as connection:
            names = ("journal_mode", "synchronous", "foreign_keys")
            return {name: (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one() for name in names}


def _set_up(connection: Any, _record: object) -> None:
    # The driver must not open transactions of its own: `_begin` does, for readings too.
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN")


async def _make_schema(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        found = (await connection.exec_driver_sql("PRAGMA user_version")).scalar_one()
        if found > schema.VERSION:
            raise BadSetting("these games were kept by a newer Chabudai; please update this one")
        await connection.run_sync(schema.metadata.create_all)
        await connection.exec_driver_sql(f"PRAGMA user_version = {schema.VERSION}")


async def _load(connection: AsyncConnection, table: str) -> Saved | None:
    tables, seats, entries, rematches = schema.tables.c, schema.seats.c, schema.entries.c, schema.rematches.c
    row = (await connection.execute(sa.select(schema.tables).where(tables.id == table))).one_or_none()
    if row is None:
        return None
    following = await connection.execute(sa.select(tables.id).where(tables.rematch_of == table))
    people = await connection.execute(sa.select(schema.seats).where(seats.table_id == table))
    wanting = await connection.execute(sa.select(rematches.seat).where(rematches.table_id == table))
    in_order = sa.select(schema.entries).where(entries.table_id == table).order_by(entries.seq)
    log = await connection.execute(in_order)
    return Saved(
        id=table,
        game=row.game,
        options=msgspec.json.decode(row.options),
        bots=msgspec.json.decode(row.bots),
        secret=row.secret,
        created=row.created,
        rematch_of=row.rematch_of,
        next=following.scalar_one_or_none(),
        people={person.seat: Sitter(person.name, person.digest) for person in people},
        rematch=set(wanting.scalars()),
        log=_log(table, list(log)),
    )


def _log(table: str, rows: list[Any]) -> list[Entry]:
    if [row.seq for row in rows] != list(range(len(rows))):
        raise Unavailable(f"the log of table {table} has a gap")
    return [Entry(int(row.who) if row.who.isdigit() else row.who, row.text, row.at) for row in rows]
