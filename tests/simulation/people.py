"""Simulated people: they sit down, play whatever is legal, talk, undo, leave, lose the connection and come back.

They speak as the page does: a hello with what they have, commands with keys, and after a reconnection the command that
was not answered once more. Everything that they ask and hear is noted for the oracle.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from chabudai.server.types.tables import Join, NewTable, Seated
from tests.simulation.browser import RequestLost, RequestRefused, ready_server
from tests.simulation.faults import POISON
from tests.simulation.requests import NOBODY, Credentials
from tests.simulation.sockets import ADDRESS, SimulatedSocket, SocketClosed

if TYPE_CHECKING:
    from tests.simulation.servers import SimulatedServer
    from tests.simulation.world import World

LIMIT = 30.0
"""Seconds within which a command is answered or its socket closed, once all faults have ended."""

Message = dict[str, Any]

NONSENSE = [
    b"\xff\xfe",
    b"{",
    b"null",
    b'{"type":"play"}',
    b'{"type":"say","id":1,"text":"a\\u0000b"}',
    b'{"type":"say","id":1,"key":"a\\u0000b","text":"b"}',
    b'{"type":"hello","token":null}',
    b'{"type":"hello","token":"a\\u0000b"}',
    b'{"type":"play","id":1,"version":-5,"action":{"a":[1]}}',
    b'{"type":"play","id":1,"version":99999,"action":null}',
    b'{"type":"words","id":1,"text":"\\u0000"}',
    b'{"type":"rematch","id":1,"words":"\\u0000"}',
    b'{"type":"sit","id":1,"seat":-1}',
    b"[" * 3000,
    b'{"type":"say","id":1,"text":"' + b"x" * 17_000 + b'"}',
]
"""What a browser never sends."""


@dataclass
class Asked:
    """One command: what was sent, how often, and how it was answered."""

    table: str
    token: str | None
    message: Message
    sent: list[float] = field(default_factory=list)
    done: list[int] = field(default_factory=list)
    """The versions of its `done`."""
    refused: list[str] = field(default_factory=list)
    """The codes of its refusals."""
    is_unsure: bool = False
    """Whether a socket closed or `unavailable` came before its last answer."""

    @property
    def kind(self) -> str:
        return str(self.message["type"])

    @property
    def key(self) -> str | None:
        return self.message.get("key")


@dataclass(frozen=True)
class Shown:
    """A frame with the state of a table, as one viewer got it."""

    table: str
    token: str | None
    who: str
    since: int
    version: int
    you: int | None
    view: Any
    events: Any
    is_over: bool


class Person:
    """One person, or a spectator without a token."""

    ENDS = frozenset({"table-closed", "banned"})
    """The codes after which a person does not come back."""

    def __init__(self, world: "World", name: str, table: str = "") -> None:
        self.world, self.name, self.table = world, name, table
        self._dice = Random(f"{world.seed} {name}")
        self.token: str | None = None
        self._is_gone = False
        self._numbers = 0
        self._pending: Asked | None = None
        self._sent_at = 0.0
        self._version = 0
        self._acknowledged = 0
        self._update: Message | None = None
        self._has_sent_nonsense = False
        self._has_left = False
        """Whether the person has asked to leave, however that was answered."""
        self._last_talk = 0
        self._wants_changes = self._dice.random() < 0.5
        self._eagerness = self._dice.uniform(0.2, 2.0)
        self._messages_left = self._dice.randint(4, 30)
        self._socket: SimulatedSocket | None = None
        self._waits: Callable[[], bool] = lambda: False
        self.who: Callable[[], Credentials] = lambda: NOBODY
        self.person = ""
        """The person's id, if they have an account."""
        self.address = ADDRESS
        self.is_banned = False

    # Sitting down

    async def make_table(self, wanted: NewTable) -> str:
        """Make a table and sit down; an answer that got lost means another table."""
        while True:
            server = await ready_server(self.world, self._dice)
            try:
                seated = await self._sit_down(server, "/api/tables", wanted)
            except (RequestRefused, ConnectionError) as error:
                if getattr(error, "code", None) in {"banned", "needs-account"}:
                    # A moderator has ended this person's session.
                    self.is_banned = self._is_gone = True
                    return ""
                await self._explain("a table was not made", error)
                continue
            self.table, self.token = seated.table, seated.token
            return seated.table

    async def join(self, table: str) -> bool:
        """Sit down, or give up if a seat was taken by a request whose answer got lost."""
        self.table = table
        wanted = Join(name=self.name)
        for _ in range(4):
            server = await ready_server(self.world, self._dice)
            try:
                seated = await self._sit_down(server, f"/api/tables/{table}/join", wanted)
            except (RequestRefused, ConnectionError) as error:
                if getattr(error, "code", None) in {
                    "seat-taken",
                    "already-started",
                    "needs-account",
                    *self.ENDS,
                }:
                    return False
                await self._explain("nobody could join", error)
                continue
            self.token = seated.token
            return True
        return False

    async def _sit_down(self, server: "SimulatedServer", path: str, wanted: NewTable | Join) -> Seated:
        answer = await server.ask("POST", path, wanted, self.who(), self._dice, self.address)
        if not answer.is_done:
            raise RequestRefused(answer.code)
        return msgspec.convert(answer.content, Seated)

    async def _explain(self, what: str, error: Exception) -> None:
        """A request may fail while something is wrong, and not otherwise."""
        if not isinstance(error, RequestLost) and not self.world.record.is_explained(self.table):
            self.world.report(f"{what}, and nothing was wrong: {error!r}")
        await asyncio.sleep(self._dice.uniform(0.1, 1.0))

    # Being there

    async def stay(self) -> None:
        """Be at the table until the world says that it is time to go, with everything answered."""
        while not self._is_done():
            server = await ready_server(self.world, self._dice)
            try:
                await self._visit(server)
            except (SocketClosed, ConnectionError):
                self._note_closed()
            if not self._is_done():
                await asyncio.sleep(self._dice.uniform(0.05, 0.8))

    async def look_on(self, waits: Callable[[], bool]) -> None:
        """Watch the table for as long as `waits` says, when everybody else has gone."""
        self._waits = waits
        await self.stay()

    @property
    def has_seen_table(self) -> bool:
        return self._update is not None

    def _note_closed(self) -> None:
        if self._pending is not None:
            self._pending.is_unsure = True
        is_own_doing = self._has_sent_nonsense or self._socket is None or self._socket.is_cut
        if not is_own_doing and not self._is_token_gone():
            self.world.record.closed(self)

    def _is_token_gone(self) -> bool:
        """Tell whether the seat was given up by a command whose answer got lost."""
        if self._has_left:
            self._is_gone, self._pending = True, None
        return self._is_gone

    def _is_done(self) -> bool:
        if self._is_gone:
            return True
        return not self.world.is_open and self._pending is None and not self._waits()

    async def _visit(self, server: "SimulatedServer") -> None:
        socket = self._socket = server.open_socket(self.table, self._dice, self.who(), self.address)
        self._update, self._has_sent_nonsense = None, False
        hello: Message = {
            "type": "hello",
            "token": self.token,
            "since": self._version,
            "talk": self._last_talk,
        }
        if self.token is None:
            hello["name"] = self.name
        socket.send(_encode({**hello, "changes": self._wants_changes}))
        since, opened = self._version, self.world.loop.time()
        must_resend = self._pending is not None
        self._sent_at = opened
        try:
            while True:
                frame = await socket.hear(self._dice.uniform(0.02, 0.3) / self._eagerness)
                if frame is not None:
                    since = self._take(frame, since)
                elif self._is_done():
                    return
                if self._update is None or self._pending is not None:
                    if must_resend and self._update is not None:
                        must_resend = False
                        self._send_pending()
                    if self._is_overdue(opened):
                        return
                elif frame is None and self.world.is_open:
                    if self._dice.random() < 0.03:
                        return
                    self._act()
        finally:
            socket.hang_up()

    def _is_overdue(self, opened: float) -> bool:
        """An answer has not come in time. Once faults have ended that is a failure."""
        waited = self.world.loop.time() - max(self._sent_at, opened)
        if waited < LIMIT:
            return False
        if not self.world.faults.disturbed(self.world.loop.time() - LIMIT - 1):
            what = (
                "a hello"
                if self._update is None
                else f"the command {self._pending and self._pending.message}"
            )
            self.world.report(f"{what} of {self.name} was not answered, nor the socket closed")
        return True

    # Hearing

    def _take(self, frame: bytes, since: int) -> int:
        """Note one frame; return the version after it."""
        self.world.trace(self.world.loop.time(), self.name, "hears", frame)
        message: Message = msgspec.json.decode(frame)
        kind = message["type"]
        if kind == "update":
            self._update = message
        elif kind == "changed" and self._update is not None:
            self._update = {**self._update, **message, "view": {**self._update["view"], **message["view"]}}
        if kind in {"update", "changed"}:
            assert self._update
            return self._see(self._update, since)
        if kind == "talk":
            self.world.record.talk(self, message["said"], self._update)
            self._last_talk = max(self._last_talk, *(said["number"] for said in message["said"]))
        elif kind in {"done", "refused"}:
            self._hear_answer(message)
        return since

    def _see(self, update: Message, since: int) -> int:
        version = int(update["version"])
        if version < max(self._version, self._acknowledged):
            self.world.report(
                f"{self.name} was shown version {version} after {max(self._version, self._acknowledged)}"
            )
        view = update["view"]
        self.world.record.shown.append(
            Shown(
                table=update["table"],
                token=self.token,
                who=self.name,
                since=since,
                version=version,
                you=update["you"],
                view=view,
                events=update["events"],
                is_over=bool(view and view["outcome"]),
            )
        )
        self._version = version
        return version

    def _hear_answer(self, message: Message) -> None:
        asked = self._pending
        if message["type"] == "refused" and message["code"] in self.ENDS:
            self.is_banned = self.is_banned or message["code"] == "banned"
            self.world.record.count(f"refused {message['code']}")
            self._is_gone, self._pending = True, None
            return
        if message["type"] == "refused" and message["code"] == "bad-token":
            # The person has left, or the host has freed the seat.
            self._is_gone, self._pending = True, None
            self.world.record.without_seat.append((self.table, self.token, self.name))
            return
        if asked is None or message["id"] != asked.message["id"]:
            if message["type"] == "refused" and (message["id"] is None or message["id"] < 100):
                self.world.record.count("refused nonsense")
                return
            if message["type"] == "refused" and message["code"] == "unavailable" and message["id"] is None:
                return
            self.world.report(f"{self.name} got an answer to nothing: {message}")
            return
        if message["type"] == "done":
            asked.done.append(message["version"])
            self.world.record.done(self, asked)
            self._acknowledged = max(self._acknowledged, message["version"])
            self._pending = None
            if asked.kind == "leave":
                self._is_gone = True
            self.world.record.count(f"done {asked.kind}")
            return
        code = message["code"]
        asked.refused.append(code)
        self.world.record.count(f"refused {code}")
        if code == "unavailable":
            asked.is_unsure = True
            self.world.record.unavailable(self, asked)
            if self._dice.random() < 0.7 and asked.key is not None and POISON not in str(asked.message):
                # As the page does: the same once more, with the same key.
                self._send_pending()
                return
        self._pending = None

    # Acting

    def _act(self) -> None:
        if self._messages_left <= 0:
            return
        rates, faults = self.world.faults.rates, self.world.faults
        if faults.happens(self._dice, rates.nonsense):
            faults.note("nonsense")
            self._has_sent_nonsense = True
            frame = self._dice.choice(NONSENSE)
            self.world.trace(self.world.loop.time(), self.name, "sends", frame[:40])
            assert self._socket
            self._socket.send(frame)
            return
        assert self._update
        command = self._choose(self._update)
        if command is None:
            return
        self._messages_left -= 1
        self._numbers += 1
        command["id"] = 100 + self._numbers
        if self.token is not None and self._dice.random() < 0.95:
            command["key"] = f"{self.name} {self._numbers}"
        self._pending = Asked(self.table, self.token, command)
        self.world.record.asked.append(self._pending)
        self._send_pending()

    def _send_pending(self) -> None:
        assert self._pending
        assert self._socket
        asked = self._pending
        if asked.key is None and asked.sent:
            # Without a key nothing is said twice.
            self._pending = None
            return
        asked.sent.append(self.world.loop.time())
        self._sent_at = self.world.loop.time()
        self._has_left = self._has_left or asked.kind == "leave"
        self.world.trace(self.world.loop.time(), self.name, "asks", asked.message)
        frame = _encode(asked.message)
        self._socket.send(frame)
        if asked.key is not None and self.world.faults.happens(self._dice, 0.02):
            # Twice on one line: the second answer is the same.
            self.world.faults.note("command sent twice")

    def _choose(self, update: Message) -> Message | None:
        """Choose what to do. Most of the time it is a legal action."""
        dice, view = self._dice, update["view"]
        chance = dice.random()
        if chance < 0.12:
            return self._talk()
        if self.token is None or update["you"] is None:
            return None
        if not update["started"]:
            return self._before_the_start(update)
        if view["outcome"]:
            return {"type": "rematch"} if chance < 0.4 else None
        if chance < 0.2:
            return self._aside(update)
        if update["offers"]["undo"] is not None or update["offers"]["draw"] is not None:
            return {"type": "answer", "yes": dice.random() < 0.5}
        if view["legal"]:
            action = dice.choice(view["legal"])
            # Sometimes it is too late, and the version is one before.
            version = update["version"] if dice.random() < 0.97 else update["version"] - 1
            return {"type": "play", "version": version, "action": action}
        return None

    def _talk(self) -> Message:
        dice, faults = self._dice, self.world.faults
        if faults.happens(dice, faults.rates.poison):
            faults.note("value that the database refuses")
            self.world.record.poisoned(self.table)
            return {"type": "say", "text": f"{self.name} {self._numbers} {POISON}"}
        if dice.random() < 0.3:
            return {"type": "say", "phrase": "hello"}
        return {"type": "say", "text": f"{self.name} says {self._numbers}"}

    def _before_the_start(self, update: Message) -> Message | None:
        dice = self._dice
        seats = range(len(update["people"]))
        return dice.choice(
            [
                None,
                None,
                None,
                {"type": "words", "text": f"words of {self.name} {self._numbers}"},
                {"type": "sit", "seat": dice.choice(seats)},
                {"type": "arrange", "seat": dice.choice(seats), "bot": dice.choice((None, 1, 3))},
                {"type": "leave"} if dice.random() < 0.2 else None,
            ]
        )

    def _aside(self, update: Message) -> Message:
        choices: list[Message] = [
            {"type": "undo"},
            {"type": "undo"},
            {"type": "draw"},
            {"type": "share", "on": self._dice.random() < 0.5},
            {"type": "return"},
        ]
        if self._dice.random() < 0.1:
            choices.append({"type": "resign"})
        return self._dice.choice(choices)


def _encode(message: Message) -> bytes:
    return msgspec.json.encode(message)
