"""Hours of people who come and go: does the server's memory stay bounded, does a task leak, is a table ever stuck?

    python -m benchmarks.soak --sockets 1000 --minutes 60 --plot soak.svg

The people are in this process, the server in its own. Every few seconds its memory, open files, tasks, tables and
sockets are written down. At the end everybody leaves, and whatever the server still holds then is a leak.
"""

import argparse
import asyncio
import re
import statistics
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

import msgspec
import uvloop

from benchmarks.server_process import Chabudai
from benchmarks.soak_players import House
from chabudai.server.serve import allow_many_sockets

GROWTH = 1.15
"""How much more memory the last quarter may have than the second one."""
REST = 60
"""Seconds in which everything must be let go of when everybody has left."""
FILES = 20
"""Connections to the database and pipes to a bot's process, which stay open once they were needed."""
EXPECTED = {
    "refused",
    "stale-version",
    "not-awaited",
    "silent",
    "already-asked",
    "cannot-undo",
    "game-over",
    "illegal-action",
}
"""Refusals that people who do not look meet."""


class Sample(msgspec.Struct, kw_only=True):
    seconds: float
    memory: int
    files: int
    tasks: int
    tables: int
    viewers: int
    cpu: float
    done: int = 0
    reconnects: int = 0


class Soaked(msgspec.Struct, kw_only=True):
    samples: list[Sample]
    before: Sample
    after: Sample
    counts: dict[str, int]
    refused: dict[str, int]
    faults: list[str]


class Watch:
    """Looks at the server's process from outside, and at its metrics."""

    def __init__(self, host: Chabudai) -> None:
        self._host, self._began = host, time.monotonic()

    def look(self) -> Sample:
        with urllib.request.urlopen(f"http://{self._host.address}/metrics", timeout=30) as answer:
            text = answer.read().decode()
        told = {
            name: int(float(value))
            for name, value in re.findall(r"^chabudai_(\w+) ([\d.e+]+)$", text, re.MULTILINE)
        }
        return Sample(
            seconds=round(time.monotonic() - self._began, 1),
            memory=self._host.memory(),
            files=self._host.files(),
            cpu=self._host.cpu_seconds(),
            tasks=told["tasks"],
            tables=told["tables"],
            viewers=told["viewers"],
        )


async def soak(host: Chabudai, sockets: int, pace: float, seconds: float, seed: int, every: float) -> Soaked:
    host.start()
    try:
        watch = Watch(host)
        before = await asyncio.to_thread(watch.look)
        house = House(host.address, host.post, sockets, pace, seed)
        samples = await _stay(house, watch, seconds, every)
        await house.close()
        after = await _rest(watch, before)
    finally:
        host.stop()
    soaked = Soaked(
        samples=samples,
        before=before,
        after=after,
        counts=dict(house.counts),
        refused=dict(house.refused),
        faults=house.faults,
    )
    soaked.faults += [*_leaks(soaked), *_unexpected(soaked)]
    return soaked


async def _stay(house: House, watch: Watch, seconds: float, every: float) -> list[Sample]:
    samples = []
    filling = asyncio.create_task(house.keep_full())
    ends = time.monotonic() + seconds
    while time.monotonic() < ends and not house.faults and not filling.done():
        await asyncio.sleep(min(every, ends - time.monotonic()))
        sample = await asyncio.to_thread(watch.look)
        sample.done, sample.reconnects = house.counts["done"], house.counts["reconnects"]
        samples.append(sample)
        house.faults += house.stuck()
        print(msgspec.json.encode(sample).decode(), flush=True)
    filling.cancel()
    await asyncio.gather(filling, return_exceptions=True)
    return samples


async def _rest(watch: Watch, before: Sample) -> Sample:
    """As soon as nothing is left of the crowd, or after long enough."""
    after = await asyncio.to_thread(watch.look)
    for _ in range(REST):
        if not after.viewers and after.tasks <= before.tasks + 1 and after.files <= before.files + FILES:
            break
        await asyncio.sleep(1)
        after = await asyncio.to_thread(watch.look)
    return after


