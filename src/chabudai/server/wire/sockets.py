"""One WebSocket: a guard at the door, `hello`, then commands, each answered after it is on disk."""

import asyncio
import itertools
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import msgspec
import structlog
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from chabudai.errors import ChabudaiError
from chabudai.server.people.identity import Identity, identify
from chabudai.server.protocol import MAX_FRAME, Command, Done, FromBrowser, Hello, Play, Problem, Refusal, Say
from chabudai.server.refusals import BadMessage, TableGone, TooLarge, status_of
from chabudai.server.tables.deeds import Deed
from chabudai.server.tables.fanout import Viewer
from chabudai.server.tables.locks import Lock
from chabudai.server.wire.headers import HEADERS
from chabudai.server.wire.lines import Line
from chabudai.server.wire.origin import check_origin
from chabudai.server.wire.rates import address_of

if TYPE_CHECKING:
    from chabudai.server.house import House

PATIENCE = 8
"""So many unreadable or hasty messages in a row, and the line is cut."""

_POLICY, _INTERNAL, _COME_BACK = 1008, 1011, 1012
_CLOSE = {"too-large": 1009, "too-fast": 1013, "unavailable": _COME_BACK}

_decoder = msgspec.json.Decoder(FromBrowser)
_numbers = itertools.count()
log = structlog.get_logger()


