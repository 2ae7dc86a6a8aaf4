"""Which seats a person has, at tables of today and of long ago."""

from typing import Any

import sqlalchemy as sa

from chabudai.server.storage import schema
from chabudai.server.storage.store import Store


def seats_of(person: str) -> sa.Select[Any]:
    """Tables and seats: wherever they sat down last, and nobody else has since."""
    sat, later = schema.sittings, schema.sittings.alias()
    superseded = sa.exists().where(
        later.c.table_id == sat.c.table_id,
        later.c.seq > sat.c.seq,
        sa.or_(later.c.seat == sat.c.seat, later.c.digest == sat.c.digest),
    )
    return sa.select(sat.c.table_id, sat.c.seat).where(sat.c.person == person, ~superseded)


async def unfinished_of(store: Store, person: str) -> list[str]:
    """The tables where this person sits and the game is not over, the newest first."""
    mine = seats_of(person).subquery()
    over = sa.exists().where(schema.ends.c.table_id == mine.c.table_id)
    found = sa.select(schema.tables.c.id).join(mine, mine.c.table_id == schema.tables.c.id).where(~over)
    async with store.reading() as connection:
        newest_first = found.group_by(schema.tables.c.id).order_by(schema.tables.c.created.desc())
        rows = await connection.execute(newest_first)
        return list(rows.scalars())