def _leaks(soaked: Soaked) -> list[str]:
    before, after, samples = soaked.before, soaked.after, soaked.samples
    faults = []
    if after.viewers:
        faults.append(f"{after.viewers} sockets are kept although nobody is there")
    if after.tasks > before.tasks + 1:
        faults.append(f"{after.tasks} tasks go on, {before.tasks} when it began")
    if after.files > before.files + FILES:
        faults.append(f"{after.files} files are open, {before.files} when it began")
    quarter = len(samples) // 4
    if quarter:
        second, last = (
            statistics.median(sample.memory for sample in samples[start : start + quarter])
            for start in (quarter, 3 * quarter)
        )
        if last > second * GROWTH:
            faults.append(f"memory grew from {second / 1e6:.0f} to {last / 1e6:.0f} MB")
    return faults


def _unexpected(soaked: Soaked) -> list[str]:
    return [
        f"refused with {code}, {soaked.refused[code]} times"
        for code in sorted(set(soaked.refused) - EXPECTED)
    ]


def plot(soaked: Soaked, path: Path) -> None:
    from matplotlib.figure import Figure

    minutes = [sample.seconds / 60 for sample in soaked.samples]
    shown = {
        "memory, MB": [sample.memory / 1e6 for sample in soaked.samples],
        "tasks": [sample.tasks for sample in soaked.samples],
        "sockets": [sample.viewers for sample in soaked.samples],
        "tables in memory": [sample.tables for sample in soaked.samples],
    }
    figure = Figure(figsize=(8, 6), layout="constrained")
    for place, (label, values) in zip(figure.subplots(4, 1, sharex=True), shown.items(), strict=True):
        place.plot(minutes, values, color="#8a4b2d", linewidth=1)
        place.set_ylabel(label)
        place.set_ylim(bottom=0)
        place.grid(alpha=0.3)
    place.set_xlabel("minutes")
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def told(soaked: Soaked) -> str:
    last = soaked.samples[-1]
    memories = [sample.memory / 1e6 for sample in soaked.samples]
    return (
        f"{last.seconds / 60:.1f} minutes, {last.viewers} sockets at the end, {soaked.counts}, "
        f"refused {soaked.refused}\nmemory {min(memories):.0f} to {max(memories):.0f} MB, last {memories[-1]:.0f}; "
        f"at most {max(sample.tasks for sample in soaked.samples)} tasks; {last.cpu:.0f} s of processor\n"
        f"afterwards {soaked.after.viewers} sockets, {soaked.after.tasks} tasks ({soaked.before.tasks} before), "
        f"{soaked.after.files} files ({soaked.before.files} before), {soaked.after.memory / 1e6:.0f} MB\n"
        f"{len(soaked.faults)} faults"
    )


def main() -> None:
    asked = argparse.ArgumentParser(description="People who come and go for a long time.")
    asked.add_argument("--sockets", type=int, default=1000)
    asked.add_argument("--minutes", type=float, default=60)
    asked.add_argument("--pace", type=float, default=4, help="seconds between two things that somebody does")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--every", type=float, default=10, help="seconds between two looks at the server")
    asked.add_argument("--plot", type=Path)
    given = asked.parse_args()
    allow_many_sockets()
    with tempfile.TemporaryDirectory() as folder:
        soaked = uvloop.run(
            soak(
                Chabudai(Path(folder), sys.stderr),
                given.sockets,
                given.pace,
                given.minutes * 60,
                given.seed,
                given.every,
            )
        )
    print(told(soaked), *soaked.faults, sep="\n", flush=True)
    if given.plot:
        given.plot.with_suffix(".json").write_bytes(msgspec.json.format(msgspec.json.encode(soaked)))
        plot(soaked, given.plot)
    raise SystemExit(1 if soaked.faults else 0)


if __name__ == "__main__":
    main()
