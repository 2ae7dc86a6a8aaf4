"""No background task ends unnoticed: faults of any kind in every loop of the server, and what follows."""

import ast
import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

import chabudai.server
from chabudai.server import supervision
from chabudai.server.errors import Unavailable, Unsure
from chabudai.server.storage.store import Store
from chabudai.server.storage.writer import SqliteWriter
from tests.server.test_durability import new_table
from tests.server.wire import PATIENCE, Wire

pytestmark = pytest.mark.anyio

FAULTS = [
    RuntimeError("broken"),
    KeyError("broken"),
    AttributeError("'NoneType' object has no attribute 'decode'"),
    MemoryError(),
    RecursionError(),
    OSError("the disk"),
    sqlite3.OperationalError("disk I/O error"),
    ValueError("cannot encode"),
    asyncio.CancelledError(),
    Unavailable("not now"),
]

ERRORS = [fault for fault in FAULTS if isinstance(fault, Exception)]


def _named(fault: BaseException) -> str:
    return type(fault).__name__


any_fault = pytest.mark.parametrize("fault", FAULTS, ids=_named)
any_error = pytest.mark.parametrize("fault", ERRORS, ids=_named)
of_each_kind = pytest.mark.parametrize("fault", [ERRORS[1], ERRORS[5], ERRORS[-1]], ids=_named)
"""One of Python's, one of the disk's, one of ours."""


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervision, "FIRST_DELAY", 0.001)
    monkeypatch.setattr(supervision, "LONGEST_DELAY", 0.002)


# The supervisor


@any_fault
async def test_a_task_that_fails_is_counted_and_started_again(fault: BaseException) -> None:
    starts, before = 0, supervision.failures["a task"]

    async def work() -> None:
        nonlocal starts
        starts += 1
        if starts < 4:
            raise fault

    async with asyncio.timeout(PATIENCE):
        await supervision.start("a task", work)
    assert starts == 4
    assert supervision.failures["a task"] - before == 3


