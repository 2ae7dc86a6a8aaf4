"""A bad line between people and the server, and the same questions afterwards as after a crash.

    python -m benchmarks.faults --games 200 --tables 8 --seed 1

A proxy stands between: it drops, delays, doubles and reorders frames in both directions, cuts some off in the middle of
a byte stream, and hangs up. People give every command a key and say it again on the next line until it is answered
(`players.py`). At the end each table is examined (`invariants.py`).
"""

import argparse
import asyncio
import contextlib
import random
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from websockets.asyncio.client import ClientConnection
from websockets.asyncio.server import Server as Listener
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from benchmarks.crash import Server
from benchmarks.invariants import check
from benchmarks.open_socket import open_socket
from benchmarks.players import Person, Report, Table, new_table

PATIENCE = 0.4
"""Seconds without a word before a person calls again."""


@dataclass
class Faults:
    """Decides which frames are damaged, and how, and counts what has happened."""

    dice: random.Random
    share: float = 0.03
    counts: dict[str, int] = field(default_factory=dict)

    def befalls(self) -> str | None:
        kinds = ("drop", "delay", "double", "reorder", "truncate", "hang up")
        kind = self.dice.choice(kinds) if self.dice.random() < self.share * len(kinds) else None
        if kind:
            self.counts[kind] = self.counts.get(kind, 0) + 1
        return kind


class Proxy:
    """Frame by frame from one side to the other, unless something befalls one."""

    def __init__(self, server: Server, faults: Faults) -> None:
        self._server, self._faults = server, faults
        self._listener: Listener | None = None

    async def __aenter__(self) -> str:
        self._listener = await serve(self._stand_between, "127.0.0.1", 0)
        port: int = next(iter(self._listener.sockets)).getsockname()[1]
        return f"127.0.0.1:{port}"

    async def __aexit__(self, *_: object) -> None:
        assert self._listener
        self._listener.close()
        await self._listener.wait_closed()

    async def _stand_between(self, near: ServerConnection) -> None:
        assert near.request
        with contextlib.suppress(ConnectionClosed, OSError):
            async with open_socket(self._server.address, near.request.path) as far:
                ways = [
                    asyncio.create_task(self._carry(near, far)),
                    asyncio.create_task(self._carry(far, near)),
                ]
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)

    async def _carry(
        self, source: ServerConnection | ClientConnection, sink: ServerConnection | ClientConnection
    ) -> None:
        held: list[str] = []
        async for frame in source:
            text = frame if isinstance(frame, str) else frame.decode()
            kind = self._faults.befalls()
            if kind == "reorder":
                held.append(text)
                continue
            if kind == "hang up":
                return
            if kind == "truncate":
                # The frame says how long it is, and then the line ends.
                sink.transport.write(b"\x81\x7d" + text.encode()[:40])
                return
            if kind == "delay":
                await asyncio.sleep(self._faults.dice.uniform(0.01, 0.1))
            for _ in range({"drop": 0, "double": 2}.get(kind or "", 1)):
                await sink.send(text)
            while held:
                await sink.send(held.pop())


async def sit_and_play(
    server: Server, address: str, tables: list[Table], faults: Faults, report: Report
) -> None:
    while True:
        table = await asyncio.to_thread(new_table, server, faults.dice)
        tables.append(table)
        people = [
            Person(lambda: address, table, seat, faults.dice, report, PATIENCE)
            for seat in range(len(table.tokens))
        ]
        await asyncio.gather(*(person.play() for person in people))
        report.games += 1


async def run(games: int, tables: int, seed: int, data: Path) -> tuple[Report, dict[str, int]]:
    """Until so many games were finished over the bad line."""
    report, faults, server = Report(), Faults(random.Random(seed)), Server(data)
    await server.start()
    played: list[Table] = []
    try:
        async with Proxy(server, faults) as address:
            places = [
                asyncio.create_task(sit_and_play(server, address, played, faults, report))
                for _ in range(tables)
            ]
            while report.games < games and not any(place.done() for place in places):
                await asyncio.wait(places, timeout=0.1, return_when=asyncio.FIRST_COMPLETED)
            for place in places:
                place.cancel()
            ended = await asyncio.gather(*places, return_exceptions=True)
        report.faults += [repr(one) for one in ended if isinstance(one, Exception)]
        for table in played:
            await check(server, table, report)
    finally:
        server.close()
    return report, faults.counts


def main() -> None:
    asked = argparse.ArgumentParser(
        description="Play over a line that drops, delays, doubles, reorders and cuts."
    )
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--tables", type=int, default=8)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report, befell = asyncio.run(run(given.games, given.tables, given.seed, Path(folder)))
    print(report.told(), befell, *report.faults, sep="\n")
    raise SystemExit(1 if report.faults else 0)


if __name__ == "__main__":
    main()
