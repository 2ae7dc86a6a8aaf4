"""A million messages that somebody might send to a real server: good ones, wrong ones, and bytes.

    python -m benchmarks.fuzz --messages 1000000 --tables 8 --seed 1

Each table is played by one driver from all its seats, one message at a time. What is refused, or cut off, must leave
every row of the table on disk as it was; whatever breaks the protocol must be answered or cut off; no request may be
answered by 500 or more; nothing may be logged as an error; and at the end of every table each viewer must be told what
the log on disk says. What was sent to a table before a fault is written down, to become a test
(`tests/security/kept`).
"""

import argparse
import asyncio
import sqlite3
import tempfile
import time
from collections import Counter, deque
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import uvloop

from benchmarks import random_messages
from benchmarks.invariants import Told, first_update, on_disk, told_otherwise
from benchmarks.raw_socket import RawSocket, broken_off, frame, odd_frames, request
from benchmarks.server_process import Chabudai
from chabudai import GAMES
from chabudai.server.serve import allow_many_sockets
from chabudai.server.storage.data_folder import DATABASE

AT_A_TABLE = 150
ODD, BROKEN_OFF, ASKED = 0.08, 0.02, 0.04
"""How many are odd frames, how many only begin, and how many are requests."""
KINDS = ("entries", "messages", "sittings", "commands", "rematches", "ends")
ROWS = "select " + ", ".join(f"(select count(*) from {name} where table_id = :table)" for name in KINDS)
BODIES: list[Any] = [
    {"game": "okiya", "name": "Ada", "seats": [{}, {}], "sit": 0, "clock": {"bank": 60}},
    {"name": "Ada", "seat": 1},
    {"record": {"format": "chabudai-1", "game": "taiki", "seats": 3, "options": {}, "log": [[0, "a1"]]}},
    {"name": "Ada", "password": "seven grey stones"},
    {"token": "none"},
]


class Fuzz:
    """All drivers, and what they have found."""

    def __init__(self, host: Chabudai, data: Path, seed: int) -> None:
        self.host, self.data, self.dice = host, data, Random(seed)
        self.counts: Counter[str] = Counter()
        self.faults: list[str] = []
        self.sent = 0
        self.is_late = False
        self.endpoints: list[tuple[str, str]] = []
        self._disk = sqlite3.connect(f"file:{data / DATABASE}?mode=ro", uri=True)

    def rows(self, table: str) -> list[int]:
        """How many rows of each kind there are for this table."""
        return list(self._disk.execute(ROWS, {"table": table}).fetchone())

    def close(self) -> None:
        self._disk.close()

    async def drive(self, messages: int) -> None:
        while self.sent < messages and not self.faults and not self.is_late:
            seats, game = await asyncio.to_thread(self._gather)
            driver = Driver(self, game, seats)
            try:
                await driver.play(messages)
            except (TimeoutError, msgspec.DecodeError, ConnectionError) as error:
                driver.fault(f"no answer ({error!r})")
            finally:
                driver.leave()

    def _gather(self) -> tuple[list[dict[str, Any]], str]:
        game = GAMES[self.dice.choice(sorted(GAMES))]
        seats = self.dice.choice(game.seats)
        wanted = {"game": game.name, "name": "Ada", "seats": [{}] * seats, "sit": 0}
        first = self.host.post("/api/tables", wanted)
        path = f"/api/tables/{first['table']}/join"
        joined = [self.host.post(path, {"name": f"Guest {number}"}) for number in range(1, seats)]
        return sorted([first, *joined], key=lambda one: one["seat"]), game.name

    async def ask(self, table: str) -> None:
        """One request: any method and path that there is or is not, with any body."""
        dice = self.dice
        method, path = dice.choice(self.endpoints)
        for name in ("{table}", "{game}", "{name}", "{key}", "{study}", "{subscription}"):
            path = path.replace(name, dice.choice((table, "okiya", "x" * 300, "%00", "..%2f..")))
        body = random_messages.written(random_messages.change(dice, dice.choice(BODIES)))
        length = len(body) if dice.random() < 0.9 else dice.choice((0, 10**9, -1))
        head = (
            f"{method} {path} HTTP/1.1",
            f"Host: {self.host.address}",
            f"Content-Length: {length}",
            "",
            "",
        )
        written = "\r\n".join(head).encode() + body
        if dice.random() < 0.4:
            written = random_messages.spoil(dice, written)
        status = await request(self.host.address, written)
        self.counts[f"status {status}"] += 1
        if status is not None and status >= 500 and status != 503:
            self.keep(f"answered with {status}", [written])

    def keep(self, why: str, frames: list[bytes]) -> None:
        self.faults.append(why)
        path = Path(f"fuzz-{len(self.faults)}.json")
        path.write_bytes(msgspec.json.encode({"why": why, "frames": [one.hex() for one in frames]}))


