"""Clocks: what happens when time runs out, how a seat is taken back, and that a stopped server costs no time."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from chabudai.match.clocks import Clock, Clocks
from chabudai.server.tables.clocks import Alarm
from chabudai.server.time_source import TimeSource
from tests.server.wire import PATIENCE, Message, Turned, Wire, a_legal_play, play_at_random, running, settings

pytestmark = pytest.mark.anyio

MINUTE = {"bank": 60, "increment": 5}


@pytest.fixture
def time() -> Turned:
    return Turned()


@pytest.fixture
async def wire(tmp_path: Path, time: Turned) -> AsyncIterator[Wire]:
    async with running(settings(tmp_path), time) as served:
        yield served


async def okiya(wire: Wire, clock: Message) -> dict[int, Message]:
    return await wire.gather("okiya", None, None, clock=clock, options={"first": 0})


async def test_every_update_tells_what_is_left(wire: Wire, time: Turned) -> None:
    people = await okiya(wire, MINUTE)
    time.turn(10)
    one = await wire.sit(people[0])
    update = await one.hear("update")
    assert update["clock"] == MINUTE
    assert update["times"] == {"now": time.now(), "left": [50_000, 60_000], "running": [0]}
    one.say(a_legal_play(update))
    after = await one.hear_version(2)
    assert after["times"]["left"] == [55_000, 60_000]
    assert after["times"]["running"] == [1]


async def test_between_two_sides_the_one_without_time_loses(wire: Wire, time: Turned) -> None:
    people = await okiya(wire, MINUTE)
    one = await wire.sit(people[0])
    await one.hear("update")
    time.turn(59)
    time.turn(1)
    ended = await one.hear_version(2)
    assert ended["view"]["outcome"]["reason"] == "timeout"
    assert ended["view"]["outcome"]["ranks"] == [2, 1]
    assert ended["times"]["running"] == []


async def test_among_more_a_bot_takes_the_seat_and_its_owner_may_return(wire: Wire, time: Turned) -> None:
    play_at_random(wire, 1)
    people = await wire.gather("taiki", None, None, None, clock={"cap": 30}, options={"first": 0})
    sockets = [await wire.sit(people[seat]) for seat in range(3)]
    for socket in sockets[1:]:
        socket.say(a_legal_play(await socket.hear("update")))
        await socket.answer(1)
    time.turn(30)
    update = await sockets[0].hear("update")
    while update["people"][0]["bot"] is None:
        update = await sockets[0].hear("update")
    assert update["events"][-1]["text"] == "bot 0"
    sockets[0].say({"type": "resign", "id": 2})
    assert (await sockets[0].answer(2))["code"] == "not-seated"
    sockets[0].say({"type": "return", "id": 3, "key": "back"})
    assert (await sockets[0].answer(3))["type"] == "done"
    back = await (await wire.sit(people[0])).hear("update")
    assert back["people"][0]["bot"] is None
    assert back["times"]["left"][0] == 30_000


async def test_who_has_not_left_returns_to_nothing(wire: Wire) -> None:
    people = await okiya(wire, MINUTE)
    one = await wire.sit(people[0])
    one.say({"type": "return", "id": 1})
    assert (await one.answer(1)) == {"type": "done", "id": 1, "version": 1}


async def test_no_clock_runs_for_a_bot(wire: Wire) -> None:
    async def think_for_ever(*_: object) -> str:
        await asyncio.Event().wait()
        return ""

    wire.services.workers.run = think_for_ever
    people = await wire.gather("okiya", None, 1, clock={"cap": 5}, options={"first": 0})
    one = await wire.sit(people[0])
    one.say(a_legal_play(await one.hear("update")))
    update = await one.hear_version(2)
    assert update["view"]["awaiting"] == [1]
    assert update["times"]["running"] == []


async def test_a_clock_falls_at_a_table_that_nobody_has_open(wire: Wire, time: Turned) -> None:
    people = await okiya(wire, {"days": 2})
    table = people[0]["table"]
    async with wire.services.table(table) as live:
        live.drop()
    assert wire.services.registry.live == 0
    time.turn(2 * 24 * 3600)
    ended = await (await wire.sit(people[1])).hear_version(2)
    assert ended["view"]["outcome"]["reason"] == "timeout"


async def test_time_stands_still_while_no_server_runs(tmp_path: Path, time: Turned) -> None:
    async with running(settings(tmp_path), time) as wire:
        people = await okiya(wire, MINUTE)
        time.turn(20)
    time.turn(3600)
    async with running(settings(tmp_path), time) as wire:
        update = await (await wire.sit(people[0])).hear("update")
        assert update["times"]["left"] == [40_000, 60_000]
        assert update["view"]["outcome"] is None
        time.turn(15)
    time.turn(7)
    async with running(settings(tmp_path), time) as wire:
        assert (await (await wire.sit(people[0])).hear("update"))["times"]["left"] == [25_000, 60_000]
        time.turn(25)
        ended = await (await wire.sit(people[1])).hear_version(2)
        assert ended["view"]["outcome"]["reason"] == "timeout"


async def test_after_a_crash_the_time_since_the_last_mark_is_given_back(tmp_path: Path, time: Turned) -> None:
    async with running(settings(tmp_path), time) as wire:
        people = await okiya(wire, MINUTE)
        marked = time.now()
        await wire.services.store.heartbeat(marked)

        async def die(_now: int) -> None:
            return

        wire.services.store.heartbeat = die  # type: ignore[method-assign, assignment]
        time.turn(30)
    time.turn(600)
    async with running(settings(tmp_path), time) as wire:
        assert (await (await wire.sit(people[0])).hear("update"))["times"]["left"] == [60_000, 60_000]


async def test_the_server_marks_that_it_is_alive_while_a_clock_runs(wire: Wire, time: Turned) -> None:
    await okiya(wire, MINUTE)
    async with asyncio.timeout(PATIENCE), wire.services.store._engine.connect() as connection:
        for _ in range(2):
            time.turn(11)
            while (await connection.exec_driver_sql("SELECT at FROM heartbeats")).scalar_one() != time.now():
                await connection.rollback()


async def test_a_rematch_has_the_same_clock(wire: Wire) -> None:
    people = await okiya(wire, MINUTE)
    sockets = [await wire.sit(people[seat]) for seat in (0, 1)]
    sockets[0].say({"type": "resign", "id": 1})
    await sockets[0].answer(1)
    for socket in sockets:
        socket.say({"type": "rematch", "id": 2})
    moved = await sockets[1].hear("moved")
    update = await (await wire.sit(moved)).hear("update")
    assert (update["clock"], update["times"]["left"]) == (MINUTE, [60_000, 60_000])


@pytest.mark.parametrize(
    "clock",
    [
        {},
        {"bank": 0},
        {"bank": 10**9},
        {"cap": -1},
        {"increment": 5},
        {"increment": 5, "cap": 9},
        {"bank": 60, "increment": -1},
        {"days": 0},
        {"days": 31},
        {"days": 2, "bank": 60},
    ],
)
async def test_a_clock_that_cannot_be_is_refused(wire: Wire, clock: Message) -> None:
    wanted = {"game": "okiya", "name": "Aiko", "seats": [{}, {}], "clock": clock}
    answer = await wire.request("POST", "/api/tables", wanted)
    assert (answer.status, answer.json["code"]) == (422, "bad-clock")
    assert answer.json["details"]["expected"] in answer.json["message"]


async def test_an_alarm_that_is_set_again_and_again_stays_small(time: Turned) -> None:
    rung: list[str] = []

    async def ring(table: str) -> None:
        rung.append(table)
        if len(rung) == 2:
            over.set()

    async def beat(_now: int) -> None:
        return

    over = asyncio.Event()
    alarm = Alarm(time, ring, beat)
    for number in range(1000):
        alarm.set("one", time.now() + 90_000 + number)
        alarm.set("two", time.now() + 95_000 + number)
    alarm.set("three", time.now() + 1)
    alarm.set("three", None)
    assert alarm.running == 2
    assert len(alarm._queue) < 200
    running_alarm = asyncio.create_task(alarm.run())
    time.turn(100)
    async with asyncio.timeout(PATIENCE):
        await over.wait()
    running_alarm.cancel()
    assert rung == ["one", "two"]


def test_who_fell_first_is_found_first() -> None:
    clocks = Clocks(Clock(bank=10_000), 3)
    clocks.run([2], 0)
    clocks.run([0, 2], 500)
    assert clocks.next_fall() == 10_000
    assert clocks.fallen(60_000) == [2, 0]


def test_whoever_returns_has_some_time_again() -> None:
    clocks = Clocks(Clock(bank=600_000), 2)
    clocks.left = [0, 90_000]
    for seat in (0, 1):
        clocks.welcome(seat)
    assert clocks.left == [60_000, 90_000]


def test_pauses_do_not_count_but_only_where_they_overlap() -> None:
    time = Turned()
    now = time.now()
    time.pauses = [(now - 1000, now - 600), (now - 100, now)]
    assert [time.elapsed(now - since) for since in (2000, 800, 500, 50)] == [1500, 500, 400, 0]
    for since in (2000, 800, 500):
        assert time.moment(now - since, time.elapsed(now - since) + 1) == now + 1


async def test_a_timepiece_wakes_at_its_time_or_when_woken() -> None:
    piece, woken = TimeSource(), asyncio.Event()
    await piece.wait(piece.now() - 5, woken)
    woken.set()
    await piece.wait(piece.now() + 10**9, woken)


async def test_a_bot_plays_on_for_a_person_whose_bank_is_empty(wire: Wire, time: Turned) -> None:
    play_at_random(wire, 1)
    people = await wire.gather("taiki", None, None, None, clock={"bank": 30}, options={"first": 0})
    sockets = [await wire.sit(people[seat]) for seat in range(3)]
    for socket in sockets[1:]:
        socket.say(a_legal_play(await socket.hear("update")))
        await socket.answer(1)
    time.turn(30)
    update = await sockets[1].hear("update")
    while update["people"][0]["bot"] is None:
        update = await sockets[1].hear("update")
    update = await sockets[1].hear_version(update["version"] + 1)
    assert [event["who"] for event in update["events"]] == [0]
