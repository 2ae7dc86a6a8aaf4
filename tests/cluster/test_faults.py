"""The database restarts or its connection breaks: correct answers, then play goes on. Messages between servers."""

import asyncio
import re
from random import Random
from typing import get_args

import asyncpg
import pytest
import sqlalchemy as sa

from benchmarks.postgres import Postgres
from chabudai.bots.tempo import Tempo
from chabudai.server.storage.migrations.write import missing_from
from chabudai.server.storage.postgres import connector, open_store
from chabudai.server.types.cluster import CHANNEL, decode
from tests.server.browsers import Browser
from tests.server.players import play_out
from tests.server.wire import Wire, a_legal_play

pytestmark = pytest.mark.anyio

Two = tuple[Wire, Wire]


async def test_a_new_database_gets_the_tables_that_we_use(postgres: Postgres) -> None:
    """Also when several servers start at once."""
    url = await postgres.bare_database()
    stores = await asyncio.gather(*(open_store(connector(url, f"{node}"), f"{node}") for node in range(3)))
    async with stores[0].reading() as connection:
        assert (await connection.run_sync(lambda one: missing_from(one))).is_empty()
        assert (await connection.execute(sa.text("SHOW synchronous_commit"))).scalar_one() == "on"
    for store in stores:
        await store.close()


async def test_a_database_restart_is_said_so_and_survived(two: Two, postgres: Postgres) -> None:
    first = await two[0].create(first=0)
    second = await two[1].join(first["table"])
    one, other = await two[0].sit(first), await two[1].sit(second)
    update = await one.hear_version(1)
    await other.hear_version(1)
    await asyncio.to_thread(postgres.stop)
    try:
        one.say(a_legal_play(update))
        assert (await one.answer(1))["code"] == "unavailable"
        assert await one.closed() == 1012
        made = await two[1].request("POST", "/api/tables", {"game": "okiya", "name": "A", "seats": [{}, {}]})
        assert (made.status, made.json["code"]) == (503, "unavailable")
        assert (await two[1].request("GET", "/healthz")).status == 503
    finally:
        await asyncio.to_thread(postgres.start)
    again = await two[0].sit(first)
    back = await again.hear_version(1)
    again.say(a_legal_play(back, 2))
    assert (await again.answer(2))["type"] == "done"
    assert (await other.hear_version(back["version"] + 1))["events"][-1]["who"] == 0


async def test_what_happens_while_a_server_hears_nothing_is_read_afterwards(two: Two, database: str) -> None:
    first = await two[0].create(first=0)
    second = await two[1].join(first["table"])
    one, deaf = await two[0].sit(first), await two[1].sit(second)
    update = await one.hear_version(1)
    await deaf.hear_version(1)
    bus = two[1].services._bus
    assert bus
    connection = await asyncpg.connect(database)
    name = f"chabudai {two[1].services._node}"
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1", name
    )
    await connection.close()
    one.say(a_legal_play(update))
    await one.answer(1)
    assert (await deaf.hear_version(2))["events"][-1]["who"] == 0
    deaf.say({"type": "resign", "id": 5})
    answer = await deaf.answer(5)
    assert answer["type"] == "done" or answer["code"] == "unavailable"


async def test_who_signs_out_at_one_server_is_cut_off_at_all(two: Two) -> None:
    here = await Browser(two[0]).account("Aiko")
    seated = await here.create()
    there = Browser(two[1], here.cookie)
    socket = await there.sit(seated["table"])
    await socket.hear("update")
    await here.post("sign-out")
    assert (await socket.hear("refused"))["code"] == "signed-out"


async def test_a_new_name_is_shown_at_every_server(two: Two) -> None:
    here = await Browser(two[0]).account("Aiko")
    table = (await here.create())["table"]
    watching = await two[1].watch(table)
    await watching.hear("update")
    await here.put("me/name", {"name": "Akiko"})
    assert await watching.closed() == 1012
    again = await two[1].watch(table)
    assert "Akiko" in {person["name"] for person in (await again.hear("update"))["people"]}


async def test_servers_tell_each_other_nothing_of_a_game(two: Two, database: str) -> None:
    """Names of tables, small numbers and the address that is charged for bots: nothing else goes over the bus."""
    heard: list[str] = []
    eavesdropper = await asyncpg.connect(database)
    await eavesdropper.add_listener(CHANNEL, lambda *told: heard.append(str(told[-1])))
    people = await two[0].gather("taiki", None, None)
    table = people[0]["table"]
    socket = await two[1].sit(people[0])
    socket.say({"type": "say", "id": 1, "text": "parsley"})
    await socket.answer(1)
    await play_out(two[0], people, Random(2))
    await eavesdropper.execute("SELECT 1")
    await eavesdropper.close()
    assert len(heard) > 10
    nodes = {wire.services._node for wire in two}
    words = {"changed", "presence", "joined", "free", "leases", "true", "false", "null"} | set(
        get_args(Tempo)
    )
    for payload in heard:
        assert decode(payload).node in nodes
        payload = payload.replace(two[0].address[0], "")
        assert set(re.findall(r"[a-z0-9]{3,}", payload)) <= {table, *nodes, *words}
