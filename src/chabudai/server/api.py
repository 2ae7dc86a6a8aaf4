"""The few requests outside a table's socket."""

import asyncio
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route

from chabudai import __version__
from chabudai.bots import LEVELS
from chabudai.games import GAMES
from chabudai.games import game as find_game
from chabudai.games.card import Game
from chabudai.games.options import Option
from chabudai.server import messages, replaying
from chabudai.server.house import House
from chabudai.server.metrics import CONTENT_TYPE, may_ask
from chabudai.server.origin import check_origin
from chabudai.server.prints import Prints
from chabudai.server.protocol import MAX_FRAME, GameCard, Join, NewTable, Quick
from chabudai.server.rates import address_of
from chabudai.server.refusals import BadMessage, NoPage, TooLarge

Wanted = TypeVar("Wanted")


def answer(content: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    kept = {"Cache-Control": "no-store", **(headers or {})}
    return Response(msgspec.json.encode(content), status, kept, "application/json")


class Api:
    def __init__(self, house: House) -> None:
        self._house = house
        self._prints = Prints()

    def routes(self) -> list[BaseRoute]:
        requests = [
            Route("/games", self.games),
            Route("/games/{game}/print", self.print),
            Route("/tables", self.listing, methods=["GET"]),
            Route("/tables", self.create, methods=["POST"]),
            Route("/quick", self.quick, methods=["POST"]),
            Route("/tables/{table}", self.summary),
            Route("/tables/{table}/join", self.join, methods=["POST"]),
            Route("/tables/{table}/record", self.record),
            Route("/tables/{table}/replay", self.replay),
        ]
        return [
            Mount("/api", routes=requests),
            Route("/healthz", self.health),
            Route("/metrics", self.metrics),
        ]

    async def games(self, request: Request) -> Response:
        self._admit(request)
        return answer([game_card(game) for game in GAMES.values()])

    async def print(self, request: Request) -> Response:
        self._admit(request, "print")
        return await self._prints.answer(request)

    async def listing(self, request: Request) -> Response:
        self._admit(request)
        asked = request.query_params
        game = find_game(asked["game"]).name if "game" in asked else None
        seats = _number(asked["seats"], "seats") if "seats" in asked else None
        return answer(self._house.lobby.listing(game, seats, _number(asked.get("page", "0"), "page")))

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

    async def replay(self, request: Request) -> Response:
        self._admit(request)
        asked = request.query_params
        seat = _number(asked["seat"], "seat") if "seat" in asked else None
        first, count = (
            _number(asked.get(name, usual), name) for name, usual in (("first", "0"), ("count", "50"))
        )
        async with self._house.table(request.path_params["table"]) as table, table.reading():
            told = replaying.Told(table, seat)
        # A long game takes a while to look at; nobody else should wait for it.
        return await asyncio.to_thread(lambda: answer(told.replay(first, count)))

    async def health(self, _request: Request) -> Response:
        await self._house.store.check()
        return answer({"status": "ok", "version": __version__})

    async def metrics(self, request: Request) -> Response:
        if not may_ask(request, self._house.settings.metrics_token):
            raise NoPage("there is nothing at this address")
        return Response(self._house.metrics.text(), media_type=CONTENT_TYPE)

    def _admit(self, request: Request, what: str = "request") -> None:
        check_origin(request.headers, self._house.settings.origins)
        self._house.rates.check(what, address_of(request))

    async def _body(self, request: Request, wanted: type[Wanted]) -> Wanted:
        content = bytearray()
        try:
            async with asyncio.timeout(self._house.settings.hello_seconds):
                async for chunk in request.stream():
                    content += chunk
                    if len(content) > MAX_FRAME:
                        raise TooLarge(f"a request has at most {MAX_FRAME} bytes", most=MAX_FRAME)
            return msgspec.json.decode(content, type=wanted)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise BadMessage(f"this request cannot be read: {error}") from None
        except TimeoutError:
            raise BadMessage("this request did not arrive") from None


def _number(text: str, name: str) -> int:
    if not text.isdecimal() or len(text) > 6:
        raise BadMessage(f"{name} is a whole number", name=name)
    return int(text)


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
