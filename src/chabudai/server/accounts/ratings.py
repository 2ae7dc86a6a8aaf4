"""Ratings: openskill's Plackett–Luce, for each game and number of players, with their uncertainty.

A rated game is rated after its end is on disk, in its own transaction. Its rows prove that it was rated: after a crash,
games that ended without them are rated in the order of their ends, and none twice. A game that does not count gets no
rows: its table says why.
"""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from statistics import fmean
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from openskill.models import PlackettLuce
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from chabudai.games import game as find_game
from chabudai.games.card import Game
from chabudai.match.log import TABLE, table_words
from chabudai.outcome import Outcome
from chabudai.server.storage import schema
from chabudai.server.storage.schema import ratings, results, standings
from chabudai.server.storage.store import Store

MU, SIGMA = 25.0, 25.0 / 3
ESTABLISHED = 5.0
"""The highest sigma of an established rating; in games of two players it takes some twenty games to reach."""

FEWEST_MOVES = 2
"""The moves that a side makes before its resignation, or the end of its time, counts."""

DAYS = 7
"""The days in which games of the same two people count less and less."""

FULL = 3
"""With so many earlier games of the same two people, the next one counts half."""

BROKEN_OFF = {"resigned", "timeout", "agreed"}
"""The reasons of an outcome that the rules of the game did not bring about."""

_DAY = 24 * 60 * 60 * 1000
_LEVEL_STEP = 2.5
_MIDDLE_LEVEL = 3
_MODEL = PlackettLuce(mu=MU, sigma=SIGMA)

Player = str
"""A person's id, or `bot 3`."""


class Standing(NamedTuple):
    """A player's rating and number of games."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0


class Seat(NamedTuple):
    """The result of a seat. `gone`: a bot has taken it over; its owner ranks last. `moves` are those of its owner."""

    player: Player
    rank: int
    gone: bool = False
    moves: int = FEWEST_MOVES


def bot(level: int) -> Player:
    return f"bot {level}"


def level_of(player: Player) -> int | None:
    word, _, level = player.partition(" ")
    return int(level) if word == "bot" and level else None


def initial_rating(player: Player) -> Standing:
    """Return a new player's rating; bots of higher levels start a little higher."""
    level = level_of(player)
    return Standing() if level is None else Standing(MU + _LEVEL_STEP * (level - _MIDDLE_LEVEL))


def shown(mu: float) -> int:
    """Convert a rating to the scale that people know, which starts at 1500."""
    return round(1500 + 40 * (mu - MU))


def deviation(sigma: float) -> int:
    return round(40 * sigma)


def sides_that_count(
    seats: Sequence[Seat], sides: Sequence[Sequence[int]], reason: str
) -> list[Sequence[int]]:
    """Return the sides that took part: they have moved often enough, or have played the game to its end."""
    to_the_end = reason not in BROKEN_OFF
    return [
        side
        for side in sides
        if sum(seats[seat].moves for seat in side) >= FEWEST_MOVES
        or (to_the_end and not any(seats[seat].gone for seat in side))
    ]


def weight_of(earlier_games: int) -> float:
    """Return how much a game of two people counts after so many of them in the days before."""
    return FULL / (FULL + earlier_games)


def blended(before: Standing, after: Standing, weight: float) -> Standing:
    """Return the rating after a game that counts in part: this part of its shift and of its information (1/sigma²)."""
    if weight == 1:
        return after
    information = (1 - weight) / before.sigma**2 + weight / after.sigma**2
    return Standing(before.mu + weight * (after.mu - before.mu), information**-0.5, after.games)


def rate(
    seats: Sequence[Seat],
    sides: Sequence[Sequence[int]],
    known: Mapping[Player, Standing],
    weights: Mapping[Player, float] = MappingProxyType({}),
) -> dict[Player, Standing]:
    """Return the ratings after a game of these sides; it counts in part for players who have a weight.

    A player with several seats, as bots have, gets the mean of their ratings.
    """
    before = [known.get(seat.player) or initial_rating(seat.player) for seat in seats]
    teams = [[_MODEL.rating(mu=before[seat].mu, sigma=before[seat].sigma) for seat in side] for side in sides]
    ranks = [min((seats[seat].gone, seats[seat].rank) for seat in side) for side in sides]
    order = sorted(set(ranks))
    rated = _MODEL.rate(teams, ranks=[float(order.index(rank)) for rank in ranks])
    earned: dict[Player, list[Any]] = defaultdict(list)
    for side, team in zip(sides, rated, strict=True):
        for seat, after in zip(side, team, strict=True):
            earned[seats[seat].player].append(after)
    games = {seat.player: standing.games for seat, standing in zip(seats, before, strict=True)}
    whole = {
        player: Standing(fmean(one.mu for one in all_), fmean(one.sigma for one in all_), games[player] + 1)
        for player, all_ in earned.items()
    }
    former = {seat.player: standing for seat, standing in zip(seats, before, strict=True)}
    return {
        player: blended(former[player], standing, weights.get(player, 1))
        for player, standing in whole.items()
    }


