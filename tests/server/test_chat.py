"""Chat: two rooms, stored, sent only to those who may read them, and never part of a game."""

from pathlib import Path

import pytest

from chabudai.match import record
from tests.server.players import play_out
from tests.server.test_durability import Disk
from tests.server.wire import (
    Message,
    Socket,
    Wire,
    a_legal_play,
    everybody_rests,
    play_at_random,
    running,
    settings,
)

pytestmark = pytest.mark.anyio


async def say(socket: Socket, **what: object) -> Message:
    socket.say({"type": "say", "id": 50, **what})
    return await socket.answer(50)


async def hears(socket: Socket, room: str | None = None) -> list[Message]:
    """The next that is said, or the next in this room."""
    while True:
        said: list[Message] = (await socket.hear("talk"))["said"]
        if room in {None, said[-1]["room"]}:
            return said


async def everything_said_to(socket: Socket, marker: str = "the end") -> str:
    """All frames until the marker is heard."""
    frames = ""
    while True:
        message = await socket.hear()
        frames += str(message)
        if message["type"] == "talk" and marker in str(message):
            return frames


async def test_the_table_talks_and_everybody_hears_it(wire: Wire) -> None:
    one, two, first, _ = await wire.pair()
    spectator = await wire.watch(first["table"])
    assert (await say(one, text="  Bonne  partie 🍀 ")) == {"type": "done", "id": 50, "version": 1}
    for socket in (two, spectator, await wire.sit(first)):
        (said,) = await hears(socket)
        assert (said["room"], said["seat"], said["name"]) == ("table", 0, "Aiko")
        assert (said["text"], said["number"]) == ("Bonne partie 🍀", 1)


async def test_what_was_said_makes_no_view_stale_and_sends_none_again(wire: Wire) -> None:
    one, two, first, _ = await wire.pair()
    spectator = await wire.watch(first["table"])
    update = await spectator.hear("update")
    mine = await one.hear("update")
    await everybody_rests()
    spectator.news()
    await say(two, phrase="hello")
    assert (await spectator.hear())["type"] == "talk"
    one.say(a_legal_play(mine))
    assert (await spectator.hear())["version"] == update["version"] + 1


async def test_watchers_talk_apart_until_the_end(wire: Wire) -> None:
    one, two, first, second = await wire.pair()
    watchers = [await wire.watch(first["table"], name=name) for name in ("Chloé", "Dario")]
    assert (await say(watchers[0], text="play b2, Aiko!"))["type"] == "done"
    (said,) = await hears(watchers[1])
    assert (said["room"], said["seat"], said["name"]) == ("watchers", None, "Chloé")
    await say(two, text="the end")
    for seat in (one, await wire.sit(first), await wire.sit(second)):
        assert "b2, Aiko" not in await everything_said_to(seat)
    one.say({"type": "resign", "id": 9})
    assert [said["text"] for said in await hears(two, "watchers")] == ["play b2, Aiko!"]


async def test_who_does_not_ask_for_talk_hears_none(wire: Wire) -> None:
    one, _, first, second = await wire.pair()
    bot = await wire.knock(first["table"]).accepted()
    bot.say({"type": "hello", "token": second["token"]})
    await say(one, text="hello")
    one.say({"type": "resign", "id": 2})
    heard = [await bot.hear()]
    while heard[-1]["view"]["outcome"] is None:
        heard.append(await bot.hear())
    assert {message["type"] for message in heard} == {"update"}


async def test_a_watcher_without_a_name_says_nothing(wire: Wire) -> None:
    _, _, first, _ = await wire.pair()
    watcher = await wire.watch(first["table"])
    assert (await say(watcher, text="hello"))["code"] == "bad-name"


async def test_partners_of_ta_yu_are_silent_until_the_end(wire: Wire) -> None:
    play_at_random(wire, 1)
    people = await wire.gather("tayu", None, None, None, None)
    sockets = [await wire.sit(people[seat]) for seat in range(4)]
    for what in ({"text": "take the ring"}, {"phrase": "nice"}):
        assert (await say(sockets[0], **what))["code"] == "silent"
    watcher = await wire.watch(people[0]["table"], name="Chloé")
    assert (await say(watcher, text="shh"))["type"] == "done"
    sockets[1].say({"type": "resign", "id": 1})
    await sockets[1].answer(1)
    assert (await say(sockets[0], text="the end"))["type"] == "done"
    frames = await everything_said_to(sockets[2])
    assert "take the ring" not in frames


async def test_two_opponents_of_ta_yu_may_talk_and_partners_before_the_start(wire: Wire) -> None:
    pair = await wire.gather("tayu", None, None)
    assert (await say(await wire.sit(pair[0]), text="hello"))["type"] == "done"
    body = {"game": "tayu", "name": "Aiko", "seats": [{}] * 4}
    alone = (await wire.request("POST", "/api/tables", body)).json
    assert (await say(await wire.sit(alone), text="who comes?"))["type"] == "done"


