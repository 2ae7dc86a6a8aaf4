"""A slow reader delays nobody."""

import asyncio
from pathlib import Path

import pytest

from tests.server.wire import Wire, a_legal_play, running, settings

pytestmark = pytest.mark.anyio


async def test_a_reader_that_stops_reading_delays_nobody(wire: Wire) -> None:
    one, two, first, _ = await wire.pair()
    slow = await wire.watch(first["table"])
    await slow.hear("update")
    slow.reads.clear()
    update, other = await one.hear("update"), await two.hear("update")
    one.say(a_legal_play(update))
    await slow.stuck.wait()
    two.say(a_legal_play(await two.hear_version(other["version"] + 1)))
    assert (await one.hear_version(3))["version"] == 3


async def test_a_slow_reader_gets_the_newest_update_and_misses_no_event(wire: Wire) -> None:
    one, two, first, _ = await wire.pair()
    slow = await wire.watch(first["table"])
    await slow.hear("update")
    slow.reads.clear()
    update = await one.hear("update")
    sockets = (one, two)
    for turn in range(4):
        socket = sockets[turn % 2]
        socket.say(a_legal_play(await socket.hear_version(update["version"] + turn)))
        await socket.hear("done")
        await slow.stuck.wait()
    slow.reads.set()
    newest = await slow.hear("update")
    assert newest["version"] == 5
    assert [event["version"] for event in newest["events"]] == [2, 3, 4, 5]
    assert slow.news() == []


async def test_a_reader_that_never_reads_again_is_dropped(tmp_path: Path) -> None:
    async with running(settings(tmp_path, send_seconds=0.01)) as wire:
        one, _, first, _ = await wire.pair()
        slow = await wire.watch(first["table"])
        await slow.hear("update")
        slow.reads.clear()
        one.say(a_legal_play(await one.hear("update")))
        await slow.ended()
        async with wire.services.table(first["table"]) as table:
            assert all(one.seat is not None for one in table.subscribers)


async def test_one_person_may_look_from_two_windows(wire: Wire) -> None:
    one, two, first, _ = await wire.pair()
    window = await wire.sit(first)
    update = await window.hear("update")
    window.say(a_legal_play(update))
    await window.hear("done")
    assert (await one.hear_version(2))["you"] == 0
    await window.hang_up()
    two.say(a_legal_play(await two.hear_version(2)))
    assert (await one.hear_version(3))["people"][0]["here"]


async def test_sixty_spectators_see_the_same_move(wire: Wire) -> None:
    one, _, first, _ = await wire.pair()
    crowd = await asyncio.gather(*(wire.watch(first["table"]) for _ in range(60)))
    one.say(a_legal_play(await one.hear("update")))
    seen = await asyncio.gather(*(spectator.hear_version(2) for spectator in crowd))
    assert {update["view"]["last"] for update in seen} == {"a1"}
