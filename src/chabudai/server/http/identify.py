"""Identifies the sender of a request: a browser by its cookie, or a program by a personal token."""

from starlette.requests import HTTPConnection
from starlette.responses import Response

from chabudai.server.accounts.accounts import Accounts
from chabudai.server.accounts.browser_names import browser_name_of
from chabudai.server.accounts.identity import SESSION_DAYS, Identity
from chabudai.server.errors import BadCredentials, NotSignedIn
from chabudai.server.http.failed_sign_ins import log_failure
from chabudai.server.http.origin import check_named_origin, is_secure
from chabudai.server.limits import Limits, address_of
from chabudai.server.tokens import digest

_SAFE = {"GET", "HEAD", "OPTIONS"}


async def identify(
    connection: HTTPConnection, accounts: Accounts, limits: Limits, origins: tuple[str, ...]
) -> Identity | None:
    """Return the identity, or None without a cookie or token. A browser that changes something must send its origin."""
    bearer = connection.headers.get("authorization", "")
    if bearer:
        return await _by_token(connection, bearer, accounts, limits)
    token = _session_token(connection)
    if token is None:
        return None
    if connection.scope["type"] == "websocket" or connection.scope["method"] not in _SAFE:
        check_named_origin(connection, origins)
    browser = browser_name_of(connection.headers.get("user-agent", ""))
    return await accounts.of_session(digest(token), browser)


def _session_token(connection: HTTPConnection) -> str | None:
    """Return the session of the cookie; None if there are two: then somebody else has planted one of them."""
    name = cookie_name(connection)
    parts = [part.partition("=") for line in connection.headers.getlist("cookie") for part in line.split(";")]
    tokens = {value.strip().strip('"') for key, _, value in parts if key.strip() == name}
    return tokens.pop() if len(tokens) == 1 else None


async def _by_token(connection: HTTPConnection, bearer: str, accounts: Accounts, limits: Limits) -> Identity:
    """Return the identity of a personal token. An address that shows too many wrong ones has to wait."""
    address = address_of(connection)
    limits.check_room("wrong token", address)
    kind, _, token = bearer.partition(" ")
    found = await accounts.of_token(digest(token.strip())) if kind.lower() == "bearer" else None
    if found is None:
        limits.check("wrong token", address)
        log_failure(connection, "token")
        raise BadCredentials("this personal token opens nothing")
    return found


def check_known(identity: Identity | None) -> Identity:
    if identity is None:
        raise NotSignedIn("sit down or sign in first")
    return identity


def cookie_name(connection: HTTPConnection) -> str:
    """Return the name of the session cookie; over https one with the `__Host-` prefix."""
    return "__Host-chabudai" if is_secure(connection) else "chabudai"


def give_cookie(connection: HTTPConnection, response: Response, token: str | None) -> Response:
    """Set the session cookie, unreadable for scripts and other sites; None deletes it."""
    response.set_cookie(
        cookie_name(connection),
        token or "",
        max_age=SESSION_DAYS * 24 * 60 * 60 if token else 0,
        secure=is_secure(connection),
        httponly=True,
        samesite="lax",
    )
    return response
