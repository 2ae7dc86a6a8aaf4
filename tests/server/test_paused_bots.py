"""Bots of a table where nobody is pause until somebody is back, and one owner has only so many tables."""

from pathlib import Path
from typing import Any

import pytest

from chabudai.server.accounts.identity import Owner
from chabudai.server.maintenance import LINGER
from chabudai.server.tables import access
from chabudai.server.tables.makers import DAY, Makers
from tests.server.browsers import Browser
from tests.server.wire import Message, Turned, Wire, everybody_rests, play_at_random, running, settings

pytestmark = pytest.mark.anyio

RATED = {"rated": True, "clock": {"bank": 600}}
OVER_DAYS = {"clock": {"days": 3}}


async def version_of(wire: Wire, table: str) -> int:
    for _ in range(20):
        await everybody_rests()
    async with wire.services.table(table) as live, access.reading(live):
        return live.match.version


async def resigned_and_left(wire: Wire, time: Turned, seated: Message) -> int:
    """Everybody resigns from a game of many, leaves, and a minute passes; the version then."""
    one = await wire.sit(seated)
    await one.hear("update")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(wire.services.maintenance, "_may_play", lambda _table: False)
        one.say({"type": "resign", "id": 1})
        assert (await one.answer(1))["type"] == "done"
        await one.hang_up()
        time.turn(LINGER / 1000)
    async with wire.services.table(seated["table"]) as table:
        wire.services.resume_bots(table)
    return await version_of(wire, seated["table"])


async def test_bots_of_a_table_that_everybody_left_pause_until_somebody_is_back(tmp_path: Path) -> None:
    time = Turned()
    async with running(settings(tmp_path), time) as wire:
        play_at_random(wire, 1)
        seated = (await wire.gather("taiki", None, 5, 5))[0]
        version = await resigned_and_left(wire, time, seated)
        assert await version_of(wire, seated["table"]) == version
        watching = await wire.watch(seated["table"])
        assert (await watching.hear_version(version + 3))["version"] >= version + 3


async def test_bots_go_on_for_a_minute_after_everybody_has_left(tmp_path: Path) -> None:
    """Somebody who has closed the page is notified of their next turn as before."""
    time = Turned()
    async with running(settings(tmp_path), time) as wire:
        play_at_random(wire, 1)
        seated = (await wire.gather("taiki", None, 1, 1, options={}))[0]
        one = await wire.sit(seated)
        await one.hear("update")
        await one.hang_up()
        time.turn(LINGER / 1000 - 1)
        async with wire.services.table(seated["table"]) as table:
            assert wire.services.maintenance._may_play(table)
            time.turn(1)
            assert not wire.services.maintenance._may_play(table)


@pytest.mark.parametrize("wanted", [RATED, OVER_DAYS])
async def test_bots_of_rated_games_and_games_over_days_go_on_without_anybody(
    tmp_path: Path, wanted: dict[str, Any]
) -> None:
    """They promise an end: a rating, or a move in so many days."""
    time = Turned()
    async with running(settings(tmp_path), time) as wire:
        play_at_random(wire, 1)
        aiko = await Browser(wire).account("Aiko")
        body = {"game": "taiki", "name": "Aiko", "seats": [{}, {"bot": 1}, {"bot": 1}], "sit": 0, **wanted}
        seated = await aiko.post("tables", body)
        before = await resigned_and_left(wire, time, seated)
        async with wire.services.table(seated["table"]) as table, access.reading(table):
            assert not table.is_attended
        while not (await over(wire, seated["table"])):
            pass
        assert await version_of(wire, seated["table"]) > before


async def over(wire: Wire, name: str) -> bool:
    await everybody_rests()
    async with wire.services.table(name) as table, access.reading(table):
        return table.match.outcome is not None


