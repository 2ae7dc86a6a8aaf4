"""Two servers at one PostgreSQL: one is killed while people play at both, the other goes on, and both tell the truth.

    python -m benchmarks.crash --cluster --kills 100

Neighbours at a table are at different servers. Whoever loses the line calls the other one. Now and then both die.
"""

import asyncio
import itertools
import random
from datetime import UTC, datetime
from functools import partial
from http.client import HTTPException
from pathlib import Path
from typing import Any

import asyncpg
import msgspec

from benchmarks.crash import Server, examine, go_on
from benchmarks.invariants import Kept
from benchmarks.players import Person, Report, Table, Waits, new_table
from benchmarks.postgres import Postgres
from chabudai.match.log import Entry

BOTH = 0.1
"""How often both are killed."""


class Nodes:
    """Some servers, each at a port of its own. Who asks for one is sent to the next that lives."""

    def __init__(self, url: str, data: Path, count: int = 2) -> None:
        self._url = url
        self.servers = [Server(data / str(number), CHABUDAI_DATABASE_URL=url) for number in range(count)]
        self._alive = [False] * count
        self._turns = itertools.count()

    async def start(self) -> None:
        """All that do not live."""
        for number, server in enumerate(self.servers):
            if not self._alive[number]:
                await server.start()
                self._alive[number] = True

    def kill(self, number: int) -> None:
        self._alive[number] = False
        self.servers[number].kill()

    def close(self) -> None:
        for server in self.servers:
            server.close()

    def address_for(self, seat: int) -> str:
        count = len(self.servers)
        places = [(seat + step) % count for step in range(count)]
        return self.servers[next((place for place in places if self._alive[place]), places[0])].address

    @property
    def address(self) -> str:
        return self.address_for(next(self._turns))

    def addresses(self) -> list[str]:
        return [server.address for server in self.servers]

    def post(self, path: str, body: Any) -> Any:
        places = [number for number, lives in enumerate(self._alive) if lives] or [0]
        return self.servers[places[next(self._turns) % len(places)]].post(path, body)

    def kept(self, table: str) -> Kept:
        return asyncio.run(self._kept(table))

    async def _kept(self, table: str) -> Kept:
        connection = await asyncpg.connect(self._url)
        try:
            entries = await connection.fetch(
                "select seq, who, text, at from entries where table_id = $1 order by seq", table
            )
            said = await connection.fetch(
                "select content from messages where table_id = $1 order by seq", table
            )
        finally:
            await connection.close()
        log = [(seq, Entry(int(who) if who.isdigit() else who, text, at)) for seq, who, text, at in entries]
        return Kept(log, [str(msgspec.json.decode(content).get("text")) for (content,) in said])


async def keep_playing(
    nodes: Nodes,
    tables: list[Table],
    dice: random.Random,
    report: Report,
    may_play: asyncio.Event,
    waits: Waits | None = None,
) -> None:
    while True:
        await may_play.wait()
        try:
            table = await asyncio.to_thread(new_table, nodes, dice)
        except (OSError, HTTPException):
            await asyncio.sleep(0.02)
            continue
        tables.append(table)
        people = [
            Person(
                partial(nodes.address_for, seat), table, seat, dice, report, may_play=may_play, waits=waits
            )
            for seat in range(len(table.tokens))
        ]
        await asyncio.gather(*(person.play() for person in people))
        report.games += 1


async def run(kills: int, tables: int, seed: int, data: Path, url: str, *, progress: bool = False) -> Report:
    dice, report, nodes = random.Random(seed), Report(), Nodes(url, data)
    await nodes.start()
    alive: list[Table] = []
    may_play = asyncio.Event()
    may_play.set()
    places = [asyncio.create_task(keep_playing(nodes, alive, dice, report, may_play)) for _ in range(tables)]
    try:
        while report.kills < kills and not report.faults:
            await asyncio.sleep(dice.uniform(0.05, 0.5))
            victims = [0, 1] if dice.random() < BOTH else [dice.randrange(2)]
            for victim in victims:
                nodes.kill(victim)
                report.kills += 1
            # Meanwhile the other goes on alone.
            await asyncio.sleep(dice.uniform(0, 0.3))
            await nodes.start()
            await examine(nodes, alive, report, may_play)
            if progress and report.kills % 10 == 0:
                print(f"{datetime.now(UTC):%H:%M:%S}", report.told(), flush=True)
        await go_on(list(alive), report)
    finally:
        for place in places:
            place.cancel()
        ended = await asyncio.gather(*places, return_exceptions=True)
        report.faults += [repr(one) for one in ended if isinstance(one, Exception)]
        nodes.close()
    return report


async def run_alone(kills: int, tables: int, seed: int, data: Path, *, progress: bool = False) -> Report:
    """With a PostgreSQL of its own."""
    postgres = await asyncio.to_thread(Postgres)
    try:
        url = await postgres.new_database()
        return await run(kills, tables, seed, data, url, progress=progress)
    finally:
        await asyncio.to_thread(postgres.close)
