"""A viewer that asks for changes gets only what has changed, and knows as much as one that gets everything."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from chabudai.server.tables import access
from chabudai.server.types.socket import Changed
from tests.server.wire import Message, Socket, Wire, a_legal_play, after, running, settings

pytestmark = pytest.mark.anyio


@pytest.fixture
async def wire(tmp_path: Path) -> AsyncIterator[Wire]:
    async with running(settings(tmp_path)) as served:
        yield served


class Reader:
    """Somebody who puts together what a socket says; `messages` are as they came."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.known: Message = {}
        self.messages: list[Message] = []

    async def until(self, version: int) -> Message:
        while self.known.get("version", -1) < version:
            await self.next()
        return self.known

    async def next(self) -> Message:
        """The next message that tells the table."""
        message = await self.socket.hear()
        while message["type"] not in {"update", "changed"}:
            message = await self.socket.hear()
        self.messages.append(message)
        self.known = message if message["type"] == "update" else after(self.known, message)
        return message


LONG: dict[str, Any] = {"match": "rounds", "target": 100}
"""A match that no test plays to its end, whatever is shuffled."""


async def a_pair(wire: Wire, changes: bool = True, **options: Any) -> tuple[Reader, Reader, str]:
    """Two people who both know that the other is there; the second is told of changes."""
    first = await wire.create(**{"first": 0, **options})
    second = await wire.join(first["table"])
    one, two = Reader(await wire.sit(first)), Reader(await wire.sit(second, changes=changes))
    for person in (one, two):
        while not all(there["here"] for there in (person.known or await person.next()).get("people", [])):
            await person.next()
    return one, two, first["table"]


async def play(mover: Reader, version: int) -> None:
    mover.socket.say(a_legal_play(await mover.until(version)))


async def play_on(wire: Wire, table: str, people: tuple[Reader, Reader], actions: int) -> int:
    """So many actions, by whoever is to move, until both have heard of them; the version then."""
    version = 1
    for _ in range(actions):
        movers = [person for person in people if (await person.until(version))["view"]["legal"]]
        await play(movers[0], version)
        await movers[0].until(version + 1)
        async with wire.services.table(table) as live, access.reading(live):
            version = live.match.version
    for person in people:
        await person.until(version)
    return version


async def test_an_action_is_told_without_what_stays(wire: Wire) -> None:
    one, two, _ = await a_pair(wire, match="rounds")
    await play(one, 1)
    await two.until(2)
    told = two.messages[-1]
    assert msgspec.to_builtins(msgspec.convert(told, Changed)) == told
    assert "people" not in told
    assert not {"garden", "rounds", "seat", "match"} & told["view"].keys()
    assert {"tokens", "last", "constraint", "awaiting", "legal"} <= told["view"].keys()


async def test_changes_add_up_to_the_view(wire: Wire) -> None:
    one, two, table = await a_pair(wire, **LONG)
    await play_on(wire, table, (one, two), 30)
    assert {message["type"] for message in two.messages[-30:]} == {"changed"}
    assert {"garden", "rounds", "scores"} <= {
        name for message in two.messages[-30:] for name in message["view"]
    }
    async with wire.services.table(table) as live, access.reading(live):
        assert two.known["view"] == json.loads(live.view(1))


async def test_without_asking_for_it_nobody_is_told_of_changes_alone(wire: Wire) -> None:
    one, two, _ = await a_pair(wire, changes=False)
    await play(one, 1)
    await play(two, 2)
    await one.until(3)
    assert {message["type"] for message in one.messages + two.messages} == {"update"}


async def test_who_comes_or_goes_is_told_with_the_whole_table(wire: Wire) -> None:
    one, two, table = await a_pair(wire)
    await wire.watch(table)
    told = await two.next()
    assert (told["type"], told["watchers"]) == ("update", 1)
    await one.socket.hang_up()
    told = await two.next()
    assert (told["type"], told["people"][0]["here"]) == ("update", False)


async def test_what_is_taken_back_is_told_as_a_change(wire: Wire) -> None:
    one, two, _ = await a_pair(wire)
    begun = await two.until(1)
    await play(one, 1)
    moved = await two.until(2)
    one.socket.say({"type": "undo", "id": 2})
    back = await two.until(3)
    assert two.messages[-1]["type"] == "changed"
    assert moved["view"] != begun["view"]
    assert back["view"] == begun["view"]


async def test_a_slow_reader_is_told_of_all_that_has_changed_since_it_read(wire: Wire) -> None:
    one, two, table = await a_pair(wire, **LONG)
    slow = Reader(await wire.watch(table, changes=True))
    await slow.until(1)
    slow.socket.reads.clear()
    version = await play_on(wire, table, (one, two), 20)
    slow.socket.reads.set()
    await slow.until(version)
    assert len(slow.messages) < 6
    events = [event["version"] for message in slow.messages for event in message["events"]]
    assert events == list(range(1, version + 1))
    async with wire.services.table(table) as live, access.reading(live):
        assert slow.known["view"] == json.loads(live.view(None))


async def test_who_lets_others_look_is_told_everything(wire: Wire) -> None:
    one, two, _ = await a_pair(wire)
    two.socket.say({"type": "share", "id": 1, "on": True})
    word = (await two.until(2))["share"]
    await play(one, 2)
    await two.until(3)
    assert two.messages[-1]["type"] == "update"
    assert two.known["share"] == word is not None


async def test_before_the_start_there_is_nothing_to_compare(wire: Wire) -> None:
    first = await wire.create(first=0)
    one = Reader(await wire.sit(first, changes=True))
    assert (await one.next())["view"] is None
    await wire.join(first["table"])
    assert (await one.until(1))["view"]["legal"]
    assert {message["type"] for message in one.messages} == {"update"}
