"""How cost grows: with the sockets that are open, and with the tables that are on disk.

    python -m benchmarks.growth --plot docs/images/growth.svg

Told are moves for each second that the server's processor worked and the memory of an idle socket, at 100, 1,000 and
5,000 sockets; and at 100, 10,000 and 100,000 tables on disk how long a start takes, how much memory it needs, what a
page of the lobby and an old table cost, and moves again. Linux only: it reads /proc.
"""

import argparse
import asyncio
import os
import platform
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.filled_database import add_finished, add_live, add_waiting
from benchmarks.load import play
from benchmarks.load_generator import Plan
from benchmarks.server_process import Chabudai
from benchmarks.websocket_client import WebSocketClient, connect
from chabudai.server.serve import allow_many_sockets
from chabudai.server.storage.data_folder import DATABASE

ASKED = 200
WAITING = 50


class Sockets(msgspec.Struct, kw_only=True):
    sockets: int
    per_cpu_second: float
    bytes_each: float
    memory: int
    faults: int


class Stored(msgspec.Struct, kw_only=True):
    tables: int
    megabytes: float
    start_seconds: float
    start_cpu: float
    memory: int
    listing: float
    """Processor milliseconds of one page of the lobby, and of one old table."""
    loading: float
    per_cpu_second: float


def prepared(folder: Path) -> Chabudai:
    """A database with its tables and nothing in them."""
    host = Chabudai(folder)
    host.start()
    host.stop()
    return host


def with_sockets(folder: Path, sockets: int, seconds: float) -> Sockets:
    host = prepared(folder)
    tables = add_live(folder, sockets // 2)
    host.start()
    try:
        each, memory = asyncio.run(_idle(host, tables))
        plan = Plan(server=host.name, address=host.address, tables=tables, seconds=seconds, warm=2)
        found, worked = play(host, plan)
    finally:
        host.stop()
    return Sockets(
        sockets=sockets,
        per_cpu_second=found.moves / worked,
        bytes_each=each,
        memory=memory,
        faults=found.faults,
    )


async def _idle(host: Chabudai, tables: list[list[str]]) -> tuple[float, int]:
    """The memory of the second seats' sockets, when the first have brought their tables into memory."""
    lines: list[WebSocketClient] = []

    async def one_each(seat: int) -> int:
        for table, *tokens in tables:
            line = await connect(host.address, f"/ws/{table}", lambda _line, _frame: None)
            line.say(msgspec.json.encode({"type": "hello", "token": tokens[seat], "changes": True}))
            lines.append(line)
        await asyncio.sleep(2)
        return host.memory()

    first, second = await one_each(0), await one_each(1)
    for line in lines:
        line.close()
    await asyncio.sleep(1)
    return (second - first) / len(tables), second


def with_tables(folder: Path, tables: int, seconds: float) -> Stored:
    host = prepared(folder)
    names = add_finished(folder, tables)
    add_waiting(folder, WAITING)
    live = add_live(folder, 50)
    began = time.monotonic()
    host.start()
    try:
        start_seconds, start_cpu, memory = time.monotonic() - began, host.cpu_seconds(), host.memory()
        listing = _cost(host, ["/api/tables"] * ASKED)
        loading = _cost(host, [f"/api/tables/{name}" for name in names[:: max(1, tables // ASKED)][:ASKED]])
        plan = Plan(server=host.name, address=host.address, tables=live, seconds=seconds)
        found, worked = play(host, plan)
    finally:
        host.stop()
    return Stored(
        tables=tables,
        megabytes=(folder / DATABASE).stat().st_size / 1e6,
        start_seconds=start_seconds,
        start_cpu=start_cpu,
        memory=memory,
        listing=listing,
        loading=loading,
        per_cpu_second=found.moves / worked,
    )


def _cost(host: Chabudai, paths: list[str]) -> float:
    host.ask(paths[0])
    before = host.cpu_seconds()
    for path in paths:
        host.ask(path)
    return (host.cpu_seconds() - before) * 1000 / len(paths)


def told(sockets: list[Sockets], stored: list[Stored]) -> str:
    """Two tables for docs/performance.md."""
    lines = ["| sockets | moves per CPU-second | an idle socket | memory in all |", "|---|---|---|---|"]
    lines += [
        f"| {one.sockets:,} | {one.per_cpu_second:,.0f} | {one.bytes_each / 1000:.1f} kB | {one.memory / 1e6:.0f} MB |"
        for one in sockets
    ]
    lines += [
        "",
        "| tables on disk | file | start (CPU) | memory | a page of the lobby | an old table | moves per CPU-second |",
        "|---|---|---|---|---|---|---|",
    ]
    lines += [
        f"| {one.tables:,} | {one.megabytes:,.0f} MB | {one.start_seconds:.1f} s ({one.start_cpu:.1f} s) | "
        f"{one.memory / 1e6:.0f} MB | {one.listing:.2f} ms | {one.loading:.2f} ms | {one.per_cpu_second:,.0f} |"
        for one in stored
    ]
    return "\n".join(lines)


def plot(sockets: list[Sockets], stored: list[Stored], path: Path) -> None:
    from matplotlib.figure import Figure

    panels: list[tuple[str, str, list[int], list[float]]] = [
        ("sockets", "moves per CPU-second", *_line(sockets, "sockets", "per_cpu_second", 1)),
        ("sockets", "an idle socket, kB", *_line(sockets, "sockets", "bytes_each", 1000)),
        ("tables on disk", "moves per CPU-second", *_line(stored, "tables", "per_cpu_second", 1)),
        ("tables on disk", "start, CPU-seconds", *_line(stored, "tables", "start_cpu", 1)),
    ]
    figure = Figure(figsize=(8, 5), layout="constrained")
    for place, (across, up, xs, ys) in zip(figure.subplots(2, 2).flat, panels, strict=True):
        place.plot(xs, ys, "o-", color="#8a4b2d")
        place.set(xscale="log", xlabel=across, ylabel=up)
        place.set_ylim(bottom=0)
        place.grid(alpha=0.3)
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def _line(rows: list[Any], across: str, up: str, unit: float) -> tuple[list[int], list[float]]:
    return [getattr(row, across) for row in rows], [getattr(row, up) / unit for row in rows]


def main() -> None:
    asked = argparse.ArgumentParser(description="How cost grows.")
    asked.add_argument("--sockets", type=int, nargs="*", default=[100, 1_000, 5_000])
    asked.add_argument("--tables", type=int, nargs="*", default=[100, 10_000, 100_000])
    asked.add_argument("--seconds", type=float, default=5)
    asked.add_argument("--plot", type=Path)
    given = asked.parse_args()
    allow_many_sockets()
    sockets, stored = list[Sockets](), list[Stored]()
    with tempfile.TemporaryDirectory() as folder:
        for count in given.sockets:
            sockets.append(with_sockets(Path(folder) / f"sockets {count}", count, given.seconds))
            print(sockets[-1], flush=True)
        for count in given.tables:
            stored.append(with_tables(Path(folder) / f"tables {count}", count, given.seconds))
            print(stored[-1], flush=True)
    print(f"{datetime.now(UTC):%Y-%m-%d}, {os.cpu_count()} cores, Python {platform.python_version()}")
    print(told(sockets, stored))
    if given.plot:
        plot(sockets, stored, given.plot)


if __name__ == "__main__":
    main()
