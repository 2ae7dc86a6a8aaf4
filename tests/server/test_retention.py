"""Abandoned tables are deleted; finished games never are."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.test_migrations import restore
from tests.server.wire import Turned, Wire, a_legal_play, running, settings

pytestmark = pytest.mark.anyio

DAY = 24 * 3600


@pytest.fixture
def time() -> Turned:
    return Turned()


@pytest.fixture
async def wire(tmp_path: Path, time: Turned) -> AsyncIterator[Wire]:
    async with running(settings(tmp_path, abandoned_days=60), time) as served:
        yield served


async def status(wire: Wire, table: str) -> int:
    return (await wire.request("GET", f"/api/tables/{table}")).status


async def test_what_nobody_has_touched_for_long_is_forgotten(wire: Wire, time: Turned) -> None:
    begun, waiting = await wire.pair(), await wire.create()
    for socket in begun[:2]:
        await socket.hang_up()
    time.turn(59 * DAY)
    await wire.services.maintenance.tidy()
    tables = [begun[2]["table"], waiting["table"]]
    assert [await status(wire, table) for table in tables] == [200, 200]
    time.turn(2 * DAY)
    await wire.services.maintenance.tidy()
    assert [await status(wire, table) for table in tables] == [404, 404]
    assert await wire.services.store.unfinished(time.now()) == []


async def test_a_finished_game_is_never_forgotten(wire: Wire, time: Turned) -> None:
    one, two, first, _ = await wire.pair()
    one.say({"type": "resign", "id": 1})
    await one.answer(1)
    for socket in (one, two):
        await socket.hang_up()
    time.turn(10_000 * DAY)
    await wire.services.maintenance.tidy()
    assert (await wire.request("GET", f"/api/tables/{first['table']}/record")).status == 200


async def test_a_move_or_a_word_or_somebody_who_looks_keeps_a_table(wire: Wire, time: Turned) -> None:
    one, two, first, _ = await wire.pair()
    update = await one.hear("update")
    time.turn(50 * DAY)
    one.say(a_legal_play(update))
    await one.answer(1)
    time.turn(50 * DAY)
    two.say({"type": "say", "id": 1, "text": "still there?"})
    await two.answer(1)
    for socket in (one, two):
        await socket.hang_up()
    time.turn(50 * DAY)
    await wire.services.maintenance.tidy()
    assert await status(wire, first["table"]) == 200
    spectator = await wire.watch(first["table"])
    await spectator.hear("update")
    time.turn(50 * DAY)
    await wire.services.maintenance.tidy()
    assert await status(wire, first["table"]) == 200
    await spectator.hang_up()
    await wire.services.maintenance.tidy()
    assert await status(wire, first["table"]) == 404


async def test_time_without_a_server_is_not_counted_twice(tmp_path: Path, time: Turned) -> None:
    """A table played yesterday is young, however long the server was down before that."""
    async with running(settings(tmp_path), time) as wire:
        one, two, first, second = await wire.pair()
        one.say(a_legal_play(await one.hear("update")))
        await one.answer(1)
    time.turn(100 * DAY)
    async with running(settings(tmp_path, abandoned_days=0), time) as wire:
        two = await wire.sit(second)
        two.say(a_legal_play(await two.hear("update")))
        await two.answer(1)
    time.turn(DAY)
    async with running(settings(tmp_path, abandoned_days=60), time) as wire:
        await wire.services.maintenance.tidy()
        assert await status(wire, first["table"]) == 200


async def test_a_game_that_ended_before_ends_were_written_down_is_kept(tmp_path: Path, time: Turned) -> None:
    names = restore(tmp_path, 1)
    time.turn(20_000 * DAY)
    async with running(settings(tmp_path, abandoned_days=1), time) as wire:
        await wire.services.maintenance.tidy()
        for name, table in names.items():
            assert await status(wire, table) == (200 if name.endswith("finished") else 404)


async def test_tidying_may_be_switched_off(tmp_path: Path, time: Turned) -> None:
    async with running(settings(tmp_path, abandoned_days=0), time) as wire:
        seated = await wire.create()
        time.turn(20_000 * DAY)
        assert await status(wire, seated["table"]) == 200
