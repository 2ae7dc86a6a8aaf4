"""An action of a seat is played without waking a task; whatever else comes, or comes in between, goes the long way."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from chabudai.server.protocol import Play
from chabudai.server.tables import commands
from chabudai.server.tables.locks import Lock
from tests.server.wire import Message, Socket, Wire, a_legal_play, running, settings

pytestmark = pytest.mark.anyio


async def at_rest(one: Socket) -> Message:
    """The last update, once nothing more is on its way."""
    update = await one.hear("update")
    for _ in range(20):
        await asyncio.sleep(0)
    late = [json.loads(message["text"]) for message in one.news()]
    return late[-1] if late else update


def heard(socket: Socket, message: Any) -> bool:
    assert socket.ear
    return socket.ear(json.dumps(message).encode())


async def test_an_action_is_taken_at_once_and_other_commands_are_not(wire: Wire) -> None:
    one, two, _, _ = await wire.pair()
    update = await at_rest(one)
    assert not heard(one, {"type": "say", "id": 1, "phrase": "hello"})
    assert not heard(one, {"type": "undo", "id": 2})
    assert not heard(two, a_legal_play(update, 3))
    assert heard(one, a_legal_play(update, 4))
    assert await one.answer(4) == {"type": "done", "id": 4, "version": 2}
    assert (await two.hear_version(2))["events"][-1]["text"] == "a1"


async def test_a_second_action_waits_for_the_first(wire: Wire) -> None:
    one, _, _, _ = await wire.pair()
    update = await at_rest(one)
    assert heard(one, a_legal_play(update, 1))
    assert not heard(one, a_legal_play(update, 2))
    one.say(a_legal_play(update, 3))
    assert (await one.answer(1))["version"] == 2
    assert (await one.answer(3))["code"] == "stale-version"


async def test_an_action_waits_while_somebody_else_is_at_the_table(wire: Wire) -> None:
    one, _, first, _ = await wire.pair()
    update = await at_rest(one)
    async with wire.house.table(first["table"]) as table, table.reading():
        assert not heard(one, a_legal_play(update))
        one.say(a_legal_play(update, 5))
    assert (await one.answer(5))["version"] == 2


async def test_the_long_way_is_as_good(wire: Wire) -> None:
    one, two, _, _ = await wire.pair()
    update = await at_rest(one)
    one.ear = None
    one.say(a_legal_play(update, 6))
    assert (await one.answer(6))["version"] == 2
    assert (await two.hear_version(2))["you"] == 1


async def test_who_does_not_read_is_answered_when_they_do(wire: Wire) -> None:
    one, two, _, _ = await wire.pair()
    update = await at_rest(one)
    one.reads.clear()
    assert heard(one, a_legal_play(update, 7))
    assert (await two.hear_version(2))["you"] == 1
    assert one.news() == []
    one.reads.set()
    assert (await one.answer(7))["version"] == 2


async def test_a_refused_action_is_counted_once(tmp_path: Path) -> None:
    async with running(settings(tmp_path, commands="2/hour")) as wire:
        one, _, _, _ = await wire.pair()
        wrong = a_legal_play(await at_rest(one)) | {"action": {"do": "take", "cell": "b2"}}
        codes = []
        for number in (1, 2, 3):
            one.say(wrong | {"id": number})
            codes.append((await one.answer(number))["code"])
        assert codes == ["illegal-action", "illegal-action", "too-fast"]


async def test_a_failure_ends_the_conversation_and_nothing_is_kept(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _, first, _ = await wire.pair()
    update = await at_rest(one)

    def fail(*_: Any) -> None:
        raise RuntimeError("a bug")

    with monkeypatch.context() as broken:
        broken.setitem(commands._ACTS, Play, fail)
        one.say(a_legal_play(update))
        assert await one.closed() == 1011
    again = await wire.sit(first)
    assert (await again.hear("update"))["version"] == update["version"]


async def test_a_lock_is_taken_at_once_only_if_nobody_has_it_or_waits_for_it() -> None:
    lock = Lock()
    assert lock.take_at_once()
    assert not lock.take_at_once()
    waiting = asyncio.create_task(lock.acquire())
    await asyncio.sleep(0)
    lock.release()
    assert not lock.take_at_once()
    await waiting
    lock.release()
    assert lock.take_at_once()


async def test_a_lock_goes_to_whoever_waits_longest() -> None:
    lock, order = Lock(), list[int]()

    async def wait(number: int) -> None:
        async with lock:
            order.append(number)

    await lock.acquire()
    waiting = [asyncio.create_task(wait(number)) for number in range(4)]
    await asyncio.sleep(0)
    waiting[1].cancel()
    lock.release()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert order == [0, 2, 3]
    assert not lock.locked()


async def test_who_is_called_away_just_as_it_is_their_turn_passes_the_lock_on() -> None:
    lock = Lock()
    await lock.acquire()
    first, second = (asyncio.create_task(lock.acquire()) for _ in range(2))
    await asyncio.sleep(0)
    lock.release()
    first.cancel()
    with pytest.raises(asyncio.CancelledError):
        await first
    await second
    lock.release()
    assert not lock.locked()
    with pytest.raises(RuntimeError):
        lock.release()
