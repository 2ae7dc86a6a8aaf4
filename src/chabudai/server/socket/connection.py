"""One socket at a table: handles commands one at a time, and sends answers and updates. Compiled.

A frame is decoded, limited and passed to `Table.change` in the call that received it. The answer is sent from the
writer's call. No task wakes in between. `endpoint.py` has the coroutine that opens and closes the connection.
"""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from chabudai.errors import ChabudaiError
from chabudai.server.accounts.measures import Measures
from chabudai.server.errors import BadMessage, TableGone, TooLarge
from chabudai.server.limits import Limits
from chabudai.server.metrics import Metrics
from chabudai.server.storage.schema import Rows
from chabudai.server.tables import commands
from chabudai.server.tables.subscribers import Subscriber
from chabudai.server.types.socket import (
    MAX_FRAME,
    AddWords,
    Command,
    Done,
    FromBrowser,
    Hello,
    LookBack,
    Play,
    Refusal,
    Rematch,
    Say,
)

if TYPE_CHECKING:
    from chabudai.server.socket.endpoint import Recovery
    from chabudai.server.socket.protocol import SocketProtocol

MOST_STRIKES = 8
"""The number of unreadable or too fast messages in a row that closes the connection."""

MOST_WAITING = 4
"""The number of waiting messages at which reading pauses."""

_decoder = msgspec.json.Decoder(FromBrowser)
_encode = msgspec.json.Encoder().encode


class NotText(Exception):
    """A text frame that is not UTF-8."""


