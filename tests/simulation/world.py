"""One simulation: servers, a database, people, faults, and the order of events that one seed gives."""

import asyncio
import hashlib
from collections import Counter
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from contextvars import Context
from dataclasses import dataclass, field
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import structlog

from chabudai.games import GAMES
from chabudai.server import random_source, supervision
from chabudai.server.accounts import passwords
from chabudai.server.notifications import turns
from chabudai.server.storage import faults as database_faults
from chabudai.server.storage import high_water
from chabudai.server.types.tables import ClockPlan, NewTable, SeatPlan
from tests.simulation import oracle
from tests.simulation.database import Database
from tests.simulation.faults import Faults
from tests.simulation.hoarder import Hoarder, check_lobby
from tests.simulation.loop import SimulatedLoop, Stuck
from tests.simulation.marks import Marks
from tests.simulation.members import Companion, Member
from tests.simulation.moderator import Moderator, check_desk
from tests.simulation.people import LIMIT, Person
from tests.simulation.plan import Plan, draw
from tests.simulation.rated import Pair, check_ratings
from tests.simulation.record import Journal
from tests.simulation.servers import SimulatedServer
from tests.simulation.sessions import watch_sockets
from tests.simulation.webhooks import Notice, SimulatedWebhooks, check_notices

END_SECONDS = 2 * LIMIT + 20
"""Seconds in which everybody has to come to an end after that."""
EMPTY_SECONDS = 400.0
"""Seconds in which the servers have to be empty and at rest when everybody has left."""

MOST_FAILURES = 20
"""After so many failures a run ends: it has shown enough."""

GAME_WEIGHTS = {"okiya": 6, "taiki": 2, "yutaka": 1, "tayu": 2, "antayagi": 2}
"""Short games come more often."""

NEVER = {
    "an answer failed",
    "an update failed",
    "what followed a write failed",
    "a connection failed",
    "a table is not readable",
    "a log cannot be replayed",
    "a table cannot be read again",
    "another server said what this one does not understand",
}
"""Lines of the server's own log that no fault excuses."""


@dataclass
class Result:
    """How one seed ended."""

    seed: int
    is_large: bool
    failures: list[str]
    hash: str
    seconds: float
    steps: int
    faults: Counter[str]
    counts: Counter[str]
    trace: list[str] = field(default_factory=list)


