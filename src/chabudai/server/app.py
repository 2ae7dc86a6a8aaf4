"""The ASGI application: routes, errors as JSON, and the services that open and close with it."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Mount, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from chabudai.errors import ChabudaiError
from chabudai.server.errors import BadMethod, NoPage, Unavailable, status_of
from chabudai.server.http.api import Api
from chabudai.server.http.docs_site import Docs, find_docs
from chabudai.server.http.endpoint import answer
from chabudai.server.http.headers import HEADERS, SecurityHeaders
from chabudai.server.http.metrics import ServiceMetrics
from chabudai.server.http.page import Page, absent, find_page
from chabudai.server.services import Services
from chabudai.server.settings import BadSetting, Settings
from chabudai.server.socket.endpoint import serve_socket
from chabudai.server.time_source import TimeSource
from chabudai.server.types.socket import Problem

log = structlog.get_logger()


class App(Starlette):
    """Starlette with sockets outside its middleware, which would hold memory while a socket is open."""

    def __init__(self, services: Services, **options: Any) -> None:
        super().__init__(**options)
        self._services = services
        self._sockets = WebSocketRoute("/ws/{table}", self._talk)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        match, found = self._sockets.matches(scope)
        if match is Match.FULL:
            scope.update(found)
            await self._talk(WebSocket(scope, receive, send))
        else:
            await super().__call__(scope, receive, send)

    async def _talk(self, websocket: WebSocket) -> None:
        await serve_socket(websocket, self._services)


def create_app(settings: Settings, time_source: TimeSource | None = None) -> Starlette:
    """Return the ASGI application for these settings. Tests pass a time source of their own."""
    services = Services(settings, time_source or TimeSource())
    services.metrics.register(ServiceMetrics(services))

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        try:
            await services.open()
        except BadSetting as error:
            app.state.failure = str(error)
            raise
        try:
            yield
        finally:
            await services.close()

    app = assemble(services, [*_docs(settings), _page(settings)], lifespan=lifespan)
    app.state.services = services
    return app


def assemble(services: Services, pages: Sequence[BaseRoute], **options: Any) -> App:
    """Return the application of these services, with these pages beside the API."""
    return App(
        services,
        routes=[*Api(services).routes(), *pages],
        middleware=[Middleware(SecurityHeaders)],
        exception_handlers={ChabudaiError: refuse, HTTPException: miss, Exception: fail},
        **options,
    )


def _docs(settings: Settings) -> list[BaseRoute]:
    folder = find_docs(settings.docs)
    return [Mount("/docs", GZipMiddleware(Docs(folder), compresslevel=6))] if folder else []


def _page(settings: Settings) -> BaseRoute:
    # Only the page is compressed: API answers may contain secrets next to text that others choose (BREACH).
    folder = find_page(settings.page)
    return (
        Mount("/", GZipMiddleware(Page(folder), compresslevel=6)) if folder else Route("/{rest:path}", absent)
    )


async def refuse(_request: Request, error: Exception) -> Response:
    assert isinstance(error, ChabudaiError)
    headers = {"Retry-After": str(error.details["seconds"])} if error.code == "too-fast" else None
    problem = Problem(code=error.code, message=error.message, details=error.details)
    return answer(problem, status_of(error), headers)


async def miss(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        refused = await refuse(request, BadMethod(f"{request.method} is not answered here"))
        refused.headers.update(error.headers or {})
        return refused
    return await refuse(request, NoPage("there is nothing at this address"))


async def fail(request: Request, error: Exception) -> Response:
    log.error("a request failed", method=request.method, exc_info=error)
    failed = await refuse(request, Unavailable("something went wrong here"))
    # This answer does not pass through the middleware.
    failed.headers.update(HEADERS)
    return failed
