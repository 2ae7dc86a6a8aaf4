"""Scripted people for the harnesses that break things: any game, any number of seats, and a memory of every promise.

Whoever has no answer says the same again on the next line, with the same key, so that it is done once or not at all.
"""

import asyncio
import contextlib
import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from benchmarks.open_socket import open_socket
from chabudai import GAMES
from chabudai.games.card import Game

BANK = 3600
"""Seconds on the clock of every other table: enough for any game, so nobody may ever fall."""

TALKS = 0.1
"""How often somebody says something before a move."""

Move = tuple[int, str]


@dataclass
class Report:
    kills: int = 0
    acknowledged: int = 0
    said: int = 0
    in_flight: int = 0
    games: int = 0
    checks: int = 0
    faults: list[str] = field(default_factory=list)

    def told(self) -> str:
        return (
            f"{self.kills} kills, {self.acknowledged} moves and {self.said} remarks acknowledged, "
            f"{self.in_flight} commands cut off in flight, {self.games} games finished, "
            f"{self.checks} tables checked, {len(self.faults)} faults"
        )


class Api(Protocol):
    """Where the server is now, and how it is asked for something."""

    @property
    def address(self) -> str: ...
    def post(self, path: str, body: Any) -> Any: ...


@dataclass
class Table:
    id: str
    game: Game
    tokens: list[str]
    clocked: bool = False
    made: float = field(default_factory=time.monotonic)
    sent: Counter[Move] = field(default_factory=Counter)
    """Every move that anybody has asked for, however often it was said again."""
    done: dict[int, Move] = field(default_factory=dict)
    """Version to seat and text, for every move whose acknowledgement arrived."""
    said: list[str] = field(default_factory=list)
    """What was said and acknowledged."""
    over: bool = False
    moved: asyncio.Event = field(default_factory=asyncio.Event)


def new_table(api: Api, dice: random.Random) -> Table:
    """Of any game, with a person at every seat."""
    game = GAMES[dice.choice(sorted(GAMES))]
    seats, clocked = dice.choice(game.seats), dice.random() < 0.5
    wanted = {"game": game.name, "name": "Ada", "seats": [{}] * seats, "sit": 0}
    made = api.post("/api/tables", {**wanted, "clock": {"bank": BANK}} if clocked else wanted)
    names = [f"Guest {seat}" for seat in range(1, seats)]
    joined = [api.post(f"/api/tables/{made['table']}/join", {"name": name}) for name in names]
    tokens = {seated["seat"]: seated["token"] for seated in (made, *joined)}
    return Table(made["table"], game, [tokens[seat] for seat in range(seats)], clocked)


class Person:
    """Plays random legal moves until the table is over, talks a little, and comes back whenever the line is cut."""

    def __init__(
        self,
        address: Callable[[], str],
        table: Table,
        seat: int,
        dice: random.Random,
        report: Report,
        patience: float | None = None,
        may_play: asyncio.Event | None = None,
    ) -> None:
        """Without a word for so many seconds they call again; while they may not play they wait with their move."""
        self._address, self._table, self._seat = address, table, seat
        self._dice, self._report, self._patience = dice, report, patience
        self._may_play = may_play
        self._numbers = 0
        self._asked: dict[str, Any] | None = None
        self._move: Move | None = None
        self._remark: tuple[int, str] | None = None
        self._latest: dict[str, Any] = {"version": 0, "view": None}

    async def play(self) -> None:
        while not self._table.over:
            with contextlib.suppress(WebSocketException, OSError, TimeoutError):
                async with open_socket(self._address(), f"/ws/{self._table.id}", open_timeout=5) as socket:
                    await self._greet(socket)
                    await self._listen(socket)
            self._remark = None
            await asyncio.sleep(0.02)

    async def _greet(self, socket: ClientConnection) -> None:
        await self._say(socket, {"type": "hello", "token": self._table.tokens[self._seat]})
        if self._asked:
            self._report.in_flight += 1
            await self._say(socket, self._asked)

    async def _listen(self, socket: ClientConnection) -> None:
        while not self._table.over:
            message = msgspec.json.decode(await asyncio.wait_for(socket.recv(), self._patience))
            if message["type"] in {"done", "refused"}:
                self._take_answer(message)
                await self._go_on(socket)
            elif message["type"] == "update" and message["version"] >= self._latest["version"]:
                self._latest = message
                self._table.over = bool(message["view"] and message["view"]["outcome"])
                if self._table.over:
                    self._table.moved.set()
                await self._go_on(socket)

    def _take_answer(self, message: dict[str, Any]) -> None:
        is_done = message["type"] == "done"
        if self._remark and message["id"] == self._remark[0]:
            if is_done:
                self._table.said.append(self._remark[1])
                self._report.said += 1
            self._remark = None
        elif self._asked and message["id"] == self._asked["id"]:
            if is_done:
                self._acknowledge(message["version"])
            self._asked = None

    def _acknowledge(self, version: int) -> None:
        assert self._move
        if self._table.done.setdefault(version, self._move) != self._move:
            self._report.faults.append(f"{self._table.id}: version {version} was acknowledged twice")
        self._report.acknowledged += 1
        self._table.moved.set()

    async def _go_on(self, socket: ClientConnection) -> None:
        """The next move, if there is one to make and the view is not older than what was played already."""
        if self._may_play:
            await self._may_play.wait()
        latest = self._latest
        legal = latest["view"]["legal"] if latest["view"] else []
        if self._table.over or not legal or self._asked or latest["version"] < self._my_last():
            return
        if self._remark is None and self._dice.random() < TALKS:
            self._remark = (self._number(), f"{self._seat} says number {self._numbers}")
            number, text = self._remark
            # A line may double it: without a key it would be heard twice, as it should.
            said = {"type": "say", "id": number, "key": f"{self._seat} {number}", "text": text}
            await self._say(socket, said)
        action = self._dice.choice(legal)
        self._ask(action, latest["version"])
        await self._say(socket, self._asked)

    def _my_last(self) -> int:
        mine = [version for version, (seat, _) in self._table.done.items() if seat == self._seat]
        return max(mine, default=0)

    def _ask(self, action: Any, version: int) -> None:
        notation = self._table.game.notation
        spelled = msgspec.convert(action, notation.Actions)
        self._move = (self._seat, notation.format(notation.unspell(spelled)))
        self._table.sent[self._move] += 1
        number = self._number()
        key = f"{self._seat} {number}"
        self._asked = {"type": "play", "id": number, "key": key, "version": version, "action": action}

    def _number(self) -> int:
        self._numbers += 1
        return self._numbers

    async def _say(self, socket: ClientConnection, message: Any) -> None:
        await socket.send(msgspec.json.encode(message).decode())
