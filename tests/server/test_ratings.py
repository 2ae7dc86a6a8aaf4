"""Rated games count once, for everybody at the table, whatever happens to the server."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from chabudai.games import GAMES
from chabudai.server.accounts import leaderboards, ratings
from chabudai.server.accounts.ratings import Ratings, Seat, Standing, rate
from chabudai.server.desk.audit_log import Actor
from chabudai.server.errors import NotRated
from tests.server.browsers import Browser
from tests.server.wire import Turned, Wire, play_at_random, running, settings

pytestmark = pytest.mark.anyio

CLOCK = {"bank": 600}
ALONE = [[0], [1]]


@pytest.fixture
async def aiko(wire: Wire) -> Browser:
    return await Browser(wire).account("Aiko")


@pytest.fixture
async def bruno(wire: Wire) -> Browser:
    return await Browser(wire).account("Bruno")


async def rated_game(winner: Browser, loser: Browser, **wanted: Any) -> str:
    table: str = (await winner.create(clock=CLOCK, rated=True, **wanted))["table"]
    await loser.join(table)
    socket = await loser.sit(table)
    socket.say({"type": "resign", "id": 1})
    assert (await socket.answer(1))["type"] == "done"
    return table


async def line(browser: Browser, name: str) -> Any:
    await browser.wire.services.ratings.settle()
    lines = (await browser.get(f"people/{name}"))["ratings"]
    return lines[0] if lines else None


# The arithmetic


def test_the_winner_rises_the_loser_falls_and_both_are_surer() -> None:
    after = rate([Seat("a", 1), Seat("b", 2)], ALONE, {})
    assert after["a"].mu > 25 > after["b"].mu
    assert after["a"].sigma < 25 / 3
    assert after["a"].games == 1


def test_a_draw_of_equals_moves_nobody() -> None:
    after = rate([Seat("a", 1), Seat("b", 1)], ALONE, {})
    assert after["a"].mu == pytest.approx(25)
    assert after["b"].mu == pytest.approx(25)


def test_partners_rise_together() -> None:
    seats = [Seat("a", 1), Seat("b", 3), Seat("c", 1), Seat("d", 3)]
    after = rate(seats, [[0, 2], [1, 3]], {})
    assert after["a"].mu == pytest.approx(after["c"].mu)
    assert after["a"].mu > after["b"].mu == pytest.approx(after["d"].mu)


def test_who_left_the_seat_to_a_bot_comes_last_even_if_the_bot_won() -> None:
    seats = [Seat("a", 1, gone=True), Seat("b", 2), Seat("c", 3)]
    after = rate(seats, [[0], [1], [2]], {})
    assert after["b"].mu > after["c"].mu > after["a"].mu


def test_two_bots_of_one_level_at_a_table_are_one_player() -> None:
    after = rate([Seat("a", 1), Seat("bot 3", 2), Seat("bot 3", 3)], [[0], [1], [2]], {})
    assert set(after) == {"a", "bot 3"}
    assert after["bot 3"].games == 1


def test_beating_a_stronger_bot_is_worth_more() -> None:
    gains = [rate([Seat("a", 1), Seat(ratings.bot(level), 2)], ALONE, {})["a"].mu for level in (1, 3, 5)]
    assert gains == sorted(gains)
    assert len(set(gains)) == 3


def test_twenty_games_or_so_establish_a_rating_between_two() -> None:
    known: dict[str, Standing] = {}
    for number in range(25):
        known |= rate([Seat("a", 1 + number % 2), Seat("b", 2 - number % 2)], ALONE, known)
    assert known["a"].sigma < ratings.ESTABLISHED < 25 / 3


def test_fewer_games_are_left_with_every_game_until_the_rating_is_established() -> None:
    known: dict[str, Standing] = {}
    left = [ratings.games_left("okiya", 2, ratings.SIGMA)]
    while left[-1]:
        known |= rate([Seat("a", 1 + len(left) % 2), Seat("b", 2 - len(left) % 2)], ALONE, known)
        left.append(ratings.games_left("okiya", 2, known["a"].sigma))
    assert left == list(range(known["a"].games, -1, -1))
    assert ratings.games_left("antayagi", 7, ratings.SIGMA) > left[0]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_can_be_rated_at_every_number_of_seats(game: Any) -> None:
    for count in game.seats:
        seats = [Seat(f"p{seat}", seat + 1) for seat in range(count)]
        assert len(rate(seats, game.sides(count), {})) == count


# At tables


async def test_a_rated_game_counts_for_both(aiko: Browser, bruno: Browser) -> None:
    table = await rated_game(aiko, bruno)
    won, lost = await line(aiko, "Aiko"), await line(aiko, "Bruno")
    assert won["rating"] > 1500 > lost["rating"]
    assert (won["game"], won["seats"], won["games"], won["established"]) == ("okiya", 2, 1, False)
    assert won["past"] == [won["rating"]]
    moved = await aiko.get(f"tables/{table}/ratings")
    assert [one["change"] for one in moved] == [won["rating"] - 1500, lost["rating"] - 1500]


async def test_a_casual_game_counts_for_nobody(aiko: Browser, bruno: Browser) -> None:
    table = (await aiko.create())["table"]
    await bruno.join(table)
    socket = await bruno.sit(table)
    socket.say({"type": "resign", "id": 1})
    await socket.answer(1)
    assert await line(aiko, "Aiko") is None
    assert await aiko.get(f"tables/{table}/ratings") == []


async def test_a_game_is_never_rated_twice(aiko: Browser, bruno: Browser) -> None:
    await rated_game(aiko, bruno)
    first = await line(aiko, "Aiko")
    assert await aiko.wire.services.ratings.settle() == 0
    assert await line(aiko, "Aiko") == first


async def test_many_who_settle_at_once_rate_each_game_once(aiko: Browser, bruno: Browser) -> None:
    for _ in range(3):
        await rated_game(aiko, bruno)
    others = [Ratings(aiko.wire.services.store) for _ in range(4)]
    await asyncio.gather(*(one.settle() for one in others))
    assert (await line(aiko, "Aiko"))["games"] == 3


async def test_what_ended_before_a_crash_is_rated_after_the_restart(tmp_path: Path) -> None:
    async def later(_self: object) -> int:
        return 0

    async with running(settings(tmp_path)) as wire:
        wire.services.ratings.settle = later.__get__(wire.services.ratings)  # type: ignore[method-assign]
        aiko, bruno = await Browser(wire).account("Aiko"), await Browser(wire).account("Bruno")
        await rated_game(aiko, bruno)
        await rated_game(aiko, bruno)
        assert (await aiko.get("people/Aiko"))["ratings"] == []
    async with running(settings(tmp_path)) as wire:
        assert (await line(Browser(wire), "Aiko"))["games"] == 2


async def test_running_out_of_time_counts(tmp_path: Path) -> None:
    time = Turned()
    async with running(settings(tmp_path), time) as wire:
        aiko, bruno = await Browser(wire).account("Aiko"), await Browser(wire).account("Bruno")
        table = (await aiko.create(clock={"bank": 60}, rated=True))["table"]
        await bruno.join(table)
        watcher = await wire.watch(table)
        time.turn(61)
        while not (update := await watcher.hear("update"))["view"]["outcome"]:
            pass
        winner = update["view"]["outcome"]["ranks"].index(1)
        assert (await line(aiko, ["Aiko", "Bruno"][winner]))["rating"] > 1500


async def test_bots_are_on_the_same_scale(aiko: Browser) -> None:
    play_at_random(aiko.wire, 1)
    table = (await aiko.create(None, 3, clock=CLOCK, rated=True))["table"]
    socket = await aiko.sit(table)
    socket.say({"type": "resign", "id": 1})
    await socket.answer(1)
    await aiko.wire.services.ratings.settle()
    board = await aiko.get("leaderboards/okiya")
    assert board["levels"][0]["bot"] == 3
    assert board["levels"][0]["rating"] > 1500
    assert [one["name"] for one in board["places"]] == ["Aiko"]


async def test_a_leaderboard_has_the_established_the_best_first(aiko: Browser, bruno: Browser) -> None:
    for _ in range(13):
        await rated_game(bruno, aiko)
        await rated_game(aiko, bruno)
    await aiko.wire.services.ratings.settle()
    board = await aiko.get("leaderboards/okiya?seats=2")
    assert [(one["place"], one["name"], one["games"]) for one in board["places"]] == [
        (1, "Aiko", 26),
        (2, "Bruno", 26),
    ]
    assert (await aiko.get("leaderboards/okiya?bots=true"))["places"] == []
    assert await aiko.refused("GET", "leaderboards/okiya?seats=7") == "bad-seats"
    assert await aiko.refused("GET", "leaderboards/chess") == "unknown-game"


async def test_provisional_ratings_follow_the_established_ones_until_these_are_many(
    aiko: Browser, bruno: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(13):
        await rated_game(bruno, aiko)
        await rated_game(aiko, bruno)
    chika = await Browser(aiko.wire).account("Chika")
    await rated_game(chika, bruno)
    await aiko.wire.services.ratings.settle()
    places = (await aiko.get("leaderboards/okiya?seats=2"))["places"]
    assert [(one["place"], one["name"], one["games_left"] > 0) for one in places] == [
        (1, "Aiko", False),
        (2, "Bruno", False),
        (3, "Chika", True),
    ]
    assert places[2]["rating"] > places[0]["rating"]
    monkeypatch.setattr(leaderboards, "FEW", 2)
    places = (await aiko.get("leaderboards/okiya?seats=2"))["places"]
    assert [one["name"] for one in places] == ["Aiko", "Bruno"]


async def test_a_bot_account_with_few_games_is_on_the_leaderboard_of_bots(
    aiko: Browser, bruno: Browser
) -> None:
    await bruno.post("me/bot")
    await rated_game(aiko, bruno)
    await aiko.wire.services.ratings.settle()
    boards = [await aiko.get(f"leaderboards/okiya?bots={bots}") for bots in ("false", "true")]
    assert [[one["name"] for one in board["places"]] for board in boards] == [["Aiko"], ["Bruno"]]
    assert all(one["games_left"] > 15 for board in boards for one in board["places"])


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"rated": True}, "not-rateable"),
        ({"rated": True, "clock": {"window": 20}, "game": "antayagi"}, "bad-clock"),
        ({"rated": True, "clock": CLOCK, "options": {"first": 0}}, "not-rateable"),
        ({"rated": True, "clock": CLOCK, "options": {"match": "rounds"}}, "not-rateable"),
    ],
)
async def test_a_rated_game_has_a_clock_and_the_usual_rules(aiko: Browser, wanted: Any, code: str) -> None:
    body = {"game": "okiya", "name": "Aiko", "seats": [{}, {}], **wanted}
    assert await aiko.refused("POST", "tables", body) in {code, "bad-seats", "not-rateable"}


async def test_a_rated_game_is_for_accounts_each_at_one_seat(aiko: Browser) -> None:
    guest = await Browser(aiko.wire).guest("Bruno")
    body = {"game": "okiya", "name": "Bruno", "seats": [{}, {}], "clock": CLOCK, "rated": True}
    assert await guest.refused("POST", "tables", body) == "needs-account"
    assert await Browser(aiko.wire).refused("POST", "tables", body) == "needs-account"
    table = (await aiko.create(clock=CLOCK, rated=True))["table"]
    assert await guest.refused("POST", f"tables/{table}/join", {"name": "Bruno"}) == "needs-account"
    assert await aiko.refused("POST", f"tables/{table}/join", {"name": "Aiko"}) == "seat-taken"


async def test_bots_do_not_let_anybody_take_back_a_rated_move(aiko: Browser) -> None:
    play_at_random(aiko.wire, 1)
    table = (await aiko.create(None, 1, clock=CLOCK, rated=True))["table"]
    socket = await aiko.sit(table)
    while not (update := await socket.hear("update"))["view"]["legal"]:
        pass
    action = update["view"]["legal"][0]
    socket.say({"type": "play", "id": 1, "version": update["version"], "action": action})
    await socket.hear_version(update["version"] + 2)
    socket.say({"type": "undo", "id": 2})
    assert (await socket.answer(2))["code"] == "rated"


async def test_a_rated_move_that_another_person_has_seen_stays(aiko: Browser, bruno: Browser) -> None:
    table = (await aiko.create(clock=CLOCK, rated=True))["table"]
    await bruno.join(table)
    for socket in [await aiko.sit(table), await bruno.sit(table)]:
        if (update := await socket.hear("update"))["view"]["legal"]:
            action = update["view"]["legal"][0]
            socket.say({"type": "play", "id": 1, "version": update["version"], "action": action})
            await socket.answer(1)
            socket.say({"type": "undo", "id": 2})
            assert (await socket.answer(2))["code"] == "rated"
            return
    raise AssertionError("nobody was to move")


async def test_another_rated_game_is_rated(aiko: Browser, bruno: Browser) -> None:
    table = await rated_game(aiko, bruno)
    sockets = [await aiko.sit(table), await bruno.sit(table)]
    for socket in sockets:
        socket.say({"type": "rematch", "id": 1})
    moved = await sockets[0].hear("moved")
    assert (await aiko.get(f"tables/{moved['table']}"))["rated"]


async def test_who_leaves_for_good_leaves_the_leaderboard_and_others_keep_what_they_won(
    aiko: Browser, bruno: Browser
) -> None:
    table = (await aiko.create(clock=CLOCK, rated=True))["table"]
    await bruno.join(table)
    await aiko.delete("me", {"password": "seven grey stones"})
    assert (await line(bruno, "Bruno"))["rating"] > 1500
    assert await bruno.refused("GET", "people/Aiko") == "no-person"


# A game that does not count any more


async def undo(wire: Wire, table: str) -> None:
    actor = Actor(person=None, name="a test", role="operator")
    await wire.services.desk.undo_rating(actor, table, "arranged")
    await wire.services.desk_watch.catch_up()
    await wire.services.ratings.settle()


async def lines_of(browser: Browser, *names: str) -> list[Any]:
    return [await line(browser, name) for name in names]


async def test_ratings_are_as_if_the_undone_game_had_never_been(
    wire: Wire, aiko: Browser, bruno: Browser
) -> None:
    """The same as on a server where the other games were played alone, for players of it and for others."""
    cleo = await Browser(wire).account("Cleo")
    undone = await rated_game(aiko, bruno)
    others = [(bruno, cleo), (cleo, aiko), (aiko, bruno)]
    tables = [await rated_game(*pair) for pair in others]
    await wire.services.ratings.settle()
    await undo(wire, undone)
    found = await lines_of(aiko, "Aiko", "Bruno", "Cleo")
    known: dict[str, Standing] = {}
    for winner, loser in (("bruno", "cleo"), ("cleo", "aiko"), ("aiko", "bruno")):
        known |= rate([Seat(winner, 1), Seat(loser, 2)], ALONE, known)
    expected = [known[name] for name in ("aiko", "bruno", "cleo")]
    assert [(one["rating"], one["deviation"], one["games"]) for one in found] == [
        (ratings.shown(one.mu), ratings.deviation(one.sigma), one.games) for one in expected
    ]
    assert await aiko.get(f"tables/{undone}/ratings") == []
    assert [len(await aiko.get(f"tables/{table}/ratings")) for table in tables] == [2, 2, 2]
    assert (await aiko.get(f"tables/{undone}"))["rated"] is False


async def test_the_only_game_undone_leaves_no_rating(wire: Wire, aiko: Browser, bruno: Browser) -> None:
    table = await rated_game(aiko, bruno)
    assert await line(aiko, "Aiko") is not None
    await undo(wire, table)
    assert await lines_of(aiko, "Aiko", "Bruno") == [None, None]
    with pytest.raises(NotRated):
        await undo(wire, table)


async def test_other_kinds_of_games_keep_their_ratings(wire: Wire, aiko: Browser, bruno: Browser) -> None:
    table = await rated_game(aiko, bruno)
    await rated_game(aiko, bruno, game="yutaka")
    await wire.services.ratings.settle()
    before = [one for one in (await aiko.get("people/Aiko"))["ratings"] if one["game"] == "yutaka"]
    await undo(wire, table)
    assert (await aiko.get("people/Aiko"))["ratings"] == before


async def test_an_earlier_game_is_rated_first(wire: Wire, aiko: Browser, bruno: Browser) -> None:
    """A server that has read its list before a game was undone rates nothing out of turn."""
    tables = [await rated_game(aiko, bruno) for _ in range(2)]
    first, second = tables
    service = wire.services.ratings
    await service.settle()
    async with wire.services.store.changing() as connection:
        await ratings.undo_ratings(connection, first)
    await service._rate(second)
    assert await service._waiting() == tables
    await service.settle()
    assert await service._waiting() == []
