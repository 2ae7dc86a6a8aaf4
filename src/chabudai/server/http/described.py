"""Descriptions of requests: their types, answers and refusals, declared beside their handlers.

They are the source of /api/openapi.json and of the decoding of queries. A route without one fails a test.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from starlette.routing import BaseRoute, Mount, Route

from chabudai.errors import ChabudaiError
from chabudai.server.errors import (
    BadMessage,
    ForeignOrigin,
    NoPage,
    NoTable,
    TableClosed,
    TooFast,
    TooLarge,
    Unavailable,
)

Refusals = tuple[type[ChabudaiError], ...]
Handler = TypeVar("Handler", bound=Callable[..., Any])
Asked = TypeVar("Asked", bound=msgspec.Struct)

ADMITTED: Refusals = (ForeignOrigin, TooFast, Unavailable)
"""The refusals that any request may get."""


@dataclass(frozen=True, kw_only=True)
class Description:
    """The types and refusals of one request, for OpenAPI."""

    answers: Any
    status: int = 200
    media: str = "application/json"
    body: Any = None
    query: type[msgspec.Struct] | None = None
    refuses: Refusals = ()
    admits: Refusals = ADMITTED

    def all_refusals(self, path: str) -> Refusals:
        read: Refusals = (BadMessage,) if self.body or self.query else ()
        sized: Refusals = (TooLarge,) if self.body else ()
        found: Refusals = (NoPage,) if "{" in path else ()
        seated: Refusals = (NoTable, TableClosed) if "{table}" in path else ()
        return (*self.refuses, *self.admits, *read, *sized, *found, *seated)


def described(**said: Any) -> Callable[[Handler], Handler]:
    """Decorate a handler with the fields of its Description. Its docstring is the summary."""

    def mark(handler: Handler) -> Handler:
        handler.description = Description(**said)  # type: ignore[attr-defined]
        return handler

    return mark


@dataclass(frozen=True)
class ApiMethod:
    """One method of one path, and its handler."""

    method: str
    path: str
    handler: Callable[..., Any]

    @property
    def description(self) -> Description | None:
        found = getattr(self.handler, "description", None)
        return found if isinstance(found, Description) else None

    @property
    def line(self) -> str:
        return f"{self.method} {self.path}"


def endpoints(routes: list[BaseRoute], prefix: str = "") -> list[ApiMethod]:
    """Return every method of every route, without the files of the page."""
    found: list[ApiMethod] = []
    for route in routes:
        if isinstance(route, Mount):
            found += endpoints(list(route.routes), prefix + route.path)
        elif isinstance(route, Route) and ":path}" not in route.path:
            methods = sorted((route.methods or set()) - {"HEAD"})
            found += [ApiMethod(method, prefix + route.path, route.endpoint) for method in methods]
    return found


def read_query(asked: Mapping[str, str], kind: type[Asked]) -> Asked:
    """Decode a query string as its type; unknown names are ignored."""
    if any("\0" in word for word in asked.values()):
        raise BadMessage("this query cannot be read: text must not hold the character NUL")
    try:
        return msgspec.convert(dict(asked), kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadMessage(f"this query cannot be read: {error}") from None