def games_left(game: str, seats: int, sigma: float) -> int:
    """Return about how many more games establish a rating, as between equals; 0 if it is established."""
    if sigma <= ESTABLISHED:
        return 0
    return max(1, sum(step < sigma for step in _sigmas(game, seats)))


@cache
def _sigmas(game: str, seats: int) -> list[float]:
    """Return the sigma after each game of new players who win in turn, until it is established."""
    sides, known, sigmas = find_game(game).sides(seats), dict[str, Standing](), [SIGMA]
    while sigmas[-1] > ESTABLISHED:
        turn = len(sigmas)
        places = [Seat(str(seat), (seat + turn) % seats + 1) for seat in range(seats)]
        known |= rate(places, sides, known)
        sigmas.append(min(standing.sigma for standing in known.values()))
    return sigmas


class Ratings:
    """Rates finished games."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._one_at_a_time = asyncio.Lock()

    async def settle(self) -> int:
        """Rate all finished games that are not rated yet; return how many there were."""
        async with self._one_at_a_time:
            waiting, before = await self._waiting(), list[str]()
            count = len(waiting)
            # Again, as long as games were left out because an earlier one has come to be rated first.
            while waiting and waiting != before:
                for table in waiting:
                    await self._rate(table)
                waiting, before = await self._waiting(), waiting
            return count

    async def _waiting(self) -> list[str]:
        async with self._store.reading() as connection:
            return list((await connection.execute(_to_rate())).scalars())

    async def _rate(self, table: str) -> None:
        try:
            async with self._store.changing() as connection:
                await _rate(connection, table)
        except IntegrityError:
            # Another server was faster, and wrote the same rows.
            return


def _to_rate() -> sa.Select[str]:
    """Select the rated games that are not rated yet, in the order of their ends."""
    ends, done = schema.ends, sa.exists().where(ratings.c.table_id == schema.ends.c.table_id)
    found = sa.select(ends.c.table_id).join(schema.tables, schema.tables.c.id == ends.c.table_id)
    return found.where(schema.tables.c.rated == schema.RATED, ~done).order_by(ends.c.stopped, ends.c.table_id)


async def undo_ratings(connection: AsyncConnection, table: str) -> None:
    """Undo the ratings of a game and of all later games with as many players, so that these can be rated again.

    The game itself must not count any more. Each player gets back the rating from before it.
    """
    ends = schema.ends.c
    end = (await connection.execute(sa.select(schema.ends).where(ends.table_id == table))).one()
    same = (ends.game == end.game, ends.seats == end.seats)
    later = sa.or_(
        ends.stopped > end.stopped, sa.and_(ends.stopped == end.stopped, ends.table_id >= end.table_id)
    )
    undone = ratings.c.table_id.in_(sa.select(ends.table_id).where(*same, later))
    players = set((await connection.execute(sa.select(ratings.c.player).where(undone))).scalars())
    await connection.execute(sa.delete(ratings).where(undone))
    for player in sorted(players):
        await _give_back(connection, end.game, end.seats, player)


async def _give_back(connection: AsyncConnection, game: str, seats: int, player: Player) -> None:
    """Give a player the last rating that was not undone. A deleted account has no standing, and gets none."""
    here = (standings.c.game == game, standings.c.seats == seats, standings.c.player == player)
    if not (await connection.execute(sa.delete(standings).where(*here))).rowcount:
        return
    ends = schema.ends.c
    theirs = (ratings.c.player == player, ends.game == game, ends.seats == seats)
    joined = ratings.join(schema.ends, ends.table_id == ratings.c.table_id)
    last = sa.select(ratings).select_from(joined).where(*theirs)
    last = last.order_by(ends.stopped.desc(), ends.table_id.desc()).limit(1)
    row = (await connection.execute(last)).one_or_none()
    if row is not None:
        games = sa.select(sa.func.count(ratings.c.table_id.distinct())).select_from(joined).where(*theirs)
        count = (await connection.execute(games)).scalar_one()
        await _keep(connection, game, seats, {player: Standing(row.mu, row.sigma, count)})


async def _rate(connection: AsyncConnection, table: str) -> None:
    """Rate a game, unless it does not count any more or an earlier one of its kind is not rated yet."""
    end = (await connection.execute(sa.select(schema.ends).where(schema.ends.c.table_id == table))).one()
    same = (schema.ends.c.game == end.game, schema.ends.c.seats == end.seats)
    if (await connection.execute(_to_rate().where(*same).limit(1))).scalar_one_or_none() != table:
        return
    game = find_game(end.game)
    ended = sa.select(results).where(results.c.table_id == table).order_by(results.c.seat)
    moves = await _moves_of(connection, table, game)
    seats = [_seat(row, moves[row.seat]) for row in await connection.execute(ended)]
    reason = msgspec.json.decode(end.outcome, type=Outcome).reason
    sides = sides_that_count(seats, game.sides(end.seats), reason)
    if len(sides) < 2:
        this = schema.tables.c.id == table
        await connection.execute(sa.update(schema.tables).where(this).values(rated=schema.TOO_SHORT))
        return
    known = await _known(connection, end.game, end.seats, {seat.player for seat in seats})
    after = rate(seats, sides, known, await weights(connection, end))
    rows = [
        {
            "table_id": table,
            "seat": number,
            "player": seat.player,
            "mu": after[seat.player].mu,
            "sigma": after[seat.player].sigma,
        }
        for number, seat in enumerate(seats)
        if seat.player in after
    ]
    await connection.execute(sa.insert(ratings), rows)
    await _keep(connection, end.game, end.seats, after)


async def _moves_of(connection: AsyncConnection, table: str, game: Game) -> Counter[int]:
    """Count the moves of each seat before a bot took it over."""
    entries = schema.entries.c
    found = sa.select(entries.who, entries.text).where(entries.table_id == table).order_by(entries.seq)
    moves: Counter[int] = Counter()
    taken: set[int] = set()
    for who, text in await connection.execute(found):
        if who == TABLE:
            verb, numbers = table_words(text)
            if verb == "bot":
                taken.add(numbers[0])
        elif who.isdigit() and int(who) not in taken and game.is_move(text):
            moves[int(who)] += 1
    return moves


async def weights(connection: AsyncConnection, end: Any) -> dict[Player, float]:
    """Return how much a game counts for each person: the mean over the other players. Our bots count whole."""
    seats = await connection.execute(sa.select(results).where(results.c.table_id == end.table_id))
    players = [_seat(row).player for row in seats]
    found = {}
    for player in players:
        earlier = await _earlier_games(connection, end, player)
        others = [other for other in players if other != player]
        if level_of(player) is None and others:
            found[player] = fmean(weight_of(earlier[other]) for other in others)
    return found


async def _earlier_games(connection: AsyncConnection, end: Any, person: str) -> Counter[Player]:
    """Count the rated games of a person with each other one, in the days before the end of this game."""
    ends, mine, theirs = schema.ends.c, results.alias(), results.alias()
    counted = sa.exists().where(ratings.c.table_id == ends.table_id)
    found = (
        sa.select(theirs.c.person, sa.func.count().label("games"))
        .select_from(schema.ends)
        .join(mine, mine.c.table_id == ends.table_id)
        .join(theirs, theirs.c.table_id == ends.table_id)
        .where(mine.c.person == person, theirs.c.person != person, counted, before_end(end))
        .where(ends.stopped > end.stopped - DAYS * _DAY)
        .group_by(theirs.c.person)
    )
    return Counter({row.person: row.games for row in await connection.execute(found)})


def before_end(end: Any) -> sa.ColumnElement[bool]:
    """Select the games that were rated before this one."""
    ends = schema.ends.c
    return sa.or_(
        ends.stopped < end.stopped, sa.and_(ends.stopped == end.stopped, ends.table_id < end.table_id)
    )


def _seat(row: Any, moves: int = 0) -> Seat:
    """Make a seat from a row of results; a deleted account becomes an unnamed player."""
    player = bot(row.bot) if row.bot is not None else row.person or f"gone {row.table_id} {row.seat}"
    return Seat(player, row.rank, bool(row.gone), moves)


async def _known(
    connection: AsyncConnection, game: str, seats: int, players: set[Player]
) -> dict[Player, Standing]:
    here = (standings.c.game == game, standings.c.seats == seats, standings.c.player.in_(players))
    rows = await connection.execute(sa.select(standings).where(*here))
    return {row.player: Standing(row.mu, row.sigma, row.games) for row in rows}


async def _keep(connection: AsyncConnection, game: str, seats: int, after: Mapping[Player, Standing]) -> None:
    here = (standings.c.game == game, standings.c.seats == seats, standings.c.player.in_(list(after)))
    await connection.execute(sa.delete(standings).where(*here))
    rows = [
        {"game": game, "seats": seats, "player": player, **standing._asdict()}
        for player, standing in after.items()
        if not player.startswith("gone ")
    ]
    if rows:
        await connection.execute(sa.insert(standings), rows)
