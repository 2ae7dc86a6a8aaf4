"""People come and go for a little while; `python3 run.py test --slow` lets a thousand do so for an hour."""

from pathlib import Path

import uvloop

from benchmarks.server_process import Chabudai
from benchmarks.soak import soak


def test_people_who_come_and_go_leave_nothing_behind(tmp_path: Path) -> None:
    soaked = uvloop.run(soak(Chabudai(tmp_path), sockets=60, pace=0.4, seconds=15, seed=4, every=3))
    assert soaked.faults == []
    assert soaked.counts["moves"] > 20
    assert soaked.counts["reconnects"] > 3
