"""The server in a simulated world: no seed finds a fault, and each guard that is taken out is missed.

A seed that fails is replayed with `python -m tests.simulation SEED --trace`.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.simulation.campaign import first_seed, run
from tests.simulation.loop import Process, SimulatedLoop, Stuck, spawn
from tests.simulation.mutants import MUTANTS, can_be_made
from tests.simulation.world import simulate

ROOT = Path(__file__).parents[2]

SEEDS = 1_000
"""The seeds of the normal run, interpreted only: most of the time is spent in the store, which is never compiled."""

CHUNK = 250
"""The seeds of one test: so many show faults of all kinds, and few enough are shared among test processes."""

MANY = int(os.environ.get("CHABUDAI_SIMULATION_SEEDS", "50000"))
FIRST = int(os.environ.get("CHABUDAI_SIMULATION_FIRST", "10000"))
"""The seeds of the long run."""

SAME_SEEDS = [3, 8, 14, 66, 1, 107, 64, 18, 0, 15]
"""Seeds that are run three times, in two processes."""

WITHIN = 2_000
"""The most seeds until a mutant is found. The search begins at `FIRST_SEEDS`, where it was found last.

No seed is known for the mutants that are not named there: the slow run searches for them.
"""

FIRST_SEEDS = {
    "answer_after_the_commit": 0,
    "bots_without_clocks": 4,
    "desk_in_force_at_all_servers": 41,
    "end_of_a_slow_reader": 1,
    "errors_of_the_file": 6,
    "keys_of_commands": 1,
    "lines_of_the_audit_log": 18,
    "mark_of_the_last_commits": 0,
    "mutes": 39,
    "notices_sent_by_one_server": 18,
    "order_of_commit_and_mark": 25,
    "places_of_tables_that_are_being_made": 0,
    "presence_forgotten_after_a_gap": 34,
    "ratings_after_a_start": 25,
    "ratings_that_are_undone": 35,
    "readings_cancelled_by_the_driver": 45,
    "release_of_leases": 4,
    "sessions_held_until_the_commit": 93,
    "silence_of_a_table_that_is_gone": 95,
    "sockets_closed_at_all_servers": 384,
    "tokens_that_end_with_the_sessions": 4,
    "views_of_ones_own": 1,
    "writer_that_survives": 6,
    "writes_that_fail_alone": 4,
}


@pytest.mark.parametrize("start", range(0, SEEDS, CHUNK))
def test_no_seed_finds_a_fault(start: int) -> None:
    """All seeds below 1,000."""
    found = run(range(start, start + CHUNK))
    assert found.failures == {}
    faults, counts = found.faults, found.counts
    # Something has happened: faults of all kinds, and commands that were done and refused.
    for kind in (
        "server killed",
        "server restarted",
        "server cut off",
        "socket cut",
        "reader that stops reading",
        "slow step of the database",
        "mark not written",
        "message between servers lost",
        "message between servers repeated",
        "value that the database refuses",
        "commit kept that nobody was told of",
        "commit that came late",
        "database: InternalClientError",
        "database: CancelledError",
        "worker of a bot fails",
        "nonsense",
        "request lost",
        "answer to a request lost",
    ):
        assert faults[kind], kind
    for kind in ("done play", "done say", "done undo", "refused unavailable", "refused nonsense"):
        assert counts[kind] > 10, kind
    for kind in (
        "request done",
        "request bad-credentials",
        "hoard done",
        "games rated 1",
        "notice delivered",
    ):
        assert counts[kind], kind
    assert sum(faults[f"database: {kind}"] for kind in ("OperationalError", "DatabaseError", "MemoryError"))
    assert sum(count for kind, count in counts.items() if kind.startswith("desk ")) > 10


@pytest.mark.slow
@pytest.mark.parametrize("start", range(FIRST, FIRST + MANY, CHUNK))
def test_no_seed_of_many_finds_a_fault(start: int) -> None:
    assert run(range(start, start + CHUNK)).failures == {}


@pytest.mark.parametrize(
    "guard",
    [
        pytest.param(guard, marks=() if guard in FIRST_SEEDS else pytest.mark.slow)
        for guard in sorted(MUTANTS)
    ],
)
def test_a_guard_that_is_taken_out_is_missed(guard: str) -> None:
    if not can_be_made(guard):
        pytest.skip("this module is compiled here")
    begin = FIRST_SEEDS.get(guard, 0)
    first = first_seed(guard, range(begin, begin + WITHIN))
    assert first is not None, f"no seed from {begin} on misses the guard {guard!r}"


def hashes(seeds: list[int], hash_seed: str) -> list[str]:
    """The hashes of these seeds in a process of its own."""
    script = f"from tests.simulation.world import simulate\nfor seed in {seeds}: print(simulate(seed).hash)"
    variables = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", script], env=variables, cwd=ROOT, capture_output=True, text=True, check=True
    )
    return done.stdout.split()


def test_a_seed_gives_the_same_run_in_every_process() -> None:
    """Whatever the hashes of strings and the addresses of objects are: each changes the order of a set.

    Two worlds of each kind: a table, a large one, a member with a thief, rivals with a moderator, and a hoarder.
    """
    seeds = SAME_SEEDS
    here = [simulate(seed).hash for seed in seeds]
    assert len(set(here)) == len(seeds)
    assert [simulate(seed).hash for seed in seeds] == here
    assert hashes(seeds, "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1") == here


def test_of_a_process_that_is_killed_nothing_runs_any_more() -> None:
    loop = SimulatedLoop(1)  # type: ignore[abstract]
    process, heard = Process("one"), list[str]()

    async def work() -> None:
        heard.append("begun")
        future = loop.create_future()
        loop.call_later(1.0, process_dies)
        loop.call_later(2.0, future.set_result, None)
        await future
        heard.append("never")

    def process_dies() -> None:
        process.alive = False

    async def main() -> None:
        spawn(loop, process, work())
        done = loop.create_future()
        loop.call_later(3600.0, done.set_result, None)
        await done

    loop.run_until_complete(main())
    assert heard == ["begun"]
    assert loop.time() == 3600.0
    loop.close()


def test_timers_of_one_moment_run_in_an_order_that_the_seed_draws() -> None:
    def order(seed: int) -> list[int]:
        loop, heard = SimulatedLoop(seed), list[int]()  # type: ignore[abstract]

        async def main() -> None:
            for number in range(6):
                loop.call_at(1.0, heard.append, number)
            done = loop.create_future()
            loop.call_at(2.0, done.set_result, None)
            await done

        loop.run_until_complete(main())
        loop.close()
        return heard

    assert order(1) == order(1)
    assert len({tuple(order(seed)) for seed in range(20)}) > 10


def test_a_simulation_in_which_nothing_is_left_to_run_has_failed() -> None:
    loop = SimulatedLoop(1)  # type: ignore[abstract]

    async def main() -> None:
        await loop.create_future()

    with pytest.raises(Stuck):
        loop.run_until_complete(main())
    loop.close()
