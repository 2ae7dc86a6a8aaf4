"""What a load run found of a server, in lines for people."""

import statistics
from collections.abc import Sequence

import msgspec

from benchmarks.load_generator import Found

BUSY = 0.8
"""From so much of a core on, the people who measure may be what is slow."""

KEPT = 0.95
"""A server that reaches so much of the pace keeps up with it."""


class Pace(msgspec.Struct, kw_only=True):
    """How a server answers at so many moves a second."""

    rate: float
    reached: float
    answered: tuple[float, float]
    """Milliseconds: the median, and 99 of 100."""
    seen: tuple[float, float]
    people: float
    """How much of a core the people took."""
    faults: int

    @staticmethod
    def of(rate: float, found: Found) -> "Pace":
        return Pace(
            rate=rate,
            reached=found.moves / found.seconds,
            answered=found.acknowledged,
            seen=found.seen,
            people=found.cpu / found.seconds,
            faults=found.faults,
        )

    @property
    def is_kept(self) -> bool:
        return self.reached >= KEPT * self.rate

    def told(self) -> str:
        answered, seen = (f"{half:.2f} / {most:.2f} ms" for half, most in (self.answered, self.seen))
        return (
            f"at {self.rate:,.0f} moves a second ({self.reached:,.0f} reached) answered in {answered}, "
            f"seen in {seen} (p50 / p99){people_told(self.people)}"
        )


class Figures(msgspec.Struct, kw_only=True):
    """One run against one server."""

    host: str
    per_cpu_second: float
    per_second: float
    people: float
    paces: list[Pace]
    faults: int
    load: float
    """How many processes wanted a processor in the last minute."""

    def told(self) -> str:
        full = (
            f"{self.host:>13}  {self.per_cpu_second:8,.0f} moves per CPU-second ({self.per_second:,.0f} a second)"
            f"{people_told(self.people)}; {self.faults} faults; load {self.load:.1f}"
        )
        return "\n".join([full, *(f"{self.host:>13}  {pace.told()}" for pace in self.paces)])


def people_told(cores: float) -> str:
    too_busy = ", too busy to be sure" if cores > BUSY else ""
    return f"; the people took {cores:.2f} of a core{too_busy}"


def compare(ours: Sequence[Figures], theirs: Sequence[Figures]) -> list[str]:
    """Run by run, because neighbours change more from run to run than within one."""
    pairs = list(zip(ours, theirs, strict=True))
    cpu = [mine.per_cpu_second / other.per_cpu_second for mine, other in pairs]
    lines = [f"against {theirs[0].host}: {_middle(cpu)} times the moves per CPU-second"]
    for both in zip(*(zip(mine.paces, other.paces, strict=True) for mine, other in pairs), strict=True):
        slow = [mine.answered[1] / other.answered[1] for mine, other in both]
        late = [
            name
            for name, side in ((ours[0].host, 0), (theirs[0].host, 1))
            if not all(pair[side].is_kept for pair in both)
        ]
        behind = f"; {' and '.join(late)} did not keep up" if late else ""
        lines.append(f"  at {both[0][0].rate:,.0f} moves a second {_middle(slow)} times the p99{behind}")
    return lines


def _middle(ratios: list[float]) -> str:
    return f"{statistics.median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"
