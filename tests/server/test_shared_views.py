"""Shared views: only with the share word, only what that seat sees, and only while it is allowed."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.wire import Message, Socket, Wire, running, settings

pytestmark = pytest.mark.anyio


@pytest.fixture
async def wire(tmp_path: Path) -> AsyncIterator[Wire]:
    async with running(settings(tmp_path)) as served:
        yield served


async def hidden_game(wire: Wire) -> dict[int, Message]:
    """A game in which every seat has a hand that nobody else may see."""
    return await wire.gather("taiki", None, None, None, options={"first": 0})


async def look(wire: Wire, table: str, word: str | None) -> Socket:
    socket = await wire.knock(table).accepted()
    socket.say({"type": "hello", "token": None, "share": word})
    return socket


async def share(socket: Socket, number: int, on: bool = True) -> Message:
    socket.say({"type": "share", "id": number, "on": on})
    while ((update := await socket.hear("update"))["share"] is not None) != on:
        pass
    return update


async def test_nobody_sees_a_seat_that_has_not_said_so(wire: Wire) -> None:
    people = await hidden_game(wire)
    table = people[0]["table"]
    plain = (await (await wire.watch(table)).hear("update"))["view"]
    for word in (None, "", "0" * 32, people[0]["token"], "é"):
        seen = await (await look(wire, table, word)).hear("update")
        assert seen["view"] == plain
        assert (seen["shared_seat"], seen["share"]) == (None, None)


async def test_the_word_of_a_seat_shows_its_view_and_nothing_to_choose(wire: Wire) -> None:
    people = await hidden_game(wire)
    one, two = await wire.sit(people[0]), await wire.sit(people[1])
    own = await share(one, 1)
    assert len(own["share"]) == 32
    seen = await (await look(wire, people[0]["table"], own["share"])).hear("update")
    assert (seen["you"], seen["shared_seat"]) == (None, 0)
    assert seen["view"] == {**own["view"], "legal": []}
    others = await two.hear_version(own["version"])
    assert others["share"] is None
    assert own["share"] not in str(others)


async def test_whoever_looks_cannot_play(wire: Wire) -> None:
    people = await hidden_game(wire)
    one = await wire.sit(people[0])
    own = await share(one, 1)
    eyes = await look(wire, people[0]["table"], own["share"])
    await eyes.hear("update")
    action = own["view"]["legal"][0]
    eyes.say({"type": "play", "id": 9, "version": own["version"], "action": action})
    assert (await eyes.answer(9))["code"] == "not-seated"


async def test_a_word_that_was_taken_back_opens_nothing_and_the_next_is_another(wire: Wire) -> None:
    people = await hidden_game(wire)
    one = await wire.sit(people[0])
    first = await share(one, 1)
    eyes = await look(wire, people[0]["table"], first["share"])
    assert (await eyes.hear("update"))["shared_seat"] == 0
    assert (await share(one, 2, on=False))["share"] is None
    while (update := await eyes.hear("update"))["shared_seat"] is not None:
        pass
    plain = (await (await wire.watch(people[0]["table"])).hear("update"))["view"]
    assert update["view"] == plain
    again = await share(one, 3)
    assert again["share"] != first["share"]
    assert (await (await look(wire, people[0]["table"], first["share"])).hear("update"))[
        "shared_seat"
    ] is None


async def test_consent_is_kept_over_a_restart_and_disturbs_nobodys_move(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as wire:
        people = await hidden_game(wire)
        one, two = await wire.sit(people[0]), await wire.sit(people[1])
        before = await two.hear("update")
        own = await share(one, 1)
        if before["view"]["legal"]:
            action = before["view"]["legal"][0]
            two.say({"type": "play", "id": 5, "version": before["version"], "action": action})
            assert (await two.answer(5))["type"] == "done"
    async with running(settings(tmp_path)) as wire:
        seen = await (await look(wire, people[0]["table"], own["share"])).hear("update")
        assert seen["shared_seat"] == 0


async def test_watchers_are_counted(wire: Wire) -> None:
    people = await hidden_game(wire)
    one = await wire.sit(people[0])
    assert (await one.hear("update"))["watchers"] == 0
    eyes = await wire.watch(people[0]["table"])
    await eyes.hear("update")
    while (update := await one.hear("update"))["watchers"] != 1:
        pass
    await eyes.hang_up()
    while (update := await one.hear("update"))["watchers"] != 0:
        pass
    assert update["people"][0]["here"]