class Conversation:
    def __init__(self, websocket: WebSocket, house: "House") -> None:
        self._websocket = websocket
        self._house = house
        self._rates = house.rates
        self._metrics = house.metrics
        self._address = address_of(websocket)
        self._number = f"socket {next(_numbers)}"
        # Under another server than our own (a test's) there is none.
        self._line: Line | None = getattr(websocket.state, "line", None)
        self._sending = Lock()
        self._answering = Lock()
        self._strikes = 0
        self._is_counted = False
        """Was the next message counted already, when it tried the short way?"""

    async def run(self) -> None:
        try:
            check_origin(self._websocket, self._house.settings.origins)
            identity = await identify(self._websocket, self._house.accounts, self._house.settings.origins)
        except ChabudaiError as error:
            await self._deny(error)
            return
        await self._websocket.accept()
        if self._line is not None:
            self._line.forget_handshake()
        try:
            await self._sit(identity)
        except TableGone:
            await self._close(_COME_BACK)
        except ChabudaiError as error:
            await self._refuse(error, None)
            await self._close(_CLOSE.get(error.code, _POLICY))
        except (WebSocketDisconnect, WebSocketDisconnected, TimeoutError):
            pass
        except Exception:
            log.exception("a conversation failed")
            await self._close(_INTERNAL)

    async def _sit(self, identity: Identity | None) -> None:
        with self._rates.socket(self._address):
            self._rates.check("request", self._address)
            async with self._house.table(self._websocket.path_params["table"]) as table:
                hello = await self._hello()
                await table.keep_up()
                if hello.token is not None:
                    table.check_token(hello.token)
                viewer = Viewer(table, hello, self, identity)
                table.viewers.add(viewer)
                table.wake()
                self._house.note_presence(table)
                try:
                    await self._converse(viewer)
                finally:
                    table.viewers.discard(viewer)
                    table.wake()
                    self._house.note_presence(table)
                    if viewer.seat is not None:
                        self._house.lobby.leave(table.id)
                        self._house.notices.heed(table)

    async def _hello(self) -> Hello:
        try:
            async with asyncio.timeout(self._house.settings.hello_seconds):
                message = _read(await self._frame())
        except TimeoutError:
            raise BadMessage("nobody said hello") from None
        if not isinstance(message, Hello):
            raise BadMessage("the first message is hello")
        return message

    async def _converse(self, viewer: Viewer) -> None:
        """Talk and listen until either ends, but never cut off the answer to a command."""
        tasks = [asyncio.create_task(viewer.run()), asyncio.create_task(self._listen(viewer))]
        if self._line is not None:
            self._line.ear = partial(self._hear, viewer)
        try:
            ended, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self._line is not None:
                self._line.ear = None
            silence = self._house.outlive(self._fall_silent(tasks))
        await silence
        try:
            for task in ended:
                task.result()
        finally:
            # What is raised keeps this frame, and a task keeps what it raised: without this only the collector,
            # which hardly ever comes, would let go of a socket.
            del tasks, ended, task, silence

    async def _fall_silent(self, tasks: list[asyncio.Task[None]]) -> None:
        async with self._answering:
            for task in tasks:
                task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _listen(self, viewer: Viewer) -> None:
        while self._strikes < PATIENCE:
            frame = await self._frame()
            async with self._answering:
                await self._answer(viewer, frame)
        raise BadMessage("too many messages that could not be answered")

    async def _answer(self, viewer: Viewer, frame: str | bytes) -> None:
        number, kind = None, "unreadable"
        try:
            command = _command(frame)
            number, kind = command.id, type(command).__name__.lower()
            self._count()
            if isinstance(command, Say):
                self._rates.check("talk", viewer.voice or self._address)
            viewer.check_may_command()
            viewer.has_answer = False
            version = await self._house.obey(viewer, command)
        except ChabudaiError as error:
            self._strikes += error.code in {"bad-message", "too-fast"}
            self._metrics.count(kind, error.code)
            await self._refuse(error, number)
        else:
            self._strikes = 0
            self._metrics.count(kind, "done")
            # Most answers have gone out with the update already.
            if not viewer.has_answer:
                await self.send(msgspec.json.encode(Done(id=number, version=version)))

    def _count(self) -> None:
        if not self._is_counted:
            self._rates.check("command", self._number)
            self._rates.check("address command", self._address)
        self._is_counted = False

    # The short way

    def _hear(self, viewer: Viewer, frame: bytes) -> bool:
        """An action of a seat, played at once and answered from the disk's own call: no task is woken for it.

        Whatever else it is, whoever else is at the table and whatever goes wrong: False, and it goes the long way.
        """
        if len(frame) > MAX_FRAME or not self._answering.take_at_once():
            return False
        try:
            command = _decoder.decode(frame)
            if isinstance(command, Play):
                self._count()
                self._is_counted = True
                viewer.check_may_command()
                viewer.has_answer = False
                if Answered(self, viewer, command, frame).begin():
                    self._is_counted = False
                    return True
        except (ChabudaiError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            log.debug("not the short way", error=type(error).__name__)
        except Exception:
            log.exception("an action failed")
        self._answering.release()
        return False

    def settle(self, viewer: Viewer, frame: bytes, done: Done | None) -> None:
        """Something heard is on disk, or could not be saved."""
        if done is None or not viewer.has_answer:
            self._house.outlive(self._answer_late(viewer, frame, done))
            return
        self._is_answered()
        self._answering.release()

    async def _answer_late(self, viewer: Viewer, frame: bytes, done: Done | None) -> None:
        """To somebody who reads slowly; or, where it could not be saved, what the long way has to say about it."""
        try:
            if done is None:
                await self._answer(viewer, frame)
            else:
                self._is_answered()
                await self.send(msgspec.json.encode(done))
        except (WebSocketDisconnect, WebSocketDisconnected, TimeoutError):
            log.debug("an answer was not read")
        finally:
            self._answering.release()

    def _is_answered(self) -> None:
        self._strikes = 0
        self._metrics.count("play", "done")

    # The wire

    async def _frame(self) -> str | bytes:
        message = await self._websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        frame: str | bytes = message["text"] if message.get("text") is not None else message["bytes"]
        # Characters first: encoding a huge frame only to measure it would be work for nothing.
        if len(frame) > MAX_FRAME or (isinstance(frame, str) and len(frame.encode()) > MAX_FRAME):
            raise TooLarge(f"a message has at most {MAX_FRAME} bytes", most=MAX_FRAME)
        return frame

    async def send(self, text: bytes) -> None:
        """Wait for a slow reader, but not for long."""
        async with self._sending, asyncio.timeout(self._house.settings.send_seconds):
            try:
                await self._websocket.send_text(text.decode())
            except RuntimeError:
                # The library has cut the line meanwhile, because of something that came after this was asked.
                if self._line is None or not self._line.close_sent:
                    raise
                raise WebSocketDisconnect(1006) from None

    def tell(self, texts: Sequence[bytes]) -> bool:
        """Write at once, if the reader keeps up and nothing else is being sent."""
        return self._line is not None and not self._sending.locked() and self._line.tell(texts)

    async def _refuse(self, error: ChabudaiError, number: int | None) -> None:
        refusal = Refusal(id=number, code=error.code, message=error.message, details=error.details)
        try:
            await self.send(msgspec.json.encode(refusal))
        except (WebSocketDisconnect, WebSocketDisconnected, TimeoutError):
            log.debug("a refusal was not read", code=error.code)

    async def _close(self, code: int) -> None:
        try:
            async with asyncio.timeout(self._house.settings.send_seconds):
                await self._websocket.close(code)
        except (WebSocketDisconnect, WebSocketDisconnected, TimeoutError, RuntimeError):
            log.debug("a socket was closed already", code=code)

    async def _deny(self, error: ChabudaiError) -> None:
        problem = Problem(code=error.code, message=error.message, details=error.details)
        body = msgspec.json.encode(problem)
        await self._websocket.send_denial_response(
            Response(body, status_of(error), HEADERS, media_type="application/json")
        )


class Answered(Deed):
    """A deed that was heard in a conversation, and is answered there."""

    def __init__(self, conversation: Conversation, viewer: Viewer, command: Play, frame: bytes) -> None:
        super().__init__(viewer, command, frame)
        self._conversation = conversation

    def answered(self, done: Done | None) -> None:
        self._conversation.settle(self.viewer, self.frame, done)


def _command(frame: str | bytes) -> Command:
    message = _read(frame)
    if isinstance(message, Hello):
        raise BadMessage("hello is said once")
    return message


def _read(frame: str | bytes) -> FromBrowser:
    try:
        message: FromBrowser = _decoder.decode(frame)
        return message
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadMessage(f"this message cannot be read: {error}") from None
