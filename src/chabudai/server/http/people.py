"""Requests about people and games of the past: my tables, profiles, leaderboards, statistics."""

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from chabudai.errors import BadSeats, Refused, UnknownGame
from chabudai.games import game as find_game
from chabudai.server.accounts import history
from chabudai.server.accounts.leaderboards import leaderboard
from chabudai.server.accounts.rating_changes import rated_game
from chabudai.server.errors import NoPerson, NotOver
from chabudai.server.http.described import described, read_query
from chabudai.server.http.endpoint import KNOWN, Endpoint, answer
from chabudai.server.tables import access, records, seating
from chabudai.server.types.accounts import (
    GameStatistics,
    Leaderboard,
    LeaderboardQuery,
    MyTable,
    MyTables,
    PageQuery,
    PastGames,
    Profile,
    RatedGame,
)

MOST_RUNNING = 50


class PeopleApi(Endpoint):
    def routes(self) -> list[BaseRoute]:
        return [
            Route("/me/tables", self.my_tables),
            Route("/people/{name}", self.profile),
            Route("/people/{name}/games", self.games_of),
            Route("/leaderboards/{game}", self.leaderboard),
            Route("/statistics/{game}", self.statistics),
            Route("/tables/{table}/ratings", self.rating_changes),
        ]

    @described(answers=MyTables, query=PageQuery, refuses=KNOWN)
    async def my_tables(self, request: Request) -> Response:
        """My tables: running ones, and a page of finished ones."""
        self._admit(request)
        asked, me = read_query(request.query_params, PageQuery), await self._known(request)
        running = [] if asked.page else await self._running(me.person)
        async with self._services.store.reading() as connection:
            finished, more = await history.games_of(
                connection, me.person, asked.page, everybody_may_see=False
            )
        return answer(MyTables(running=running, finished=finished, page=asked.page, more=more))

    async def _running(self, person: str) -> list[MyTable]:
        """Return the person's unfinished tables, those where it is their turn first."""
        found = []
        for name in (await seating.unfinished_of(self._services.store, person))[:MOST_RUNNING]:
            try:
                async with self._services.table(name) as table, access.reading(table):
                    seat = table.saved.seat_of_person(person)
                    if seat is not None and table.match.outcome is None:
                        awaited = table.started and seat in table.match.awaiting
                        found.append(MyTable(table=records.summary(table), seat=seat, awaited=awaited))
            except Refused:
                continue
        return sorted(found, key=lambda one: not one.awaited)

    @described(answers=Profile, refuses=(NoPerson,))
    async def profile(self, request: Request) -> Response:
        """The public profile of an account."""
        self._admit(request)
        person = await self._named(request)
        async with self._services.store.reading() as connection:
            return answer(
                Profile(
                    name=person.name,
                    bot=bool(person.bot),
                    since=person.created,
                    ratings=await history.ratings_of(connection, person.id),
                    tallies=await history.tallies_of(connection, person.id),
                )
            )

    @described(answers=PastGames, query=PageQuery, refuses=(NoPerson,))
    async def games_of(self, request: Request) -> Response:
        """The rated and public games of an account, the latest first."""
        self._admit(request)
        asked, person = read_query(request.query_params, PageQuery), await self._named(request)
        async with self._services.store.reading() as connection:
            games, more = await history.games_of(connection, person.id, asked.page, everybody_may_see=True)
        return answer(PastGames(games=games, page=asked.page, more=more))

    async def _named(self, request: Request) -> Any:
        found = await self._services.accounts.named(request.path_params["name"])
        if found is None:
            raise NoPerson("no account has this name")
        return found

    @described(answers=Leaderboard, query=LeaderboardQuery, refuses=(UnknownGame, BadSeats))
    async def leaderboard(self, request: Request) -> Response:
        """The leaderboard of a game and number of players."""
        self._admit(request)
        asked = read_query(request.query_params, LeaderboardQuery)
        game = find_game(request.path_params["game"])
        count = game.check_seats(asked.seats)
        async with self._services.store.reading() as connection:
            return answer(await leaderboard(connection, game.name, count, bots=asked.bots))

    @described(answers=GameStatistics, refuses=(UnknownGame,))
    async def statistics(self, request: Request) -> Response:
        """Lengths, scores and the first player's wins, over all finished games."""
        self._admit(request)
        return answer(await self._services.statistics.of(request.path_params["game"]))

    @described(answers=RatedGame, refuses=(NotOver,))
    async def rating_changes(self, request: Request) -> Response:
        """The rating changes of a finished game, or why it did not count."""
        self._admit(request)
        name = request.path_params["table"]
        async with self._services.newest(name) as table, access.reading(table):
            if table.match.outcome is None:
                raise NotOver("ratings change when the game is over")
        await self._services.ratings.settle()
        async with self._services.store.reading() as connection:
            return answer(await rated_game(connection, name))
