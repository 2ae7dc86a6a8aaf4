"""A line that drops, delays, doubles, reorders and cuts frames loses no acknowledged move and plays none twice."""

import asyncio
from pathlib import Path

import pytest

from benchmarks.faults import run


# Whoever is cut off in the middle of a handshake leaves a transport to the collector: here that is the point.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_bad_line_loses_and_doubles_nothing(tmp_path: Path) -> None:
    report, befell = asyncio.run(run(games=4, tables=4, seed=3, data=tmp_path))
    assert report.faults == []
    assert report.games >= 4
    assert report.acknowledged > 30
    assert set(befell) == {"drop", "delay", "double", "reorder", "truncate", "hang up"}
