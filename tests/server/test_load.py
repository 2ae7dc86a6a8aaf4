"""The load run, small: everybody is answered and nothing goes wrong. Its figures mean something when it is large."""

from pathlib import Path

from benchmarks.hosts import Chabudai
from benchmarks.load import measure


def test_a_small_crowd_plays_without_a_fault(tmp_path: Path) -> None:
    figures = measure(Chabudai(tmp_path), tables=4, seconds=0.5, rate=20)
    assert figures.faults == 0
    assert figures.per_second > 0
    assert figures.pace > 0
