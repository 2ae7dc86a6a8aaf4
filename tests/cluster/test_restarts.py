"""Faults of any kind in the driver of PostgreSQL: every write is answered, none is made twice, and writing goes on."""

import asyncio
from typing import Any

import asyncpg
import pytest
import sqlalchemy as sa

from benchmarks.postgres import Postgres
from chabudai.server import supervision
from chabudai.server.cluster.leases import BOTS
from chabudai.server.errors import Unavailable, Unsure
from chabudai.server.storage import schema
from chabudai.server.storage.postgres import (
    Follower,
    PostgresWriter,
    PrivateConnection,
    connector,
    open_store,
)
from chabudai.server.storage.store import Store
from tests.server.test_supervision import fails_once, written
from tests.server.wire import PATIENCE, Wire, a_legal_play

pytestmark = pytest.mark.anyio

FAULTS = [
    asyncpg.InternalClientError("got result for unknown protocol state"),
    asyncpg.ProtocolError("unexpected"),
    asyncpg.InterfaceError("connection is closed"),
    asyncpg.ConnectionDoesNotExistError("closed in the middle"),
    asyncpg.AdminShutdownError("terminating connection"),
    RuntimeError("broken"),
    KeyError("broken"),
    AttributeError("'NoneType' object has no attribute 'decode'"),
    asyncio.IncompleteReadError(b"", 5),
    asyncio.CancelledError(),
    ConnectionResetError(),
]

a_few = pytest.mark.parametrize(
    "fault", [FAULTS[0], FAULTS[6], FAULTS[9]], ids=lambda fault: type(fault).__name__
)
"""For whole servers: one of the driver's, one of Python's, one that is no Exception."""


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervision, "FIRST_DELAY", 0.001)


class Transaction:
    def __init__(self, real: Any, fault: BaseException | None, *, after: bool) -> None:
        self._real, self._fault, self._after = real, fault, after

    async def __aenter__(self) -> None:
        await self._real.start()

    async def __aexit__(self, kind: Any, *_: object) -> None:
        if kind is not None:
            await self._real.rollback()
            return
        if self._fault and not self._after:
            raise self._fault
        await self._real.commit()
        if self._fault:
            raise self._fault


class Connection:
    """Stands before the driver's own and fails once: at a statement, or before or after the commit."""

    def __init__(self, real: Any, fault: BaseException, at: str) -> None:
        self._real, self._fault, self._at = real, fault, at

    def transaction(self) -> Transaction:
        fault = self._fault if self._at in {"before the commit", "after the commit"} else None
        return Transaction(self._real.transaction(), fault, after=self._at == "after the commit")

    async def executemany(self, *given: Any) -> Any:
        if self._at == "a statement":
            raise self._fault
        return await self._real.executemany(*given)

    async def fetch(self, *_given: Any) -> Any:
        raise self._fault

    def __getattr__(self, name: str) -> Any:
        return getattr(self._real, name)


async def fails_next(held: PrivateConnection, fault: BaseException, at: str) -> None:
    held._connection = Connection(await held.open(), fault, at)


async def tables_in(store: Store) -> list[str]:
    async with store.reading() as connection:
        return list((await connection.execute(sa.select(schema.tables.c.id))).scalars())


@pytest.mark.parametrize("at", ["a statement", "before the commit", "after the commit"])
async def test_any_fault_in_a_commit_is_answered_and_survived(database: str, at: str) -> None:
    """Over all kinds of faults, one after the other."""
    store = await open_store(connector(database, "test"), "test")
    writer = store.writer
    assert isinstance(writer, PostgresWriter)
    for number, fault in enumerate(FAULTS):
        names = [f"{number}{name}" for name in ("one", "two", "three")]
        await fails_next(writer._private, fault, at)
        assert [type(answer) for answer in await written(store, *names)] == [Unsure] * 3, fault
        # It was written before the fault, or never: not tried again after an answer that is unsure.
        there = set(await tables_in(store)) & set(names)
        assert there == (set(names) if at == "after the commit" else set()), fault
        assert await written(store, f"{number}last") == [None], fault
        assert f"{number}last" in await tables_in(store)
    await store.close()


