"""What moderators do at the desk is in force at once, and nobody else may do it."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from chabudai.server.desk.audit_log import Actor
from chabudai.server.desk.desk import Desk
from chabudai.server.storage.schema import audit_log, measures, people, reporters
from chabudai.server.types.accounts import Role
from chabudai.server.types.desk import NewMeasure, NewRole
from tests.server.browsers import PASSWORD, Browser
from tests.server.wire import PATIENCE, Socket, Turned, Wire, running, settings

pytestmark = pytest.mark.anyio

CLOCK = {"bank": 600}
MACHINE = Actor(person=None, name="root at the machine", role="operator")


async def id_of(wire: Wire, name: str) -> str:
    async with wire.services.store.reading() as connection:
        found = await connection.execute(sa.select(people.c.id).where(people.c.name == name))
        return str(found.scalar_one())


async def with_role(wire: Wire, name: str, role: Role) -> Browser:
    browser = await Browser(wire).account(name)
    wanted = NewRole(role=role, reason="")
    await wire.services.desk.set_role(MACHINE, await id_of(wire, name), wanted)
    return browser


@pytest.fixture
async def moderator(wire: Wire) -> Browser:
    return await with_role(wire, "Mona", "moderator")


@pytest.fixture
async def operator(wire: Wire) -> Browser:
    return await with_role(wire, "Odile", "operator")


async def measure(by: Browser, name: str, kind: str, **more: Any) -> Any:
    wanted = {"person": await id_of(by.wire, name), "kind": kind, "reason": "insults", **more}
    return await by.post("desk/measures", wanted)


async def say(socket: Socket, text: str, number: int = 7) -> str | None:
    socket.say({"type": "say", "id": number, "text": text})
    code: str | None = (await socket.answer(number)).get("code")
    return code


async def eventually(check: Callable[[], Awaitable[bool]]) -> None:
    """Wait until another process or server has done what is on its way."""
    async with asyncio.timeout(PATIENCE):
        while not await check():  # noqa: ASYNC110 - no event tells of another process
            await asyncio.sleep(0.02)


async def may_talk(socket: Socket) -> bool:
    return await say(socket, "hello") is None


# Mutes


async def test_a_muted_person_is_told_and_talks_nowhere(wire: Wire, moderator: Browser) -> None:
    bruno = await Browser(wire).account("Bruno")
    table = (await bruno.create())["table"]
    socket = await bruno.sit(table)
    await socket.hear("update")
    assert await say(socket, "hello") is None
    await measure(moderator, "Bruno", "mute", hours=2)
    told = await socket.hear("refused")
    assert (told["id"], told["code"], told["details"]["reason"]) == (None, "muted", "insults")
    assert told["details"]["until"] > wire.services.time_source.now()
    assert await say(socket, "you all") == "muted"
    socket.say({"type": "words", "id": 8, "text": "you all"})
    assert (await socket.answer(8))["code"] == "muted"
    other = await bruno.sit((await Browser(wire).create())["table"])
    assert await say(other, "you all") == "muted"


async def test_a_mute_ends_by_itself_or_by_a_moderator(tmp_path: Path) -> None:
    time = Turned()
    async with running(settings(tmp_path), time) as wire:
        moderator = await with_role(wire, "Mona", "moderator")
        bruno = await Browser(wire).account("Bruno")
        socket = await bruno.sit((await bruno.create())["table"])
        await measure(moderator, "Bruno", "mute", hours=1)
        assert await say(socket, "one") == "muted"
        time.turn(3601)
        assert await say(socket, "two") is None
        made = await measure(moderator, "Bruno", "mute")
        assert made["until"] is None
        assert await say(socket, "three") == "muted"
        ended = await moderator.post(f"desk/measures/{made['id']}/end", {"reason": "sorry"})
        assert not ended["in_force"]
        assert await say(socket, "four") is None
        gone = await moderator.refused("POST", f"desk/measures/{made['id']}/end", {"reason": "sorry"})
        assert gone == "no-measure"


# Bans


async def test_a_banned_person_is_out_and_may_not_come_back(wire: Wire, moderator: Browser) -> None:
    bruno = await Browser(wire).account("Bruno")
    token = await bruno.post("me/tokens", {"label": "mine", "scope": "play"})
    table = await bruno.create()
    by_cookie, by_seat = await bruno.sit(table["table"]), await wire.sit(table)
    for socket in (by_cookie, by_seat):
        await socket.hear("update")
    made = await measure(moderator, "Bruno", "ban", hours=24)
    for socket in (by_cookie, by_seat):
        assert (await socket.hear("refused"))["code"] == "banned"
        assert await socket.closed() == 1008
    assert await bruno.get("me") is None
    program = {"authorization": f"Bearer {token['token']}"}
    assert (await wire.request("GET", "/api/me", **program)).json["code"] == "bad-credentials"
    signing = {"name": "Bruno", "password": PASSWORD}
    refused = await Browser(wire).ask("POST", "sign-in", signing)
    assert (refused.json["code"], refused.json["details"]["reason"]) == ("banned", "insults")
    # The seat at the waiting table is free again, and its token opens nothing.
    assert (await wire.request("GET", f"/api/tables/{table['table']}")).json["free"] == [0, 1]
    await moderator.post(f"desk/measures/{made['id']}/end", {"reason": "a mistake"})
    await Browser(wire).sign_in("Bruno")


async def test_a_single_opponent_wins_and_partners_and_others_play_on(wire: Wire, moderator: Browser) -> None:
    bruno, aiko = await Browser(wire).account("Bruno"), await Browser(wire).account("Aiko")
    alone = (await bruno.create())["table"]
    await aiko.join(alone)
    running_tables = []
    for game, sides in (("tayu", 2), ("antayagi", 4)):
        seats = [{}, {"bot": 1}, {"bot": 1}, {"bot": 1}]
        made = await bruno.post("tables", {"game": game, "name": "Bruno", "seats": seats, "sit": 0})
        async with wire.services.table(made["table"]) as table:
            assert len(table.match.game.sides(4)) == sides
        running_tables.append(made["table"])
    winner = await aiko.sit(alone)
    await winner.hear("update")
    await measure(moderator, "Bruno", "ban")
    view = (await winner.hear("update"))["view"]
    assert (view["outcome"]["ranks"], view["outcome"]["reason"]) == ([2, 1], "resigned")
    for name in running_tables:
        async with wire.services.table(name) as table:
            assert any((entry.who, entry.text) == ("table", "bot 0") for entry in table.match.log)


async def test_guests_from_the_address_of_a_banned_person_get_no_seat(wire: Wire, moderator: Browser) -> None:
    guest = await Browser(wire).guest("Bruno")
    socket = await guest.sit((await guest.create())["table"])
    await socket.hear("update")
    akari = await Browser(wire).account("Akari")
    await measure(moderator, "Bruno", "ban", addresses=True, address_hours=1)
    assert await Browser(wire).refused("POST", "me", {"name": "Bruno"}) == "banned"
    a_table = {"game": "okiya", "name": "Bruno", "seats": [{}, {}]}
    assert await Browser(wire).refused("POST", "tables", a_table) == "banned"
    # Accounts at the same address play on, and other addresses are free.
    await akari.create()
    wire.address = ("198.51.100.9", 1)
    await Browser(wire).guest("Bruno")
    lines = (await moderator.get("desk/log"))["lines"]
    assert [line["action"] for line in lines][:2] == ["ban address", "ban"]
    assert "203.0.113.7" not in str(lines)


# Names


async def test_a_bad_name_becomes_a_neutral_one_and_is_refused(wire: Wire, moderator: Browser) -> None:
    bad = await Browser(wire).account("Bad Word")
    table = (await bad.create())["table"]
    socket = await bad.sit(table)
    await say(socket, "hello")
    person = await id_of(wire, "Bad Word")
    shown = await moderator.post(f"desk/people/{person}/rename", {"reason": "a bad name"})
    name = shown["person"]["name"]
    assert name.startswith("Player ")
    assert (await bad.get("me"))["name"] == name
    assert await socket.closed() == 1012
    again = await bad.sit(table)
    update = await again.hear("update")
    assert update["people"][0]["name"] == name
    assert (await again.hear("talk"))["said"][0]["name"] == name
    assert await bad.refused("PUT", "me/name", {"name": "bad-word"}) == "name-taken"
    assert await Browser(wire).refused("POST", "me", {"name": "Bad Word"}) == "name-taken"
    await Browser(wire).sign_in(name)


async def test_a_guest_loses_a_bad_name_too(wire: Wire, moderator: Browser) -> None:
    bad = await Browser(wire).guest("Bad Word")
    table = await bad.create()
    person = await id_of(wire, "Bad Word")
    await moderator.post(f"desk/people/{person}/rename", {"reason": "a bad name"})
    summary = (await wire.request("GET", f"/api/tables/{table['table']}")).json
    assert summary["people"][0]["name"].startswith("Player ")


# Talk


async def test_a_removed_remark_is_gone_from_every_view(wire: Wire, moderator: Browser) -> None:
    bruno = await Browser(wire).account("Bruno")
    table = (await bruno.create())["table"]
    socket, slow = await bruno.sit(table), await wire.watch(table)
    await slow.hear("update")
    assert await say(socket, "first") is None
    assert await say(socket, "an insult", 8) is None
    for one in (socket, slow):
        while (await one.hear("talk"))["said"][-1]["text"] != "an insult":
            pass
    slow.reads.clear()
    path = f"desk/tables/{table}/talk/2/remove"
    shown = await moderator.post(path, {"reason": "an insult"})
    assert [said["removed"] for said in shown["talk"]] == [False, True]
    mark = (await socket.hear("talk"))["said"]
    assert [(said["number"], said["removed"], said["text"]) for said in mark] == [(2, True, None)]
    slow.reads.set()
    assert (await slow.hear("talk"))["said"] == mark
    late = (await (await wire.watch(table)).hear("talk"))["said"]
    assert [said["text"] for said in late] == ["first", None]
    assert await say(socket, "third", 9) is None
    assert [said["number"] for said in (await slow.hear("talk"))["said"]] == [3]
    assert await moderator.refused("POST", path, {"reason": "again"}) == "no-message"
    # Whoever was away has it still, and is told, also after the table was read again.
    for _ in range(2):
        back = await wire.knock(table).accepted()
        back.say({"type": "hello", "token": None, "since": 0, "talk": 3})
        assert (await back.hear("talk"))["said"] == mark
        await back.hang_up()
        async with wire.services.table(table) as here:
            await wire.services.registry.read_again(here)


# Tables


@pytest.mark.parametrize("begun", [False, True], ids=["waiting", "begun"])
async def test_everybody_at_a_closed_table_is_told_why(wire: Wire, moderator: Browser, begun: bool) -> None:
    bruno, aiko = await Browser(wire).account("Bruno"), await Browser(wire).account("Aiko")
    table = (await bruno.create(clock=CLOCK, rated=True, public=True))["table"]
    if begun:
        await aiko.join(table)
    sockets = [await bruno.sit(table), await wire.watch(table)]
    for socket in sockets:
        await socket.hear("update")
    closed = await moderator.post(f"desk/tables/{table}/close", {"reason": "arranged results"})
    assert (closed["closed"], closed["rated"]) == ("arranged results", False)
    for socket in sockets:
        told = await socket.hear("refused")
        assert (told["code"], told["details"]["reason"]) == ("table-closed", "arranged results")
        assert await socket.closed() == 1008
    late = await bruno.sit(table)
    assert (await late.hear("refused"))["code"] == "table-closed"
    assert (await wire.request("GET", f"/api/tables/{table}")).status == 410
    assert (await wire.request("GET", "/api/tables")).json["tables"] == []
    assert (await bruno.get("me/tables"))["running"] == []
    assert wire.services.maintenance.alarm.running == 0
    again = await moderator.refused("POST", f"desk/tables/{table}/close", {"reason": "again"})
    assert again == "table-closed"


async def test_the_bots_of_a_closed_table_rest(wire: Wire, moderator: Browser) -> None:
    table = (await Browser(wire).create(None, 1, options={"first": 0}))["table"]
    await moderator.post(f"desk/tables/{table}/close", {"reason": "a test"})
    assert table not in wire.services.registry.tables


# Deletion


async def test_a_decided_report_and_a_banned_address_are_deleted_in_time(tmp_path: Path) -> None:
    """Also where nothing else is ever deleted. Measures of people and the audit log stay."""
    time = Turned()
    async with running(settings(tmp_path, abandoned_days=0), time) as wire:
        moderator = await with_role(wire, "Mona", "moderator")
        bruno = await Browser(wire).account("Bruno")
        table = (await bruno.create())["table"]
        await Browser(wire).post("reports", {"table": table, "kind": "name", "seat": 0, "reason": "rude"})
        report = (await moderator.get("desk/reports"))["reports"][0]["id"]
        await moderator.post(f"desk/reports/{report}/decision", {"verdict": "upheld"})
        await wire.services.desk.ban_address(MACHINE, "203.0.113.9", 1, "a flood")
        await measure(moderator, "Bruno", "mute", hours=1)
        counts = []
        for days in (0, 1, 366):
            time.turn(days * 24 * 3600)
            await wire.services.maintenance.tidy()
            async with wire.services.store.reading() as connection:
                rows = [
                    sa.select(sa.func.count()).select_from(owner)
                    for owner in (reporters, measures, audit_log)
                ]
                counts.append([(await connection.execute(row)).scalar_one() for row in rows])
        assert counts == [[1, 2, 4], [1, 1, 4], [0, 1, 4]]


async def test_a_deleted_account_leaves_no_name_in_reports(wire: Wire, moderator: Browser) -> None:
    bruno = await Browser(wire).account("Bruno")
    table = (await bruno.create())["table"]
    await Browser(wire).post("reports", {"table": table, "kind": "name", "seat": 0, "reason": "rude"})
    socket = await bruno.sit(table)
    assert await say(socket, "hello") is None
    await bruno.delete("me", {"password": PASSWORD})
    report = (await moderator.get("desk/reports"))["reports"][0]
    assert (report["name"], report["now"]) == ("", None)
    talk = (await moderator.get(f"desk/tables/{table}"))["talk"]
    assert [(said["name"], said["person"]) for said in talk] == [("", None)]


# Who may


async def test_a_moderator_acts_neither_on_operators_nor_on_themselves(
    moderator: Browser, operator: Browser
) -> None:
    wire = moderator.wire
    for name in ("Odile", "Mona"):
        person = await id_of(wire, name)
        wanted = {"person": person, "kind": "ban", "reason": "why not"}
        assert await moderator.refused("POST", "desk/measures", wanted) == "not-permitted"
        renaming = await moderator.refused("POST", f"desk/people/{person}/rename", {"reason": "no"})
        assert renaming == "not-permitted"
    mona, odile = await id_of(wire, "Mona"), await id_of(wire, "Odile")
    made = {"role": "operator", "reason": "me"}
    assert await moderator.refused("PUT", f"desk/people/{mona}/role", made) == "not-permitted"
    assert await operator.refused("PUT", f"desk/people/{odile}/role", {"role": None}) == "not-permitted"
    shown = await operator.put(f"desk/people/{mona}/role", {"role": None, "reason": "thanks"})
    assert shown["person"]["role"] is None
    assert await moderator.refused("GET", "desk/log") == "not-moderator"


async def test_a_moderator_judges_no_table_where_they_sit(moderator: Browser) -> None:
    table = (await moderator.create())["table"]
    refused = await moderator.refused("POST", f"desk/tables/{table}/close", {"reason": "I lose"})
    assert refused == "not-permitted"
    socket = await moderator.sit(table)
    assert await say(socket, "oops") is None
    path = f"desk/tables/{table}/talk/1/remove"
    assert await moderator.refused("POST", path, {"reason": "mine"}) == "not-permitted"


async def test_only_an_account_has_a_role(wire: Wire, operator: Browser) -> None:
    await Browser(wire).guest("Gus")
    path = f"desk/people/{await id_of(wire, 'Gus')}/role"
    assert await operator.refused("PUT", path, {"role": "moderator"}) == "needs-account"


async def test_an_action_has_a_reason(wire: Wire, moderator: Browser) -> None:
    await Browser(wire).account("Bruno")
    wanted = {"person": await id_of(wire, "Bruno"), "kind": "mute", "reason": "  "}
    assert await moderator.refused("POST", "desk/measures", wanted) == "bad-text"
    wanted["reason"] = "x" * 301
    assert await moderator.refused("POST", "desk/measures", wanted) == "bad-message"


# The log


async def test_the_log_says_who_did_what_to_whom_when_and_why(wire: Wire, moderator: Browser) -> None:
    await Browser(wire).account("Bruno")
    await measure(moderator, "Bruno", "mute", hours=1)
    log = await moderator.get("desk/log")
    line = log["lines"][0]
    assert (line["who"], line["action"], line["name"], line["reason"]) == ("Mona", "mute", "Bruno", "insults")
    assert line["person"] == await id_of(wire, "Bruno")
    assert line["at"] <= wire.services.time_source.now()
    assert log["lines"][-1]["action"] == "give role"
    assert (log["lines"][-1]["actor"], log["lines"][-1]["who"]) == (None, "root at the machine")
    shown = await moderator.get(f"desk/people/{line['person']}")
    assert [one["number"] for one in shown["log"]] == [line["number"]]
    assert [one["kind"] for one in shown["measures"]] == ["mute"]


# What a process beside the server has written


async def test_the_server_puts_in_force_what_a_process_beside_it_has_written(wire: Wire) -> None:
    """The line of the log is enough: the server looks at it every half second."""
    bruno = await Browser(wire).account("Bruno")
    socket = await bruno.sit((await bruno.create())["table"])
    await socket.hear("update")
    beside = Desk(wire.services.store, wire.services.time_source)
    wanted = NewMeasure(person=await id_of(wire, "Bruno"), kind="ban", reason="insults")
    await beside.measure(MACHINE, wanted)
    assert (await socket.hear("refused"))["code"] == "banned"
