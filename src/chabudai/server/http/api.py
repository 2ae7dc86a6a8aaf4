"""The API: requests about games and tables, and the routes of all other requests."""

from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route

from chabudai import __version__
from chabudai.bots import LEVELS
from chabudai.errors import BadOption, BadSeats, UnknownGame
from chabudai.games import GAMES
from chabudai.games import game as find_game
from chabudai.games.card import Game
from chabudai.games.options import Option
from chabudai.games.words import Words
from chabudai.languages import has, in_all
from chabudai.match.record import Record
from chabudai.server.errors import (
    BadClock,
    BadName,
    NameTaken,
    NeedsAccount,
    NoPage,
    NotOver,
    NotRateable,
    SeatTaken,
    TooMany,
    Unavailable,
)
from chabudai.server.http.described import described, read_query
from chabudai.server.http.desk import DeskRequests
from chabudai.server.http.endpoint import PLAYER, Endpoint, answer
from chabudai.server.http.hints import HintApi
from chabudai.server.http.invitations import InvitationApi
from chabudai.server.http.lessons import LessonApi
from chabudai.server.http.me import MyRequests
from chabudai.server.http.metrics import CONTENT_TYPE, may_ask
from chabudai.server.http.notifications import SubscriptionRequests
from chabudai.server.http.openapi import openapi, socket_schema
from chabudai.server.http.people import PeopleApi
from chabudai.server.http.pictures import PictureApi
from chabudai.server.http.preferences import PreferenceRequests
from chabudai.server.http.printing import PrintApi
from chabudai.server.http.reviews import ReviewApi
from chabudai.server.http.sign_in import SigningRequests
from chabudai.server.limits import address_of
from chabudai.server.services import Services
from chabudai.server.tables import access, records
from chabudai.server.types.socket import Health
from chabudai.server.types.tables import (
    GameCard,
    Join,
    Listing,
    ListingQuery,
    NewTable,
    Quick,
    Seated,
    Summary,
)


class Api(Endpoint):
    def __init__(self, services: Services) -> None:
        super().__init__(services)
        # Encoded on the first request; neither changes while the server runs.
        self._requests = cache(lambda app: msgspec.json.encode(openapi(app.routes)))
        self._messages = cache(lambda: msgspec.json.encode(socket_schema()))

    def routes(self) -> list[BaseRoute]:
        requests = [
            Route("/openapi.json", self.openapi),
            Route("/protocol.json", self.protocol),
            Route("/games", self.games),
            Route("/tables", self.listing, methods=["GET"]),
            Route("/tables", self.create, methods=["POST"]),
            Route("/quick", self.quick, methods=["POST"]),
            Route("/tables/{table}", self.summary),
            Route("/tables/{table}/join", self.join, methods=["POST"]),
            Route("/tables/{table}/record", self.record),
            *MyRequests(self._services).routes(),
            *SubscriptionRequests(self._services).routes(),
            *PreferenceRequests(self._services).routes(),
            *SigningRequests(self._services).routes(),
            *PeopleApi(self._services).routes(),
            *PrintApi(self._services).routes(),
            *LessonApi(self._services).routes(),
            *InvitationApi(self._services).routes(),
            *PictureApi(self._services).routes(),
            *ReviewApi(self._services).routes(),
            *HintApi(self._services).routes(),
            *DeskRequests(self._services).routes(),
        ]
        return [
            Mount("/api", routes=requests),
            Route("/healthz", self.health),
            Route("/readyz", self.ready),
            Route("/metrics", self.metrics),
        ]

    @described(answers=dict[str, Any])
    async def openapi(self, request: Request) -> Response:
        """This description of every request."""
        self._admit(request)
        return _written(self._requests(request.app))

    @described(answers=dict[str, Any])
    async def protocol(self, request: Request) -> Response:
        """The messages of a table's socket, as JSON Schema."""
        self._admit(request)
        return _written(self._messages())

    @described(answers=list[GameCard])
    async def games(self, request: Request) -> Response:
        """The games, with what a form needs to offer them."""
        self._admit(request)
        return answer([game_card(game) for game in GAMES.values()])

    @described(answers=Listing, query=ListingQuery, refuses=(UnknownGame,))
    async def listing(self, request: Request) -> Response:
        """Public tables with a free seat, the newest first."""
        self._admit(request)
        asked = read_query(request.query_params, ListingQuery)
        game = find_game(asked.game).name if asked.game is not None else None
        return answer(self._services.lobby.listing(game, asked.seats, asked.page))

    @described(
        answers=Seated,
        body=Quick,
        refuses=(UnknownGame, BadSeats, BadClock, BadName, NameTaken, TooMany, *PLAYER),
    )
    async def quick(self, request: Request) -> Response:
        """Join a waiting table, or make a public one."""
        self._admit(request, "new table")
        player, wanted = await self._player(request), await self._body(request, Quick)
        return answer(await self._services.quick(wanted, player, address_of(request)))

    @described(
        answers=Seated,
        status=201,
        body=NewTable,
        refuses=(
            *(UnknownGame, BadSeats, BadOption, BadClock, BadName, NameTaken),
            *(NeedsAccount, NotRateable, TooMany, *PLAYER),
        ),
    )
    async def create(self, request: Request) -> Response:
        """Make a table and sit down at it."""
        self._admit(request, "new table")
        player, wanted = await self._player(request), await self._body(request, NewTable)
        return answer(await self._services.create(wanted, player, address_of(request)), 201)

    @described(
        answers=Seated, body=Join, refuses=(BadSeats, BadName, NameTaken, SeatTaken, NeedsAccount, *PLAYER)
    )
    async def join(self, request: Request) -> Response:
        """Sit down at a free seat."""
        self._admit(request, "new table")
        player, wanted = await self._player(request), await self._body(request, Join)
        return answer(await self._services.join(request.path_params["table"], wanted, player))

    @described(answers=Summary)
    async def summary(self, request: Request) -> Response:
        """The public summary of a table."""
        self._admit(request)
        async with self._services.newest(request.path_params["table"]) as table, access.reading(table):
            return answer(records.summary(table))

    @described(answers=Record, refuses=(NotOver,))
    async def record(self, request: Request) -> Response:
        """A finished game as a record."""
        self._admit(request)
        async with self._services.newest(request.path_params["table"]) as table, access.reading(table):
            record = records.record(table)
        name = f"{record.game}-{table.id}.chabudai.json"
        return answer(record, headers={"Content-Disposition": f'attachment; filename="{name}"'})

    @described(answers=Health, admits=(Unavailable,))
    async def health(self, _request: Request) -> Response:
        """Whether the server can read its database."""
        await self._services.store.check()
        return answer(Health(status="ok", version=__version__))

    @described(answers=Health, admits=(Unavailable,))
    async def ready(self, _request: Request) -> Response:
        """Whether the server can write to its database."""
        await self._services.store.check_writing(self._services.time_source.now())
        return answer(Health(status="ok", version=__version__))

    @described(answers=str, media="text/plain", admits=(NoPage,))
    async def metrics(self, request: Request) -> Response:
        """Numbers for Prometheus, for the operator alone."""
        if not may_ask(request, self._services.settings.metrics_token):
            raise NoPage("there is nothing at this address")
        return Response(self._services.metrics.text(), media_type=CONTENT_TYPE)


