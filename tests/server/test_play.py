"""Two people, a spectator and a table."""

import asyncio

import pytest

from chabudai.match import record
from tests.server.wire import Message, Socket, Wire, a_legal_play

pytestmark = pytest.mark.anyio


async def play_out(sockets: tuple[Socket, Socket]) -> Message:
    """Both sides take the first tile allowed until the game is over; the last update."""
    update = await sockets[0].hear("update")
    while update["view"]["outcome"] is None:
        seat = update["view"]["awaiting"][0]
        mine = update if seat == 0 else await sockets[1].hear_version(update["version"])
        sockets[seat].say(a_legal_play(mine))
        update = await sockets[0].hear_version(update["version"] + 1)
    return update


async def test_two_people_play_a_game_of_okiya_to_its_end(wire: Wire) -> None:
    one, two, first, _ = await wire.pair()
    ended = await play_out((one, two))
    assert ended["view"]["legal"] == []
    answer = await wire.request("GET", f"/api/tables/{first['table']}/record")
    saved = record.read(answer.body)
    record.check(saved)
    assert saved.players == ["Aiko", "Bruno"]
    assert saved.at is not None
    assert saved.at == sorted(saved.at)
    assert len(saved.at) == len(saved.log)
    assert saved.fairness is not None
    assert saved.fairness.commitment == ended["commitment"]
    assert answer.headers["content-disposition"].endswith('.chabudai.json"')


async def test_each_viewer_gets_a_view_of_its_own(wire: Wire) -> None:
    one, two, first, _ = await wire.pair()
    spectator = await wire.watch(first["table"])
    mine, theirs, outside = [await socket.hear("update") for socket in (one, two, spectator)]
    assert [update["you"] for update in (mine, theirs, outside)] == [0, 1, None]
    assert [len(update["view"]["legal"]) for update in (mine, theirs, outside)] == [12, 0, 0]
    assert [person["name"] for person in outside["people"]] == ["Aiko", "Bruno"]


async def test_a_spectator_sees_every_move(wire: Wire) -> None:
    one, _, first, _ = await wire.pair()
    spectator = await wire.watch(first["table"])
    before = await spectator.hear("update")
    one.say(a_legal_play(await one.hear("update")))
    after = await spectator.hear_version(before["version"] + 1)
    assert [event["version"] for event in after["events"]] == [before["version"] + 1]
    assert after["events"][0] == {
        "version": 2,
        "who": 0,
        "text": "a1",
        "action": {"do": "take", "cell": "a1"},
    }


async def test_who_comes_back_gets_only_what_was_missed(wire: Wire) -> None:
    one, two, _, second = await wire.pair()
    seen = await two.hear("update")
    await two.hang_up()
    one.say(a_legal_play(await one.hear("update")))
    await one.hear("done")
    again = await wire.sit(second, since=seen["version"])
    update = await again.hear("update")
    assert [event["version"] for event in update["events"]] == [seen["version"] + 1]
    assert update["you"] == 1


async def test_a_version_from_the_future_is_harmless(wire: Wire) -> None:
    one, _, first, _ = await wire.pair()
    update = await one.hear("update")
    again = await wire.sit(first, since=10**9)
    assert (await again.hear("update"))["events"] == []
    earlier = await wire.sit(first, since=-5)
    assert len((await earlier.hear("update"))["events"]) == update["version"]


async def test_people_are_seen_to_come_and_go(wire: Wire) -> None:
    one, two, _, _ = await wire.pair()
    await two.hear("update")
    await two.hang_up()
    while True:
        update = await one.hear("update")
        if not update["people"][1]["here"]:
            break
    assert update["people"][0]["here"]


async def test_before_every_seat_is_taken_there_is_nothing_to_see(wire: Wire) -> None:
    seated = await wire.create()
    one = await wire.sit(seated)
    waiting = await one.hear("update")
    assert (waiting["started"], waiting["version"], waiting["view"]) == (False, 0, None)
    assert len(waiting["commitment"]) == 64
    await wire.join(seated["table"])
    begun = await one.hear_version(1)
    assert begun["started"]
    assert begun["commitment"] == waiting["commitment"]


async def test_of_two_who_want_one_seat_exactly_one_gets_it(wire: Wire) -> None:
    table = (await wire.create())["table"]
    wanted = {"name": "Chloé", "seat": 1}
    answers = await asyncio.gather(
        *(wire.request("POST", f"/api/tables/{table}/join", wanted) for _ in range(5))
    )
    assert sorted(answer.status for answer in answers) == [200, 409, 409, 409, 409]
    assert {answer.json["code"] for answer in answers if answer.status == 409} == {"seat-taken"}
    assert (await wire.request("GET", f"/api/tables/{table}")).json["free"] == []


async def test_the_summary_tells_who_is_missing_and_no_more(wire: Wire) -> None:
    seated = await wire.create()
    summary = (await wire.request("GET", f"/api/tables/{seated['table']}")).json
    told = {
        "table",
        "game",
        "options",
        "people",
        "free",
        "host",
        "public",
        "rated",
        "clock",
        "created",
        "started",
        "over",
    }
    assert set(summary) == told
    assert (summary["free"], summary["started"], summary["over"]) == ([1], False, False)
    assert seated["token"] not in str(summary)


async def test_resigning_ends_the_game_and_publishes_the_record(wire: Wire) -> None:
    one, two, first, _ = await wire.pair()
    two.say({"type": "resign", "id": 9})
    done = await two.hear("done")
    assert done == {"type": "done", "id": 9, "version": 2}
    update = await one.hear_version(2)
    assert update["view"]["outcome"] == {"ranks": [1, 2], "scores": [0, 0], "reason": "resigned"}
    answer = await wire.request("GET", f"/api/tables/{first['table']}/record")
    assert record.check(record.read(answer.body)).outcome is not None
