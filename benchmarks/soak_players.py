"""People who come and go: they sit down, play, talk, ask for undos, lose the line, come back, and leave for good.

A table ends with its game, or when everybody walks out in the middle of it; then others come. So that many sockets stay
open all the time, but hardly one of them for long.
"""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from benchmarks.websocket_client import WebSocketClient, connect
from chabudai import GAMES

Ask = Callable[[str, Any], Any]
WALK_OUT = 0.15
"""So many tables are left before the end."""
WATCHED = 0.2
WITH_A_BOT = 0.04
HANG_UP = 0.04
TALK = 0.05
ASIDE = 0.03
PATIENCE = 40
"""So many times the pace, and not less in seconds, without a move: then a table is stuck."""


class _View(msgspec.Struct):
    """The fields of a view that players need. An update leaves out the fields that have not changed."""

    legal: list[msgspec.Raw] | msgspec.UnsetType = msgspec.UNSET
    outcome: Any = msgspec.UNSET

    def after(self, before: "_View") -> "_View":
        return _View(
            before.legal if self.legal is msgspec.UNSET else self.legal,
            before.outcome if self.outcome is msgspec.UNSET else self.outcome,
        )


class _Offers(msgspec.Struct):
    undo: int | None = None
    draw: int | None = None
    agreed: list[int] = []


class _Heard(msgspec.Struct):
    type: str
    version: int = 0
    view: _View | None = None
    offers: _Offers = msgspec.field(default_factory=_Offers)
    code: str | None = None


_decoder = msgspec.json.Decoder(_Heard)


