"""A worker's own process."""

import subprocess
import sys

from chabudai.bots.thinking import POLITE

TOLD = (
    "import os; from chabudai.bots.thinking import _stand_back as stand; stand(); stand(); print(os.nice(0))"
)


def test_a_worker_stands_back_once_for_whoever_serves_people() -> None:
    told = subprocess.run([sys.executable, "-c", TOLD], capture_output=True, text=True, check=True)
    assert int(told.stdout) >= POLITE