class Connection:
    """A connection to a table. The result of `ended` is why it is to be closed, or None if the other side left."""

    def __init__(
        self,
        protocol: "SocketProtocol",
        limits: Limits,
        metrics: Metrics,
        measures: Measures,
        recovery: "Recovery",
        address: str,
        name: str,
    ) -> None:
        self._protocol = protocol
        self._limits = limits
        self._commands = metrics.commands
        self._measures = measures
        self._recovery = recovery
        self._address = address
        self._name = name
        self._subscriber: Subscriber | None = None
        self._waiting: list[bytes] = []
        self._is_busy = False
        self._is_handling = False
        self._is_paused = False
        self._unsent: bytes | None = None
        """An answer that could not be sent yet to a slow reader."""
        self._command: Command | None = None
        self._past = b""
        """The answer to `look`, until it is sent."""
        self._kind = ""
        self._number = 0
        self._strikes = 0
        self._idle: asyncio.Future[None] | None = None
        self.ended: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()

    def open(self, subscriber: Subscriber) -> None:
        """Accept commands: the hello was accepted."""
        self._subscriber = subscriber
        self._protocol.listen(self)

    # From the protocol

    def receive(self, frame: bytes) -> None:
        """Handle one text frame, after those that came before."""
        self._waiting.append(frame)
        if len(self._waiting) >= MOST_WAITING:
            self._is_paused = True
            self._protocol.pause()
        self._handle_waiting()

    @property
    def is_full(self) -> bool:
        """Whether reading is paused."""
        return len(self._waiting) >= MOST_WAITING

    def lose(self) -> None:
        """End, because the other side has closed the socket."""
        self._waiting.clear()
        if self._unsent is not None:
            # Nobody will read the answer: the command is over.
            self._unsent = None
            self._is_busy = False
        self.finish()

    def resume(self) -> None:
        """Send what is missing, because the socket can be written to again."""
        if self._unsent is not None:
            unsent, self._unsent = self._unsent, None
            self._reply(unsent)
        if self._subscriber is not None:
            self._subscriber.resume()

    # Commands

    def _handle_waiting(self) -> None:
        """Handle waiting frames. A loop, not recursion: an answer may come at once and start the next command."""
        if self._is_handling:
            return
        self._is_handling = True
        try:
            while self._waiting and not self._is_busy and not self.ended.done():
                frame = self._waiting.pop(0)
                self._is_busy = True
                self._handle(frame)
        finally:
            self._is_handling = False
        if self._is_paused and len(self._waiting) < MOST_WAITING:
            self._is_paused = False
            self._protocol.unpause()

    def _handle(self, frame: bytes) -> None:
        subscriber = self._subscriber
        assert subscriber is not None
        self._number, self._kind = -1, "unreadable"
        try:
            command = _command(frame)
            self._number, self._kind = command.id, type(command).__name__.lower()
            self._limits.check("command", self._name)
            self._check_kind(command, subscriber)
            if not isinstance(command, LookBack):
                subscriber.check_may_command()
            if _is_talk(command):
                self._measures.check_talk(
                    subscriber.people, self._address, has_account=subscriber.has_account
                )
            if type(command) is Say:
                self._limits.check("talk", subscriber.chat_key or self._address)
                if subscriber.seat is None and not subscriber.has_account:
                    # Their name must be checked in the database first.
                    self._recovery.check_name(self, subscriber, command)
                    return
        except (NotText, TooLarge) as error:
            self.end(error)
            self._set_idle()
        except ChabudaiError as error:
            self.refuse(error)
        except Exception as error:
            self._fail(error)
        else:
            self.start(command)

    def _check_kind(self, command: Command, subscriber: Subscriber) -> None:
        """Count play and all else apart: who floods the one does not use up the other for their household."""
        if isinstance(command, Play):
            self._limits.check("address command", self._address)
            return
        self._limits.check("address other command", self._address)
        if not isinstance(command, Say):
            kind = "look" if isinstance(command, LookBack) else "other command"
            self._limits.check(kind, subscriber.chat_key or self._address)

    def start(self, command: Command) -> None:
        """Pass a command to the table."""
        self._command = command
        assert self._subscriber is not None
        self._subscriber.table.change(self._act, self._on_done)

    def _act(self, rows: Rows) -> None:
        """Do what the command asks, in memory. The answer is owed from now on."""
        subscriber, command = self._subscriber, self._command
        if subscriber is None or command is None:
            raise TableGone("this connection was closed before its command was handled")
        if type(command) is LookBack:
            self._past = subscriber.look_back(command)
            return
        version = commands.apply(subscriber.table, subscriber, command, rows)
        subscriber.owed = Done(id=command.id, version=version)

    def _on_done(self, error: Exception | None) -> None:
        subscriber, command = self._subscriber, self._command
        self._command = None
        if subscriber is None or command is None:
            return
        owed, subscriber.owed = subscriber.owed, None
        if error is None:
            if type(command) is Rematch:
                subscriber.resend_move()
            self.confirm(owed)
        elif not isinstance(error, ChabudaiError):
            self._fail(error)
        elif command.key is not None and subscriber.table.store.shared and type(command) is not LookBack:
            self._recovery.check_done_elsewhere(self, subscriber, command, error)
        else:
            self.refuse(error)

    # Answers

    def confirm(self, owed: Done | None) -> None:
        """Answer a stored command. Usually `done` was sent with the update already, and nothing is owed."""
        self._strikes = 0
        self._count("done")
        past, self._past = self._past, b""
        if past:
            self._reply(past)
        elif owed is None:
            self._set_idle()
        else:
            self._reply(_encode(owed))

    def refuse(self, error: ChabudaiError) -> None:
        self._count(error.code)
        self._reply(refusal_of(error, self._number if self._kind != "unreadable" else None))
        if error.code in {"bad-message", "too-fast"}:
            self._strikes += 1
            if self._strikes >= MOST_STRIKES:
                self.end(BadMessage("too many messages that could not be answered"))

    def _count(self, answer: str) -> None:
        key = self._kind, answer
        self._commands[key] = self._commands.get(key, 0) + 1

    def _reply(self, answer: bytes) -> None:
        """Send an answer, then handle the next command. A slow reader gets it later, before anything else."""
        if not self.write((answer,)) and not self.ended.done():
            self._unsent = answer
            return
        self._set_idle()

    def _fail(self, error: Exception) -> None:
        self.end(error)
        self._set_idle()

    def _set_idle(self) -> None:
        self._is_busy = False
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)
        self._handle_waiting()

    def idle(self) -> asyncio.Future[None]:
        """Return a future that is done when no command waits for its answer."""
        self._idle = asyncio.get_running_loop().create_future()
        if not self._is_busy or self._unsent is not None:
            self._idle.set_result(None)
        return self._idle

    # To the protocol

    def write(self, texts: Sequence[bytes]) -> bool:
        """Send these now; return False and send nothing while the reader is behind or gone."""
        return self._unsent is None and self._protocol.write(texts)

    def end(self, error: Exception) -> None:
        """Close the connection for this reason."""
        if not self.ended.done():
            self.ended.set_result(error)

    def finish(self) -> None:
        """Close the connection without a reason."""
        if not self.ended.done():
            self.ended.set_result(None)

    def close(self) -> None:
        """Release what refers to this connection, so that nothing waits for the garbage collector."""
        self._protocol.listen(None)
        self._subscriber = self._idle = None
        self._waiting.clear()


def _is_talk(command: Command) -> bool:
    """Tell whether others read what this command says."""
    return isinstance(command, (Say, AddWords)) or (
        isinstance(command, Rematch) and command.words is not None
    )


def refusal_of(error: ChabudaiError, number: int | None) -> bytes:
    return _encode(Refusal(id=number, code=error.code, message=error.message, details=error.details))


def read(frame: bytes) -> FromBrowser:
    """Decode a message, or raise BadMessage, TooLarge or NotText."""
    if len(frame) > MAX_FRAME:
        raise TooLarge(f"a message has at most {MAX_FRAME} bytes", most=MAX_FRAME)
    try:
        message: FromBrowser = _decoder.decode(frame)
        return message
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        if not _is_text(frame):
            raise NotText from None
        raise BadMessage(f"this message cannot be read: {error}") from None


def _is_text(frame: bytes) -> bool:
    try:
        frame.decode()
    except UnicodeDecodeError:
        return False
    return True


def _command(frame: bytes) -> Any:
    message = read(frame)
    if type(message) is Hello:
        raise BadMessage("hello is said once")
    return message
