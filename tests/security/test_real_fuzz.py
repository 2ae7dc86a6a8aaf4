"""A few of the messages of `benchmarks/fuzz.py`, over real sockets; `python3 run.py test --slow` sends a million."""

from pathlib import Path

import uvloop

from benchmarks.fuzz import fuzz


def test_whatever_is_sent_breaks_nothing_and_what_is_refused_changes_nothing(tmp_path: Path) -> None:
    run = uvloop.run(fuzz(messages=1_000, minutes=10, tables=4, seed=11, folder=tmp_path))
    assert run.faults == []
    assert run.sent == 1_000
    assert run.counts["done"] > 20
    assert run.counts["cut"] > 20