async def test_people_point_at_cards_where_the_game_has_it(wire: Wire) -> None:
    people = await wire.gather("antayagi", None, None, None)
    sockets = [await wire.sit(people[seat]) for seat in range(3)]
    assert (await say(sockets[0], point={"seat": 2, "slot": 1}))["type"] == "done"
    (said,) = await hears(sockets[2])
    assert said["point"] == {"seat": 2, "slot": 1}
    for point in (
        {"seat": 3, "slot": 0},
        {"seat": -1, "slot": 0},
        {"seat": 0, "slot": 99},
        {"seat": 0, "slot": -1},
    ):
        assert (await say(sockets[0], point=point))["code"] == "bad-text"
    one, _, _, _ = await wire.pair()
    assert (await say(one, point={"seat": 1, "slot": 1}))["code"] == "bad-text"


@pytest.mark.parametrize(
    "what",
    [{}, {"text": ""}, {"text": "   "}, {"text": "x" * 201}, {"text": "x" * 9000}, {"text": "turn\u202eed"},
     {"text": "bell\x07"}, {"text": "a", "phrase": "hello"}],
)  # fmt: skip
async def test_what_cannot_be_said_is_refused(wire: Wire, what: Message) -> None:
    one, _, _, _ = await wire.pair()
    refused = await say(one, **what)
    assert (refused["code"], "expected" in refused["details"]) == ("bad-text", True)


async def test_a_phrase_that_is_not_one_cannot_be_read(wire: Wire) -> None:
    one, _, _, _ = await wire.pair()
    one.say({"type": "say", "id": 1, "phrase": "buy now"})
    assert (await one.hear("refused"))["code"] == "bad-message"


async def test_two_hundred_characters_and_every_emoji_are_fine(wire: Wire) -> None:
    one, _, _, _ = await wire.pair()
    for text in ("x" * 200, "👩‍👩‍👧", "ÉÀü 漢字 عربي"):
        assert (await say(one, text=text))["type"] == "done"


async def test_nobody_hears_what_is_not_on_disk(wire: Wire) -> None:
    one, two, first, second = await wire.pair()
    await two.hear("update")
    with Disk(wire.services.store.writer) as disk:
        disk.breaks = True
        disk.goes_on.set()
        assert (await say(one, text="lost", key="k"))["code"] == "unavailable"
        assert [await one.closed(), await two.closed()] == [1012, 1012]
    again = await wire.sit(first)
    assert (await say(again, text="the end", key="k"))["type"] == "done"
    assert "lost" not in await everything_said_to(again)
    assert "lost" not in await everything_said_to(await wire.sit(second))


async def test_who_comes_back_hears_what_was_missed_and_after_a_restart_too(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as wire:
        one, two, first, second = await wire.pair()
        await say(one, text="one")
        heard = (await hears(two))[-1]["number"]
        await two.hang_up()
        await say(one, text="two")
        again = await wire.knock(first["table"]).accepted()
        again.say({"type": "hello", "token": second["token"], "talk": heard})
        assert [said["text"] for said in await hears(again)] == ["two"]
    async with running(settings(tmp_path)) as wire:
        assert [said["text"] for said in await hears(await wire.sit(first))] == ["one", "two"]


async def test_only_the_latest_is_told_to_whoever_comes_later(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("chabudai.server.storage.stored_table.MOST_SAID", 3)
    one, _, first, _ = await wire.pair()
    for number in range(5):
        await say(one, text=f"number {number}")
    late = await hears(await wire.watch(first["table"]))
    assert [said["text"] for said in late] == ["number 2", "number 3", "number 4"]


async def test_what_is_said_twice_with_one_key_is_said_once(wire: Wire) -> None:
    one, two, _, _ = await wire.pair()
    for _ in range(2):
        assert (await say(one, text="once", key="k"))["type"] == "done"
    await say(one, text="the end")
    assert (await everything_said_to(two)).count("once") == 1


async def test_a_flood_is_stopped_for_the_person_not_for_the_household(tmp_path: Path) -> None:
    async with running(settings(tmp_path, talk="2/hour")) as wire:
        one, two, first, _ = await wire.pair()
        codes = [(await say(one, text="buy"))["type"] for _ in range(3)]
        assert codes == ["done", "done", "refused"]
        assert (await say(await wire.sit(first), text="buy"))["code"] == "too-fast"
        assert (await say(two, text="hm"))["type"] == "done"
        watchers = [await wire.watch(first["table"], name=f"W{number}") for number in range(3)]
        assert [(await say(watcher, text="buy"))["type"] for watcher in watchers] == [
            "done",
            "done",
            "refused",
        ]


async def test_talk_is_in_no_log_no_record_and_no_view(wire: Wire) -> None:
    told: list[bytes] = []
    dice = play_at_random(wire, 2)
    choose = wire.services.workers.run

    async def run(*given: *tuple[str, int, int, bytes]) -> str:
        told.append(given[3])
        return await choose(*given)

    wire.services.workers.run = run
    people = await wire.gather("taiki", None, None, 1)
    assert (await say(await wire.sit(people[0]), text="xyzzy"))["type"] == "done"
    players = await play_out(wire, people, dice)
    answer = await wire.request("GET", f"/api/tables/{people[0]['table']}/record")
    record.check(record.read(answer.body))
    assert told
    assert b"xyzzy" not in answer.body + b"".join(told)
    assert "xyzzy" not in str([player.seen for player in players])
