"""The history of a person: finished games, wins and ratings."""

from collections import defaultdict
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from chabudai.bots.characters import CHARACTERS, characters_at
from chabudai.outcome import Outcome
from chabudai.server.accounts import ratings
from chabudai.server.storage import schema
from chabudai.server.storage.schema import people, results, standings
from chabudai.server.storage.schema import ratings as rated
from chabudai.server.types.accounts import GameTally, PastGame, PastPlayer, RatingLine

PAGE = 20
LATEST = 60
"""The number of past ratings shown."""


async def games_of(
    connection: AsyncConnection, person: str, page: int, *, everybody_may_see: bool
) -> tuple[list[PastGame], bool]:
    """Return a page of finished games, the latest first, and whether there are more.

    With `everybody_may_see` only rated and public ones: the address of a private table is an invitation to it.
    """
    ends, tables = schema.ends, schema.tables
    found = sa.select(ends, tables.c.rated, tables.c.public, results.c.seat).join(
        tables, tables.c.id == ends.c.table_id
    )
    found = found.join(results, results.c.table_id == ends.c.table_id).where(results.c.person == person)
    if everybody_may_see:
        found = found.where(sa.or_(tables.c.rated != schema.CASUAL, tables.c.public == 1))
    found = found.order_by(ends.c.stopped.desc(), ends.c.table_id, results.c.seat)
    rows = list(await connection.execute(found.limit(PAGE + 1).offset(page * PAGE)))
    players = await _players(connection, [row.table_id for row in rows[:PAGE]])
    return [_past(row, players[row.table_id]) for row in rows[:PAGE]], len(rows) > PAGE


def _past(row: Any, players: list[PastPlayer]) -> PastGame:
    return PastGame(
        table=row.table_id,
        game=row.game,
        stopped=row.stopped,
        moves=row.moves,
        reason=msgspec.json.decode(row.outcome, type=Outcome).reason,
        rated=bool(row.rated),
        seat=row.seat,
        players=players,
    )


async def _players(connection: AsyncConnection, tables: list[str]) -> dict[str, list[PastPlayer]]:
    """Return the players of each table, by seat: the last person of each seat."""
    sat = schema.sittings
    rows = await connection.execute(
        sa.select(sat).where(sat.c.table_id.in_(tables)).order_by(sat.c.table_id, sat.c.seq)
    )
    names = {(row.table_id, row.seat): row.name for row in rows}
    found = sa.select(results, people.c.folded, people.c.bot.label("is_bot")).join(
        people, people.c.id == results.c.person, isouter=True
    )
    found = found.where(results.c.table_id.in_(tables)).order_by(results.c.table_id, results.c.seat)
    rows_of: dict[str, list[Any]] = defaultdict(list)
    for row in await connection.execute(found):
        rows_of[row.table_id].append(row)
    return defaultdict(list, {table: _seats(table, ended, names) for table, ended in rows_of.items()})


def _seats(table: str, ended: list[Any], names: dict[tuple[str, int], str | None]) -> list[PastPlayer]:
    called = [names.get((table, row.seat)) or "" for row in ended]
    characters = characters_at(table, len(ended), called)
    return [
        PastPlayer(
            name=name if row.bot is None else CHARACTERS[character],
            bot=row.bot,
            account=None if row.folded is None else "bot" if row.is_bot else "person",
            rank=row.rank,
            score=row.score,
        )
        for row, name, character in zip(ended, called, characters, strict=True)
    ]


async def tallies_of(connection: AsyncConnection, person: str) -> list[GameTally]:
    """Count games played, won and drawn, by game. A seat that a bot has taken over is not a win."""
    mine = results.alias()
    worst = sa.select(results.c.table_id, sa.func.max(results.c.rank).label("worst"))
    worst_rank = worst.group_by(results.c.table_id).subquery()
    won = sa.and_(mine.c.rank == 1, mine.c.gone == 0, worst_rank.c.worst > 1)
    counted = sa.select(
        schema.ends.c.game,
        sa.func.count().label("games"),
        sa.func.sum(sa.case((won, 1), else_=0)).label("won"),
        sa.func.sum(sa.case((worst_rank.c.worst == 1, 1), else_=0)).label("drawn"),
    )
    counted = counted.join(mine, mine.c.table_id == schema.ends.c.table_id).join(
        worst_rank, worst_rank.c.table_id == mine.c.table_id
    )
    counted = counted.where(mine.c.person == person).group_by(schema.ends.c.game)
    rows = await connection.execute(counted.order_by(sa.desc("games"), schema.ends.c.game))
    return [GameTally(game=row.game, games=row.games, won=row.won, drawn=row.drawn) for row in rows]


async def ratings_of(connection: AsyncConnection, person: str) -> list[RatingLine]:
    here = sa.select(standings).where(standings.c.player == person).order_by(standings.c.games.desc())
    steps = (
        sa.select(schema.ends.c.game, schema.ends.c.seats, rated.c.mu)
        .join(rated, rated.c.table_id == schema.ends.c.table_id)
        .where(rated.c.player == person)
        .order_by(schema.ends.c.stopped, schema.ends.c.table_id)
    )
    past: dict[tuple[str, int], list[int]] = defaultdict(list)
    for row in await connection.execute(steps):
        past[row.game, row.seats].append(ratings.shown(row.mu))
    return [
        RatingLine(
            game=row.game,
            seats=row.seats,
            rating=ratings.shown(row.mu),
            deviation=ratings.deviation(row.sigma),
            established=row.sigma <= ratings.ESTABLISHED,
            games=row.games,
            past=past[row.game, row.seats][-LATEST:],
        )
        for row in await connection.execute(here)
    ]
