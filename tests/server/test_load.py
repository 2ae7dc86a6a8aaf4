"""The load run, small: every move is answered and nothing fails. Its figures mean something only when it is large."""

import asyncio
import selectors
from pathlib import Path

import pytest

from benchmarks.compare import READ, _reads, _total
from benchmarks.figures import Figures, Pace, compare
from benchmarks.load import measure, paces
from benchmarks.load_generator import LoadGenerator, Plan
from benchmarks.server_process import Chabudai


def test_a_small_crowd_plays_without_a_fault(tmp_path: Path) -> None:
    figures = measure(Chabudai(tmp_path), tables=4, seconds=0.5, rates=[20, 40])
    assert figures.faults == 0
    assert figures.per_second > 0
    assert [pace.rate for pace in figures.paces] == [20, 40]
    assert all(pace.reached > 0 for pace in figures.paces)


def test_paces_are_asked_for_in_a_row() -> None:
    assert paces("1000,2500") == [1000, 2500]


class _Waits(selectors.SelectSelector):
    """Waits for nothing: the time that one would wait is added to a clock."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        self.now += timeout or 0
        return super().select(0)


class _SimulatedTime(asyncio.SelectorEventLoop):
    """A loop whose clock stands still while anything can be done, so that a busy machine changes no figure."""

    def __init__(self) -> None:
        self._waits = _Waits()
        super().__init__(self._waits)

    def time(self) -> float:
        return self._waits.now


class _Alone:
    """The only one who plays, answered after a while by a server that is too slow for the pace."""

    def __init__(self, crowd: LoadGenerator, answer: float) -> None:
        self._crowd, self._answer = crowd, answer

    def move(self) -> None:
        self._crowd.sent("table")
        asyncio.get_running_loop().call_later(self._answer, self._hear)

    def _hear(self) -> None:
        self._crowd.was_acknowledged("table")
        self._crowd.is_ready(self)


def test_a_move_that_nobody_was_free_to_make_counts_from_when_it_was_due() -> None:
    async def at(rate: float | None) -> tuple[float, float]:
        plan = Plan(server="", address="", tables=[], seconds=0.5, warm=0, rate=rate)
        crowd = LoadGenerator(plan, asyncio.get_running_loop().time)
        crowd.is_ready(_Alone(crowd, answer=0.02))
        return (await crowd.play()).acknowledged

    def in_simulated_time(rate: float | None) -> tuple[float, float]:
        with asyncio.Runner(loop_factory=_SimulatedTime) as runner:
            return runner.run(at(rate))

    (kept, _), (late, _), (free, _) = (in_simulated_time(rate) for rate in (10, 1000, None))
    assert kept == pytest.approx(20, abs=0.1)
    assert late == pytest.approx(240, abs=20)
    assert free == pytest.approx(20, abs=0.1)


def _figures(host: str, per_cpu_second: float, most: float, reached: float, people: float = 0.1) -> Figures:
    pace = Pace(rate=1000, reached=reached, answered=(1, most), seen=(1, most), people=people, faults=0)
    return Figures(
        host=host, per_cpu_second=per_cpu_second, per_second=0, people=0.2, paces=[pace], faults=0, load=1
    )


def test_servers_are_compared_run_by_run_and_pace_by_pace() -> None:
    ours = [_figures("ours", 300, most=2, reached=1000), _figures("ours", 100, most=4, reached=990)]
    theirs = [_figures("theirs", 100, most=4, reached=1000), _figures("theirs", 100, most=4, reached=700)]
    assert compare(ours, theirs) == [
        "against theirs: 2.00 (1.00 to 3.00) times the moves per CPU-second",
        "  at 1,000 moves a second 0.75 (0.50 to 1.00) times the p99; theirs did not keep up",
    ]


def test_people_who_are_too_busy_to_measure_say_so() -> None:
    assert "too busy" in _figures("ours", 1, most=1, reached=1000, people=0.85).told()
    assert "too busy" not in _figures("ours", 1, most=1, reached=1000, people=0.75).told()


def test_moves_are_counted_in_the_profile_that_counts_the_instructions(tmp_path: Path) -> None:
    profile = tmp_path / "profile"
    profile.write_text(
        f"fn=(1) loop\n1 5\ncfn=(2) {READ}\ncalls=3 0\n1 900\ncfn=(3) other\ncalls=9 0\n1 4\n"
        f"fn=(4) {READ}'2\ncfn=(2)\ncalls=2 0\n1 91\ntotals: 1000\n"
    )
    assert (_reads(profile), _total(profile)) == (5, 1000)
