"""Scripted people for the harnesses that break things: any game, any number of seats, and a memory of every promise.

Whoever has no answer says the same again on the next line, with the same key, so that it is done once or not at all.
"""

import asyncio
import contextlib
import math
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

AFTERMATH = 10.0
"""Seconds after the database's return in which waits are told one by one."""

AGAIN = 0.1
"""Seconds until somebody repeats what could not be saved, or calls again while the database is gone, and between two
looks at whether they may play."""

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


@dataclass
class Waits:
    """How long commands waited for their answers. While the database is gone, nobody is waited for."""

    back: float = 0.0
    """When the database came back; infinite while it is gone."""
    longest: float = 0.0
    """Since the last outage began."""
    seconds: list[float] = field(default_factory=list)
    """Of each command that was under way when the database came back, or was sent in the seconds after."""
    open: dict[tuple[str, int, int], float] = field(default_factory=dict)
    """When each command without an answer was sent first, by table, seat and number."""

    def since(self, sent: float) -> float:
        return max(0.0, time.monotonic() - max(sent, self.back))

    def begin_outage(self) -> None:
        self.back, self.longest = math.inf, 0.0

    def end(self, command: tuple[str, int, int]) -> None:
        waited = self.since(self.open.pop(command))
        self.longest = max(self.longest, waited)
        if time.monotonic() - self.back < AFTERMATH:
            self.seconds.append(waited)

    def overdue(self, limit: float) -> list[str]:
        return [
            f"{table}: command {number} of seat {seat} has no answer after {self.since(sent):.1f} s"
            for (table, seat, number), sent in self.open.items()
            if self.since(sent) > limit
        ]


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
        waits: Waits | None = None,
    ) -> None:
        """Without a word for so many seconds they call again; while they may not play they wait with their move."""
        self._address, self._table, self._seat = address, table, seat
        self._dice, self._report, self._patience = dice, report, patience
        self._may_play, self._waits = may_play, waits or Waits()
        self._numbers = 0
        self._asked: dict[str, Any] | None = None
        self._must_repeat = False
        self._move: Move | None = None
        self._remark: tuple[int, str] | None = None
        self._latest: dict[str, Any] = {"version": 0, "view": None}

    async def play(self) -> None:
        while not self._table.over:
            with contextlib.suppress(WebSocketException, OSError, TimeoutError):
                async with open_socket(self._address(), f"/ws/{self._table.id}", open_timeout=5) as socket:
                    await self._greet(socket)
                    goes_on = asyncio.create_task(self._keep_going(socket))
                    try:
                        await self._listen(socket)
                    finally:
                        goes_on.cancel()
                        (ended,) = await asyncio.gather(goes_on, return_exceptions=True)
                        if isinstance(ended, Exception):
                            self._report.faults.append(repr(ended))
            if self._remark:
                # A closed socket is an answer too: remarks are not repeated.
                self._settle(self._remark[0])
            self._remark = None
            await asyncio.sleep(0.02 if math.isfinite(self._waits.back) else AGAIN)
        if self._asked:
            # It came too late, or its answer was not read any more.
            self._waits.open.pop(self._command(self._asked["id"]), None)

    async def _greet(self, socket: ClientConnection) -> None:
        await self._say(socket, {"type": "hello", "token": self._table.tokens[self._seat]})
        self._must_repeat = False
        if self._asked:
            self._report.in_flight += 1
            await self._say(socket, self._asked)

    async def _keep_going(self, socket: ClientConnection) -> None:
        """Repeat what could not be saved, and go on when people may play again."""
        with contextlib.suppress(WebSocketException, OSError):
            while self._may_play:
                await asyncio.sleep(AGAIN)
                if self._must_repeat and self._asked:
                    self._must_repeat = False
                    await self._say(socket, self._asked)
                await self._go_on(socket)

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
            self._settle(message["id"])
            if is_done:
                self._table.said.append(self._remark[1])
                self._report.said += 1
            self._remark = None
        elif self._asked and message["id"] == self._asked["id"]:
            self._settle(message["id"])
            if is_done:
                self._acknowledge(message["version"])
            elif message["code"] == "unavailable" and self._may_play:
                # As the page does: the same again, with the same key. Nobody knows whether it was saved.
                self._must_repeat = True
                self._begin(message["id"])
                return
            self._asked = None

    def _command(self, number: int) -> tuple[str, int, int]:
        return self._table.id, self._seat, number

    def _begin(self, number: int) -> None:
        self._waits.open[self._command(number)] = time.monotonic()

    def _settle(self, number: int) -> None:
        self._waits.end(self._command(number))

    def _acknowledge(self, version: int) -> None:
        assert self._move
        if self._table.done.setdefault(version, self._move) != self._move:
            self._report.faults.append(f"{self._table.id}: version {version} was acknowledged twice")
        self._report.acknowledged += 1
        self._table.moved.set()

    async def _go_on(self, socket: ClientConnection) -> None:
        """The next move, if there is one to make and the view is not older than what was played already."""
        if self._may_play and not self._may_play.is_set():
            return
        latest = self._latest
        legal = latest["view"]["legal"] if latest["view"] else []
        if self._table.over or not legal or self._asked or latest["version"] < self._my_last():
            return
        told: list[dict[str, Any]] = []
        if self._remark is None and self._dice.random() < TALKS:
            self._remark = (self._number(), f"{self._seat} says number {self._numbers}")
            number, text = self._remark
            # A line may double it: without a key it would be heard twice, as it should.
            told.append({"type": "say", "id": number, "key": f"{self._seat} {number}", "text": text})
            self._begin(number)
        told.append(self._ask(self._dice.choice(legal), latest["version"]))
        for message in told:
            await self._say(socket, message)

    def _my_last(self) -> int:
        mine = [version for version, (seat, _) in self._table.done.items() if seat == self._seat]
        return max(mine, default=0)

    def _ask(self, action: Any, version: int) -> dict[str, Any]:
        notation = self._table.game.notation
        spelled = msgspec.convert(action, notation.Actions)
        self._move = (self._seat, notation.format(notation.unspell(spelled)))
        self._table.sent[self._move] += 1
        number = self._number()
        key = f"{self._seat} {number}"
        self._asked = {"type": "play", "id": number, "key": key, "version": version, "action": action}
        self._begin(number)
        return self._asked

    def _number(self) -> int:
        self._numbers += 1
        return self._numbers

    async def _say(self, socket: ClientConnection, message: Any) -> None:
        await socket.send(msgspec.json.encode(message).decode())