class House:
    """Keeps so many sockets open, whoever they are, until it is closed."""

    def __init__(self, address: str, ask: Ask, sockets: int, pace: float, seed: int) -> None:
        self.address, self.ask, self.pace = address, ask, pace
        self.dice = random.Random(seed)
        self.counts: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.faults: list[str] = []
        self.tables: set[Sitting] = set()
        self._sockets = sockets
        self._makes = asyncio.Semaphore(4)
        self._tasks: set[asyncio.Task[None]] = set()
        self._left = asyncio.Event()

    @property
    def expected(self) -> int:
        return sum(table.sockets for table in self.tables)

    async def keep_full(self) -> None:
        while True:
            while self.expected < self._sockets:
                self._open()
            self._left.clear()
            await self._left.wait()

    def _open(self) -> None:
        table = Sitting(self)
        self.tables.add(table)
        task = asyncio.create_task(table.last())
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        self._left.set()
        if not task.cancelled() and (error := task.exception()):
            self.faults.append(repr(error))

    async def made(self, path: str, body: Any) -> Any:
        async with self._makes:
            return await asyncio.to_thread(self.ask, path, body)

    def stuck(self) -> list[str]:
        since = time.monotonic() - PATIENCE * max(1, self.pace)
        return [f"{table.id} is stuck" for table in self.tables if table.id and table.moved < since]

    async def close(self) -> None:
        """Everybody goes at once."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


class Sitting:
    """One table from the first seat to the last goodbye."""

    def __init__(self, house: House) -> None:
        self.house, dice = house, house.dice
        self.id = ""
        self.game = GAMES[dice.choice(sorted(GAMES))]
        self.seats = dice.choice(self.game.seats)
        self.bots = 1 if dice.random() < WITH_A_BOT else 0
        self.watchers = 1 if dice.random() < WATCHED else 0
        self.sockets = self.seats - self.bots + self.watchers
        self.moves_left = dice.randrange(5, 60) if dice.random() < WALK_OUT else 10**9
        self.moved = time.monotonic()
        self.over = asyncio.Event()

    async def last(self) -> None:
        try:
            guests = [guest.stay() for guest in await self._gather()]
            staying = [asyncio.ensure_future(guest) for guest in guests]
            try:
                await self.over.wait()
            finally:
                for guest in staying:
                    guest.cancel()
                ended = await asyncio.gather(*staying, return_exceptions=True)
            self.house.faults += [repr(one) for one in ended if isinstance(one, Exception)]
            self.house.counts["tables"] += 1
        finally:
            self.house.tables.discard(self)

    async def _gather(self) -> "list[Guest]":
        people = self.seats - self.bots
        plan: list[dict[str, int]] = [{}] * people + [{"bot": 1}] * self.bots
        wanted = {"game": self.game.name, "name": "Ada", "seats": plan, "sit": 0, "public": True}
        first = await self.house.made("/api/tables", wanted)
        table, names = first["table"], [f"Guest {number}" for number in range(1, people)]
        seated = [
            first,
            *[await self.house.made(f"/api/tables/{table}/join", {"name": name}) for name in names],
        ]
        self.id, self.moved = table, time.monotonic()
        tokens = [(one["seat"], one["token"]) for one in seated]
        watchers: list[tuple[int | None, str | None]] = [(None, None)] * self.watchers
        return [Guest(self, seat, token) for seat, token in [*tokens, *watchers]]

    def was_moved(self) -> None:
        self.moved = time.monotonic()
        self.moves_left -= 1
        if not self.moves_left:
            self.over.set()


class Guest:
    def __init__(self, table: Sitting, seat: int | None, token: str | None) -> None:
        self._table, self._house, self._seat, self._token = table, table.house, seat, token
        self._latest = _Heard(type="update")
        self._numbers = 0
        self._playing = 0

    async def stay(self) -> None:
        while True:
            line = await connect(self._house.address, f"/ws/{self._table.id}", self._hear)
            try:
                hello = {"type": "hello", "token": self._token, "since": self._latest.version, "talk": 0}
                # Half of the seats, and who watches, are told of changes alone.
                changes = self._seat is None or self._seat % 2 == 1
                line.say(msgspec.json.encode({**hello, "name": "Onlooker", "changes": changes}))
                await self._visit(line)
            finally:
                self._playing = 0
                line.close()
            self._house.counts["reconnects"] += 1
            await asyncio.sleep(self._house.dice.expovariate(1 / self._house.pace))

    async def _visit(self, line: WebSocketClient) -> None:
        while True:
            await asyncio.sleep(self._house.dice.expovariate(1 / self._house.pace))
            if line.is_closed:
                self._house.faults.append(
                    f"{self._table.id}: the server cut the line of seat {self._seat}, code {line.close_code}"
                )
                return
            if self._house.dice.random() < HANG_UP:
                return
            self._do_something(line)

    def _do_something(self, line: WebSocketClient) -> None:
        """Answer an offer, talk, try something, or move."""
        dice, offers = self._house.dice, self._latest.offers
        asked_by = offers.undo if offers.undo is not None else offers.draw
        if dice.random() < TALK:
            self._say(line, type="say", text=f"{self._table.game.title}, number {self._numbers}")
        elif self._seat is None:
            return
        elif asked_by not in {None, self._seat} and self._seat not in offers.agreed:
            self._say(line, type="answer", yes=dice.random() < 0.5)
        elif dice.random() < ASIDE:
            self._say(
                line, **dice.choice(({"type": "undo"}, {"type": "draw"}, {"type": "share", "on": True}))
            )
        elif self._latest.view and self._latest.view.legal and not self._playing:
            action = dice.choice(self._latest.view.legal)
            self._say(line, type="play", version=self._latest.version, action=action)
            self._playing = self._numbers

    def _say(self, line: WebSocketClient, **wish: Any) -> None:
        self._numbers += 1
        line.say(msgspec.json.encode({**wish, "id": self._numbers}))

    def _hear(self, _line: WebSocketClient, frame: bytes) -> None:
        heard = _decoder.decode(frame)
        if heard.type in {"update", "changed"}:
            if heard.type == "changed" and heard.view and self._latest.view:
                heard.view = heard.view.after(self._latest.view)
            if heard.version > self._latest.version and self._seat in {None, 0}:
                self._table.moved = time.monotonic()
            self._latest = heard
            if heard.view and heard.view.outcome:
                self._house.counts["games"] += not self._table.over.is_set()
                self._table.over.set()
        elif heard.type == "done":
            self._house.counts["done"] += 1
            self._played_if(frame)
        elif heard.type == "refused":
            self._house.refused[str(heard.code)] += 1
            self._playing = 0

    def _played_if(self, frame: bytes) -> None:
        """Was it the move that this answers?"""
        if self._playing and b'"id":%d,' % self._playing in frame:
            self._playing = 0
            self._house.counts["moves"] += 1
            self._table.was_moved()
