"""Does one abuser slow another person's bot? How soon a bot of level 1 answers, without and with one, in one run.

    python -m benchmarks.fair_shares --moves 40 --workers 1

The abuser comes from one address, and does all that the usual limits allow: 64 tables, half of them two-player games
against level 5 that are played at once, half of them games among seven whose person has resigned, so that six bots of
level 5 play on; a hint whenever one is allowed, and three analyses. The person plays at a quick pace from elsewhere.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from benchmarks.server_process import Chabudai
from chabudai import GAMES, Dice, Match
from chabudai.match import record as records

ABUSER, PERSON = "192.0.2.66", "198.51.100.7"
TABLES = 64


class Limited(Chabudai):
    """A server with its usual limits, which believes a proxy about addresses."""

    workers = 1

    def variables(self) -> dict[str, str]:
        return {"CHABUDAI_DATA": str(self._folder), "CHABUDAI_BOT_WORKERS": str(self.workers)}


class Caller:
    """Requests and sockets from one address."""

    def __init__(self, server: Limited, address: str) -> None:
        self._server, self._headers = server, {"X-Forwarded-For": address}

    async def post(self, path: str, body: Any) -> Any:
        """Return the answer, or None if it was refused."""
        return await asyncio.to_thread(self._post, path, body)

    def _post(self, path: str, body: Any) -> Any:
        headers = {**self._headers, "Content-Type": "application/json"}
        url = f"http://{self._server.address}{path}"
        request = urllib.request.Request(url, msgspec.json.encode(body), headers)
        try:
            with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(
                request, timeout=60
            ) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            error.close()
            return None

    @asynccontextmanager
    async def sit(self, seated: Any, tempo: str = "normal") -> AsyncIterator[ClientConnection]:
        url = f"ws://{self._server.address}/ws/{seated['table']}"
        async with connect(url, additional_headers=self._headers, proxy=None, max_size=None) as socket:
            await socket.send(json.dumps({"type": "hello", "token": seated["token"], "tempo": tempo}))
            yield socket


async def next_update(socket: ClientConnection) -> Any:
    while (message := json.loads(await socket.recv()))["type"] != "update":
        pass
    return message


def play_of(update: Any, dice: random.Random) -> str:
    action = dice.choice(update["view"]["legal"])
    return json.dumps({"type": "play", "id": 1, "version": update["version"], "action": action})


# The abuser


async def abuse(caller: Caller, number: int) -> None:
    """One table after the other, for ever."""
    dice = random.Random(number)
    while True:
        is_two = number % 2 == 0
        game, seats = ("yutaka", 2) if is_two else ("antayagi", 7)
        plans = [{}, *[{"bot": 5}] * (seats - 1)]
        seated = await caller.post("/api/tables", {"game": game, "name": "Eve", "sit": 0, "seats": plans})
        if seated is None:
            await asyncio.sleep(5)
            continue
        with suppress(WebSocketException, OSError):
            async with caller.sit(seated, "quick") as socket:
                if not is_two:
                    await socket.send(json.dumps({"type": "resign", "id": 1}))
                while (update := await next_update(socket))["view"]["outcome"] is None:
                    if is_two and update["view"]["legal"]:
                        if number == 0:
                            await caller.post(
                                f"/api/tables/{seated['table']}/hint", {"token": seated["token"]}
                            )
                        await socket.send(play_of(update, dice))


async def keep_analysing(caller: Caller, seed: int) -> None:
    while True:
        shuffles = Dice(seed)
        match = Match(GAMES["antayagi"], {}, 7, chance=lambda _entry, shuffles=shuffles: shuffles)  # type: ignore[misc]
        match.begin()
        dice = random.Random(seed)
        while not match.outcome:
            seat = dice.choice(match.awaiting)
            match.play(seat, dice.choice(match.legal(seat)))
        await caller.post("/api/analysis", {"record": msgspec.to_builtins(records.of(match))})
        seed += 10
        await asyncio.sleep(20)


# The person


async def answers(caller: Caller, moves: int) -> list[float]:
    """The seconds from the confirmation of a move to the answer of a bot of level 1."""
    found: list[float] = []
    dice = random.Random(1)
    while len(found) < moves:
        wanted = {
            "game": "okiya",
            "name": "Aiko",
            "sit": 0,
            "seats": [{}, {"bot": 1}],
            "options": {"first": 0},
        }
        seated = await caller.post("/api/tables", wanted)
        if seated is None:
            await asyncio.sleep(2)
            continue
        async with caller.sit(seated, "quick") as socket:
            update = await next_update(socket)
            while update["view"]["outcome"] is None:
                await socket.send(play_of(update, dice))
                own = await next_update(socket)
                begun = time.monotonic()
                if own["view"]["outcome"] is not None:
                    break
                update = await next_update(socket)
                found.append(time.monotonic() - begun)
    return found[:moves]


async def measure(folder: Path, moves: int, workers: int, warm: float) -> tuple[list[float], list[float]]:
    server = Limited(folder)
    server.workers = workers
    server.start()
    try:
        person, abuser = Caller(server, PERSON), Caller(server, ABUSER)
        await answers(person, 4)
        alone = await answers(person, moves)
        tasks = [asyncio.create_task(abuse(abuser, number)) for number in range(TABLES)]
        tasks += [asyncio.create_task(keep_analysing(abuser, seed)) for seed in range(3)]
        await asyncio.sleep(warm)
        beside = await answers(person, moves)
        for task in tasks:
            # One that failed would have made the server look better than it is.
            assert not task.done(), task.exception()
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return alone, beside
    finally:
        server.stop()


def told(name: str, seconds: list[float]) -> str:
    of_hundred = statistics.quantiles(seconds, n=100)
    return f"{name}: median {of_hundred[49]:.2f} s, p95 {of_hundred[94]:.2f} s, at most {max(seconds):.2f} s"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--moves", type=int, default=40)
    asked.add_argument("--workers", type=int, default=1)
    asked.add_argument("--warm", type=float, default=90.0, help="seconds until the abuser has all tables")
    given = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        alone, beside = asyncio.run(measure(Path(folder), given.moves, given.workers, given.warm))
    print(f"{given.moves} answers each, {given.workers} workers, {os.cpu_count()} cores")
    print(told("alone", alone))
    print(told("beside one abuser", beside))
    print(f"ratio of medians {statistics.median(beside) / statistics.median(alone):.2f}")
    print(
        f"ratio of p95 {statistics.quantiles(beside, n=20)[18] / statistics.quantiles(alone, n=20)[18]:.2f}"
    )


if __name__ == "__main__":
    main()
