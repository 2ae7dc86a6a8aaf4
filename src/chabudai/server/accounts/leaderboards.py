"""Leaderboards for each game and number of players: people and bots apart, on one scale."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from chabudai.bots import LEVELS
from chabudai.server.accounts import ratings
from chabudai.server.storage.schema import people, standings
from chabudai.server.types.accounts import Leaderboard, LeaderboardLine

MOST = 100
FEW = 10
"""With fewer established ratings than this, a leaderboard lists provisional ones too."""


async def leaderboard(connection: AsyncConnection, game: str, seats: int, *, bots: bool) -> Leaderboard:
    """Read a leaderboard: established ratings, and after them, where these are few, provisional ones."""
    here = (standings.c.game == game, standings.c.seats == seats)
    found = sa.select(standings, people.c.name).join(people, people.c.id == standings.c.player)
    found = (
        found.where(*here, people.c.bot == int(bots))
        .order_by(standings.c.mu.desc(), people.c.name)
        .limit(MOST)
    )
    established = standings.c.sigma <= ratings.ESTABLISHED
    rows = list(await connection.execute(found.where(established)))
    places = _placed(rows, 1)
    if len(rows) < FEW:
        places += _placed(list(await connection.execute(found.where(~established))), len(rows) + 1)
    levels = await connection.execute(
        sa.select(standings).where(*here, standings.c.player.in_([ratings.bot(level) for level in LEVELS]))
    )
    return Leaderboard(
        game=game,
        seats=seats,
        bots=bots,
        places=places,
        levels=sorted((_place(row, 0) for row in levels), key=lambda place: -place.rating),
    )


def _placed(rows: list[Any], first: int) -> list[LeaderboardLine]:
    """Number the lines from the `first` place on. Equal ratings share a place."""
    places: list[LeaderboardLine] = []
    for place, row in enumerate(rows, first):
        shared = places and places[-1].rating == ratings.shown(row.mu)
        places.append(_place(row, places[-1].place if shared else place))
    return places


def _place(row: Any, place: int) -> LeaderboardLine:
    level = ratings.level_of(row.player)
    return LeaderboardLine(
        place=place,
        name=None if level is not None else row.name,
        bot=level,
        rating=ratings.shown(row.mu),
        deviation=ratings.deviation(row.sigma),
        games=row.games,
        games_left=ratings.games_left(row.game, row.seats, row.sigma),
    )
