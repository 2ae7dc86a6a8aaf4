"""Who asks: a browser by its cookie, or a program by a personal token."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from starlette.requests import HTTPConnection
from starlette.responses import Response

from chabudai.server.people.browser_names import told_by
from chabudai.server.refusals import BadCredentials, NotSignedIn, WrongScope
from chabudai.server.tables.tokens import digest
from chabudai.server.wire.origin import check_named_origin, is_secure

if TYPE_CHECKING:
    from chabudai.server.people.accounts import Accounts

SESSION_DAYS = 400
"""The longest that browsers keep a cookie."""

FRESH = 10 * 60 * 1000
"""Milliseconds after signing in during which nobody is asked again."""

Kind = Literal["person", "bot"]

_SAFE = {"GET", "HEAD", "OPTIONS"}


@dataclass(frozen=True, kw_only=True)
class Identity:
    """`scope` is what they may do here: everything after signing in, less by a personal token."""

    person: str
    name: str
    account: bool
    bot: bool
    scope: Literal["all", "play", "read"]
    key: bytes
    """The SHA-256 of the session's or the token's secret: what is taken away when they sign out."""
    since: int = 0

    @property
    def kind(self) -> "Kind | None":
        """As everybody may see it: an account of a person or of a bot; None is a guest."""
        return ("bot" if self.bot else "person") if self.account else None

    def check_may_play(self) -> None:
        if self.scope == "read":
            raise WrongScope("this token only reads", scope=self.scope)

    def check_owner(self) -> None:
        """What concerns the account itself is not for programs."""
        if self.scope != "all":
            raise WrongScope("a personal token does not change the account", scope=self.scope)


async def identify(
    connection: HTTPConnection, accounts: "Accounts", origins: tuple[str, ...]
) -> Identity | None:
    """Nobody, if neither a cookie nor a token came with it. A browser that changes something names its page."""
    bearer = connection.headers.get("authorization", "")
    if bearer:
        return await _by_token(bearer, accounts)
    token = connection.cookies.get(cookie_name(connection))
    if token is None:
        return None
    if connection.scope["type"] == "websocket" or connection.scope["method"] not in _SAFE:
        check_named_origin(connection, origins)
    browser = told_by(connection.headers.get("user-agent", ""))
    return await accounts.of_session(digest(token), browser)


async def _by_token(bearer: str, accounts: "Accounts") -> Identity:
    kind, _, token = bearer.partition(" ")
    found = await accounts.of_token(digest(token.strip())) if kind.lower() == "bearer" else None
    if found is None:
        raise BadCredentials("this personal token opens nothing")
    return found


def check_known(identity: Identity | None) -> Identity:
    if identity is None:
        raise NotSignedIn("sit down or sign in first")
    return identity


def cookie_name(connection: HTTPConnection) -> str:
    """Over https, a name that only this very host can set."""
    return "__Host-chabudai" if is_secure(connection) else "chabudai"


def give_cookie(connection: HTTPConnection, response: Response, token: str | None) -> Response:
    """Keep the token in the browser, out of reach of scripts and of other sites; None takes it away."""
    response.set_cookie(
        cookie_name(connection),
        token or "",
        max_age=SESSION_DAYS * 24 * 60 * 60 if token else 0,
        secure=is_secure(connection),
        httponly=True,
        samesite="lax",
    )
    return response
