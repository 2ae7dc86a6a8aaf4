"""A disk that is full, a database that may not be written, a clock that jumps: honest answers, and then it goes on."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
import sqlalchemy as sa
from sqlalchemy import event

from chabudai.server.storage import faults, store
from chabudai.server.storage.writer import SqliteWriter
from chabudai.server.time_source import TimeSource
from tests.server.wire import Message, Turned, Wire, a_legal_play, running, settings

pytestmark = pytest.mark.anyio

HEALTHY = ("query_only=OFF", "max_page_count=1073741823")


@contextmanager
def database(wire: Wire, pragma: str) -> Iterator[None]:
    """SQLite itself fails, in every transaction and every group commit: not a stand-in for it."""
    engine = wire.services.store._engine.sync_engine
    pragmas = [pragma]
    tell_writer(wire, pragma)

    def set_up(connection: sa.Connection) -> None:
        for each in pragmas:
            connection.exec_driver_sql(f"PRAGMA {each}")

    event.listen(engine, "begin", set_up)
    try:
        yield
    finally:
        pragmas[:] = HEALTHY
        tell_writer(wire, *HEALTHY)


def tell_writer(wire: Wire, *pragmas: str) -> None:
    writer = wire.services.store.writer
    assert isinstance(writer, SqliteWriter)
    assert writer._connection
    for pragma in pragmas:
        writer._connection.execute(f"PRAGMA {pragma}")


async def is_read(wire: Wire, table: str, version: int) -> bool:
    """Whatever is on disk can still be looked at."""
    summary = await wire.request("GET", f"/api/tables/{table}")
    spectator = await wire.watch(table)
    told = (await spectator.hear("update"))["version"]
    await spectator.hang_up()
    return summary.status == 200 and told == version and (await wire.request("GET", "/healthz")).status == 200


async def refused_then_played(wire: Wire, first: Message, update: Message, pragma: str) -> None:
    one = await wire.sit(first)
    await one.hear("update")
    with database(wire, pragma):
        one.say(a_legal_play(update, 5))
        refusal = await one.hear("refused")
        assert (refusal["id"], refusal["code"]) == (5, "unavailable")
        assert await one.closed() == 1012
        made = await wire.request("POST", "/api/tables", {"game": "okiya", "name": "A", "seats": [{}, {}]})
        assert (made.status, made.json["code"]) == (503, "unavailable")
        guest = await wire.request("POST", "/api/me", {"name": "Cleo"})
        assert (guest.status, guest.json["code"]) == (503, "unavailable")
        assert await is_read(wire, first["table"], update["version"])
    again = await wire.sit(first, since=update["version"])
    assert (await again.hear("update"))["version"] == update["version"]
    again.say(a_legal_play(update, 6))
    assert (await again.hear("done"))["version"] == update["version"] + 1


async def test_a_database_that_may_not_be_written_is_said_so_and_read(wire: Wire) -> None:
    one, _, first, _ = await wire.pair()
    await refused_then_played(wire, first, await one.hear("update"), "query_only=ON")


async def test_what_was_acknowledged_before_the_disk_was_full_is_there_afterwards(wire: Wire) -> None:
    one, _, first, _ = await wire.pair()
    update = await one.hear("update")
    said = []
    # No more pages than there are: the last of them are filled, and then there is no room.
    with database(wire, "max_page_count=1"):
        for number in range(10, 2_000):
            one.say({"type": "say", "id": number, "text": f"{number} {'x' * 180}"})
            answer = await one.answer(number)
            if answer["type"] == "refused":
                break
            said.append(f"{number} {'x' * 180}")
        assert answer["code"] == "unavailable"
        assert await is_read(wire, first["table"], update["version"])
    again = await wire.sit(first)
    heard = (await again.hear("talk"))["said"] if said else []
    assert [one["text"] for one in heard] == said[-100:]
    again.say(a_legal_play(update, 6))
    assert (await again.hear("done"))["version"] == update["version"] + 1


async def test_a_fault_of_the_disk_is_named_in_the_log_and_counted(
    wire: Wire, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "PROBE_SECONDS", 0)
    monkeypatch.setattr(faults, "QUIET", 0)
    one, _, _, _ = await wire.pair()
    update = await one.hear("update")
    assert (await wire.request("GET", "/readyz")).status == 200
    with database(wire, "query_only=ON"):
        one.say(a_legal_play(update, 5))
        await one.hear("refused")
        assert (await wire.request("GET", "/readyz")).status == 503
    assert (await wire.request("GET", "/readyz")).status == 200
    assert "OperationalError SQLITE_READONLY" in capsys.readouterr().out
    wire.address = ("127.0.0.1", 5000)
    metrics = (await wire.request("GET", "/metrics")).body.decode()
    assert 'chabudai_database_faults_total{cause="OperationalError SQLITE_READONLY"}' in metrics


async def test_everybody_who_asks_within_a_second_is_answered_by_one_write(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "PROBE_SECONDS", 600)
    before = wire.services.store.writer.commits
    answers = await asyncio.gather(*(wire.request("GET", "/readyz") for _ in range(20)))
    assert {answer.status for answer in answers} == {200}
    assert wire.services.store.writer.commits == before + 1


async def test_a_clock_that_is_set_back_takes_no_time_from_anybody_and_the_log_goes_forward(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    hand = Turned()
    async with running(settings(tmp_path_factory.mktemp("games")), hand) as wire:
        people = await wire.gather("okiya", None, None, clock={"bank": 60}, options={"first": 0})
        one, two = await wire.sit(people[0]), await wire.sit(people[1])
        for number, (socket, jump) in enumerate([(one, 5), (two, -3_600), (one, -86_400 * 400), (two, 7)]):
            update = await socket.hear_version(2 + number - 1)
            hand.turn(jump)
            socket.say(a_legal_play(update, number))
            assert (await socket.hear("done"))["version"] == update["version"] + 1
        async with wire.services.table(people[0]["table"]) as table:
            moments = [entry.at for entry in table.match.log]
            assert moments == sorted(moments)
            assert table.match.clocks is not None
            left = [table.match.clocks.remaining(seat, table.now()) for seat in (0, 1)]
        assert all(one is not None and 0 < one <= 60_000 for one in left)


def test_a_wall_clock_that_jumps_moves_no_timepiece(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a leap of a year nor one back: nobody loses on time because the server's clock was set."""
    time_source = TimeSource()
    before = time_source.now()
    real = time.time_ns()
    for jump in (365 * 86_400, -365 * 86_400):
        monkeypatch.setattr(time, "time_ns", lambda jump=jump: real + jump * 10**9)
        assert before <= time_source.now() < before + 60_000