class World:
    """Everything of one run."""

    def __init__(self, seed: int, *, plan: Plan | None = None, keeps_trace: bool = False) -> None:
        self.seed = seed
        self.dice = Random(f"{seed} world")
        self.loop = SimulatedLoop(seed)  # type: ignore[abstract]
        self.plan = plan or draw(self.dice)
        self.faults = Faults(self.plan.rates, self.plan.play_seconds, self.loop.time)
        self.is_open = True
        self.failures: list[str] = []
        self.lines: list[str] | None = [] if keeps_trace else None
        self._hash = hashlib.blake2b(digest_size=16)
        self.record = Journal(self)
        self.is_cluster = self.plan.is_cluster
        self.database = Database(self.loop, self.faults, seed, self.trace, self.report)
        self.database.tick, self.database.is_shared = self.plan.tick, self.is_cluster
        self.marks = Marks(self.faults, Random(f"{seed} marks"))
        names = ("one", "two") if self.is_cluster else ("one",)
        self.servers = [SimulatedServer(self, name, shared=self.is_cluster) for name in names]
        self.people: list[Person] = []
        self.members: list[Member] = []
        self.notices: Counter[Notice] = Counter()
        self.unknown_addresses: dict[str, float] = {}
        """Webhooks that were told of a turn when they were not stored any more, and when that was so first."""

    def trace(self, *parts: object) -> None:
        line = " ".join(map(str, parts))
        self._hash.update(line.encode(errors="replace"))
        if self.lines is not None:
            self.lines.append(line)

    def report(self, failure: str) -> None:
        """Note that the server did what it must not do."""
        self.trace(self.loop.time(), "FAILURE", failure)
        self.failures.append(failure)
        self.loop.is_hopeless = len(self.failures) >= MOST_FAILURES

    def log(self, _logger: object, _method: str, event: Any) -> Any:
        """Take a line of the servers' own log."""
        self.trace(self.loop.time(), "log", event["event"], event.get("code"), repr(event.get("exc_info")))
        if event["event"] in NEVER:
            self.report(f"the server logged: {event}")
        raise structlog.DropEvent

    # The run

    async def run(self) -> None:
        for server in self.servers:
            server.start()
        happenings = [self.loop.create_task(self._disturb()), *self._seat_everybody(), *self._sign_up()]
        await asyncio.sleep(self.plan.play_seconds + self.plan.calm_seconds)
        self.is_open = False
        await self._end(happenings, self.loop.time() + END_SECONDS)
        await self._look_on()
        await self._come_to_rest()
        oracle.check_log(self)
        check_ratings(self)
        check_desk(self)
        check_lobby(self)
        for fault in check_notices(self.notices):
            self.report(fault)
        for server in self.servers:
            oracle.check_duties(self, server)
        await self.stop_servers()

    async def stop_servers(self) -> None:
        for server in self.servers:
            await server.stop()
            oracle.check_mark(self, server)

    async def _end(self, happenings: list[asyncio.Task[None]], over: float) -> None:
        """Wait until these have ended, and report those that have not by then."""
        while not all(task.done() for task in happenings) and self.loop.time() < over:  # noqa: ASYNC110
            await asyncio.sleep(0.5)
        for task in happenings:
            if not task.done():
                self.report(f"{task.get_name()} did not come to an end")
            elif error := task.exception():
                self.report(f"{task.get_name()} raised {error!r}")

    async def _look_on(self) -> None:
        """Send somebody to each table to look on until its bots have played: they rest while nobody is there."""
        over = self.loop.time() + oracle.STUCK_SECONDS
        tables = dict.fromkeys(one.table for one in self.people if one.table)

        def waits(person: Person) -> bool:
            awaited = oracle.awaited_bots(self.servers, person.table)
            if self.loop.time() < over:
                return bool(awaited) or not person.has_seen_table
            for line in awaited:
                self.report(line)
            return False

        lookers = [Person(self, f"looker {number}", table) for number, table in enumerate(tables)]
        looking = [
            self.loop.create_task(looker.look_on(partial(waits, looker)), name=looker.name)
            for looker in lookers
        ]
        await self._end(looking, over + LIMIT)

    async def _come_to_rest(self) -> None:
        """Wait until no server holds anything for people who have left."""
        over = self.loop.time() + EMPTY_SECONDS
        while left := [line for server in self.servers for line in oracle.left_over(server)]:
            if self.loop.time() >= over:
                for line in left:
                    self.report(line)
                return
            await asyncio.sleep(1.0)

    # People

    def _seat_everybody(self) -> list[asyncio.Task[None]]:
        return [task for number in range(self.plan.tables) for task in self._gather(f"table {number}")]

    def _sign_up(self) -> list[asyncio.Task[None]]:
        """Members live with their accounts; a thief has the cookie of the first."""
        self.members = [Member(self, f"Nora{number}") for number in range(self.plan.members)]
        tasks = [self.loop.create_task(member.live(), name=member.name) for member in self.members]
        for member in self.members:
            companion = Companion(self, f"companion of {member.name}")
            tasks.append(self.loop.create_task(companion.accompany(member), name=companion.name))
        if self.members:
            tasks.append(self.loop.create_task(watch_sockets(self), name="the watch of sockets"))
        pairs = [Pair(self, number) for number in range(self.plan.pairs)]
        tasks += [self.loop.create_task(pair.live(), name="a pair") for pair in pairs]
        if self.plan.has_desk:
            tasks.append(self.loop.create_task(Moderator(self).live(), name="the moderator"))
        if self.plan.has_hoarder:
            tasks.append(self.loop.create_task(Hoarder(self).live(), name="the hoarder"))
        if self.members and self.plan.has_thief:
            tasks.append(self.loop.create_task(self.members[0].steal(), name="thief"))
        return tasks

    def _gather(self, name: str) -> list[asyncio.Task[None]]:
        """People at one table: who makes it, who joins, and perhaps a spectator."""
        dice = self.dice
        game = GAMES[dice.choices(list(GAME_WEIGHTS), list(GAME_WEIGHTS.values()))[0]]
        seats = dice.choice(game.seats)
        plans = [SeatPlan(bot=dice.choice((None, None, 2))) for _ in range(seats)]
        plans[dice.randrange(seats)] = SeatPlan()
        clock = dice.choice((None, None, ClockPlan(bank=dice.choice((4, 60)))))
        wanted = NewTable(game=game.name, name="Host", seats=plans, clock=clock, public=dice.random() < 0.3)
        found: asyncio.Future[str] = self.loop.create_future()
        guests = sum(plan.bot is None for plan in plans) - 1
        spectators = dice.choice((0, 1))
        people = [Person(self, f"{name} person {number}") for number in range(1 + guests + spectators)]
        self.people += people

        async def host(person: Person) -> None:
            found.set_result(await person.make_table(wanted))
            await person.stay()

        async def guest(person: Person) -> None:
            await found
            await asyncio.sleep(dice.uniform(0, self.plan.play_seconds / 4))
            if await person.join(found.result()):
                await person.stay()

        async def spectator(person: Person) -> None:
            person.table = await found
            await person.stay()

        works = [host, *[guest] * guests, *[spectator] * spectators]
        return [
            self.loop.create_task(work(person), name=person.name)
            for work, person in zip(works, people, strict=True)
        ]

    # Faults of whole servers

    async def _disturb(self) -> None:
        """Kill, restart and cut off servers at moments that the seed draws."""
        rates, dice = self.faults.rates, Random(f"{self.seed} disturbances")
        events = [
            (dice.uniform(0.3, self.plan.play_seconds), kind, dice.choice(self.servers))
            for kind, times in (
                ("killed", rates.crashes),
                ("restarted", rates.restarts),
                ("cut off", rates.partitions),
            )
            for _ in range(times)
        ]
        for moment, kind, server in sorted(events, key=lambda event: event[0]):
            await asyncio.sleep(max(0.0, moment - self.loop.time()))
            if not server.is_ready:
                continue
            self.faults.note(f"server {kind}", server.name)
            if kind == "cut off":
                # It ends with all other faults.
                rest = max(0.1, self.plan.play_seconds - self.loop.time())
                self._cut_off(server, min(dice.uniform(0.5, 6.0), rest))
                continue
            if kind == "killed":
                server.kill()
            else:
                await server.stop()
            self.loop.call_later(dice.uniform(0.1, 4.0), server.start, context=Context())

    def _cut_off(self, server: SimulatedServer, seconds: float) -> None:
        def heal() -> None:
            self.database.heal(server.name)
            self.faults.note("partition healed", server.name)

        self.database.cut_off.add(server.name)
        self.loop.call_later(seconds, heal, context=Context())

    def result(self) -> Result:
        return Result(
            seed=self.seed,
            is_large=self.plan.is_large,
            failures=self.failures,
            hash=self._hash.hexdigest(),
            seconds=self.loop.time(),
            steps=self.loop.steps,
            faults=self.faults.counts,
            counts=self.record.counts,
            trace=self.lines or [],
        )


