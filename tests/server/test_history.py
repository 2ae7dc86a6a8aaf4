"""The history of people, and statistics of all games."""

from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from chabudai.bots.characters import CHARACTERS, characters_at
from chabudai.games import game as find_game
from chabudai.server.accounts.statistics import bins, count
from tests.server.browsers import PASSWORD, Browser
from tests.server.players import play_out
from tests.server.test_migrations import VERSIONS, restore
from tests.server.wire import Wire, a_legal_play, running, settings

pytestmark = pytest.mark.anyio


async def resign(browser: Browser, table: str) -> None:
    socket = await browser.sit(table)
    socket.say({"type": "resign", "id": 1})
    assert (await socket.answer(1))["type"] == "done"


async def test_my_tables_are_those_that_wait_for_me_then_others_then_the_past(wire: Wire) -> None:
    aiko = await Browser(wire).guest("Aiko")
    idle, waiting = (await aiko.create())["table"], (await aiko.create(options={"first": 0}))["table"]
    over = (await aiko.create(None, 1))["table"]
    await wire.join(waiting)
    await resign(aiko, over)
    mine = await aiko.get("me/tables")
    assert [(one["table"]["table"], one["awaited"]) for one in mine["running"]] == [
        (waiting, True),
        (idle, False),
    ]
    assert [(game["table"], game["seat"], game["reason"]) for game in mine["finished"]] == [
        (over, 0, "resigned")
    ]
    assert await Browser(wire).refused("GET", "me/tables") == "not-signed-in"
    stranger = await Browser(wire).guest("Bruno")
    assert (await stranger.get("me/tables"))["running"] == []


async def test_a_seat_that_somebody_left_or_changed_is_not_theirs(wire: Wire) -> None:
    aiko = await Browser(wire).guest("Aiko")
    left, changed = (await aiko.create())["table"], (await aiko.create())["table"]
    for table, command in ((left, {"type": "leave"}), (changed, {"type": "sit", "seat": 1})):
        socket = await aiko.sit(table)
        socket.say({**command, "id": 1})
        assert (await socket.answer(1))["type"] == "done"
    mine = (await aiko.get("me/tables"))["running"]
    assert [(one["table"]["table"], one["seat"]) for one in mine] == [(changed, 1)]


async def test_a_guest_who_becomes_an_account_keeps_the_history(wire: Wire) -> None:
    aiko = await Browser(wire).guest("Somebody")
    table = (await aiko.create(None, 1))["table"]
    await resign(aiko, table)
    await aiko.post("me/account", {"name": "Aiko", "password": PASSWORD})
    other = await Browser(wire).sign_in()
    game = (await other.get("me/tables"))["finished"][0]
    assert game["players"] == [
        {"name": "Aiko", "bot": None, "account": "person", "rank": 2, "score": 0},
        {"name": CHARACTERS[characters_at(table, 2)[1]], "bot": 1, "account": None, "rank": 1, "score": 0},
    ]
    assert (await other.get("people/aiko"))["tallies"] == [
        {"game": "okiya", "games": 1, "won": 0, "drawn": 0}
    ]


async def test_a_private_table_is_on_nobodys_public_page(wire: Wire) -> None:
    aiko = await Browser(wire).account()
    private, public = (
        (await aiko.create(None, 1))["table"],
        (await aiko.create(None, 1, public=True))["table"],
    )
    for table in (private, public):
        await resign(aiko, table)
    assert [game["table"] for game in (await aiko.get("people/Aiko/games"))["games"]] == [public]
    assert len((await aiko.get("me/tables"))["finished"]) == 2


async def test_history_comes_in_pages(wire: Wire) -> None:
    aiko = await Browser(wire).guest()
    for _ in range(21):
        await resign(aiko, (await aiko.create(None, 1))["table"])
    first, second = await aiko.get("me/tables"), await aiko.get("me/tables?page=1")
    assert (len(first["finished"]), first["more"]) == (20, True)
    assert (len(second["finished"]), second["more"], second["running"]) == (1, False, [])


async def test_nobody_elses_name_has_a_profile(wire: Wire) -> None:
    await Browser(wire).guest("Aiko")
    assert await Browser(wire).refused("GET", "people/Aiko") == "no-person"


async def test_a_profile_tells_no_secret(wire: Wire) -> None:
    aiko = await Browser(wire).account()
    token = (await aiko.post("me/tokens", {"label": "mine", "scope": "play"}))["token"]
    told = (await wire.request("GET", "/api/people/Aiko")).body.decode()
    person = (await aiko.wire.services.accounts.named("Aiko")).id
    for secret in (token, person, str(aiko.cookie), PASSWORD, "argon2"):
        assert secret not in told


# All games together


async def test_statistics_count_games_that_were_played_to_their_end(wire: Wire) -> None:
    await play_out(wire, await wire.gather("okiya", None, None), Random(3))
    one, _, _, _ = await wire.pair()
    one.say(a_legal_play(await one.hear("update")))
    one.say({"type": "resign", "id": 2})
    await one.answer(2)
    told = (await wire.request("GET", "/api/statistics/okiya")).json
    two = told["seats"][0]
    assert (two["seats"], two["games"], two["sides"]) == (2, 2, 2)
    assert sum(two["reasons"].values()) == 2
    assert sum(one["count"] for one in two["moves"]) == 1
    assert (await wire.request("GET", "/api/statistics/chess")).status == 422


@pytest.mark.parametrize("version", VERSIONS)
async def test_games_of_an_older_schema_are_counted_too(tmp_path: Path, version: int) -> None:
    restore(tmp_path, version)
    async with running(settings(tmp_path)) as wire:
        told = (await wire.request("GET", "/api/statistics/tayu")).json
        assert version == 1 or told["seats"][0]["games"] == 1


class End:
    def __init__(self, ranks: list[int], first: int | None, moves: int, reason: str = "line") -> None:
        self.seats, self.first, self.moves = len(ranks), first, moves
        self.outcome = f'{{"ranks":{ranks},"scores":{[0] * len(ranks)},"reason":"{reason}"}}'


def test_the_edge_of_the_first_counts_decided_games_only() -> None:
    rows: list[Any] = [
        End([1, 2], 0, 9),
        End([2, 1], 0, 9),
        End([1, 2], 0, 7),
        End([1, 1], 0, 16),
        End([1, 2], 0, 3, "resigned"),
        End([1, 2], None, 9),
    ]
    told = count(find_game("okiya"), rows).seats[0]
    assert (told.games, told.decided, told.won_by_first) == (6, 3, 2)


def test_bins_are_even_and_without_gaps() -> None:
    assert bins([]) == []
    assert [(one.low, one.high, one.count) for one in bins([4, 4, 6])] == [(4, 4, 2), (5, 5, 0), (6, 6, 1)]
    wide = bins(list(range(1000)))
    assert len(wide) <= 16
    assert sum(one.count for one in wide) == 1000
    assert all(one.high + 1 == after.low for one, after in pairwise(wide))
