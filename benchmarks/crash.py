"""Kill the server again and again while people play, and look for a move that was acknowledged and then lost.

    python -m benchmarks.crash --kills 1000 --tables 8 --seed 1

Scripted people play all the games over real sockets (`players.py`). At random moments the server dies by SIGKILL and is
started again on the same data. A move counts from the moment its `done` arrives. After every restart each table is
examined (`invariants.py`).
"""

import argparse
import asyncio
import os
import random
import re
import tempfile
import urllib.request
from datetime import UTC, datetime
from http.client import HTTPException
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.fork_server import ForkServer
from benchmarks.invariants import Keeper, Kept, check, on_disk
from benchmarks.players import Person, Report, Table, new_table

PATIENCE = 60
"""Seconds in which every table must have gone on after the last kill."""

ROOMY = {
    "CHABUDAI_REQUESTS": "100000/second",
    "CHABUDAI_NEW_TABLES": "100000/second",
    "CHABUDAI_COMMANDS": "100000/second",
    "CHABUDAI_ADDRESS_COMMANDS": "100000/second",
    "CHABUDAI_OTHER_COMMANDS": "100000/second",
    "CHABUDAI_ADDRESS_OTHER_COMMANDS": "100000/second",
    "CHABUDAI_TALK": "100000/second",
    "CHABUDAI_SOCKETS_PER_ADDRESS": "10000",
    "CHABUDAI_OPEN_TABLES_PER_ADDRESS": "10000",
    "CHABUDAI_TABLES_PER_ADDRESS": "100000",
    "CHABUDAI_BOT_TABLES_PER_ADDRESS": "100000",
    "CHABUDAI_HELLO_SECONDS": "60",
}
"""Limits that a crowd on one address does not reach, and a time for the hello that a busy machine keeps."""


class Server:
    """The server in its own process; the port stays the same after the first start."""

    def __init__(self, data: Path, **variables: str) -> None:
        self._data = data
        self._fork_server = ForkServer({**os.environ, **ROOMY, "CHABUDAI_DATA": str(data), **variables})
        self._port = self._pid = 0

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self._port}"

    @property
    def pid(self) -> int:
        return self._pid

    async def start(self) -> None:
        self._pid, line = await asyncio.to_thread(self._fork_server.start, self._port)
        found = re.search(r":(\d+)/", line)
        if not found:
            raise RuntimeError(f"the server did not start: {line!r}")
        self._port = int(found[1])

    def kill(self) -> None:
        self._fork_server.kill(self._pid)

    def close(self) -> None:
        self.kill()
        self._fork_server.close()

    def post(self, path: str, body: Any) -> Any:
        request = urllib.request.Request(
            f"http://{self.address}{path}", msgspec.json.encode(body), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=10) as answer:
            return msgspec.json.decode(answer.read())

    def kept(self, table: str) -> Kept:
        return on_disk(self._data, table)


async def keep_playing(
    server: Server, tables: list[Table], dice: random.Random, report: Report, may_play: asyncio.Event
) -> None:
    """One place at which game follows game, while people may play."""
    while True:
        await may_play.wait()
        try:
            table = await asyncio.to_thread(new_table, server, dice)
        except (OSError, HTTPException):
            await asyncio.sleep(0.02)
            continue
        tables.append(table)
        seats = range(len(table.tokens))
        people = [
            Person(lambda: server.address, table, seat, dice, report, may_play=may_play) for seat in seats
        ]
        await asyncio.gather(*(person.play() for person in people))
        report.games += 1


async def examine(server: Keeper, tables: list[Table], report: Report, may_play: asyncio.Event) -> None:
    """Every table that was played at. Nobody moves meanwhile: games would come faster than they can be checked."""
    may_play.clear()
    over = [table for table in tables if table.over]
    await asyncio.gather(*(check(server, table, report) for table in tables))
    for table in over:
        tables.remove(table)
    may_play.set()


async def go_on(tables: list[Table], report: Report) -> None:
    """Nobody kills any more: no table may be stuck."""
    playing = [table for table in tables if not table.over]
    for table in playing:
        table.moved.clear()
    waits = [asyncio.create_task(table.moved.wait(), name=table.id) for table in playing]
    _, stuck = await asyncio.wait(waits, timeout=PATIENCE) if waits else ((), ())
    report.faults += [f"{wait.get_name()}: nobody can move any more" for wait in stuck]
    for wait in stuck:
        wait.cancel()


async def run(kills: int, tables: int, seed: int, data: Path, *, progress: bool = False) -> Report:
    dice, report, server = random.Random(seed), Report(), Server(data)
    await server.start()
    alive: list[Table] = []
    may_play = asyncio.Event()
    may_play.set()
    places = [asyncio.create_task(keep_playing(server, alive, dice, report, may_play)) for _ in range(tables)]
    try:
        while report.kills < kills and not report.faults:
            await asyncio.sleep(dice.uniform(0.02, 0.4))
            server.kill()
            report.kills += 1
            await server.start()
            await examine(server, alive, report, may_play)
            if progress and report.kills % 10 == 0:
                print(f"{datetime.now(UTC):%H:%M:%S}", report.told(), flush=True)
        await go_on(list(alive), report)
    finally:
        for place in places:
            place.cancel()
        ended = await asyncio.gather(*places, return_exceptions=True)
        report.faults += [repr(one) for one in ended if isinstance(one, Exception)]
        server.close()
    return report


def main() -> None:
    asked = argparse.ArgumentParser(description="Kill the server while people play.")
    asked.add_argument("--kills", type=int, default=100)
    asked.add_argument("--tables", type=int, default=8)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--cluster", action="store_true", help="two servers at one PostgreSQL; one is killed")
    given = asked.parse_args()
    if given.cluster:
        from benchmarks.cluster_crash import run_alone as attempt
    else:
        attempt = run
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(attempt(given.kills, given.tables, given.seed, Path(folder), progress=True))
    print(report.told(), *report.faults, sep="\n")
    raise SystemExit(1 if report.faults else 0)


if __name__ == "__main__":
    main()
