"""Many players in one process, apart from the server: `python -m benchmarks.load_generator`, with a plan on stdin.

They play at a given rate, or as fast as they are answered. The result has the number of acknowledged moves, the time
to an acknowledgement, and the time until the other seat saw the move. At a rate, both count from when the move was
due: if everybody still waits for an answer, the move that nobody could make waits too.
"""

import asyncio
import gc
import random
import sys
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec
import uvloop

from benchmarks.websocket_client import WebSocketClient


class Plan(msgspec.Struct, kw_only=True):
    """`rate` moves a second in all, or as many as go (None), for `seconds` or, if that is said, for so many `moves`.

    What comes before, `warm` seconds and `warm_moves` at least, is not counted: a server compiles what it does often.
    """

    server: str
    address: str
    tables: list[list[str]]
    """For each table its id and the token of every seat."""
    addresses: dict[str, str] = {}
    """The address for each table whose people do not use `address`."""
    seconds: float
    warm: float = 1.0
    warm_moves: int = 0
    moves: int | None = None
    """How many moves to play. Moves late in a game may cost more, so a fair comparison plays the same number."""
    rate: float | None = None
    in_flight: int = 1000
    seed: int = 1


class Found(msgspec.Struct, kw_only=True):
    moves: int
    seconds: float
    acknowledged: tuple[float, float] = (0, 0)
    """Milliseconds: the median, and what 99 of 100 keep below."""
    seen: tuple[float, float] = (0, 0)
    faults: int
    cpu: float = 0
    """Seconds that the processor of the people worked meanwhile."""


class Person(Protocol):
    """Somebody at a seat, whichever server it is on. `move` sends whatever is due."""

    def move(self) -> None: ...


Seat = Callable[["LoadGenerator", str, list[str], int], Awaitable[Person]]


class LoadGenerator:
    """Plays at many tables: the awaited seats move one after another, as fast as the plan allows."""

    def __init__(self, plan: Plan, clock: Callable[[], float] = time.perf_counter) -> None:
        self.plan = plan
        self._clock = clock
        self.dice = random.Random(plan.seed)
        self.lines: list[WebSocketClient] = []
        self._ready: deque[Person] = deque()
        self._due = 0.0
        self._sent: dict[str, float] = {}
        self._flying = 0
        self._awaited = 0
        self._everybody = asyncio.Event()
        self._to_warm = plan.warm_moves
        self._is_warm = asyncio.Event()
        self._has_all = asyncio.Event()
        self._acknowledged: list[float] = []
        self._seen: list[float] = []
        self._plays = self._measures = False
        self.found = Found(moves=0, seconds=0, faults=0)

    async def gather(self, seat: Seat) -> None:
        """Everybody sits down and has seen the table: what that costs a server is not play."""
        self._awaited = sum(len(tokens) for _, *tokens in self.plan.tables)
        for table, *tokens in self.plan.tables:
            for number in range(len(tokens)):
                await seat(self, table, tokens, number)
        await self._everybody.wait()

    def address_of(self, table: str) -> str:
        return self.plan.addresses.get(table, self.plan.address)

    # What people tell

    def arrived(self) -> None:
        self._awaited -= 1
        if not self._awaited:
            self._everybody.set()

    def is_ready(self, person: Person) -> None:
        self._ready.append(person)
        if self._plays and self.plan.rate is None:
            self._let_go()

    def sent(self, table: str) -> None:
        self._sent[table] = self._due

    def was_acknowledged(self, table: str) -> None:
        self._flying -= 1
        self._to_warm -= 1
        if self._to_warm == 0:
            self._is_warm.set()
        if self._measures:
            self.found.moves += 1
            if self.found.moves == self.plan.moves:
                self._has_all.set()
            self._acknowledged.append(self._clock() - self._sent[table])

    def was_seen(self, table: str) -> None:
        if self._measures and table in self._sent:
            self._seen.append(self._clock() - self._sent[table])

    def fault(self) -> None:
        self.found.faults += 1

    # The pace

    def _let_go(self) -> None:
        while self._ready and self._flying < self.plan.in_flight:
            self._let_one_go(self._clock())

    def _let_one_go(self, due: float) -> None:
        self._due = due
        self._flying += 1
        self._ready.popleft().move()

    async def play(self) -> Found:
        self._plays = True
        pace = asyncio.create_task(self._keep_pace())
        await asyncio.sleep(self.plan.warm)
        if self._to_warm > 0:
            await self._is_warm.wait()
        self._say("begin")
        self._measures, began, worked = True, self._clock(), time.process_time()
        if self.plan.moves is None:
            await asyncio.sleep(self.plan.seconds)
        else:
            await self._has_all.wait()
        self._plays = self._measures = False
        self._say("end")
        self.found.seconds, self.found.cpu = self._clock() - began, time.process_time() - worked
        pace.cancel()
        for line in self.lines:
            self.found.faults += line.is_closed
            line.close()
        self.found.acknowledged, self.found.seen = (
            _half_and_most(self._acknowledged),
            _half_and_most(self._seen),
        )
        return self.found

    async def _keep_pace(self) -> None:
        if self.plan.rate is None:
            self._let_go()
            return
        owed, began, counted = deque[float](), self._clock(), 0
        while True:
            now = self._clock()
            due = int((now - began) * self.plan.rate)
            owed.extend([now] * (due - counted))
            counted = due
            while owed and self._ready:
                self._let_one_go(owed.popleft())
            await asyncio.sleep(0.001)

    def _say(self, word: str) -> None:
        print(word, flush=True)


def _half_and_most(seconds: list[float]) -> tuple[float, float]:
    times = sorted(seconds) or [float("inf")]
    half, most = (times[int(share * (len(times) - 1))] * 1000 for share in (0.5, 0.99))
    return half, most


async def _run(plan: Plan) -> Found:
    from benchmarks.load_players import SEATS

    crowd = LoadGenerator(plan)
    await crowd.gather(SEATS[plan.server])
    print("seated", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    return await crowd.play()


def main() -> None:
    plan = msgspec.json.decode(sys.stdin.readline(), type=Plan)
    gc.disable()
    found = uvloop.run(_run(plan))
    print(msgspec.json.encode(found).decode(), flush=True)


if __name__ == "__main__":
    main()
