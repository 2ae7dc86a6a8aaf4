"""A server that has missed a message checks the database before it refuses anything."""

from pathlib import Path

import pytest

from chabudai.server.cluster.peers import COMPARE
from chabudai.server.storage.store import Store
from chabudai.server.tables import access
from chabudai.server.tables.table import Table
from chabudai.server.types.cluster import Envelope
from tests.server.wire import Message, Turned, Wire, a_legal_play, running, settings

pytestmark = pytest.mark.anyio

Two = tuple[Wire, Wire]


def deafen(wire: Wire) -> list[Envelope]:
    """From now on nothing that others tell is heard there; what was not is in the list."""
    unheard: list[Envelope] = []
    bus = wire.services._bus
    assert bus
    bus._on_message = unheard.append
    return unheard


async def begun_elsewhere(two: Two) -> tuple[Message, Message]:
    """A table that is in the memory of the first server with a free seat, and has begun at the second."""
    first = await two[0].create(first=0)
    deafen(two[0])
    return first, await two[1].join(first["table"])


async def test_a_command_is_obeyed_although_the_start_was_not_heard_of(two: Two) -> None:
    first = await two[0].create(first=0)
    one = await two[0].sit(first)
    await one.hear("update")
    deafen(two[0])
    other = await two[1].sit(await two[1].join(first["table"]))
    await other.hear_version(1)
    one.say({"type": "resign", "id": 1})
    assert await one.answer(1) == {"type": "done", "id": 1, "version": 2}
    assert (await other.hear_version(2))["view"]["outcome"]["reason"] == "resigned"


async def test_an_action_is_refused_for_what_is_so_and_not_for_what_was(two: Two) -> None:
    first, second = await begun_elsewhere(two)
    here, there = await two[0].sit(second), await two[1].sit(first)
    update = await there.hear_version(1)
    await here.hear_version(1)
    there.say(a_legal_play(update))
    answered = await there.hear_version(2)
    here.say({**a_legal_play(await _seen_by(two[1], second)), "version": answered["version"]})
    assert await here.answer(1) == {"type": "done", "id": 1, "version": 3}


async def _seen_by(wire: Wire, seated: Message) -> Message:
    socket = await wire.sit(seated)
    return await socket.hear_version(2)


async def test_a_seat_that_was_taken_elsewhere_opens_here(two: Two) -> None:
    _, second = await begun_elsewhere(two)
    welcome = await (await two[0].sit(second)).hear("update")
    assert (welcome["you"], welcome["version"]) == (1, 1)


async def test_who_comes_back_is_never_shown_less_than_they_knew(two: Two) -> None:
    first, _ = await begun_elsewhere(two)
    there = await two[1].sit(first)
    there.say(a_legal_play(await there.hear_version(1)))
    await there.hear_version(2)
    assert (await (await two[0].sit(first, since=2)).hear("update"))["version"] == 2


async def test_a_seat_that_was_left_elsewhere_is_free_here(two: Two) -> None:
    wanted = {"game": "taiki", "name": "Aiko", "seats": [{}, {}, {}]}
    table = (await two[0].request("POST", "/api/tables", wanted)).json["table"]
    guest = await two[0].join(table)
    goes = await two[1].sit(guest)
    await goes.hear("update")
    deafen(two[0])
    goes.say({"type": "leave", "id": 1})
    await goes.answer(1)
    taken = await two[0].request("POST", f"/api/tables/{table}/join", {"name": "Bo", "seat": guest["seat"]})
    assert (taken.status, taken.json["seat"]) == (200, guest["seat"])


async def test_a_game_that_has_ended_elsewhere_is_over_here(two: Two) -> None:
    first, _ = await begun_elsewhere(two)
    socket = await two[1].sit(first)
    await socket.hear_version(1)
    socket.say({"type": "resign", "id": 1})
    await socket.answer(1)
    kept = await two[0].request("GET", f"/api/tables/{first['table']}/record")
    assert kept.status == 200


async def test_what_was_never_told_is_found_in_time(tmp_path: Path, time: Turned) -> None:
    async with running(settings(tmp_path), time) as one, running(settings(tmp_path), time) as other:
        first = await one.create(first=0)
        watching = await one.watch(first["table"])
        await watching.hear("update")
        deafen(one)
        await other.join(first["table"])
        time.turn(COMPARE / 1000)
        assert (await watching.hear_version(1))["started"]


async def test_one_table_that_cannot_be_read_keeps_no_other_from_it(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad, good = [await two[0].create(first=0) for _ in range(2)]
    watching = await two[0].watch(good["table"])
    await watching.hear("update")
    reload = access.reload

    async def stumble(table: Table) -> None:
        if table.id == bad["table"]:
            raise ZeroDivisionError
        await reload(table)

    monkeypatch.setattr(access, "reload", stumble)
    for seated in (bad, good):
        await two[1].join(seated["table"])
    assert (await watching.hear_version(1))["started"]


async def test_one_server_alone_asks_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(_store: Store, _tables: object) -> None:
        raise AssertionError("nobody else writes to a file of our own")

    monkeypatch.setattr(Store, "progress_of", never)
    async with running(settings(tmp_path, database_url="")) as wire:
        socket = await wire.sit(await wire.create())
        await socket.hear("update")
        socket.say({"type": "resign", "id": 1})
        assert (await socket.answer(1))["code"] == "not-started"
