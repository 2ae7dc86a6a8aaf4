"""Who may speak to this server from a browser: pages of the server itself, and those its operator names.

A request without an Origin does not come from somebody else's page; programs send none and bring a token.
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
    """A proxy may not say that it speaks https; but where we know it, a page that anybody could forge is not ours."""
    try:
        page, here = urlsplit(origin), urlsplit(f"//{connection.headers.get('host', '')}")
        usual = _USUAL_PORT[page.scheme]
        if is_secure(connection) and page.scheme != "https":
            return False
        return (page.hostname, page.port or usual) == (here.hostname, here.port or usual)
    except (KeyError, ValueError):
        return False


def check_named_origin(connection: HTTPConnection, allowed: Collection[str]) -> None:
    """For what a browser does by its cookie: the page must be named, and be one of ours."""
    if "origin" not in connection.headers:
        raise ForeignOrigin("a browser has to say which page it speaks for")
    check_origin(connection, allowed)
