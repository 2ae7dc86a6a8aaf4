"""Before the start the host arranges the seats; anybody may change theirs or leave."""

from pathlib import Path

import pytest

from tests.server.wire import Message, Socket, Wire, running, settings

pytestmark = pytest.mark.anyio


async def waiting(wire: Wire, guests: int = 1, seats: int = 4) -> tuple[list[Socket], list[Message]]:
    """A table of Taïki for four where the host sits at seat 0 and some guests at 1, 2 …"""
    body = {"game": "taiki", "name": "Hana", "seats": [{}] * seats, "sit": 0, "options": {"first": 0}}
    people = [(await wire.request("POST", "/api/tables", body)).json]
    people += [await wire.join(people[0]["table"], f"Guest {number}") for number in range(guests)]
    return [await wire.sit(person) for person in people], people


async def ask(socket: Socket, **command: object) -> Message:
    socket.say({"id": 7, **command})
    return await socket.answer(7)


async def settled(socket: Socket, **expected: object) -> Message:
    """The first update in which all this holds."""
    while True:
        update = await socket.hear("update")
        if expected.items() <= update.items():
            return update


async def test_the_host_adds_and_removes_bots_and_the_last_one_starts_the_game(wire: Wire) -> None:
    sockets, _ = await waiting(wire)
    assert (await ask(sockets[0], type="arrange", seat=2, bot=1))["type"] == "done"
    assert (await ask(sockets[0], type="arrange", seat=2, bot=3))["type"] == "done"
    assert (await ask(sockets[0], type="arrange", seat=2, bot=None))["type"] == "done"
    assert (await ask(sockets[0], type="arrange", seat=3, bot=1))["type"] == "done"
    assert (await ask(sockets[0], type="arrange", seat=2, bot=2))["type"] == "done"
    update = await settled(sockets[1], started=True)
    assert [person["bot"] for person in update["people"]] == [None, None, 2, 1]


async def test_a_guest_who_is_sent_away_watches_and_the_token_opens_nothing(wire: Wire) -> None:
    sockets, people = await waiting(wire)
    await settled(sockets[1], you=1)
    await ask(sockets[0], type="arrange", seat=1, bot=None)
    update = await settled(sockets[1], you=None)
    assert update["people"][1]["name"] is None
    assert (await ask(sockets[1], type="sit", seat=2))["code"] == "not-seated"
    again = await wire.sit(people[1])
    assert (await again.hear("refused"))["code"] == "bad-token"
    assert await again.closed() == 1008
    assert (await wire.join(people[0]["table"], "Another"))["seat"] == 1


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ({"seat": 1, "bot": 2}, "seat-taken"),
        ({"seat": 0, "bot": None}, "seat-taken"),
        ({"seat": 0, "bot": 2}, "seat-taken"),
        ({"seat": 4, "bot": 2}, "bad-seats"),
        ({"seat": -1, "bot": 2}, "bad-seats"),
        ({"seat": 2, "bot": 9}, "bad-seats"),
    ],
)
async def test_the_host_cannot_arrange_just_anything(wire: Wire, command: Message, code: str) -> None:
    sockets, _ = await waiting(wire)
    assert (await ask(sockets[0], type="arrange", **command))["code"] == code


async def test_nobody_else_arranges_seats(wire: Wire) -> None:
    sockets, people = await waiting(wire)
    assert (await ask(sockets[1], type="arrange", seat=2, bot=1))["code"] == "not-host"
    spectator = await wire.watch(people[0]["table"])
    assert (await ask(spectator, type="arrange", seat=2, bot=1))["code"] == "not-seated"


async def test_a_guest_chooses_another_seat_and_keeps_the_token(wire: Wire) -> None:
    sockets, people = await waiting(wire)
    assert (await ask(sockets[1], type="sit", seat=3))["type"] == "done"
    update = await (await wire.sit(people[1])).hear("update")
    assert (update["you"], update["host"]) == (3, 0)
    assert [person["name"] for person in update["people"]] == ["Hana", None, None, "Guest 0"]
    assert (await ask(sockets[1], type="sit", seat=0))["code"] == "seat-taken"
    assert (await ask(sockets[1], type="sit", seat=9))["code"] == "bad-seats"
    assert (await ask(sockets[1], type="sit", seat=3))["type"] == "done"


async def test_the_host_who_changes_seats_is_still_the_host(wire: Wire) -> None:
    sockets, _ = await waiting(wire)
    await ask(sockets[0], type="sit", seat=2)
    assert (await settled(sockets[1], host=2))["people"][0]["name"] is None
    assert (await ask(sockets[0], type="arrange", seat=0, bot=1))["type"] == "done"


async def test_when_the_host_leaves_whoever_sat_there_longest_is_the_host(wire: Wire) -> None:
    sockets, people = await waiting(wire, guests=2)
    assert (await ask(sockets[0], type="leave"))["type"] == "done"
    update = await settled(sockets[1], host=1)
    assert update["people"][0]["name"] is None
    assert (await ask(sockets[1], type="arrange", seat=0, bot=1))["type"] == "done"
    assert (await ask(sockets[0], type="arrange", seat=3, bot=1))["code"] == "not-seated"
    assert (await wire.join(people[0]["table"], "Late"))["seat"] == 3
    assert (await settled(sockets[2], started=True))["host"] == 1


async def test_a_table_everybody_has_left_may_be_taken_up_again(wire: Wire) -> None:
    sockets, people = await waiting(wire, guests=0)
    await ask(sockets[0], type="leave")
    assert (await wire.request("GET", f"/api/tables/{people[0]['table']}")).json["host"] is None
    late = await wire.join(people[0]["table"], "Late")
    assert (await (await wire.sit(late)).hear("update"))["host"] == late["seat"]


@pytest.mark.parametrize(
    "command", [{"type": "leave"}, {"type": "sit", "seat": 1}, {"type": "arrange", "seat": 1}]
)
async def test_after_the_start_nobody_changes_seats(wire: Wire, command: Message) -> None:
    one, _, _, _ = await wire.pair()
    assert (await ask(one, **command))["code"] == "already-started"


async def test_before_the_start_nobody_plays(wire: Wire) -> None:
    sockets, _ = await waiting(wire)
    for kind in ("undo", "draw", "resign"):
        assert (await ask(sockets[0], type=kind))["code"] == "not-started"


async def test_the_seating_survives_a_restart(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as wire:
        sockets, people = await waiting(wire, guests=2)
        await ask(sockets[2], type="sit", seat=3)
        await ask(sockets[0], type="leave")
        await ask(sockets[1], type="arrange", seat=0, bot=2)
    async with running(settings(tmp_path)) as wire:
        update = await (await wire.sit(people[2])).hear("update")
        assert (update["you"], update["host"], update["started"]) == (3, 1, False)
        assert [person["name"] for person in update["people"]][1:] == ["Guest 0", None, "Guest 1"]
        assert update["people"][0]["bot"] == 2


async def test_a_key_is_not_inherited_with_a_seat(wire: Wire) -> None:
    sockets, people = await waiting(wire)
    await ask(sockets[1], type="sit", seat=2, key="k")
    await ask(sockets[1], type="leave")
    late = await wire.join(people[0]["table"], "Late")
    third = await wire.sit(late)
    assert (await ask(third, type="sit", seat=3, key="k"))["type"] == "done"
    assert (await (await wire.sit(late)).hear("update"))["you"] == 3
