"""Looking back over the socket: one's own views as they were sent, for seats, spectators and guests, with bounds."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from chabudai import GAMES, Dice, Match
from chabudai.match.log import TABLE, Entry
from chabudai.server.storage.stored_table import Sitter, StoredTable
from chabudai.server.tables import past_views
from chabudai.server.tokens import digest
from tests.server.players import Player
from tests.server.wire import Message, Socket, Wire, a_legal_play, running, settings

pytestmark = pytest.mark.anyio


async def look(socket: Socket, first: int, count: int = 1, number: int = 77) -> Message:
    socket.say({"type": "look", "id": number, "first": first, "count": count})
    return await socket.answer(number)


async def all_views(socket: Socket, newest: int) -> dict[int, Any]:
    """The views of all versions, asked for sixteen at a time."""
    found: dict[int, Any] = {}
    for first in range(0, newest + 1, 16):
        answer = await look(socket, first, 16)
        assert (answer["type"], answer["first"]) == ("past", first)
        found |= {first + place: view for place, view in enumerate(answer["views"])}
    return found


@pytest.mark.parametrize("game", GAMES)
async def test_everybody_gets_the_views_that_they_were_sent(wire: Wire, game: str) -> None:
    """A whole game, every seat and a spectator, each version that was sent to them."""
    seats = GAMES[game].seats[0]
    people = await wire.gather(game, *[None] * seats)
    dice = Random(3)
    players = [Player(await wire.sit(seated), dice) for _, seated in sorted(people.items())]
    players.append(Player(await wire.watch(people[0]["table"]), None))

    await asyncio.gather(*(player.play_out() for player in players))
    for player in players:
        sent = {update["version"]: update["view"] for update in player.seen if update["started"]}
        views = await all_views(player.socket, max(sent))
        assert {version: views[version] for version in sent} == sent
        assert sorted(views) == list(range(max(sent) + 1))


async def test_a_look_back_is_the_same_after_a_restart_and_writes_nothing(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as wire:
        one, two, first, _ = await wire.pair()
        for number, mover in enumerate((one, two, one), start=1):
            mover.say(a_legal_play(await mover.hear_version(number), number))
            assert (await mover.answer(number))["type"] == "done"
        before = await look(one, 0, 16)
        undone = await _undo(one, two)
        assert (await look(one, 0, 5))["views"] == before["views"][:5]
    async with running(settings(tmp_path)) as wire:
        again = await wire.sit(first)
        after = await look(again, 0, 16)
        assert after["views"][:5] == before["views"]
        assert after["views"][undone]["tokens"] == before["views"][3]["tokens"]


async def _undo(one: Socket, two: Socket) -> int:
    """The version at which the last action was taken back."""
    one.say({"type": "undo", "id": 50})
    assert (await one.answer(50))["type"] == "done"
    version = (await two.hear_version(5))["version"]
    two.say({"type": "answer", "yes": True, "id": 51})
    answer = await two.answer(51)
    return int(answer["version"]) if answer["type"] == "done" else int(version)


async def test_a_spectator_sees_a_shared_view_only_since_it_was_shared(wire: Wire) -> None:
    people = await wire.gather("taiki", None, None, None, options={"first": 0})
    one = await wire.sit(people[0])
    start = (await one.hear("update"))["version"]
    one.say({"type": "draw", "id": 1})
    legal = (await _own(one, start))["legal"][0]
    one.say({"type": "play", "id": 2, "version": start, "action": legal})
    assert (await one.answer(2))["type"] == "done"
    one.say({"type": "share", "id": 3, "on": True})
    while (update := await one.hear("update"))["share"] is None:
        pass
    guest = await wire.knock(people[0]["table"]).accepted()
    guest.say({"type": "hello", "token": None, "share": update["share"]})
    await guest.hear("update")
    seen = (await look(guest, start, 3))["views"]
    watched = (await look(await wire.watch(people[0]["table"]), start, 3))["views"]
    own = (await look(one, start, 3))["views"]
    assert seen[:2] == watched[:2]
    assert seen[2] == {**own[2], "legal": []}
    assert seen[2]["hand"] is not None


async def _own(socket: Socket, version: int) -> Any:
    return (await look(socket, version, 1, 60))["views"][0]


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"first": 3}, "no-version"),
        ({"first": 10**30}, "no-version"),
        ({"first": -1}, "bad-message"),
        ({"first": 0, "count": 0}, "bad-message"),
        ({"first": 0, "count": 17}, "bad-message"),
        ({"first": 0, "seat": 1}, "bad-message"),
        ({}, "bad-message"),
    ],
)
async def test_what_cannot_be_looked_at_is_refused(wire: Wire, fields: Message, code: str) -> None:
    one, *_ = await wire.pair()
    await one.hear_version(1)
    one.say({"type": "look", "id": 7, **fields})
    assert (await one.hear("refused"))["code"] == code
    if code == "no-version":
        assert (await look(one, 2))["code"] == code
        assert len((await look(one, 0, 16))["views"]) == 2


async def test_before_the_start_there_is_nothing_to_look_at(wire: Wire) -> None:
    one = await wire.sit(await wire.create())
    assert (await look(one, 0))["code"] == "not-started"


async def test_looks_have_a_rate_of_their_own(tmp_path: Path) -> None:
    async with running(settings(tmp_path, looks="2/hour", other_commands="1/hour")) as wire:
        one, two, _, _ = await wire.pair()
        answers = [await look(one, 0, number=number) for number in (10, 11, 12)]
        assert [answer.get("code") for answer in answers] == [None, None, "too-fast"]
        assert (await look(two, 0))["type"] == "past"
        one.say({"type": "share", "on": True, "id": 13})
        assert (await one.answer(13))["type"] == "done"


async def test_an_answer_has_a_bound(wire: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    one, *_ = await wire.pair()
    await one.hear_version(1)
    monkeypatch.setattr(past_views, "MOST_BYTES", 3)
    assert len((await look(one, 0, 2))["views"]) == 1


async def test_random_versions_of_a_very_long_log_are_answered(wire: Wire) -> None:
    """A log of 5,000 entries, most of them undone, brought in as it is stored."""
    log = a_long_log(5_000)
    saved = StoredTable(
        id="long",
        game="tayu",
        options={},
        bots=[None, None],
        secret=b"any",
        created=wire.services.time_source.now(),
        people={seat: Sitter(f"Guest {seat}", digest(f"t{seat}"), seat) for seat in (0, 1)},
        sittings=2,
        log=log,
    )
    await wire.services.add_table(saved)
    socket = await wire.sit({"table": "long", "token": "t0"})
    newest = (await socket.hear("update"))["version"]
    dice = Random(1)
    for number in range(15):
        answer = await look(socket, dice.randrange(newest), 16, number)
        assert answer["type"] == "past"
        assert json.dumps(answer["views"][0])


def a_long_log(entries: int) -> list[Entry]:
    dice = Dice(5)
    match = Match(GAMES["tayu"], {}, 2, chance=lambda _entry: dice)
    match.begin()
    while match.version < entries - 4:
        seat = match.awaiting[0]
        texts = match.legal(seat)
        match.play(seat, texts[dice.below(len(texts))])
        match.ask(seat, "undo")
        match.answer(1 - seat, True, among=())
    assert any(entry.who == TABLE for entry in match.log)
    return match.log
