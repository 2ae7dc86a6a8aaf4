"""Do people wait while bots think? How late the server's event loop is beside bots of level 5.

    python -m benchmarks.loop_delay --bots 8 --seconds 20

As many bots as asked think all the time in the server's own workers, each at the opening of the next game. Meanwhile
the loop asks to be woken every few milliseconds and notes how much later it was.
"""

import argparse
import asyncio
import os
import statistics
from itertools import cycle, islice

import msgspec

from chabudai import GAMES, Dice, Match
from chabudai.games.card import Game
from chabudai.server.workers.pool import Workers

EVERY = 0.005
THOUGHT = 30.0
"""Seconds: eight bots on two cores take longer than one, and none is to be cut short."""


async def think(workers: Workers, game: Game) -> None:
    match = Match(game, chance=lambda _entry: Dice(1))
    match.begin()
    view = msgspec.json.encode(match.view(match.awaiting[0]))
    while True:
        await workers.choose(game, 5, view)


async def lateness(bots: int, seconds: float) -> list[float]:
    """Milliseconds, once all bots have had the time to start."""
    workers, loop = Workers(bots, THOUGHT), asyncio.get_running_loop()
    thinking = [asyncio.create_task(think(workers, game)) for game in islice(cycle(GAMES.values()), bots)]
    await asyncio.sleep(3)
    late, end = [], loop.time() + seconds
    while loop.time() < end:
        due = loop.time() + EVERY
        await asyncio.sleep(EVERY)
        late.append(1000 * (loop.time() - due))
    for task in thinking:
        # A bot that failed would have made the loop look better than it is.
        assert not task.done()
        task.cancel()
    await asyncio.gather(*thinking, return_exceptions=True)
    return late


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--bots", type=int, default=8)
    asked.add_argument("--seconds", type=float, default=20.0)
    given = asked.parse_args()
    late = asyncio.run(lateness(given.bots, given.seconds))
    of_hundred = statistics.quantiles(late, n=100)
    print(f"{given.bots} bots on {os.cpu_count()} cores, {len(late)} times asked, late by:")
    print(f"median {of_hundred[49]:.1f} ms, p99 {of_hundred[98]:.1f} ms, at most {max(late):.1f} ms")


if __name__ == "__main__":
    main()
