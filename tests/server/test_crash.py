"""A move that was acknowledged is never lost, however often the server is killed."""

import asyncio
from pathlib import Path

from benchmarks.crash import run


def test_twenty_kills_lose_no_acknowledged_move(tmp_path: Path) -> None:
    report = asyncio.run(run(kills=20, tables=4, seed=7, data=tmp_path))
    assert report.faults == []
    assert report.kills == 20
    assert report.acknowledged > 20
