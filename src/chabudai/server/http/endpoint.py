"""The base of all handlers: checks origin, rate limit, size and identity of a request."""

import asyncio
from typing import Any, TypeVar

import msgspec
from starlette.background import BackgroundTask
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from chabudai.server.accounts.identity import Identity
from chabudai.server.desk.audit_log import Actor
from chabudai.server.errors import (
    BadCredentials,
    BadMessage,
    Banned,
    ConfirmIdentity,
    NeedsAccount,
    NoPage,
    NotModerator,
    NotSignedIn,
    TooLarge,
    WrongScope,
)
from chabudai.server.http.described import Refusals
from chabudai.server.http.identify import check_known, give_cookie, identify
from chabudai.server.http.origin import check_origin
from chabudai.server.limits import address_of
from chabudai.server.services import Services
from chabudai.server.types.socket import MAX_FRAME

Wanted = TypeVar("Wanted")

# The refusals of each check below.
WHO: Refusals = (BadCredentials,)
PLAYER: Refusals = (*WHO, WrongScope, Banned)
KNOWN: Refusals = (*WHO, NotSignedIn)
OWNER: Refusals = (*KNOWN, WrongScope)
ACCOUNT: Refusals = (*OWNER, NeedsAccount)
MODERATOR: Refusals = (*ACCOUNT, NotModerator)
CONFIRMED: Refusals = (*ACCOUNT, ConfirmIdentity)


def answer(content: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    kept = {"Cache-Control": "no-store", **(headers or {})}
    return Response(msgspec.json.encode(content), status, kept, "application/json")


class Endpoint:
    """Handlers of one resource."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def _admit(self, request: Request, what: str = "request") -> None:
        check_origin(request, self._services.settings.origins)
        if any(map(_has_nul, request.path_params.values())):
            raise NoPage("there is nothing at this address")
        self._services.limits.check(what, address_of(request))

    async def _who(self, request: Request) -> Identity | None:
        services = self._services
        return await identify(request, services.accounts, services.limits, services.settings.origins)

    async def _player(self, request: Request) -> Identity | None:
        """Return the identity, if any; raise WrongScope if it may not play."""
        identity = await self._who(request)
        if identity:
            identity.check_may_play()
        if identity is None or not identity.account:
            self._check_address(request)
        return identity

    def _check_address(self, request: Request) -> None:
        """Raise Banned if guests from this address are banned."""
        self._services.measures.check_address(address_of(request))

    async def _known(self, request: Request) -> Identity:
        """Return the guest or account; raise NotSignedIn if there is none."""
        return check_known(await self._who(request))

    async def _owner(self, request: Request) -> Identity:
        """Return the guest or account of a session; a personal token is refused."""
        identity = await self._known(request)
        identity.check_owner()
        return identity

    async def _account(self, request: Request) -> Identity:
        identity = await self._owner(request)
        if not identity.account:
            raise NeedsAccount("this is for accounts, and you are a guest")
        return identity

    async def _moderator(self, request: Request) -> Actor:
        """Return the moderator or operator who asks, in person."""
        identity = await self._account(request)
        if identity.role is None:
            raise NotModerator("this is for moderators")
        return Actor(person=identity.person, name=identity.name, role=identity.role)

    async def _confirmed(self, request: Request) -> Identity:
        """Return the account whose owner has lately proved who they are; raise ConfirmIdentity otherwise."""
        identity = await self._account(request)
        identity.check_fresh(self._services.time_source.now())
        return identity

    def _let_in(
        self, request: Request, content: object, token: str, former: Identity | None, status: int = 200
    ) -> Response:
        """Answer with the cookie of a new session. The sockets of the former session are closed after it."""
        response = give_cookie(request, answer(content, status), token)
        if former and former.scope == "all":
            response.background = BackgroundTask(self._disconnect, former)
        return response

    async def _disconnect(self, former: Identity) -> None:
        self._services.disconnect(former.person, former.key)

    async def _body(self, request: Request, wanted: type[Wanted], most: int = MAX_FRAME) -> Wanted:
        content = bytearray()
        try:
            async with asyncio.timeout(self._services.settings.hello_seconds):
                async for chunk in request.stream():
                    content += chunk
                    if len(content) > most:
                        raise TooLarge(f"a request has at most {most} bytes", most=most)
            # JSON can only write NUL like this. A match may also be text about it, so the content is checked.
            if b"\\u0000" in content and _has_nul(msgspec.json.decode(content)):
                raise BadMessage("this request cannot be read: text must not hold the character NUL")
            return msgspec.json.decode(content, type=wanted)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise BadMessage(f"this request cannot be read: {error}") from None
        except (TimeoutError, ClientDisconnect):
            raise BadMessage("this request did not arrive") from None


def _has_nul(content: Any) -> bool:
    """Tell whether any text contains NUL, which PostgreSQL cannot store."""
    match content:
        case str():
            return "\0" in content
        case dict():
            return any(_has_nul(key) or _has_nul(value) for key, value in content.items())
        case list():
            return any(map(_has_nul, content))
    return False