@contextmanager
def _in_a_world(world: World) -> Iterator[None]:
    """Let the server's randomness and its log come from and go to this world."""
    former = structlog.get_config()
    structlog.configure(processors=[world.log])
    supervision.failures.clear()
    database_faults.counts.clear()
    database_faults._logged.clear()
    try:
        with (
            patch.object(random_source, "source", Random(f"{world.seed} secrets")),
            patch.object(database_faults, "time", SimpleNamespace(monotonic=world.loop.time)),
            patch.object(turns, "WebhookClient", lambda: SimulatedWebhooks(world)),
            patch.object(passwords, "_guesses", lambda _password, _name: 10**9),
            patch.object(high_water, "read", world.marks.read),
            patch.object(high_water, "write", world.marks.write),
        ):
            yield
    finally:
        structlog.configure(**former)


def live(world: World, life: Coroutine[Any, Any, None]) -> None:
    """Run a world to the end of this; what goes wrong is in its failures."""
    with _in_a_world(world):
        try:
            world.loop.run_until_complete(life)
        except Stuck as error:
            world.report(str(error))
        for failure in world.loop.failures:
            world.report(failure)
        world.loop.close()
        world.database.finish()


def simulate(seed: int, *, keeps_trace: bool = False) -> Result:
    """Run one seed."""
    world = World(seed, keeps_trace=keeps_trace)
    live(world, world.run())
    return world.result()
