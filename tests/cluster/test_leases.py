"""Bots play and clocks run once, whichever server holds the lease, even if one of them dies."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from chabudai.server.cluster.leases import HEARTBEAT, LeaseKind
from chabudai.server.services import Services
from chabudai.server.storage.nodes import NODE_TIMEOUT
from chabudai.server.storage.schema import leases
from tests.server.wire import Message, Turned, Wire, play_at_random, running, settings

pytestmark = pytest.mark.anyio

Two = tuple[Wire, Wire]
MINUTE = {"bank": 60}


@pytest.fixture
async def two(tmp_path: Path, time: Turned) -> AsyncIterator[Two]:
    async with running(settings(tmp_path), time) as one, running(settings(tmp_path), time) as two:
        yield one, two


async def clocked(wire: Wire) -> dict[int, Message]:
    return await wire.gather("okiya", None, None, clock=MINUTE, options={"first": 0})


@asynccontextmanager
async def passing(time: Turned) -> AsyncIterator[None]:
    """Time goes on, beat by beat, whatever a server may be doing at each of them."""

    async def go_on() -> None:
        while True:
            time.turn((NODE_TIMEOUT + HEARTBEAT) / 1000)
            await asyncio.sleep(0.05)

    turning = asyncio.create_task(go_on())
    try:
        yield
    finally:
        turning.cancel()


async def until(is_so: Callable[[], Awaitable[Any]]) -> None:
    async with asyncio.timeout(20):
        while not await is_so():  # noqa: ASYNC110 - no event tells of another server
            await asyncio.sleep(0.01)


async def holder(wire: Wire, table: str, kind: LeaseKind | None = None) -> str | None:
    async with wire.services.store.reading() as connection:
        found = sa.select(leases.c.node).where(leases.c.table_id == table)
        if kind:
            found = found.where(leases.c.kind == kind)
        return (await connection.execute(found)).scalar_one_or_none()


async def log_of(wire: Wire, table: str) -> list[tuple[int | str, str]]:
    saved = await wire.services.store.load(table)
    assert saved
    return [(entry.who, entry.text) for entry in saved.log]


def stop_without_goodbye(services: Services) -> None:
    """As after SIGKILL: nobody is told, and nothing more is done."""
    peers = services.peers
    assert peers

    async def say_nothing() -> None:
        return

    peers.leases.close = say_nothing  # type: ignore[method-assign]


async def test_a_clock_falls_once_at_two_servers(two: Two, time: Turned) -> None:
    people = await clocked(two[0])
    table = people[0]["table"]
    sockets = [await wire.sit(people[1]) for wire in two]
    for socket in sockets:
        await socket.hear_version(1)
    await until(lambda: holder(two[0], table))
    time.turn(61)
    for socket in sockets:
        assert (await socket.hear_version(2))["view"]["outcome"]["reason"] == "timeout"
    assert (await log_of(two[0], table))[1:] == [("table", "timeout 0")]
    async with passing(time):
        await until(lambda: _is_laid_down(two[0], table))


async def _is_laid_down(wire: Wire, table: str) -> bool:
    return await holder(wire, table) is None


async def test_what_a_killed_server_had_to_do_is_taken_over(tmp_path: Path, time: Turned) -> None:
    async with running(settings(tmp_path), time) as survivor:
        async with running(settings(tmp_path), time) as victim:
            people = await clocked(victim)
            table = people[0]["table"]
            await until(lambda: holder(victim, table))
            watching = await survivor.sit(people[1])
            await watching.hear_version(1)
            assert victim.services.peers
            assert await holder(victim, table) == victim.services.peers.leases.node
            stop_without_goodbye(victim.services)
        time.turn(61)
        async with passing(time):
            ended = await watching.hear_version(2)
        assert ended["view"]["outcome"]["reason"] == "timeout"


async def test_a_server_that_stops_hands_its_bots_over_at_once(tmp_path: Path, time: Turned) -> None:
    async with running(settings(tmp_path), time) as stays:
        async with running(settings(tmp_path), time) as goes:
            play_at_random(goes, 1)
            seated = await goes.create(None, 3, first=1)
            await until(lambda: holder(goes, seated["table"]))
            await (await goes.sit(seated)).hear_version(2)
        play_at_random(stays, 1)
        person = await stays.sit(seated)
        update = await person.hear_version(2)
        person.say(
            {"type": "play", "id": 1, "version": update["version"], "action": update["view"]["legal"][0]}
        )
        answered = await person.hear_version(4)
        assert answered["events"][-1]["who"] == 1


async def test_a_bot_plays_each_of_its_turns_once(two: Two) -> None:
    for wire in two:
        play_at_random(wire, 3)
    seated = await two[0].create(None, 2, first=0)
    person = await two[1].sit(seated)
    await (await two[0].watch(seated["table"])).hear("update")
    version, view = 0, None
    while not (view and view["outcome"]):
        update = await person.hear("update")
        version, view = update["version"], update["view"]
        if view["legal"]:
            person.say({"type": "play", "id": 1, "version": version, "action": view["legal"][0]})
    log = [who for who, _ in await log_of(two[0], seated["table"]) if who != "chance"]
    assert log == [turn % 2 for turn in range(len(log))]


async def test_who_was_at_a_killed_server_is_not_here_any_more(tmp_path: Path, time: Turned) -> None:
    async with running(settings(tmp_path), time) as survivor:
        async with running(settings(tmp_path), time) as victim:
            people = await clocked(survivor)
            stays, _ = await survivor.sit(people[0]), await victim.sit(people[1])
            while not (await stays.hear("update"))["people"][1]["here"]:
                pass
            stop_without_goodbye(victim.services)
        async with passing(time):
            while (await stays.hear("update"))["people"][1]["here"]:
                pass