async def test_a_value_that_the_database_refuses_fails_alone(database: str) -> None:
    store = await open_store(connector(database, "test"), "test")
    answers = await written(store, "one", "t\0wo", "three")
    assert answers[0] is answers[2] is None
    assert type(answers[1]) is Unavailable
    assert sorted(await tables_in(store)) == ["one", "three"]
    await store.close()


async def test_any_fault_in_reading_on_is_said_so_and_survived(database: str) -> None:
    store = await open_store(connector(database, "test"), "test")
    follower = Follower(connector(database, "test"))
    await written(store, "one")
    for fault in FAULTS:
        if isinstance(fault, Exception):
            await fails_next(follower._private, fault, "a reading")
            with pytest.raises(Unavailable):
                await follower.entries_since({"one": 0})
            assert await follower.entries_since({"one": 0}) == {"one": []}
    follower.close()
    await store.close()


@a_few
async def test_what_others_have_written_is_read_after_any_fault(
    two: tuple[Wire, Wire], monkeypatch: pytest.MonkeyPatch, fault: BaseException
) -> None:
    """The reader fails once, whatever the fault; the other server's move is seen all the same."""
    first = await two[0].create(first=0)
    second = await two[1].join(first["table"])
    one, other = await two[0].sit(first), await two[1].sit(second)
    update = await one.hear_version(1)
    await other.hear_version(1)
    peers = two[1].services.peers
    assert peers

    async def compare() -> None:
        """Do not read by another way meanwhile."""

    monkeypatch.setattr(peers, "_compare", compare)
    again = await fails_once(peers._follower, "entries_since", monkeypatch, fault)
    one.say(a_legal_play(update))
    await one.answer(1)
    assert (await other.hear_version(2))["events"][-1]["who"] == 0
    assert again.is_set()


@a_few
async def test_leases_are_looked_after_after_any_fault(
    two: tuple[Wire, Wire], monkeypatch: pytest.MonkeyPatch, fault: BaseException
) -> None:
    peers = two[0].services.peers
    assert peers
    again = await fails_once(peers.leases, "_heartbeat", monkeypatch, fault)
    peers.leases.check_free()
    async with asyncio.timeout(PATIENCE):
        await again.wait()


async def test_a_duty_whose_table_could_not_be_read_is_taken_up_later(
    two: tuple[Wire, Wire], monkeypatch: pytest.MonkeyPatch
) -> None:
    peers = two[0].services.peers
    assert peers
    leases, taken, again = peers.leases, list[str](), asyncio.Event()

    async def take(name: str) -> None:
        taken.append(name)
        if len(taken) == 1:
            raise KeyError("broken")
        again.set()

    monkeypatch.setattr(leases, "_take", take)
    table = (await two[1].create())["table"]
    await leases._accept([(table, BOTS)])
    monkeypatch.setattr(leases, "_was_cut_off", False)
    leases.check_free()
    async with asyncio.timeout(PATIENCE):
        await again.wait()
    assert taken == [table, table]


async def test_writing_goes_on_after_a_restart_in_the_middle_of_many_writes(
    postgres: Postgres, database: str
) -> None:
    store = await open_store(connector(database, "test"), "test")
    writes = [asyncio.create_task(written(store, f"t{number}")) for number in range(200)]
    await asyncio.sleep(0)
    await asyncio.to_thread(postgres.stop)
    await asyncio.to_thread(postgres.start)
    answers = [answer for found in await asyncio.gather(*writes) for answer in found]
    assert all(answer is None or isinstance(answer, Unavailable) for answer in answers)
    there = set(await tables_in(store))
    assert {f"t{number}" for number, answer in enumerate(answers) if answer is None} <= there
    assert await written(store, "last") == [None]
    await store.close()
