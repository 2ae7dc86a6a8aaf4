"""The result of a check, and what all checks of one run share."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

import msgspec

from chabudai.server.settings import Settings

State = Literal["ok", "warning", "problem"]
STATES: tuple[State, ...] = ("ok", "warning", "problem")
"""From good to bad; the place of the worst one is the exit status."""


class CheckResult(msgspec.Struct, frozen=True, kw_only=True):
    """The result of one check, and what to do if something is wrong."""

    check: str
    state: State
    found: str
    advice: str = ""


@dataclass(kw_only=True)
class Examination:
    """What the checks need to know. `settings` is None if they cannot be read."""

    environ: dict[str, str]
    settings_file: Path | None = None
    data: Path | None = None
    backups: Path | None = None
    full: bool = False
    settings: Settings | None = field(default=None, repr=False)

    @property
    def known(self) -> Settings:
        if self.settings is None:
            raise NotExamined
        return self.settings


class NotExamined(Exception):
    """A check needs settings, and they cannot be read."""


Check = Callable[[Examination], Iterable[CheckResult]]


def ok(check: str, found: str) -> CheckResult:
    return CheckResult(check=check, state="ok", found=found)


def warning(check: str, found: str, advice: str) -> CheckResult:
    return CheckResult(check=check, state="warning", found=found, advice=advice)


def problem(check: str, found: str, advice: str) -> CheckResult:
    return CheckResult(check=check, state="problem", found=found, advice=advice)


def size(number: float) -> str:
    """Return a number of bytes as people write it."""
    for unit in ("bytes", "kB", "MB", "GB"):
        if number < 1000 or unit == "GB":
            break
        number /= 1000
    return f"{number:.0f} {unit}" if unit in {"bytes", "kB"} or number >= 100 else f"{number:.1f} {unit}"
