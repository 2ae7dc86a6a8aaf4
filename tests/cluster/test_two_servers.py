"""Any server may serve any table, and all send the same."""

import asyncio
from random import Random
from typing import Any

import pytest

from chabudai.games import GAMES
from chabudai.match import record
from tests.server.players import Player
from tests.server.wire import Message, Socket, Wire, a_legal_play

pytestmark = pytest.mark.anyio

Two = tuple[Wire, Wire]


async def pair(two: Two, **options: Any) -> tuple[Socket, Socket, Message, Message]:
    """Seat 0 at the first server, seat 1 at the second; the game has begun."""
    first = await two[0].create(**({"first": 0} | options))
    second = await two[1].join(first["table"])
    return await two[0].sit(first), await two[1].sit(second), first, second


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_game_at_two_servers_is_one_game(two: Two, game: str) -> None:
    """Everybody who plays or watches, wherever, has seen the same in the end, and the record is right."""
    seats = min(GAMES[game].seats)
    people = await two[0].gather(game, *[None] * seats)
    table, dice = people[0]["table"], Random(7)
    players = [Player(await two[seat % 2].sit(seated), dice) for seat, seated in sorted(people.items())]
    players += [Player(await wire.watch(table), None) for wire in two]
    await asyncio.gather(*(player.play_out() for player in players))
    last = [player.seen[-1] for player in players]
    assert len({(update["version"], str(update["view"]["outcome"])) for update in last}) == 1
    assert last[-1]["view"] == last[-2]["view"]
    kept = [(await wire.request("GET", f"/api/tables/{table}/record")).body for wire in two]
    assert kept[0] == kept[1]
    record.check(record.read(kept[0]))
    fresh = [await (await wire.sit(people[0])).hear("update") for wire in two]
    assert fresh[0]["view"] == fresh[1]["view"]
    assert fresh[0]["events"] == fresh[1]["events"]


async def test_of_two_actions_at_one_moment_at_two_servers_one_happens(two: Two) -> None:
    one, other, first, _ = await pair(two)
    twin = await two[1].sit(first)
    update = await one.hear_version(1)
    await twin.hear_version(1)
    await other.hear_version(1)
    for number, socket in enumerate((one, twin)):
        action = update["view"]["legal"][number]
        socket.say({"type": "play", "id": 9, "version": update["version"], "action": action})
    answers = [await socket.answer(9) for socket in (one, twin)]
    assert sorted(answer.get("code", "done") for answer in answers) == ["done", "stale-version"]
    won = [answer["type"] for answer in answers].index("done")
    told = await other.hear_version(2)
    assert told["version"] == 2
    assert told["events"][-1]["action"] == update["view"]["legal"][won]
    assert not [news for news in other.news() if '"version":3' in news.get("text", "")]


async def test_a_command_that_is_repeated_at_another_server_is_done_once(two: Two) -> None:
    one, other, first, _ = await pair(two)
    command = {**a_legal_play(await one.hear_version(1), 4), "key": "once"}
    one.say(command)
    assert (await one.answer(4))["version"] == 2
    await other.hear_version(2)
    again = await two[1].sit(first)
    await again.hear_version(2)
    again.say(command)
    assert await again.answer(4) == {"type": "done", "id": 4, "version": 2}


async def test_looking_back_is_the_same_at_every_server(two: Two) -> None:
    """Also at a server that has not heard yet how far the game is."""
    one, other, first, second = await pair(two)
    for version, mover in enumerate((one, other, one), start=1):
        mover.say(a_legal_play(await mover.hear_version(version), 4))
        assert (await mover.answer(4))["type"] == "done"
    asked = {"type": "look", "id": 9, "first": 0, "count": 5}
    for seated, socket in ((first, one), (second, other)):
        answers = [await _answer(socket, asked)]
        answers += [await _answer(await wire.sit(seated), asked) for wire in two]
        assert answers[0]["type"] == "past"
        assert len(answers[0]["views"]) == 5
        assert answers[1:] == answers[:1] * 2


