"""Progress of a table: a few numbers that only grow. A server with smaller numbers has something to read."""

from collections.abc import Collection
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from chabudai.server.storage import schema


class Progress(NamedTuple):
    """Counts of log entries, sittings, messages, rematch requests, and 1 if there is a rematch."""

    version: int
    sittings: int
    said: int
    rematches: int
    sequels: int

    def is_behind(self, other: "Progress") -> bool:
        return any(mine < theirs for mine, theirs in zip(self, other, strict=True))


async def progress_of(connection: AsyncConnection, tables: Collection[str]) -> dict[str, Progress]:
    """Read the progress of those of these tables that exist."""
    if not tables:
        return {}
    owner = schema.tables
    counts = (
        _after_last(schema.entries.c.seq, schema.entries),
        _after_last(schema.sittings.c.seq, schema.sittings),
        sa.func.coalesce(_of(sa.func.max(schema.messages.c.seq), schema.messages), 0),
        _of(sa.func.count(), schema.rematches),
        _sequels(),
    )
    found = sa.select(owner.c.id, *counts).where(owner.c.id.in_(list(tables)))
    return {row[0]: Progress(*row[1:]) for row in await connection.execute(found)}


def _of(number: sa.ColumnElement[int], child: sa.Table) -> sa.ScalarSelect[int]:
    return sa.select(number).where(child.c.table_id == schema.tables.c.id).scalar_subquery()


def _after_last(seq: sa.Column[int], child: sa.Table) -> sa.ColumnElement[int]:
    """Return the next sequence number, from the end of the index; a count would read all of it."""
    return sa.func.coalesce(_of(sa.func.max(seq) + 1, child), 0)


def _sequels() -> sa.ScalarSelect[int]:
    following = schema.tables.alias()
    return sa.select(sa.func.count()).where(following.c.rematch_of == schema.tables.c.id).scalar_subquery()
