"""Somebody at a seat of Colyseus, whose messages begin with a byte that says what they are."""

import msgspec

from benchmarks.load_generator import LoadGenerator
from benchmarks.websocket_client import WebSocketClient, connect

_JOIN, _ERROR, _MESSAGE, _STATE, _PATCH = 10, 11, 13, 14, 15
_TAKE = bytes([_MESSAGE]) + msgspec.msgpack.encode("take")
_ROOT = b"\xff\x00"
"""The mark before changes of the root of the state. A frame that begins with the root leaves it out."""
_LEGAL, _TURN = 0x80, 0x81
"""Its first two fields have changed (peers/colyseus/state.js)."""


class Colyseus:
    """Reads of the state what a player has to know, at the beginning of every change: which cells, and whose turn."""

    line: WebSocketClient

    def __init__(self, crowd: LoadGenerator, table: str, seat: int) -> None:
        self._crowd, self._table, self._seat = crowd, table, seat
        self._turn = -1
        self._legal = 0
        self._has_moved = False

    @staticmethod
    async def sit(crowd: LoadGenerator, table: str, tokens: list[str], seat: int) -> "Colyseus":
        person = Colyseus(crowd, table, seat)
        path = f"/{table}?sessionId={tokens[seat]}"
        person.line = await connect(crowd.plan.address, path, person.hear)
        crowd.lines.append(person.line)
        return person

    def hear(self, line: WebSocketClient, frame: bytes) -> None:
        kind = frame[0]
        if kind == _JOIN:
            line.say_bytes(frame[:1])
        elif kind == _STATE:
            self._crowd.arrived()
            self._look(frame)
        elif kind == _PATCH:
            self._look(frame)
        elif kind in {_ERROR, _MESSAGE}:
            self._crowd.fault()

    def _look(self, frame: bytes) -> None:
        """A change that follows a move is its acknowledgement: there is no other.

        A room that is younger than its first tick tells everything once more. No move leaves the cells as they were.
        """
        legal, turn = opening(frame)
        if legal == self._legal:
            return
        self._legal, self._turn = legal, self._turn if turn is None else turn
        if self._has_moved:
            self._has_moved = False
            self._crowd.was_acknowledged(self._table)
        elif self._turn == self._seat:
            self._crowd.was_seen(self._table)
        if self._turn == self._seat:
            self._crowd.is_ready(self)

    def move(self) -> None:
        self._has_moved = True
        self._crowd.sent(self._table)
        cell = self._crowd.dice.choice([cell for cell in range(16) if self._legal >> cell & 1])
        self.line.say_bytes(_TAKE + bytes([cell]))


def opening(frame: bytes) -> tuple[int, int | None]:
    """The cells that may be taken, a bit each, and the seat that may, unless it is the one it was."""
    start = 3 if frame.startswith(_ROOT, 1) else 1
    if frame[start] != _LEGAL:
        raise ValueError(f"not the beginning of a state of Okiya: {frame[:12].hex()}")
    legal = int.from_bytes(frame[start + 1 : start + 3], "little")
    turn = frame[start + 4] if frame[start + 3 : start + 4] == bytes([_TURN]) else None
    return legal, turn
