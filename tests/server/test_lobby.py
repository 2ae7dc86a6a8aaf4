"""The lobby: the public list, the quick start, and one seat for one person."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from chabudai.games import GAMES
from tests.server.browsers import Browser
from tests.server.wire import Message, Turned, Wire, running, settings

pytestmark = pytest.mark.anyio


@pytest.fixture
def time() -> Turned:
    return Turned()


@pytest.fixture
async def wire(tmp_path: Path, time: Turned) -> AsyncIterator[Wire]:
    async with running(settings(tmp_path), time) as served:
        yield served


async def open_table(wire: Wire, game: str = "okiya", seats: int = 2, **wanted: Any) -> Message:
    body = {"game": game, "name": "Aiko", "seats": [{}] * seats, "sit": 0, "public": True, **wanted}
    answer = await wire.request("POST", "/api/tables", body)
    assert answer.status == 201, answer.json
    seated: Message = answer.json
    return seated


async def listed(wire: Wire, query: str = "") -> list[str]:
    answer = await wire.request("GET", f"/api/tables{query}")
    assert answer.status == 200, answer.json
    return [table["table"] for table in answer.json["tables"]]


async def quick(wire: Wire, game: str = "okiya", seats: int | None = 2, **more: Any) -> Message:
    answer = await wire.request("POST", "/api/quick", {"game": game, "name": "Bruno", "seats": seats, **more})
    assert answer.status == 200, answer.json
    seated: Message = answer.json
    return seated


async def test_only_public_tables_with_a_free_seat_are_listed(wire: Wire, time: Turned) -> None:
    private, full = await wire.create(), await open_table(wire)
    await wire.join(full["table"])
    older = await open_table(wire)
    time.turn(1)
    newer = await open_table(wire, "taiki", 4)
    assert await listed(wire) == [newer["table"], older["table"]]
    assert private["table"] not in await listed(wire)


async def test_the_list_is_filtered_by_game_and_seats(wire: Wire) -> None:
    okiya, three, four = [
        (await open_table(wire, game, seats))["table"]
        for game, seats in (("okiya", 2), ("taiki", 3), ("taiki", 4))
    ]
    assert await listed(wire, "?game=okiya") == [okiya]
    assert sorted(await listed(wire, "?game=taiki")) == sorted([three, four])
    assert await listed(wire, "?game=taiki&seats=4") == [four]
    assert await listed(wire, "?seats=7") == []


@pytest.mark.parametrize(
    ("query", "code"),
    [("?game=chess", "unknown-game"), ("?seats=two", "bad-message"), ("?page=-1", "bad-message"),
     ("?page=99999999999", "bad-message")],
)  # fmt: skip
async def test_a_question_that_cannot_be_answered_is_refused(wire: Wire, query: str, code: str) -> None:
    answer = await wire.request("GET", f"/api/tables{query}")
    assert answer.json["code"] == code


async def test_the_list_has_pages(wire: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chabudai.server.tables.lobby.PAGE", 2)
    tables = {(await open_table(wire))["table"] for _ in range(3)}
    first = (await wire.request("GET", "/api/tables")).json
    second = (await wire.request("GET", "/api/tables?page=1")).json
    assert (first["more"], second["more"]) == (True, False)
    assert {table["table"] for table in first["tables"] + second["tables"]} == tables


async def test_the_list_tells_no_token(wire: Wire) -> None:
    seated = await open_table(wire)
    body = (await wire.request("GET", "/api/tables")).body.decode()
    assert seated["table"] in body
    assert seated["token"] not in body


async def test_the_list_is_rate_limited(tmp_path: Path) -> None:
    async with running(settings(tmp_path, requests="2/hour")) as wire:
        codes = [(await wire.request("GET", "/api/tables")).status for _ in range(3)]
    assert codes == [200, 200, 429]


async def test_a_table_whose_people_have_gone_is_listed_for_a_minute(wire: Wire, time: Turned) -> None:
    seated = await open_table(wire)
    one = await wire.sit(seated)
    await one.hear("update")
    time.turn(3600)
    assert await listed(wire) == [seated["table"]]
    assert (await wire.request("GET", "/api/tables")).json["tables"][0]["people"][0]["here"]
    await one.hang_up()
    time.turn(59)
    assert await listed(wire) == [seated["table"]]
    time.turn(1)
    assert await listed(wire) == []
    await wire.request("GET", f"/api/tables/{seated['table']}")
    assert await listed(wire) == []
    await (await wire.sit(seated)).hear("update")
    assert await listed(wire) == [seated["table"]]


async def test_a_table_for_days_is_listed_although_nobody_is_there(wire: Wire, time: Turned) -> None:
    seated = await open_table(wire, clock={"days": 3})
    time.turn(24 * 3600)
    assert await listed(wire) == [seated["table"]]


async def test_open_tables_are_listed_again_after_a_restart(tmp_path: Path, time: Turned) -> None:
    async with running(settings(tmp_path), time) as wire:
        seated = await open_table(wire)
    time.turn(600)
    async with running(settings(tmp_path), time) as wire:
        one = await wire.sit(seated)
        await one.hear("update")
        assert await listed(wire) == [seated["table"]]


async def test_quick_start_meets_whoever_has_waited_longest(wire: Wire, time: Turned) -> None:
    first = await quick(wire)
    time.turn(1)
    await open_table(wire)
    second = await quick(wire)
    assert (second["table"], second["seat"]) == (first["table"], 1 - first["seat"])
    assert (await (await wire.sit(first)).hear("update"))["started"]


async def test_quick_start_avoids_odd_options_other_numbers_and_other_clocks_than_asked_for(
    wire: Wire,
) -> None:
    taken = {
        (await open_table(wire, clock={"cap": 60}))["table"],
        (await open_table(wire, options={"full_garden": "last_mover"}))["table"],
        (await open_table(wire, "taiki", 4))["table"],
    }
    fresh = await quick(wire, clock={"bank": 300, "increment": 5})
    assert fresh["table"] not in taken
    assert (await wire.request("GET", f"/api/tables/{fresh['table']}")).json["clock"] == {
        "bank": 300,
        "increment": 5,
    }
    assert (await quick(wire, "taiki", 3))["table"] not in taken


CLOCKS: list[Message | None] = [None, {"cap": 60}, {"bank": 300, "increment": 5}, {"days": 3}]


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("clock", CLOCKS, ids=str)
async def test_two_who_are_alone_meet_whatever_clock_the_first_has_chosen(
    wire: Wire, game: str, clock: Message | None
) -> None:
    """Over all games, numbers of players and kinds of thinking time."""
    for seats in GAMES[game].seats:
        first = await open_table(wire, game, seats, clock=clock)
        second = await quick(wire, game, None)
        assert second["table"] == first["table"]
        for _ in range(seats - 2):
            await wire.join(first["table"])


async def test_quick_start_finds_whoever_has_waited_longest_whatever_the_clock(
    wire: Wire, time: Turned
) -> None:
    opened = []
    for clock in (CLOCKS[2], CLOCKS[0], CLOCKS[1]):
        opened.append((await open_table(wire, clock=clock))["table"])
        time.turn(1)
    assert [(await quick(wire))["table"] for _ in opened] == opened


async def test_quick_start_finds_the_clock_that_was_asked_for(wire: Wire, time: Turned) -> None:
    await open_table(wire)
    time.turn(1)
    wanted = await open_table(wire, clock=CLOCKS[1])
    assert (await quick(wire, clock=CLOCKS[1]))["table"] == wanted["table"]


async def test_somebody_who_is_there_is_met_before_a_table_for_days(wire: Wire, time: Turned) -> None:
    over_days = await open_table(wire, clock=CLOCKS[3])
    time.turn(1)
    there = await open_table(wire, clock=CLOCKS[1])
    assert [(await quick(wire))["table"] for _ in range(2)] == [there["table"], over_days["table"]]


async def test_nobody_gets_into_a_rated_game_by_chance(wire: Wire) -> None:
    account = await Browser(wire).account("Aiko")
    rated = await account.create(public=True, rated=True, clock=CLOCKS[1])
    other = await Browser(wire).account("Chiyo")
    seated = await other.post("quick", {"game": "okiya", "name": "Chiyo"})
    assert seated["table"] != rated["table"]


async def test_people_who_start_quickly_at_the_same_time_meet(wire: Wire) -> None:
    seated = await asyncio.gather(*(quick(wire, "taiki", 4) for _ in range(8)))
    tables = [one["table"] for one in seated]
    assert sorted(tables.count(table) for table in set(tables)) == [4, 4]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "name": "Bruno"}, "unknown-game"),
        ({"game": "okiya", "name": "Bruno", "seats": 5}, "bad-seats"),
        ({"game": "okiya", "name": "\u202e"}, "bad-name"),
        ({"game": "okiya"}, "bad-message"),
    ],
)
async def test_a_quick_start_that_cannot_be_is_refused(wire: Wire, body: Message, code: str) -> None:
    assert (await wire.request("POST", "/api/quick", body)).json["code"] == code


async def test_of_two_who_race_for_one_seat_a_thousand_times_one_gets_it(tmp_path: Path) -> None:
    """Five free seats at each of two hundred tables, and two people for each of them."""
    won = 0
    async with running(settings(tmp_path, open_tables_per_address=50)) as wire:
        for _ in range(4):
            tables = await asyncio.gather(*(open_table(wire, "antayagi", 6) for _ in range(50)))
            races = [race(wire, seated["table"], seat) for seated in tables for seat in range(1, 6)]
            won += sum(await asyncio.gather(*races))
    assert won == 1000


async def race(wire: Wire, table: str, seat: int) -> bool:
    wanted = {"name": "Chloé", "seat": seat}
    answers = await asyncio.gather(
        *(wire.request("POST", f"/api/tables/{table}/join", wanted) for _ in range(2))
    )
    return sorted(answer.status for answer in answers) == [200, 409]