async def _answer(socket: Socket, asked: Message) -> Message:
    socket.say(asked)
    return await socket.answer(asked["id"])


async def test_what_is_said_at_two_servers_is_heard_in_one_order(two: Two) -> None:
    one, other, *_ = await pair(two)
    for number in range(5):
        for socket, name in ((one, "one"), (other, "other")):
            socket.say({"type": "say", "id": number, "text": f"{name} {number}"})
    heard: list[list[Message]] = [[], []]
    for socket, talk in zip((one, other), heard, strict=True):
        while len(talk) < 10:
            talk += (await socket.hear("talk"))["said"]
    assert heard[0] == heard[1]
    assert [said["number"] for said in heard[0]] == list(range(1, 11))


async def test_one_seat_is_for_one_person_wherever_they_come_from(two: Two) -> None:
    table = (await two[0].create())["table"]
    for wire in two:
        await (await wire.watch(table)).hear("update")
    answers = await asyncio.gather(
        *(wire.request("POST", f"/api/tables/{table}/join", {"name": "Bo"}) for wire in two)
    )
    assert sorted(answer.status for answer in answers) == [200, 409]


async def test_people_who_start_quickly_at_two_servers_meet(two: Two) -> None:
    wanted = {"game": "okiya", "name": "Bo", "seats": 2}
    for _ in range(5):
        answers = await asyncio.gather(*(wire.request("POST", "/api/quick", wanted) for wire in two))
        tables = {answer.json["table"] for answer in answers}
        assert len(tables) == 1


async def test_who_wish_for_another_game_at_two_servers_get_one(two: Two) -> None:
    one, other, *_ = await pair(two)
    await other.hear_version(1)
    one.say({"type": "resign", "id": 1})
    assert (await one.answer(1))["type"] == "done"
    await other.hear_version(2)
    for socket in (one, other):
        socket.say({"type": "rematch", "id": 2})
    moved = [await socket.hear("moved") for socket in (one, other)]
    assert moved[0]["table"] == moved[1]["table"]


async def test_words_and_the_first_shuffle_exclude_each_other(two: Two) -> None:
    """A game begins with all words of the players, also those added at the other server a moment ago."""
    first = await two[0].create(first=0)
    host = await two[0].sit(first)
    await host.hear("update")
    await (await two[1].watch(first["table"])).hear("update")
    host.say({"type": "words", "id": 1, "text": "tea"})
    second = await two[1].join(first["table"])
    answer = await host.answer(1)
    other = await two[1].sit(second)
    told = await other.hear_version(1)
    assert told["words"] == (["tea"] if answer["type"] == "done" else [])
    other.say({"type": "resign", "id": 2})
    await other.answer(2)
    kept = await two[1].request("GET", f"/api/tables/{first['table']}/record")
    record.check(record.read(kept.body))


async def test_who_is_at_the_other_server_is_here(two: Two) -> None:
    one, other, *_ = await pair(two)
    while not all(person["here"] for person in (await one.hear("update"))["people"]):
        pass
    watcher = await two[1].watch((await other.hear("update"))["table"])
    while (await one.hear("update"))["watchers"] != 1:
        pass
    await watcher.hang_up()
    await other.hang_up()
    while [person["here"] for person in (await one.hear("update"))["people"]] != [True, False]:
        pass


async def test_an_open_table_is_listed_at_every_server_until_it_is_full(two: Two) -> None:
    wanted = {"game": "okiya", "name": "Aiko", "seats": [{}, {}], "public": True}
    made = (await two[0].request("POST", "/api/tables", wanted)).json["table"]

    async def listed(wire: Wire) -> list[str]:
        return [line["table"] for line in (await wire.request("GET", "/api/tables")).json["tables"]]

    async with asyncio.timeout(20):
        while await listed(two[1]) != [made]:  # noqa: ASYNC110 - no event tells of another server
            await asyncio.sleep(0.01)
        await two[1].join(made)
        while await listed(two[0]):  # noqa: ASYNC110 - no event tells of another server
            await asyncio.sleep(0.01)
