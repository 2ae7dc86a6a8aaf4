"""Open and close one WebSocket: check the origin, wait for `hello`, subscribe, and clean up at the end."""

import asyncio
import itertools
from typing import TYPE_CHECKING

import msgspec
import structlog
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from chabudai.errors import ChabudaiError
from chabudai.server.people.identity import Identity, identify
from chabudai.server.protocol import Command, Done, Hello, Problem
from chabudai.server.refusals import BadMessage, TableGone, status_of
from chabudai.server.tables import access
from chabudai.server.tables.subscribers import Subscriber
from chabudai.server.wire.connection import Connection, NotText, read, refusal_of
from chabudai.server.wire.headers import HEADERS
from chabudai.server.wire.lines import Line
from chabudai.server.wire.origin import check_origin
from chabudai.server.wire.rates import address_of

if TYPE_CHECKING:
    from chabudai.server.house import House

_POLICY, _INTERNAL, _COME_BACK, _NOT_TEXT = 1008, 1011, 1012, 1007
_CLOSE = {"too-large": 1009, "too-fast": 1013, "unavailable": _COME_BACK}
_LEFT = (WebSocketDisconnect, WebSocketDisconnected)

_numbers = itertools.count()
log = structlog.get_logger()


async def serve_socket(websocket: WebSocket, house: "House") -> None:
    try:
        check_origin(websocket, house.settings.origins)
        identity = await identify(websocket, house.accounts, house.settings.origins)
    except ChabudaiError as error:
        await _deny(websocket, error)
        return
    await websocket.accept()
    line: Line = websocket.state.line  # `serve.py` makes it; another ASGI server has none.
    line.forget_handshake()
    line.send_seconds = house.settings.send_seconds
    try:
        reason = await _converse(websocket, line, house, identity)
    except Exception as error:
        await _say_why(websocket, line, house, error)
    else:
        await _say_why(websocket, line, house, reason)


async def _say_why(websocket: WebSocket, line: Line, house: "House", reason: Exception | None) -> None:
    """Close the socket with the code, and if it helps the words, for this reason."""
    if reason is None or isinstance(reason, _LEFT):
        return
    code = _INTERNAL
    if isinstance(reason, TableGone):
        code = _COME_BACK
    elif isinstance(reason, NotText):
        code = _NOT_TEXT
    elif isinstance(reason, ChabudaiError):
        line.write((refusal_of(reason, None),))
        code = _CLOSE.get(reason.code, _POLICY)
    else:
        log.error("a connection failed", exc_info=reason)
    try:
        async with asyncio.timeout(house.settings.send_seconds):
            await websocket.close(code)
    except (*_LEFT, TimeoutError, RuntimeError):
        log.debug("a socket was closed already", code=code)


async def _converse(
    websocket: WebSocket, line: Line, house: "House", identity: Identity | None
) -> Exception | None:
    """Serve this socket until it ends; why it ended. The reason is returned: raised, it would keep this frame alive."""
    address = address_of(websocket)
    with house.rates.socket(address):
        house.rates.check("request", address)
        async with house.table(websocket.path_params["table"]) as table:
            hello = await _hello(websocket, house.settings.hello_seconds)
            await access.catch_up(table)
            table.check_is_here()
            if hello.token is not None:
                table.check_token(hello.token)
            connection = Connection(
                line, house.rates, house.metrics, Recovery(house), address, f"socket {next(_numbers)}"
            )
            subscriber = Subscriber(table, hello, connection, identity)
            table.subscribers.add(subscriber)
            connection.open(subscriber)
            table.wake()
            house.note_presence(table)
            try:
                reason = await connection.ended
                # Nobody is cut off before the answer to their last command.
                await connection.idle()
                return reason
            finally:
                connection.close()
                _leave(subscriber, house)


def _leave(subscriber: Subscriber, house: "House") -> None:
    table = subscriber.table
    table.subscribers.discard(subscriber)
    table.wake()
    house.note_presence(table)
    if subscriber.seat is not None:
        house.lobby.leave(table.id)
        house.notices.heed(table)


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
    """What a connection has to ask the database before it can answer. Rare, so it may wait."""

    def __init__(self, house: "House") -> None:
        self._house = house

    def check_name(self, connection: Connection, subscriber: Subscriber, command: Command) -> None:
        """A spectator without an account talks under a name that is no account's."""
        self._house.outlive(self._check_name(connection, subscriber, command))

    async def _check_name(self, connection: Connection, subscriber: Subscriber, command: Command) -> None:
        try:
            await self._house.accounts.check_free(subscriber.name or "")
        except ChabudaiError as error:
            connection.refuse(error)
        else:
            connection.start(command)

    def look_elsewhere(
        self, connection: Connection, subscriber: Subscriber, command: Command, error: ChabudaiError
    ) -> None:
        """What is refused here may have been done by another server, whose answer was lost."""
        self._house.outlive(self._look_elsewhere(connection, subscriber, command, error))

    async def _look_elsewhere(
        self, connection: Connection, subscriber: Subscriber, command: Command, error: ChabudaiError
    ) -> None:
        version, table, seat = None, subscriber.table, subscriber.seat
        if seat is not None and command.key is not None:
            try:
                version = await self._house.store.done(table.id, table.saved.people[seat].since, command.key)
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
