"""What one rated game did to the ratings, or why it did nothing."""

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from chabudai.server.accounts import ratings
from chabudai.server.storage import schema
from chabudai.server.storage.schema import ratings as rated
from chabudai.server.types.accounts import RatedGame, RatingChange, Uncounted

_UNCOUNTED: dict[int, Uncounted] = {
    schema.CASUAL: "casual",
    schema.ONE_ADDRESS: "one-address",
    schema.TOO_SHORT: "too-short",
}


async def rated_game(connection: AsyncConnection, table: str) -> RatedGame:
    """Return each seat's rating after the game and its change, or why the game did not count."""
    kept = sa.select(schema.tables.c.rated).where(schema.tables.c.id == table)
    rated = (await connection.execute(kept)).scalar_one()
    if rated in _UNCOUNTED:
        return RatedGame(uncounted=_UNCOUNTED[rated], changes=[])
    return RatedGame(uncounted=None, changes=await _changes(connection, table))


async def _changes(connection: AsyncConnection, table: str) -> list[RatingChange]:
    end = (await connection.execute(sa.select(schema.ends).where(schema.ends.c.table_id == table))).one()
    weights = await ratings.weights(connection, end)
    found = sa.select(rated).where(rated.c.table_id == table).order_by(rated.c.seat)
    return [
        RatingChange(
            seat=row.seat,
            rating=ratings.shown(row.mu),
            deviation=ratings.deviation(row.sigma),
            change=ratings.shown(row.mu) - ratings.shown(await _before(connection, end, row.player)),
            percent=round(100 * weights.get(row.player, 1)),
        )
        for row in list(await connection.execute(found))
    ]


async def _before(connection: AsyncConnection, end: sa.Row[tuple[object, ...]], player: str) -> float:
    ends = schema.ends.c
    found = sa.select(rated.c.mu).join(schema.ends, ends.table_id == rated.c.table_id)
    here = (rated.c.player == player, ends.game == end.game, ends.seats == end.seats)
    found = found.where(*here, ratings.before_end(end))
    latest = found.order_by(ends.stopped.desc(), ends.table_id.desc()).limit(1)
    mu = (await connection.execute(latest)).scalar_one_or_none()
    return ratings.initial_rating(player).mu if mu is None else mu
