"""One of two servers is killed, again and again: what either has acknowledged stays."""

import asyncio
from pathlib import Path

from benchmarks.cluster_crash import run


def test_kills_of_one_of_two_servers_lose_no_acknowledged_move(tmp_path: Path, database: str) -> None:
    report = asyncio.run(run(kills=6, tables=3, seed=5, data=tmp_path, url=database))
    assert report.faults == []
    assert report.kills >= 6
    assert report.acknowledged > 6