async def test_bots_that_paused_wait_for_somebody_after_a_restart_too(tmp_path: Path) -> None:
    time = Turned()
    async with running(settings(tmp_path), time) as wire:
        play_at_random(wire, 1)
        seated = (await wire.gather("taiki", None, 1, 1))[0]
        version = await resigned_and_left(wire, time, seated)
    async with running(settings(tmp_path), time) as wire:
        play_at_random(wire, 1)
        assert await version_of(wire, seated["table"]) == version
        watching = await wire.watch(seated["table"])
        await watching.hear_version(version + 1)


# How many tables one owner has


async def test_an_address_has_bots_at_work_at_so_many_tables_and_others_at_theirs(tmp_path: Path) -> None:
    async with running(settings(tmp_path, bot_tables_per_address=2)) as wire:

        async def never(*_given: object) -> str:
            await everybody_rests()
            raise OSError

        for _ in range(2):
            await wire.create(None, 1, first=1)
        tables = list(wire.services.registry.tables.values())
        for table in tables:
            table.has_bots_at_work = True
        wanted = {"game": "okiya", "name": "Aiko", "seats": [{}, {"bot": 1}]}
        refused = await wire.request("POST", "/api/tables", wanted)
        assert (refused.json["code"], refused.json["details"]) == ("too-many", {"most": 2})
        among_people = await wire.request("POST", "/api/tables", {**wanted, "seats": [{}, {}]})
        assert among_people.status == 201
        wire.address = ("198.51.100.9", 1)
        assert (await wire.request("POST", "/api/tables", wanted)).status == 201
        wire.address = ("203.0.113.7", 4711)
        tables[0].has_bots_at_work = False
        assert (await wire.request("POST", "/api/tables", wanted)).status == 201


async def test_an_address_makes_so_many_tables_in_a_day_and_one_that_is_over_does_not_count(
    tmp_path: Path,
) -> None:
    time = Turned()
    async with running(settings(tmp_path, tables_per_address=2), time) as wire:
        one, _, _, _ = await wire.pair()
        await wire.create()
        wanted = {"game": "okiya", "name": "Aiko", "seats": [{}, {}]}
        refused = await wire.request("POST", "/api/tables", wanted)
        assert (refused.json["code"], refused.json["details"]) == ("too-many", {"most": 2})
        one.say({"type": "resign", "id": 1})
        await one.answer(1)
        assert (await wire.request("POST", "/api/tables", wanted)).status == 201
        assert (await wire.request("POST", "/api/tables", wanted)).status == 409
        time.turn(24 * 60 * 60 + 1)
        assert (await wire.request("POST", "/api/tables", wanted)).status == 201


def test_an_account_counts_at_all_addresses_together() -> None:
    makers = Makers(Turned())
    for number in range(3):
        makers.note(f"table {number}", Owner(f"192.0.2.{number}", "aiko"))
    names = [f"table {number}" for number in range(3)]
    assert makers.count(Owner("198.51.100.1", "aiko"), names) == 3
    assert makers.count(Owner("192.0.2.1", "bruno"), names) == 1
    assert makers.count(Owner("198.51.100.1"), names) == 0


def test_makers_are_forgotten_after_a_day() -> None:
    time = Turned()
    makers = Makers(time)
    for number in range(100):
        makers.note(f"table {number}", Owner("192.0.2.1", "aiko"))
        time.turn(DAY / 1000 / 10)
    assert len(makers._made) <= 11
    assert makers._counts["192.0.2.1"] == len(makers._made)


async def test_a_table_is_charged_to_who_made_it_or_else_to_who_is_there(wire: Wire) -> None:
    seated = await wire.create(None, 1, first=0)
    async with wire.services.table(seated["table"]) as table, access.reading(table):
        makers = wire.services.makers
        assert makers.owner_of(table) == Owner("203.0.113.7")
        makers.forget(table.id)
        assert makers.owner_of(table) == Owner()
        wire.address = ("198.51.100.9", 1)
    watching = await wire.watch(seated["table"])
    await watching.hear("update")
    async with wire.services.table(seated["table"]) as table, access.reading(table):
        assert makers.owner_of(table).address