async def test_waits_are_doubled_from_a_tenth_of_a_second_to_half_a_minute(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.undo()
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    async def work() -> None:
        if len(waits) < 12:
            raise RuntimeError

    await supervision.supervise("a task", work, sleep=sleep, now=lambda: 0.0)
    assert waits[:4] == [0.1, 0.2, 0.4, 0.8]
    assert waits[-3:] == [30, 30, 30]


async def test_a_task_that_has_worked_for_longer_than_it_waited_waits_shortly_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A database that is restarted every few seconds must not keep a task waiting for half a minute."""
    monkeypatch.undo()
    clock, waits, worked = 0.0, [], [0.0, 0.0, 0.3, 0.1, 0.15, 0.3, 29.0, 0.0]

    async def sleep(seconds: float) -> None:
        nonlocal clock
        clock += seconds
        waits.append(seconds)

    async def work() -> None:
        nonlocal clock
        if worked:
            clock += worked.pop(0)
            raise OSError

    await supervision.supervise("a task", work, sleep=sleep, now=lambda: clock)
    assert waits == [0.1, 0.2, 0.1, 0.2, 0.4, 0.8, 0.1, 0.2]


async def test_a_task_that_is_cancelled_ends() -> None:
    begun, forever = asyncio.Event(), asyncio.Event()

    async def work() -> None:
        begun.set()
        await forever.wait()

    task = supervision.start("a task", work)
    await begun.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


async def test_a_failure_of_a_task_that_runs_once_is_counted_too() -> None:
    before = supervision.failures["once"]

    async def work() -> None:
        raise KeyError("broken")

    await asyncio.gather(supervision.watch("once", work()), return_exceptions=True)
    assert supervision.failures["once"] - before == 1


WITH_SOMEBODY_WHO_WAITS = {"supervision.py", "tables/table.py", "wire/sockets.py"}
"""Besides the supervisor: a table that gives way, and a socket's two halves."""


def test_every_task_of_the_server_is_supervised() -> None:
    """Over all modules of the server: who starts a task by hand is named here."""
    folder = Path(chabudai.server.__file__).parent
    starters = {"create_task", "ensure_future", "TaskGroup", "create_task_group"}
    found = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr in starters:
                found.add(path.relative_to(folder).as_posix())
    assert found <= WITH_SOMEBODY_WHO_WAITS
    assert "supervision.py" in found


# The loops of a house


async def fails_once(
    owner: Any, name: str, monkeypatch: pytest.MonkeyPatch, fault: BaseException
) -> asyncio.Event:
    """The next call of this raises the fault, and the one after that is noted."""
    real: Callable[..., Coroutine[Any, Any, Any]] = getattr(owner, name)
    calls, again = 0, asyncio.Event()

    async def broken(*given: Any, **more: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls == 1:
            raise fault
        again.set()
        return await real(*given, **more)

    monkeypatch.setattr(owner, name, broken)
    return again


@of_each_kind
async def test_games_are_rated_after_a_fault(
    wire: Wire, monkeypatch: pytest.MonkeyPatch, fault: BaseException
) -> None:
    again = await fails_once(wire.services.ratings, "settle", monkeypatch, fault)
    wire.services.maintenance._to_rate.set()
    async with asyncio.timeout(PATIENCE):
        await again.wait()


@of_each_kind
async def test_clocks_fall_after_a_fault(
    wire: Wire, monkeypatch: pytest.MonkeyPatch, fault: BaseException
) -> None:
    """Neither the loop ends nor is the clock forgotten that fell when the fault came."""
    monkeypatch.setattr("chabudai.server.maintenance.TRY_AGAIN", 10)
    again = await fails_once(wire.services.registry, "_load", monkeypatch, fault)
    wire.services.maintenance.alarm.set("no such table", wire.services.time_source.now())
    async with asyncio.timeout(PATIENCE):
        await again.wait()


@of_each_kind
async def test_studies_go_on_after_a_fault(
    wire: Wire, monkeypatch: pytest.MonkeyPatch, fault: BaseException
) -> None:
    studies, again, calls = wire.services.analyses, asyncio.Event(), 0

    def drop() -> None:
        nonlocal calls
        calls += 1
        if calls == 1:
            raise fault
        again.set()

    monkeypatch.setattr(studies, "_drop_unpolled", drop)
    studies._wanted.set()
    async with asyncio.timeout(PATIENCE):
        await again.wait()


@of_each_kind
async def test_bots_play_after_a_fault(
    wire: Wire, monkeypatch: pytest.MonkeyPatch, fault: BaseException
) -> None:
    monkeypatch.setattr("chabudai.server.maintenance.TRY_AGAIN", 10)
    again = await fails_once(wire.services.maintenance, "_bot_turn", monkeypatch, fault)
    await wire.create(None, 1, first=1)
    async with asyncio.timeout(PATIENCE):
        await again.wait()


async def test_a_task_counts_as_at_work_except_while_it_waits_after_a_failure() -> None:
    waits, may_go_on, works = asyncio.Event(), asyncio.Event(), asyncio.Event()

    def count() -> int | None:
        return supervision.at_work().get("a duty")

    async def work() -> None:
        if not waits.is_set():
            assert count() == 1
            raise RuntimeError
        works.set()
        await asyncio.Event().wait()

    async def sleep(_delay: float) -> None:
        waits.set()
        await may_go_on.wait()

    for ends_in_pause in (True, False):
        waits.clear()
        task = asyncio.create_task(supervision.supervise("a duty", work, sleep=sleep))
        await waits.wait()
        assert count() == 0
        if not ends_in_pause:
            may_go_on.set()
            await works.wait()
            assert count() == 1
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert count() is None


DUTIES = {"writer", "clocks", "mark", "tidying", "ratings", "desk", "analyses"}
"""The supervised tasks of a server alone."""


async def test_failures_and_tasks_at_work_are_told_to_the_operator(wire: Wire) -> None:
    supervision.failures["writer"] += 1
    wire.address = ("127.0.0.1", 5000)
    text = (await wire.request("GET", "/metrics")).body.decode()
    assert 'chabudai_task_failures_total{task="writer"}' in text
    for duty in DUTIES:
        assert f'chabudai_supervised_tasks{{task="{duty}"}} 1.0' in text


# The writer of a file


class Connection:
    """Stands before SQLite's own: fails at the first statement that begins so, before or after it was done."""

    def __init__(self, real: sqlite3.Connection, at: str, fault: BaseException, *, after: bool) -> None:
        self._real, self._at, self._fault, self._after = real, at, fault, after

    def execute(self, statement: str, *values: Any) -> Any:
        if statement.startswith(self._at):
            self._at = "never again"
            # SQLite itself never says that a commit has failed when it has not.
            if self._after and not isinstance(self._fault, sqlite3.Error):
                self._real.execute(statement, *values)
            raise self._fault
        return self._real.execute(statement, *values)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._real, name)


async def written(store: Store, *names: str) -> list[Exception | None]:
    """Write new tables in one group; the answers."""
    async with asyncio.timeout(PATIENCE):
        answers = await asyncio.gather(
            *(store.write(new_table(name).rows()) for name in names), return_exceptions=True
        )
    return [answer if isinstance(answer, Exception) else None for answer in answers]


@any_error
@pytest.mark.parametrize("at", ["BEGIN", "INSERT", "COMMIT"])
@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
async def test_any_fault_at_any_step_of_a_commit_is_answered_and_survived(
    tmp_path: Path, fault: BaseException, at: str, after: bool
) -> None:
    """Nothing that is answered as written is missing, and nothing else of the group is lost for good."""
    store = await Store.open(tmp_path / "games.sqlite3")
    writer = store.writer
    assert isinstance(writer, SqliteWriter)
    assert await written(store, "first") == [None]
    assert writer._connection
    writer._connection = Connection(writer._connection, at, fault, after=after)  # type: ignore[assignment]
    answers = await written(store, "one", "two", "three")
    for name, answer in zip(("one", "two", "three"), answers, strict=True):
        assert answer is None or isinstance(answer, Unavailable)
        if not isinstance(answer, Unsure):
            assert (await store.load(name) is not None) == (answer is None)
    assert await written(store, "last") == [None]
    assert await store.load("last")
    await store.close()


@any_fault
async def test_a_fault_of_the_writer_itself_answers_everybody_and_it_writes_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: BaseException
) -> None:
    store = await Store.open(tmp_path / "games.sqlite3")
    again = await fails_once(store.writer, "commit", monkeypatch, fault)
    answers = await written(store, "one", "two")
    assert all(answer is None or isinstance(answer, Unavailable) for answer in answers)
    assert await written(store, "last") == [None]
    assert again.is_set()
    await store.close()


async def test_a_connection_that_cannot_roll_back_is_replaced(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "games.sqlite3")
    writer = store.writer
    assert isinstance(writer, SqliteWriter)
    await written(store, "first")
    assert writer._connection
    inner = Connection(writer._connection, "ROLLBACK", RuntimeError("stuck"), after=False)
    outer: Any = Connection(inner, "INSERT", RuntimeError("broken"), after=False)  # type: ignore[arg-type]
    writer._connection = outer
    await written(store, "one")
    assert writer._connection is not outer
    assert await written(store, "one") == [None]
    await store.close()
