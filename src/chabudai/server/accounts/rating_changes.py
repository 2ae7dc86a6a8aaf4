"""The rating changes that one game caused."""

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from chabudai.server.accounts import ratings
from chabudai.server.storage import schema
from chabudai.server.storage.schema import ratings as rated
from chabudai.server.types.accounts import RatingChange


async def changes(connection: AsyncConnection, table: str) -> list[RatingChange]:
    """Return each seat's rating after the game, and its change."""
    end = (await connection.execute(sa.select(schema.ends).where(schema.ends.c.table_id == table))).one()
    found = sa.select(rated).where(rated.c.table_id == table).order_by(rated.c.seat)
    return [
        RatingChange(
            seat=row.seat,
            rating=ratings.shown(row.mu),
            deviation=ratings.deviation(row.sigma),
            change=ratings.shown(row.mu) - ratings.shown(await _before(connection, end, row.player)),
        )
        for row in list(await connection.execute(found))
    ]


async def _before(connection: AsyncConnection, end: sa.Row[tuple[object, ...]], player: str) -> float:
    ends = schema.ends.c
    earlier = sa.or_(
        ends.stopped < end.stopped, sa.and_(ends.stopped == end.stopped, ends.table_id < end.table_id)
    )
    found = sa.select(rated.c.mu).join(schema.ends, ends.table_id == rated.c.table_id)
    found = found.where(rated.c.player == player, ends.game == end.game, ends.seats == end.seats, earlier)
    latest = found.order_by(ends.stopped.desc(), ends.table_id.desc()).limit(1)
    mu = (await connection.execute(latest)).scalar_one_or_none()
    return ratings.initial_rating(player).mu if mu is None else mu