class Driver:
    """One table and all its seats."""

    def __init__(self, fuzz: Fuzz, game: str, seated: list[dict[str, Any]]) -> None:
        self._fuzz, self._game, self._seated = fuzz, game, seated
        self._table = seated[0]["table"]
        self._lines: dict[int, RawSocket] = {}
        self._updates: dict[int, Any] = {}
        self._written: deque[bytes] = deque(maxlen=50)
        self._sentinels = 10**6

    def fault(self, why: str) -> None:
        self._fuzz.keep(f"{self._table} ({self._game}): {why}", list(self._written))

    def leave(self) -> None:
        for line in self._lines.values():
            line.close()

    async def play(self, messages: int) -> None:
        fuzz = self._fuzz
        rows = fuzz.rows(self._table)
        for _ in range(AT_A_TABLE):
            if fuzz.sent >= messages or fuzz.faults:
                return
            fuzz.sent += 1
            if fuzz.dice.random() < ASKED:
                await fuzz.ask(self._table)
                continue
            done = await self._send(fuzz.dice.randrange(len(self._seated)))
            now = fuzz.rows(self._table)
            if not done and now != rows:
                self.fault(f"a refused message changed rows {rows} to {now}")
            if done and self._is_ended():
                break
            rows = now
        await self._compare()

    def _is_ended(self) -> bool:
        """Over, or a bot has a seat and moves whenever it likes."""
        kept = on_disk(self._fuzz.data, self._table).log
        has_bots = any(entry.who == "table" and entry.text.startswith("bot") for _, entry in kept)
        return has_bots or any(update["view"]["outcome"] for update in self._updates.values())

    async def _send(self, seat: int) -> bool:
        """Was anything done?"""
        line = self._lines.get(seat) or await self._sit(seat)
        update, dice = self._updates[seat], self._fuzz.dice
        content = random_messages.message(dice, update["view"]["legal"], update["version"])
        if dice.random() < ODD:
            self._write(line, odd_frames(dice, content))
            self._sentinels += 1
            self._write(line, frame(b'{"type":"sit","id":%d,"seat":0}' % self._sentinels))
            return await self._answers(seat, line, self._sentinels)
        if dice.random() < BROKEN_OFF:
            self._write(line, broken_off(dice, content))
            line.writer.write_eof()
            return await self._answers(seat, line, 0)
        self._write(line, frame(content))
        return await self._answers(seat, line, None)

    def _write(self, line: RawSocket, written: bytes) -> None:
        self._written.append(written)
        line.write(written)

    async def _answers(self, seat: int, line: RawSocket, until: int | None) -> bool:
        """Everything up to the answer of that command, or to the first answer, or to the end of the line."""
        done = False
        while heard := await line.hear():
            if heard["type"] == "update":
                self._updates[seat] = heard
            elif heard["type"] in {"done", "refused"}:
                self._fuzz.counts[heard.get("code") or "done"] += 1
                done = done or heard["type"] == "done"
                if heard.get("code") == "unavailable":
                    self.fault("unavailable")
                if until in {None, heard.get("id")}:
                    return done
        self._fuzz.counts["cut"] += 1
        line.close()
        del self._lines[seat]
        return done

    async def _sit(self, seat: int) -> RawSocket:
        line = await RawSocket.open(self._fuzz.host.address, f"/ws/{self._table}")
        line.say({"type": "hello", "token": self._seated[seat]["token"]})
        while (heard := await line.hear())["type"] != "update":
            pass
        self._lines[seat], self._updates[seat] = line, heard
        return line

    async def _compare(self) -> None:
        """Is everybody told what is on disk?"""
        tokens: list[tuple[int | None, str | None]] = [(one["seat"], one["token"]) for one in self._seated]
        address = self._fuzz.host.address
        viewers = [(None, None), *tokens]
        told = [Told(seat, await first_update(address, self._table, token)) for seat, token in viewers]
        log = [entry for _, entry in on_disk(self._fuzz.data, self._table).log]
        for why in told_otherwise(GAMES[self._game], len(tokens), told, log):
            self.fault(why)


async def fuzz(messages: int, minutes: float, tables: int, seed: int, folder: Path) -> Fuzz:
    ends = time.monotonic() + minutes * 60
    errors = folder / "errors"
    with errors.open("w") as stderr:
        host = Chabudai(folder / "games", stderr)
        host.start()
        try:
            run = Fuzz(host, folder / "games", seed)
            run.endpoints = _endpoints(host)
            drivers = [asyncio.create_task(run.drive(messages)) for _ in range(tables)]
            while pending := [driver for driver in drivers if not driver.done()]:
                await asyncio.wait(pending, timeout=30)
                run.is_late = time.monotonic() > ends
                print(
                    f"{datetime.now(UTC):%H:%M:%S} {run.sent} messages, {len(run.faults)} faults", flush=True
                )
            run.faults += [repr(one.exception()) for one in drivers if one.exception()]
            run.close()
        finally:
            host.stop()
    lines = errors.read_text().splitlines()
    run.faults += [line for line in lines if '"level": "error"' in line or line.startswith("Traceback")]
    return run


def _endpoints(host: Chabudai) -> list[tuple[str, str]]:
    described = host.ask("/api/openapi.json")
    return [
        (method.upper(), path)
        for path, item in described["paths"].items()
        for method in item
        if method.isalpha()
    ]


def main() -> None:
    asked = argparse.ArgumentParser(description="Send anything to a real server.")
    asked.add_argument("--messages", type=int, default=1_000_000)
    asked.add_argument("--minutes", type=float, default=600, help="stop then, however many there were")
    asked.add_argument("--tables", type=int, default=8)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    allow_many_sockets()
    with tempfile.TemporaryDirectory() as folder:
        run = uvloop.run(fuzz(given.messages, given.minutes, given.tables, given.seed, Path(folder)))
    print(f"{run.sent} messages", dict(run.counts.most_common()), *run.faults, sep="\n")
    raise SystemExit(1 if run.faults else 0)


if __name__ == "__main__":
    main()
