"""Somebody at a seat of each server that a load run compares."""

from itertools import product
from typing import Any

import msgspec

from benchmarks.colyseus import Colyseus
from benchmarks.load_generator import LoadGenerator, Seat
from benchmarks.websocket_client import WebSocketClient, connect


class _View(msgspec.Struct):
    """The fields of a view that players need. An update leaves out the fields that have not changed."""

    legal: list[msgspec.Raw] | msgspec.UnsetType = msgspec.UNSET
    outcome: Any = None


class _Heard(msgspec.Struct):
    """As much of any message of ours as a player needs."""

    type: str
    version: int = 0
    you: int | None = None
    view: _View | None = None


_ours = msgspec.json.Decoder(_Heard)


class Ours:
    """Plays any legal move, in any game."""

    def __init__(self, crowd: LoadGenerator, table: str) -> None:
        self._crowd, self._table = crowd, table
        self._version = -1
        self._legal: list[msgspec.Raw] = []
        self._is_busy = False
        """Ready to move, or waiting for the answer."""

    @staticmethod
    async def sit(crowd: LoadGenerator, table: str, tokens: list[str], seat: int) -> "Ours":
        person = Ours(crowd, table)
        person.line = await connect(crowd.address_of(table), f"/ws/{table}", person.hear)
        crowd.lines.append(person.line)
        hello = {"type": "hello", "token": tokens[seat], "since": 10**9, "changes": True}
        person.line.say(msgspec.json.encode(hello))
        return person

    line: WebSocketClient

    def hear(self, _line: WebSocketClient, frame: bytes) -> None:
        message = _ours.decode(frame)
        if message.type == "done":
            self._is_busy = False
            self._crowd.was_acknowledged(self._table)
        elif message.type == "refused":
            # Where several choose at once, somebody else's choice may have come first.
            self._crowd.fault()
            self._is_busy = False
            self._be_ready()
        elif message.type in {"update", "changed"} and message.version > self._version and message.view:
            self._look(message.version, message.view)

    def _look(self, version: int, view: _View) -> None:
        if self._version < 0:
            self._crowd.arrived()
        self._version = version
        if view.legal is not msgspec.UNSET:
            if view.legal and not self._legal:
                self._crowd.was_seen(self._table)
            self._legal = view.legal
        self._be_ready()

    def _be_ready(self) -> None:
        if self._legal and not self._is_busy:
            self._is_busy = True
            self._crowd.is_ready(self)

    def move(self) -> None:
        action = bytes(self._crowd.dice.choice(self._legal)).decode()
        self._crowd.sent(self._table)
        self.line.say(
            b'{"type":"play","id":%d,"version":%d,"action":%s}'
            % (self._version, self._version, action.encode())
        )


_SPACE = "/okiya,"
_CELLS = {column + row: number for number, (row, column) in enumerate(product("1234", "abcd"))}


class BoardgameIo:
    """Speaks what socket.io does, and plays the game of peers/boardgame_io."""

    line: WebSocketClient

    def __init__(self, crowd: LoadGenerator, table: str, token: str, seat: int) -> None:
        self._crowd, self._table, self._token, self._seat = crowd, table, token, seat
        self._state = -1
        self._legal: list[int] = []
        self._has_moved = False

    @staticmethod
    async def sit(crowd: LoadGenerator, table: str, tokens: list[str], seat: int) -> "BoardgameIo":
        person = BoardgameIo(crowd, table, tokens[seat], seat)
        path = "/socket.io/?EIO=4&transport=websocket"
        person.line = await connect(crowd.plan.address, path, person.hear)
        crowd.lines.append(person.line)
        person.line.say(f"40{_SPACE}".encode())
        return person

    def hear(self, line: WebSocketClient, frame: bytes) -> None:
        if frame == b"2":
            line.say(b"3")
        elif frame.startswith(b"40"):
            self._emit("sync", self._table, str(self._seat), self._token, 2)
        elif frame.startswith(b"42"):
            event, *rest = msgspec.json.decode(frame[2 + len(_SPACE) :])
            if event in {"sync", "update"}:
                self._take(rest[1]["state"] if event == "sync" else rest[1])

    def _take(self, state: Any) -> None:
        """A state that is newer than the one a move was made in is its acknowledgement: there is no other."""
        if state["_stateID"] <= self._state:
            return
        if self._state < 0:
            self._crowd.arrived()
        self._state = state["_stateID"]
        self._legal = [_CELLS[action["cell"]] for action in state["G"]["legal"]]
        if self._has_moved:
            self._has_moved = False
            self._crowd.was_acknowledged(self._table)
        elif self._legal:
            self._crowd.was_seen(self._table)
        if self._legal:
            self._crowd.is_ready(self)

    def move(self) -> None:
        self._has_moved = True
        self._crowd.sent(self._table)
        played = {"type": "take", "args": [self._crowd.dice.choice(self._legal)], "playerID": str(self._seat)}
        action = {"type": "MAKE_MOVE", "payload": {**played, "credentials": self._token}}
        self._emit("update", action, self._state, self._table, str(self._seat))

    def _emit(self, *event: Any) -> None:
        self.line.say(f"42{_SPACE}".encode() + msgspec.json.encode(event))


SEATS: dict[str, Seat] = {
    "chabudai": Ours.sit,
    "sockets only": Ours.sit,
    "boardgame.io": BoardgameIo.sit,
    "colyseus": Colyseus.sit,
}
