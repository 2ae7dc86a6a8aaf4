"""A connection that drops, delays, doubles, reorders and cuts frames loses no acknowledged move and repeats none."""

import asyncio
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.server import ServerConnection, serve
from websockets.protocol import State

from benchmarks.faults import run
from benchmarks.open_socket import open_socket


def test_a_bad_line_loses_and_doubles_nothing(tmp_path: Path) -> None:
    report, befell = asyncio.run(run(games=4, tables=4, seed=3, data=tmp_path))
    assert report.faults == []
    assert report.games >= 4
    assert report.acknowledged > 30
    assert set(befell) == {"drop", "delay", "double", "reorder", "truncate", "hang up"}


@pytest.mark.anyio
async def test_who_is_interrupted_while_hanging_up_leaves_no_line_open() -> None:
    """As people are at the end of the run above: the other end has not answered yet."""
    lines, is_over = list[ClientConnection](), asyncio.Event()

    async def never_answer(near: ServerConnection) -> None:
        near.transport.pause_reading()
        await is_over.wait()

    async def call(port: int) -> None:
        async with open_socket(f"127.0.0.1:{port}", "/") as socket:
            lines.append(socket)

    async with serve(never_answer, "127.0.0.1", 0, close_timeout=0.1) as listener:
        calling = asyncio.create_task(call(next(iter(listener.sockets)).getsockname()[1]))
        while not (lines and lines[0].state is State.CLOSING):  # noqa: ASYNC110 - no event tells
            await asyncio.sleep(0.01)
        calling.cancel()
        await asyncio.wait([calling])
        is_over.set()
        assert lines[0].transport.is_closing()
