"""Kill the server again and again while people play, and look for a move that was acknowledged and then lost.

    python benchmarks/crash.py --kills 1000 --tables 8 --seed 1

Two scripted people sit at each table and play over real sockets. At random moments the server dies by SIGKILL and is
started again on the same data. A move counts from the moment its `done` arrives. After every restart the log of each
table must hold every such move exactly once, at the version that was acknowledged; the log must replay; both seats
and a spectator must be told the same.
"""

import argparse
import asyncio
import contextlib
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from chabudai import Match, game
from chabudai.log import Entry

GAME = "okiya"

ROOMY = {
    "CHABUDAI_REQUESTS": "100000/second",
    "CHABUDAI_NEW_TABLES": "100000/second",
    "CHABUDAI_COMMANDS": "100000/second",
    "CHABUDAI_ADDRESS_COMMANDS": "100000/second",
    "CHABUDAI_SOCKETS_PER_ADDRESS": "10000",
}
"""Limits that a crowd on one address does not reach."""


@dataclass
class Report:
    kills: int = 0
    acknowledged: int = 0
    in_flight: int = 0
    games: int = 0
    checks: int = 0
    faults: list[str] = field(default_factory=list)

    def told(self) -> str:
        return (
            f"{self.kills} kills, {self.acknowledged} moves acknowledged, {self.in_flight} cut off in flight, "
            f"{self.games} games finished, {self.checks} tables checked, {len(self.faults)} faults"
        )


