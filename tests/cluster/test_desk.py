"""What a moderator does at one server is in force at every other within a second."""

import asyncio
from typing import Any

import pytest

from chabudai.server.desk.audit_log import Actor
from chabudai.server.types.desk import NewMeasure
from tests.server.browsers import Browser
from tests.server.test_desk import MACHINE, eventually, id_of, may_talk, measure, say, with_role
from tests.server.wire import Wire

pytestmark = pytest.mark.anyio

Two = tuple[Wire, Wire]


async def test_a_mute_at_one_server_silences_at_the_other(two: Two) -> None:
    moderator = await with_role(two[0], "Mona", "moderator")
    bruno = await Browser(two[1]).account("Bruno")
    socket = await bruno.sit((await bruno.create())["table"])
    await socket.hear("update")
    made = await measure(moderator, "Bruno", "mute")
    assert (await socket.hear("refused"))["code"] == "muted"
    assert await say(socket, "you all") == "muted"
    await moderator.post(f"desk/measures/{made['id']}/end", {"reason": "enough"})
    await eventually(lambda: may_talk(socket))


async def test_a_ban_at_one_server_ends_games_and_sockets_at_the_other(two: Two) -> None:
    moderator = await with_role(two[0], "Mona", "moderator")
    bruno, aiko = await Browser(two[1]).account("Bruno"), await Browser(two[0]).account("Aiko")
    table = (await bruno.create())["table"]
    await aiko.join(table)
    out, winner = await bruno.sit(table), await aiko.sit(table)
    await out.hear("update")
    await winner.hear("update")
    await measure(moderator, "Bruno", "ban", addresses=True)
    assert (await out.hear("refused"))["code"] == "banned"
    view = (await winner.hear("update"))["view"]
    while view["outcome"] is None:
        view = (await winner.hear("update"))["view"]
    assert view["outcome"]["reason"] == "resigned"

    # The address was known at the other server alone; this one refuses it soon.
    async def is_out() -> bool:
        return (await Browser(two[0]).ask("POST", "me", {"name": "Bruno"})).status == 403

    await eventually(is_out)


async def test_a_closed_table_and_a_removed_remark_are_gone_at_the_other(two: Two) -> None:
    moderator = await with_role(two[0], "Mona", "moderator")
    bruno = await Browser(two[1]).account("Bruno")
    table = (await bruno.create(public=True))["table"]
    socket = await bruno.sit(table)
    assert await say(socket, "an insult") is None
    await moderator.post(f"desk/tables/{table}/talk/1/remove", {"reason": "an insult"})
    while not (mark := (await socket.hear("talk"))["said"][0])["removed"]:
        pass
    assert (mark["number"], mark["text"]) == (1, None)
    await moderator.post(f"desk/tables/{table}/close", {"reason": "insults"})
    assert (await socket.hear("refused"))["code"] == "table-closed"
    for wire in two:
        assert (await wire.request("GET", f"/api/tables/{table}")).status == 410
        assert (await wire.request("GET", "/api/tables")).json["tables"] == []


async def test_a_name_taken_away_at_one_server_is_gone_at_the_other(two: Two) -> None:
    moderator = await with_role(two[0], "Mona", "moderator")
    bad = await Browser(two[1]).account("Bad Word")
    table = (await bad.create())["table"]
    socket = await bad.sit(table)
    await socket.hear("update")
    await moderator.post(f"desk/people/{await id_of(two[0], 'Bad Word')}/rename", {"reason": "bad"})
    assert await socket.closed() == 1012
    people: list[Any] = []
    while not people or people[0]["name"] == "Bad Word":
        people = (await (await bad.sit(table)).hear("update"))["people"]
    assert people[0]["name"].startswith("Player ")


async def test_actions_at_two_servers_are_lines_in_one_order(two: Two) -> None:
    """None is lost and none is written twice."""
    people = [await Browser(two[0]).guest(f"Guest {number}") for number in range(4)]
    ids = [await id_of(two[0], browser.name) for browser in people]
    wanted = [NewMeasure(person=person, kind="mute", reason="insults") for person in ids]
    actor = Actor(person=None, name=MACHINE.name, role="operator")
    await asyncio.gather(*(wire.services.desk.measure(actor, one) for one in wanted for wire in two))
    mona = await with_role(two[1], "Mona", "moderator")
    lines = (await mona.get("desk/log"))["lines"]
    assert [line["number"] for line in lines] == list(range(9, 0, -1))
    for wire in two:
        await wire.services.desk_watch.catch_up()
        assert len(wire.services.measures._muted) == 4