def _written(content: bytes) -> Response:
    return Response(content, headers={"Cache-Control": "no-cache"}, media_type="application/json")


def game_card(game: Game) -> GameCard:
    return GameCard(
        name=game.name,
        title=game.title,
        seats=list(game.seats),
        minutes=game.minutes,
        summary=in_all(game.summary),
        levels=list(LEVELS),
        sides={str(seats): game.sides(seats) for seats in game.seats},
        options=[_form(option, game) for option in game.all_options()],
        silent_partners=game.silent_partners,
        points_at_cards=game.points_at_cards,
        has_windows=game.has_windows,
        box_options=list(game.box_options),
    )


def _form(option: Option, game: Game) -> dict[str, Any]:
    """Describe an option as a form field. A default that depends on other options is null: the server chooses it."""
    seats = game.seats
    forms = {count: option.kind.form(count) for count in seats}
    open_with = [count for count, form in forms.items() if "low" not in form or form["low"] < form["high"]]
    when = dict(option.when) if len(open_with) == len(seats) else {**option.when, "seats": tuple(open_with)}
    hint = _words(game, option, "hint")
    field = {
        "name": option.name,
        "label": in_all(_words(game, option, "label")),
        "hint": in_all(hint) if has(hint) else {},
        "default": None if callable(option.default) else option.default,
        **forms[max(open_with)],
        **{part: _names(game, option, values) for part, values in option.kind.named().items()},
    }
    return {**field, "when": when} if when else field


def _names(game: Game, option: Option, values: tuple[str, ...]) -> dict[str, dict[str, str]]:
    """Name every value in every language. The spaces of a value are hyphens in its key."""
    if called := getattr(option.kind, "called", ""):
        return {value: in_all(Words(f"games/{game.name}", called, {called: value})) for value in values}
    return {value: in_all(_words(game, option, f"values_{value.replace(' ', '-')}")) for value in values}


def _words(game: Game, option: Option, key: str) -> Words:
    return Words(f"games/{game.name}", f"option_{option.name}_{key}")