class Server:
    """The server in its own process; the port stays the same after the first start."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self._port}"

    async def start(self) -> None:
        line = await asyncio.to_thread(self._launch)
        found = re.search(r":(\d+)/", line)
        if not found:
            raise RuntimeError(f"the server did not start: {line!r}")
        self._port = int(found[1])

    def _launch(self) -> str:
        """Start the process; the line in which it tells its address."""
        command = [sys.executable, "-m", "chabudai", "serve", "--no-browser", "--port", str(self._port)]
        variables = {**os.environ, **ROOMY, "CHABUDAI_DATA": str(self._data)}
        self._process = subprocess.Popen(
            command, env=variables, text=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def kill(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.communicate()

    def post(self, path: str, body: Any) -> Any:
        request = urllib.request.Request(
            f"http://{self.address}{path}", msgspec.json.encode(body), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=10) as answer:
            return msgspec.json.decode(answer.read())


@dataclass
class Table:
    id: str
    tokens: list[str]
    done: dict[int, tuple[int, str]] = field(default_factory=dict)
    """Version to seat and text, for every move whose acknowledgement arrived."""
    over: bool = False


class Person:
    """Plays random legal moves until the table is over, and comes back whenever the line is cut."""

    def __init__(self, server: Server, table: Table, seat: int, dice: random.Random, report: Report) -> None:
        self._server, self._table, self._seat = server, table, seat
        self._dice, self._report = dice, report
        self._next_id = 0
        self._sent: tuple[int, str] | None = None

    async def play(self) -> None:
        while not self._table.over:
            with contextlib.suppress(ConnectionClosed, OSError, TimeoutError):
                async with connect(f"ws://{self._server.address}/ws/{self._table.id}") as socket:
                    await socket.send(msgspec.json.encode({"type": "hello", "token": self._token}).decode())
                    await self._listen(socket)
            self._report.in_flight += self._sent is not None
            self._sent = None
            await asyncio.sleep(0.02)

    @property
    def _token(self) -> str:
        return self._table.tokens[self._seat]

    async def _listen(self, socket: ClientConnection) -> None:
        async for frame in socket:
            message = msgspec.json.decode(frame)
            if message["type"] == "done" and self._sent and message["id"] == self._sent[0]:
                self._acknowledge(message["version"])
            elif message["type"] == "refused":
                self._sent = None
            elif message["type"] == "update":
                if message["view"] and message["view"]["outcome"]:
                    self._table.over = True
                    return
                await self._answer(socket, message)

    def _acknowledge(self, version: int) -> None:
        assert self._sent is not None
        if version in self._table.done:
            self._report.faults.append(f"{self._table.id}: version {version} was acknowledged twice")
        self._table.done[version] = (self._seat, self._sent[1])
        self._report.acknowledged += 1
        self._sent = None

    async def _answer(self, socket: ClientConnection, update: Any) -> None:
        legal = update["view"]["legal"] if update["view"] else []
        if not legal or self._sent:
            return
        action = self._dice.choice(legal)
        self._next_id += 1
        self._sent = (self._next_id, action["cell"])
        command = {"type": "play", "id": self._next_id, "version": update["version"], "action": action}
        await socket.send(msgspec.json.encode(command).decode())


async def first_update(server: Server, table: Table, token: str | None) -> Any:
    async with connect(f"ws://{server.address}/ws/{table.id}") as socket:
        await socket.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
        return msgspec.json.decode(await asyncio.wait_for(socket.recv(), 10))


async def check(server: Server, table: Table, report: Report) -> None:
    """What was acknowledged before the restart is in the log, once, at its version; all viewers are told the same."""
    promised = dict(table.done)
    told = [await first_update(server, table, token) for token in (*table.tokens, None)]
    logs = [[(event["who"], event["text"]) for event in update["events"]] for update in told]
    report.checks += 1
    shortest = min(map(len, logs))
    if any(log[:shortest] != logs[0][:shortest] for log in logs):
        report.faults.append(f"{table.id}: viewers were told different logs")
    log = max(logs, key=len)
    for version, move in promised.items():
        if version > len(log) or log[version - 1] != move:
            report.faults.append(f"{table.id}: the acknowledged {move} of version {version} is lost")
    match = Match(game(GAME), told[0]["options"], 2)
    match.replay(Entry(who, text) for who, text in log)


def new_table(server: Server) -> Table:
    made = server.post("/api/tables", {"game": GAME, "name": "Ada", "seats": [{}, {}], "sit": 0})
    joined = server.post(f"/api/tables/{made['table']}/join", {"name": "Bo"})
    return Table(made["table"], [made["token"], joined["token"]])


async def keep_playing(
    server: Server, tables: list[Table], dice: random.Random, report: Report, doors: asyncio.Event
) -> None:
    """One place at which game follows game, while the doors are open."""
    while True:
        await doors.wait()
        try:
            table = await asyncio.to_thread(new_table, server)
        except OSError:
            await asyncio.sleep(0.02)
            continue
        tables.append(table)
        people = [Person(server, table, seat, dice, report) for seat in (0, 1)]
        await asyncio.gather(*(person.play() for person in people))
        report.games += 1


async def run(kills: int, tables: int, seed: int, data: Path, *, progress: bool = False) -> Report:
    dice, report, server = random.Random(seed), Report(), Server(data)
    await server.start()
    alive: list[Table] = []
    doors = asyncio.Event()
    doors.set()
    players = [asyncio.create_task(keep_playing(server, alive, dice, report, doors)) for _ in range(tables)]
    try:
        while report.kills < kills and not report.faults:
            await asyncio.sleep(dice.uniform(0.02, 0.4))
            server.kill()
            report.kills += 1
            await server.start()
            # No new games meanwhile: they would come faster than they can be checked.
            doors.clear()
            for table in list(alive):
                was_over = table.over
                await check(server, table, report)
                if was_over:
                    alive.remove(table)
            doors.set()
            if progress and report.kills % 10 == 0:
                print(report.told(), flush=True)
    finally:
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        server.kill()
    return report


def main() -> None:
    asked = argparse.ArgumentParser(description="Kill the server while people play.")
    asked.add_argument("--kills", type=int, default=100)
    asked.add_argument("--tables", type=int, default=8)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(run(given.kills, given.tables, given.seed, Path(folder), progress=True))
    print(report.told(), *report.faults, sep="\n")
    raise SystemExit(1 if report.faults else 0)


if __name__ == "__main__":
    main()
