"""One connection: commands are handled one at a time and in order, whoever else is at the table."""

import json
from pathlib import Path
from typing import Any

import pytest

from chabudai.server.socket.connection import MOST_WAITING
from chabudai.server.tables import access, commands
from chabudai.server.types.socket import Play
from tests.server.wire import Message, Socket, Wire, a_legal_play, everybody_rests, running, settings

pytestmark = pytest.mark.anyio


async def at_rest(one: Socket) -> Message:
    """The last update, once nothing more is on its way."""
    update = await one.hear("update")
    await everybody_rests()
    late = [json.loads(message["text"]) for message in one.news()]
    return late[-1] if late else update


async def test_an_action_is_stored_and_answered_and_seen(wire: Wire) -> None:
    one, two, _, _ = await wire.pair()
    one.say(a_legal_play(await at_rest(one), 4))
    assert await one.answer(4) == {"type": "done", "id": 4, "version": 2}
    assert (await two.hear_version(2))["events"][-1]["text"] == "a1"


@pytest.mark.parametrize("count", [2, MOST_WAITING, 20])
async def test_commands_that_come_at_once_are_answered_in_order(wire: Wire, count: int) -> None:
    one, _, _, _ = await wire.pair()
    update = await at_rest(one)
    for number in range(count):
        one.say(a_legal_play(update, number))
    assert bool(one.pauses) == (count > MOST_WAITING)
    answers = [await one.answer(number) for number in range(count)]
    assert answers[0]["version"] == 2
    assert {answer["code"] for answer in answers[1:]} == {"stale-version"}


async def test_an_action_waits_while_somebody_else_is_at_the_table(wire: Wire) -> None:
    one, _, first, _ = await wire.pair()
    update = await at_rest(one)
    async with wire.services.table(first["table"]) as table, access.reading(table):
        one.say(a_legal_play(update, 5))
        await everybody_rests()
        assert one.news() == []
    assert (await one.answer(5))["version"] == 2


async def test_a_reader_that_is_behind_is_answered_when_it_reads_again(wire: Wire) -> None:
    one, two, _, _ = await wire.pair()
    update = await at_rest(one)
    one.reads.clear()
    one.say(a_legal_play(update, 7))
    one.say(a_legal_play(update, 8))
    assert (await two.hear_version(2))["you"] == 1
    assert one.news() == []
    one.reads.set()
    assert (await one.answer(7))["version"] == 2
    assert (await one.answer(8))["code"] == "stale-version"


async def test_a_command_goes_on_after_its_socket_is_lost(wire: Wire) -> None:
    one, two, _, _ = await wire.pair()
    one.say(a_legal_play(await at_rest(one), 9))
    await one.hang_up()
    assert (await two.hear_version(2))["events"][-1]["text"] == "a1"


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


async def test_a_change_that_is_refused_is_not_published(wire: Wire) -> None:
    one, two, _, _ = await wire.pair()
    update = await at_rest(one)
    two.news()
    one.say(a_legal_play(update) | {"action": {"do": "take", "cell": "b2"}})
    assert (await one.answer(1))["code"] == "illegal-action"
    await everybody_rests()
    assert two.news() == []


async def test_a_socket_that_is_lost_with_an_answer_unsent_is_let_go_of(wire: Wire) -> None:
    one, two, _, _ = await wire.pair()
    update = await at_rest(one)
    one.reads.clear()
    one.say(a_legal_play(update, 7))
    await two.hear_version(2)
    await one.hang_up()
    assert wire.services.registry.viewers == 1
