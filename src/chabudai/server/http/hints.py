"""Hints for a person who plays against bots alone. A hint uses only what its seat knows."""

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from chabudai.bots.advice import STRONGEST, reason
from chabudai.core import Dice
from chabudai.errors import GameOver, NotAwaited
from chabudai.languages import in_all
from chabudai.server import random_source
from chabudai.server.accounts.identity import Identity, owner_of
from chabudai.server.errors import BadToken, NoHint, NotOver, NotSeated, NotStarted, Unavailable
from chabudai.server.http.described import described
from chabudai.server.http.endpoint import PLAYER, Endpoint, answer
from chabudai.server.limits import address_of
from chabudai.server.tables import access
from chabudai.server.tables.table import Table
from chabudai.server.tokens import digest


class HintRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables/{table}/hint: the token of the seat; None where the seat is an account's."""

    token: str | None = None


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """A hint: one of the legal actions of the view of this version, with a reason if there is one."""

    version: int
    action: Any
    why: dict[str, str] | None
    """In every language, by its tag."""


class HintApi(Endpoint):
    def routes(self) -> list[Route]:
        return [Route("/tables/{table}/hint", self.hint, methods=["POST"])]

    @described(
        answers=Hint,
        body=HintRequest,
        refuses=(
            NotSeated,
            NotStarted,
            NotOver,
            BadToken,
            GameOver,
            NotAwaited,
            NoHint,
            Unavailable,
            *PLAYER,
        ),
    )
    async def hint(self, request: Request) -> Response:
        """What the strongest bot would do, for a person who plays against bots alone in a game that is not rated."""
        self._admit(request, "hint")
        identity, wanted = await self._player(request), await self._body(request, HintRequest)
        owner = owner_of(identity, address_of(request))
        async with self._services.newest(request.path_params["table"]) as table:
            async with access.reading(table):
                seat = table.check_may_act(_seat_of(table, wanted.token, identity))
                _check_casual(table, seat)
                version, view = table.match.version, table.view(seat)
                played = [(entry.who, entry.text) for entry in table.match.live()]
            game = table.match.game
            await self._services.running_rated.check(game.name, table.match.seats, played)
            text = await self._services.workers.advise(game, STRONGEST, view, owner)
        action, why = reason(game, view, text, Dice(random_source.bits(63)))
        return answer(Hint(version=version, action=action, why=in_all(why) if why else None))


def _seat_of(table: Table, token: str | None, identity: Identity | None) -> int | None:
    if token is not None:
        table.check_token(token)
        return table.saved.seat_of(digest(token))
    return table.saved.seat_of_person(identity.person) if identity else None


def _check_casual(table: Table, seat: int) -> None:
    if table.match.outcome:
        raise GameOver("the game is over")
    # A person whose seat a bot has taken over may come back.
    if table.saved.rated or set(table.saved.people) != {seat} or seat in table.match.bots:
        raise NoHint("hints are for games with bots alone that do not count")
    if seat not in table.match.awaiting:
        raise NotAwaited("it is not your turn", seat=seat)
