"""The simulated high-water marks: a small disk that outlives every server. A failed write changes nothing."""

import errno
from pathlib import Path
from random import Random

from chabudai.server.storage.high_water import HighWaterMark
from tests.simulation.faults import Faults


class Marks:
    """The marks of all servers, by their paths. It takes the place of `read` and `write` of `high_water`."""

    def __init__(self, faults: Faults, dice: Random) -> None:
        self._faults, self._dice = faults, dice
        self._kept: dict[Path, HighWaterMark] = {}

    def read(self, path: Path) -> HighWaterMark | None:
        return self._kept.get(path)

    def write(self, path: Path, mark: HighWaterMark) -> None:
        """Replace a mark in one step, as the real write does with a second file."""
        if self._faults.happens(self._dice, self._faults.rates.database):
            self._faults.note("mark not written", path.stem)
            raise OSError(errno.ENOSPC, "no space left on device")
        self._kept[path] = mark
