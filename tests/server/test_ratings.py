"""Rated games count once, for everybody at the table, whatever happens to the server."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from chabudai.games import GAMES
from chabudai.server.accounts import leaderboards, ratings
from chabudai.server.accounts.ratings import Ratings, Seat, Standing, rate
from chabudai.server.desk.audit_log import Actor
from chabudai.server.errors import NotRated
from chabudai.server.storage.schema import standings
from tests.server.browsers import Browser
from tests.server.wire import Socket, Turned, Wire, a_legal_play, play_at_random, running, settings

pytestmark = pytest.mark.anyio

CLOCK = {"bank": 600}
ALONE = [[0], [1]]
A_WEEK = 7 * 24 * 3600


@pytest.fixture
def time() -> Turned:
    return Turned()


@pytest.fixture
async def wire(tmp_path: Path, time: Turned) -> AsyncIterator[Wire]:
    async with running(settings(tmp_path), time) as served:
        yield served


@pytest.fixture
async def aiko(wire: Wire) -> Browser:
    return await Browser(wire).account("Aiko")


@pytest.fixture
async def bruno(wire: Wire) -> Browser:
    return await Browser(wire).account("Bruno")


async def begun(winner: Browser, loser: Browser, moves: int = 4, **wanted: Any) -> tuple[str, list[Socket]]:
    """A rated game in which so many moves were made, and the sockets of both."""
    table: str = (await winner.create(clock=CLOCK, rated=True, **wanted))["table"]
    await loser.join(table)
    sockets = [await winner.sit(table), await loser.sit(table)]
    updates = [await socket.hear("update") for socket in sockets]
    version = max(update["version"] for update in updates)
    for number in range(moves):
        updates = [await socket.hear_version(version) for socket in sockets] if number else updates
        mover = next(seat for seat, update in enumerate(updates) if update["view"]["legal"])
        sockets[mover].say(a_legal_play(updates[mover], number))
        version = (await sockets[mover].answer(number))["version"]
    return table, sockets


async def rated_game(winner: Browser, loser: Browser, moves: int = 4, **wanted: Any) -> str:
    """A game that one side gives up after these moves of both."""
    table, (_, socket) = await begun(winner, loser, moves, **wanted)
    socket.say({"type": "resign", "id": 99})
    assert (await socket.answer(99))["type"] == "done"
    return table


async def established(winner: Browser, loser: Browser) -> None:
    """Both are known well, as after many games with many people."""
    store, known = winner.wire.services.store, []
    for browser, mu in ((winner, 26.0), (loser, 24.0)):
        person = await winner.wire.services.accounts.named(browser.name)
        known.append({"player": person.id, "mu": mu, "sigma": 4.9, "games": 26})
    async with store.changing() as connection:
        await connection.execute(
            sa.insert(standings), [{"game": "okiya", "seats": 2, **one} for one in known]
        )


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
    assert [one["change"] for one in moved["changes"]] == [won["rating"] - 1500, lost["rating"] - 1500]
    assert (moved["uncounted"], [one["percent"] for one in moved["changes"]]) == (None, [100, 100])


async def test_a_casual_game_counts_for_nobody(aiko: Browser, bruno: Browser) -> None:
    table = (await aiko.create())["table"]
    await bruno.join(table)
    socket = await bruno.sit(table)
    socket.say({"type": "resign", "id": 1})
    await socket.answer(1)
    assert await line(aiko, "Aiko") is None
    assert await aiko.get(f"tables/{table}/ratings") == {"uncounted": "casual", "changes": []}


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
        table, _ = await begun(aiko, bruno)
        watcher = await wire.watch(table)
        time.turn(601)
        while not (update := await watcher.hear("update"))["view"]["outcome"]:
            pass
        winner = update["view"]["outcome"]["ranks"].index(1)
        assert (await line(aiko, ["Aiko", "Bruno"][winner]))["rating"] > 1500


async def test_bots_are_on_the_same_scale(aiko: Browser) -> None:
    play_at_random(aiko.wire, 1)
    table = (await aiko.create(None, 3, clock=CLOCK, rated=True))["table"]
    socket = await aiko.sit(table)
    update = await socket.hear("update")
    for number in range(3):
        while not update["view"]["legal"]:
            update = await socket.hear("update")
        socket.say(a_legal_play(update, number))
        update = await socket.hear_version(update["version"] + 1)
    socket.say({"type": "resign", "id": 9})
    await socket.answer(9)
    await aiko.wire.services.ratings.settle()
    board = await aiko.get("leaderboards/okiya")
    assert board["levels"][0]["bot"] == 3
    assert board["levels"][0]["rating"] > 1500
    assert [one["name"] for one in board["places"]] == ["Aiko"]


async def test_a_leaderboard_has_the_established_the_best_first(aiko: Browser, bruno: Browser) -> None:
    await established(aiko, bruno)
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
    await established(aiko, bruno)
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
    await begun(aiko, bruno)
    await aiko.delete("me")
    assert (await line(bruno, "Bruno"))["rating"] > 1500
    assert await bruno.refused("GET", "people/Aiko") == "no-person"


# A game that does not count any more


async def undo(wire: Wire, table: str) -> None:
    actor = Actor(person=None, name="a test", role="operator")
    await wire.services.desk.undo_rating(actor, table, "arranged")
    await wire.services.desk_watch.catch_up()
    await wire.services.ratings.settle()


async def played_later(time: Turned, winner: Browser, loser: Browser) -> str:
    """A rated game that ends after all earlier ones: games of one moment are rated in the order of their names."""
    time.turn(1)
    return await rated_game(winner, loser)


async def lines_of(browser: Browser, *names: str) -> list[Any]:
    return [await line(browser, name) for name in names]


async def test_ratings_are_as_if_the_undone_game_had_never_been(
    wire: Wire, aiko: Browser, bruno: Browser, time: Turned
) -> None:
    """The same as on a server where the other games were played alone, for players of it and for others."""
    cleo = await Browser(wire).account("Cleo")
    undone, *tables = [
        await played_later(time, *pair)
        for pair in ((aiko, bruno), (bruno, cleo), (cleo, aiko), (aiko, bruno))
    ]
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
    assert (await aiko.get(f"tables/{undone}/ratings"))["changes"] == []
    told = [(await aiko.get(f"tables/{table}/ratings"))["changes"] for table in tables]
    assert [len(changes) for changes in told] == [2, 2, 2]
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


async def test_an_earlier_game_is_rated_first(
    wire: Wire, aiko: Browser, bruno: Browser, time: Turned
) -> None:
    """A server that has read its list before a game was undone rates nothing out of turn."""
    tables = [await played_later(time, aiko, bruno) for _ in range(2)]
    first, second = tables
    service = wire.services.ratings
    await service.settle()
    async with wire.services.store.changing() as connection:
        await ratings.undo_ratings(connection, first)
    await service._rate(second)
    assert await service._waiting() == tables
    await service.settle()
    assert await service._waiting() == []


# Which games count


@pytest.mark.parametrize(("moves", "why"), [(0, "too-short"), (3, "too-short"), (4, None)])
async def test_a_resignation_counts_once_each_side_has_made_two_moves(
    aiko: Browser, bruno: Browser, moves: int, why: str | None
) -> None:
    table = await rated_game(aiko, bruno, moves)
    told = await aiko.get(f"tables/{table}/ratings")
    assert (told["uncounted"], len(told["changes"])) == (why, 0 if why else 2)
    assert (await line(aiko, "Aiko") is None) == (why is not None)
    assert await aiko.wire.services.ratings.settle() == 0


async def test_thirty_games_given_up_at_once_put_nobody_on_a_leaderboard(
    aiko: Browser, bruno: Browser
) -> None:
    for _ in range(30):
        await rated_game(aiko, bruno, moves=0)
    await aiko.wire.services.ratings.settle()
    assert (await aiko.get("leaderboards/okiya"))["places"] == []


def test_thirty_games_of_two_accounts_in_a_week_count_like_eight_and_establish_nothing() -> None:
    known: dict[str, Standing] = {}
    for number in range(30):
        weight = ratings.weight_of(number)
        known |= rate([Seat("a", 1), Seat("b", 2)], ALONE, known, {"a": weight, "b": weight})
    whole: dict[str, Standing] = {}
    for _ in range(9):
        whole |= rate([Seat("a", 1), Seat("b", 2)], ALONE, whole)
    assert known["a"].mu < whole["a"].mu
    assert known["a"].sigma > whole["a"].sigma > ratings.ESTABLISHED


async def test_games_of_the_same_two_people_count_less_and_less_until_a_week_has_passed(
    aiko: Browser, bruno: Browser, time: Turned
) -> None:
    async def percents(table: str) -> list[int]:
        found = (await aiko.get(f"tables/{table}/ratings"))["changes"]
        return [one["percent"] for one in found]

    told = []
    for _ in range(3):
        table = await rated_game(aiko, bruno)
        told.append(await percents(table))
        time.turn(1)
    assert told == [[100, 100], [75, 75], [60, 60]]
    chika = await Browser(aiko.wire).account("Chika")
    assert await percents(await rated_game(chika, bruno)) == [100, 100]
    # What an old game counted stays the same.
    assert await percents(table) == [60, 60]
    time.turn(A_WEEK)
    assert await percents(await rated_game(aiko, bruno)) == [100, 100]


def test_a_game_that_counts_in_part_shifts_and_teaches_this_part() -> None:
    before, whole = Standing(), rate([Seat("a", 1), Seat("b", 2)], ALONE, {})["a"]
    half = rate([Seat("a", 1), Seat("b", 2)], ALONE, {}, {"a": 0.5})["a"]
    assert half.mu - before.mu == pytest.approx((whole.mu - before.mu) / 2)
    learned = [one.sigma**-2 - before.sigma**-2 for one in (half, whole)]
    assert learned[0] == pytest.approx(learned[1] / 2)


def test_a_side_that_left_at_once_is_not_rated_and_the_others_are() -> None:
    sides = [[0], [1], [2]]
    seats = [Seat("a", 1), Seat("b", 2), Seat("c", 3, gone=True, moves=1)]
    assert ratings.sides_that_count(seats, sides, "square") == [[0], [1]]
    assert set(rate(seats, sides[:2], {})) == {"a", "b"}
    late = [*seats[:2], Seat("c", 3, gone=True, moves=2)]
    assert ratings.sides_that_count(late, sides, "square") == sides


def test_a_game_played_to_its_end_counts_however_short_it_is() -> None:
    seats = [Seat("a", 1, moves=1), Seat("b", 2, moves=0)]
    assert ratings.sides_that_count(seats, ALONE, "square") == ALONE
    for reason in ("resigned", "timeout", "agreed"):
        assert ratings.sides_that_count(seats, ALONE, reason) == []


async def test_two_who_agree_on_a_draw_at_once_gain_no_certainty(aiko: Browser, bruno: Browser) -> None:
    table, (one, other) = await begun(aiko, bruno, moves=0)
    one.say({"type": "draw", "id": 1})
    await one.answer(1)
    other.say({"type": "answer", "id": 1, "yes": True})
    await other.answer(1)
    assert (await aiko.get(f"tables/{table}/ratings"))["uncounted"] == "too-short"


@pytest.mark.parametrize(
    ("addresses", "why"),
    [
        (("9.9.9.9", "9.9.9.9"), "one-address"),
        (("2620:fe::1", "2620:fe::2"), "one-address"),
        (("9.9.9.9", "149.112.112.112"), None),
        (("192.168.1.7", "192.168.1.7"), None),
    ],
)
async def test_a_game_of_opponents_at_one_public_address_does_not_count(
    aiko: Browser, bruno: Browser, addresses: tuple[str, str], why: str | None
) -> None:
    table: str = (await aiko.create(clock=CLOCK, rated=True))["table"]
    # Who watches first and sits down then is seen, too.
    sockets = []
    for browser, address in zip((aiko, bruno), addresses, strict=True):
        browser.wire.address = (address, 1)
        sockets.append(await browser.sit(table))
        await sockets[-1].hear("update")
    await bruno.join(table)
    updates = [await socket.hear_version(1) for socket in sockets]
    # What was noticed is stored before a game of a moment is over.
    await asyncio.gather(*aiko.wire.services._tasks)
    for number in range(4):
        mover = next(seat for seat, update in enumerate(updates) if update["view"]["legal"])
        sockets[mover].say(a_legal_play(updates[mover], number))
        version = (await sockets[mover].answer(number))["version"]
        updates = [await socket.hear_version(version) for socket in sockets]
    sockets[1].say({"type": "resign", "id": 9})
    await sockets[1].answer(9)
    assert (await aiko.get(f"tables/{table}/ratings"))["uncounted"] == why
    assert (await line(aiko, "Aiko") is None) == (why is not None)


async def test_who_looks_at_a_game_that_is_over_from_one_address_changes_nothing(
    aiko: Browser, bruno: Browser
) -> None:
    table = await rated_game(aiko, bruno)
    aiko.wire.address = ("9.9.9.9", 1)
    for browser in (aiko, bruno):
        await (await browser.sit(table)).hear("update")
    assert (await aiko.get(f"tables/{table}/ratings"))["uncounted"] is None
