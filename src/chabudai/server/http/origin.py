"""Checks the origin of browser requests: only the server's own pages and the configured origins are allowed.

A request without an Origin does not come from a foreign page; programs send none, but a token.
"""

from collections.abc import Collection
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from chabudai.server.errors import ForeignOrigin

_USUAL_PORT = {"http": 80, "https": 443}


def is_secure(connection: HTTPConnection) -> bool:
    return connection.scope["scheme"] in {"https", "wss"}


def check_origin(connection: HTTPConnection, allowed: Collection[str]) -> None:
    origin = connection.headers.get("origin")
    if origin is None or origin.lower() in allowed or _is_ours(connection, origin):
        return
    raise ForeignOrigin("this page may not speak for the players of this server")


def _is_ours(connection: HTTPConnection, origin: str) -> bool:
    """Compare hosts. Behind a proxy https may be unknown; where it is known, an http origin is refused."""
    try:
        page, here = urlsplit(origin), urlsplit(f"//{connection.headers.get('host', '')}")
        usual = _USUAL_PORT[page.scheme]
        if is_secure(connection) and page.scheme != "https":
            return False
        return (page.hostname, page.port or usual) == (here.hostname, here.port or usual)
    except (KeyError, ValueError):
        return False


def check_named_origin(connection: HTTPConnection, allowed: Collection[str]) -> None:
    """Check a request with a cookie: its origin must be present and allowed."""
    if "origin" not in connection.headers:
        raise ForeignOrigin("a browser has to say which page it speaks for")
    check_origin(connection, allowed)
