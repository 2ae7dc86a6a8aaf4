"""The few requests outside a table's socket."""

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route

from chabudai import __version__
from chabudai.bots import LEVELS
from chabudai.games import GAMES
from chabudai.games import game as find_game
from chabudai.games.card import Game
from chabudai.games.options import Option
from chabudai.server import messages
from chabudai.server.door import Door, answer, number
from chabudai.server.metrics import CONTENT_TYPE, may_ask
from chabudai.server.protocol import GameCard, Join, NewTable, Quick
from chabudai.server.refusals import NoPage
from chabudai.server.review_api import ReviewApi


class Api(Door):
    def routes(self) -> list[BaseRoute]:
        requests = [
            Route("/games", self.games),
            Route("/tables", self.listing, methods=["GET"]),
            Route("/tables", self.create, methods=["POST"]),
            Route("/quick", self.quick, methods=["POST"]),
            Route("/tables/{table}", self.summary),
            Route("/tables/{table}/join", self.join, methods=["POST"]),
            Route("/tables/{table}/record", self.record),
            *ReviewApi(self._house).routes(),
        ]
        return [
            Mount("/api", routes=requests),
            Route("/healthz", self.health),
            Route("/metrics", self.metrics),
        ]

    async def games(self, request: Request) -> Response:
        self._admit(request)
        return answer([game_card(game) for game in GAMES.values()])

    async def listing(self, request: Request) -> Response:
        self._admit(request)
        asked = request.query_params
        game = find_game(asked["game"]).name if "game" in asked else None
        seats = number(asked["seats"], "seats") if "seats" in asked else None
        return answer(self._house.lobby.listing(game, seats, number(asked.get("page", "0"), "page")))

    async def quick(self, request: Request) -> Response:
        self._admit(request, "new table")
        return answer(await self._house.quick(await self._body(request, Quick)))

    async def create(self, request: Request) -> Response:
        self._admit(request, "new table")
        return answer(await self._house.create(await self._body(request, NewTable)), 201)

    async def join(self, request: Request) -> Response:
        self._admit(request, "new table")
        wanted = await self._body(request, Join)
        return answer(await self._house.join(request.path_params["table"], wanted))

    async def summary(self, request: Request) -> Response:
        self._admit(request)
        async with self._house.table(request.path_params["table"]) as table, table.reading():
            return answer(messages.summary(table))

    async def record(self, request: Request) -> Response:
        self._admit(request)
        async with self._house.table(request.path_params["table"]) as table, table.reading():
            record = messages.record(table)
        name = f"{record.game}-{table.id}.chabudai.json"
        return answer(record, headers={"Content-Disposition": f'attachment; filename="{name}"'})

    async def health(self, _request: Request) -> Response:
        await self._house.store.check()
        return answer({"status": "ok", "version": __version__})

    async def metrics(self, request: Request) -> Response:
        if not may_ask(request, self._house.settings.metrics_token):
            raise NoPage("there is nothing at this address")
        return Response(self._house.metrics.text(), media_type=CONTENT_TYPE)


def game_card(game: Game) -> GameCard:
    return GameCard(
        name=game.name,
        title=game.title,
        seats=list(game.seats),
        minutes=game.minutes,
        summary=game.summary,
        levels=list(LEVELS),
        sides={str(seats): game.sides(seats) for seats in game.seats},
        options=[_form(option, game.seats) for option in game.all_options()],
        silent_partners=game.silent_partners,
        points_at_cards=game.points_at_cards,
    )


def _form(option: Option, seats: tuple[int, ...]) -> dict[str, Any]:
    """A field of a form. A default that depends on other choices is left to the server: null."""
    forms = {count: option.kind.form(count) for count in seats}
    open_with = [count for count, form in forms.items() if "low" not in form or form["low"] < form["high"]]
    when = dict(option.when) if len(open_with) == len(seats) else {**option.when, "seats": tuple(open_with)}
    field = {
        "name": option.name,
        "label": option.label,
        "hint": option.hint,
        "default": None if callable(option.default) else option.default,
        **forms[max(open_with)],
    }
    return {**field, "when": when} if when else field
