"""Opens and closes one WebSocket: checks the origin, waits for `hello`, subscribes, and cleans up at the end."""

import asyncio
import itertools

import msgspec
import structlog
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from chabudai.errors import ChabudaiError
from chabudai.server.accounts.identity import Identity
from chabudai.server.errors import BadMessage, TableGone, status_of
from chabudai.server.http.headers import HEADERS
from chabudai.server.http.identify import identify
from chabudai.server.http.origin import check_origin
from chabudai.server.limits import address_of
from chabudai.server.services import Services
from chabudai.server.socket.connection import Connection, NotText, read, refusal_of
from chabudai.server.socket.protocol import SocketProtocol
from chabudai.server.tables import access
from chabudai.server.tables.addresses import address_tag
from chabudai.server.tables.subscribers import Subscriber
from chabudai.server.types.socket import Command, Done, Hello, Problem

_POLICY, _INTERNAL, _COME_BACK, _NOT_TEXT = 1008, 1011, 1012, 1007
_CLOSE = {"too-large": 1009, "too-fast": 1013, "unavailable": _COME_BACK}
_LEFT = (WebSocketDisconnect, WebSocketDisconnected)

_numbers = itertools.count()
log = structlog.get_logger()


async def serve_socket(websocket: WebSocket, services: Services) -> None:
    try:
        check_origin(websocket, services.settings.origins)
        services.limits.check("request", address_of(websocket))
        identity = await identify(websocket, services.accounts, services.limits, services.settings.origins)
    except ChabudaiError as error:
        await _deny(websocket, error)
        return
    await websocket.accept()
    protocol: SocketProtocol = websocket.state.protocol  # `serve.py` makes it; another ASGI server has none.
    protocol.forget_handshake()
    protocol.send_seconds = services.settings.send_seconds
    try:
        reason = await _serve(websocket, protocol, services, identity)
    except Exception as error:
        await _close(websocket, protocol, services, error)
    else:
        await _close(websocket, protocol, services, reason)


async def _close(
    websocket: WebSocket, protocol: SocketProtocol, services: Services, reason: Exception | None
) -> None:
    """Close the socket with the code for this reason, and for our own errors with a refusal."""
    if reason is None or isinstance(reason, _LEFT):
        return
    code = _INTERNAL
    if isinstance(reason, TableGone):
        code = _COME_BACK
    elif isinstance(reason, NotText):
        code = _NOT_TEXT
    elif isinstance(reason, ChabudaiError):
        protocol.write((refusal_of(reason, None),))
        code = _CLOSE.get(reason.code, _POLICY)
    else:
        log.error("a connection failed", exc_info=reason)
    try:
        async with asyncio.timeout(services.settings.send_seconds):
            await websocket.close(code)
    except (*_LEFT, TimeoutError, RuntimeError):
        log.debug("a socket was closed already", code=code)


async def _serve(
    websocket: WebSocket, protocol: SocketProtocol, services: Services, identity: Identity | None
) -> Exception | None:
    """Serve this socket until it ends; return why. The reason is not raised: that would keep this frame alive."""
    address = address_of(websocket)
    with services.limits.socket(address):
        async with services.table(websocket.path_params["table"]) as table:
            hello = await _hello(websocket, services.settings.hello_seconds)
            await access.catch_up(table)
            table.check_not_gone()
            if hello.token is not None:
                await access.check_token(table, hello.token)
            connection = Connection(
                protocol,
                services.limits,
                services.metrics,
                services.measures,
                Recovery(services),
                address,
                f"socket {next(_numbers)}",
            )
            subscriber = Subscriber(table, hello, connection, identity, address)
            services.measures.check_people(subscriber.people)
            subscriber.address_tag = address_tag(table.saved.secret, address)
            table.subscribers[subscriber] = None
            connection.open(subscriber)
            table.wake()
            services.note_presence(table)
            try:
                reason = await connection.ended
                # Wait for the answer to the last command.
                await connection.idle()
                return reason
            finally:
                connection.close()
                _leave(subscriber, services)


def _leave(subscriber: Subscriber, services: Services) -> None:
    table = subscriber.table
    table.subscribers.pop(subscriber, None)
    table.wake()
    services.note_presence(table)
    if subscriber.seat is not None:
        services.lobby.leave(table.id)
        services.notifications.schedule(table)


async def _hello(websocket: WebSocket, seconds: float) -> Hello:
    try:
        async with asyncio.timeout(seconds):
            message = await websocket.receive()
    except TimeoutError:
        raise BadMessage("nobody said hello") from None
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    hello = read(message["bytes"] if text is None else text.encode())
    if not isinstance(hello, Hello):
        raise BadMessage("the first message is hello")
    return hello


class Recovery:
    """Database queries that a connection needs in rare cases before it can answer."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def check_name(self, connection: Connection, subscriber: Subscriber, command: Command) -> None:
        """Check that a spectator without an account does not use an account's name, then start the command."""
        self._services.finish_later(self._check_name(connection, subscriber, command))

    async def _check_name(self, connection: Connection, subscriber: Subscriber, command: Command) -> None:
        try:
            await self._services.accounts.check_free(subscriber.name or "")
        except ChabudaiError as error:
            connection.refuse(error)
        else:
            connection.start(command)

    def check_done_elsewhere(
        self, connection: Connection, subscriber: Subscriber, command: Command, error: ChabudaiError
    ) -> None:
        """Check whether another server has done a refused command, whose answer was lost."""
        self._services.finish_later(self._check_done_elsewhere(connection, subscriber, command, error))

    async def _check_done_elsewhere(
        self, connection: Connection, subscriber: Subscriber, command: Command, error: ChabudaiError
    ) -> None:
        version, table, seat = None, subscriber.table, subscriber.seat
        if seat is not None and command.key is not None:
            try:
                version = await self._services.store.done(
                    table.id, table.saved.people[seat].since, command.key
                )
            except ChabudaiError as failure:
                error = failure
        if version is None:
            connection.refuse(error)
        else:
            connection.confirm(Done(id=command.id, version=version))


async def _deny(websocket: WebSocket, error: ChabudaiError) -> None:
    problem = Problem(code=error.code, message=error.message, details=error.details)
    body = msgspec.json.encode(problem)
    await websocket.send_denial_response(
        Response(body, status_of(error), HEADERS, media_type="application/json")
    )
