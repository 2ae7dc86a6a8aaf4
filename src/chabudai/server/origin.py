"""Who may speak to this server from a browser: pages of the server itself, and those its operator names.

A request without an Origin does not come from somebody else's page; programs send none and bring a token.
"""

from collections.abc import Collection, Mapping
from urllib.parse import urlsplit

from chabudai.server.refusals import ForeignOrigin

_USUAL_PORT = {"http": 80, "https": 443}


def check_origin(headers: Mapping[str, str], allowed: Collection[str]) -> None:
    origin = headers.get("origin")
    if origin is None or origin.lower() in allowed or _same_host(origin, headers.get("host", "")):
        return
    raise ForeignOrigin("this page may not speak for the players of this server")


def _same_host(origin: str, host: str) -> bool:
    try:
        page, here = urlsplit(origin), urlsplit(f"//{host}")
        usual = _USUAL_PORT[page.scheme]
        return (page.hostname, page.port or usual) == (here.hostname, here.port or usual)
    except (KeyError, ValueError):
        return False


def check_named_origin(headers: Mapping[str, str], allowed: Collection[str]) -> None:
    """For what a browser does by its cookie: the page must be named, and be one of ours."""
    if "origin" not in headers:
        raise ForeignOrigin("a browser has to say which page it speaks for")
    check_origin(headers, allowed)
