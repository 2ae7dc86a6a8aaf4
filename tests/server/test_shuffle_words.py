"""Words of the players go into every shuffle, and the shuffles can be drawn again without the rules."""

import hashlib
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from chabudai import GAMES
from chabudai.match import record
from chabudai.match.fairness import FairRng
from tests.server.wire import Message, Wire, play_at_random, running, settings

pytestmark = pytest.mark.anyio


@pytest.fixture
async def wire(tmp_path: Path) -> AsyncIterator[Wire]:
    async with running(settings(tmp_path)) as served:
        yield served


async def finished(wire: Wire, *people: Message) -> str:
    """Everybody gives up; the table."""
    sockets = [await wire.sit(seated) for seated in people]
    update = await sockets[0].hear("update")
    sockets[0].say({"type": "resign", "id": 90})
    assert (await sockets[0].answer(90))["type"] == "done"
    return str(update["table"])


async def test_words_of_every_sitting_are_in_the_record_and_it_checks(wire: Wire) -> None:
    first = await wire.create()
    host = await wire.sit(first)
    for number, text in enumerate(["tea", "  green   tea "]):
        host.say({"type": "words", "id": number, "text": text})
        assert (await host.answer(number))["type"] == "done"
    second = await wire.join(first["table"])
    table = await finished(wire, first, second)
    kept = await wire.request("GET", f"/api/tables/{table}/record")
    told = record.read(kept.body.decode())
    assert told.fairness is not None
    assert told.fairness.words == ["green tea"]
    record.check(told)
    spoiled = {**kept.json, "fairness": {**kept.json["fairness"], "words": ["black tea"]}}
    with pytest.raises(Exception, match="another shuffle"):
        record.check(record.read(json.dumps(spoiled)))


async def test_everybody_sees_the_words_and_they_survive_a_restart(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as wire:
        first = await wire.create()
        host = await wire.sit(first)
        host.say({"type": "say", "id": 1, "text": "hello"})
        host.say({"type": "words", "id": 2, "text": "tea"})
        host.say({"type": "say", "id": 3, "text": "there"})
        assert (await host.answer(3))["type"] == "done"
    async with running(settings(tmp_path)) as wire:
        eyes = await wire.watch(first["table"])
        assert (await eyes.hear("update"))["words"] == ["tea"]
        assert [said["text"] for said in (await eyes.hear("talk"))["said"]] == ["hello", "there"]
        host = await wire.sit(first)
        host.say({"type": "say", "id": 4, "text": "again"})
        assert (await host.answer(4))["type"] == "done"


async def test_words_are_too_late_once_something_was_shuffled(wire: Wire) -> None:
    one, *_ = await wire.pair()
    one.say({"type": "words", "id": 1, "text": "tea"})
    assert (await one.answer(1))["code"] == "already-started"


@pytest.mark.parametrize("text", ["", " ", "x" * 61, "a\u202eb"])
async def test_words_that_cannot_be_kept_are_refused(wire: Wire, text: str) -> None:
    host = await wire.sit(await wire.create())
    host.say({"type": "words", "id": 1, "text": text})
    assert (await host.answer(1))["code"] == "bad-text"


def drawn_by_hand(draw: Message, secret: bytes, words: list[str]) -> str:
    """What anybody can do with the published numbers: choose one, or shuffle the box pile by pile."""
    rng = FairRng(secret, words, draw["ordinal"])
    numbers = [rng.below(bound) for bound in draw["bounds"]]
    if draw["choices"]:
        return str(draw["choices"][numbers[0]])
    head, *pile = [word for word in draw["before"].split(" ") if word != "/"]
    start = 0
    for index, (bound, number) in enumerate(zip(draw["bounds"], numbers, strict=True)):
        earlier = draw["bounds"][:index]
        if earlier and bound != earlier[-1] - 1:
            start += next(size for size in reversed(earlier) if size >= 2 and _begins(earlier, size))
        last = start + bound - 1
        pile[last], pile[start + number] = pile[start + number], pile[last]
    return " ".join([head, *pile])


def _begins(bounds: list[int], size: int) -> bool:
    index = len(bounds) - 1 - bounds[::-1].index(size)
    return index == 0 or bounds[index - 1] != size + 1


@pytest.mark.parametrize("name", GAMES)
async def test_every_shuffle_of_every_game_can_be_drawn_again_without_its_rules(
    wire: Wire, name: str
) -> None:
    play_at_random(wire, 5)
    seats = GAMES[name].seats[0]
    people = await wire.gather(name, *[None] + [1] * (seats - 1))
    socket = await wire.sit(people[0])
    update = await socket.hear("update")
    if seats > 2:
        socket.say({"type": "resign", "id": 1})
    while update["view"]["outcome"] is None:
        if update["view"]["legal"] and seats == 2:
            action = update["view"]["legal"][0]
            socket.say({"type": "play", "id": 1, "version": update["version"], "action": action})
        update = await socket.hear("update")
    answer = await wire.request("GET", f"/api/tables/{people[0]['table']}/fairness")
    told = answer.json
    secret = bytes.fromhex(told["secret"])
    assert hashlib.sha256(secret).hexdigest() == told["commitment"] == update["commitment"]
    assert told["draws"]
    for draw in told["draws"]:
        plain = " ".join(word for word in draw["text"].split(" ") if word != "/")
        assert drawn_by_hand(draw, secret, told["words"]) == plain


async def test_the_proof_waits_for_the_end(wire: Wire) -> None:
    *_, first, _ = await wire.pair()
    answer = await wire.request("GET", f"/api/tables/{first['table']}/fairness")
    assert (answer.status, answer.json["code"]) == (409, "not-over")


async def test_an_invitation_has_a_picture(wire: Wire) -> None:
    first = await wire.create()
    answer = await wire.request("GET", f"/api/tables/{first['table']}/qr?origin=https://play.example")
    assert answer.status == 200
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.body.startswith(b"<svg")
    bad = await wire.request("GET", f"/api/tables/{first['table']}/qr?origin=javascript:alert(1)")
    assert (bad.status, bad.json["code"]) == (400, "bad-message")


async def over(wire: Wire, *levels: int) -> tuple[Message, Message]:
    """A finished game with bots of these levels: the seat, and the last update."""
    seated = await wire.create(None, *levels)
    socket = await wire.sit(seated)
    socket.say({"type": "resign", "id": 1})
    await socket.answer(1)
    while not (update := await socket.hear("update"))["view"]["outcome"]:
        pass
    await socket.hang_up()
    return seated, update


async def test_a_rematch_is_sealed_before_anybody_adds_words_to_it(wire: Wire) -> None:
    seated, update = await over(wire, 1)
    seal = update["offers"]["seal"]
    assert seal != update["commitment"]
    socket = await wire.sit(seated)
    socket.say({"type": "rematch", "id": 2, "words": "  green   tea "})
    moved = await socket.hear("moved")
    again = await wire.sit({"table": moved["table"], "token": moved["token"]})
    begun = await again.hear("update")
    assert (begun["commitment"], begun["words"]) == (seal, ["green tea"])
    assert begun["offers"]["seal"] is None
    await finished(wire, moved)
    told = record.read((await wire.request("GET", f"/api/tables/{moved['table']}/record")).body.decode())
    assert told.fairness is not None
    assert (told.fairness.commitment, told.fairness.words) == (seal, ["green tea"])
    record.check(told)


async def test_the_words_of_a_rematch_come_in_the_order_of_the_seats_and_survive_a_restart(
    tmp_path: Path,
) -> None:
    async with running(settings(tmp_path)) as wire:
        one, two, first, second = await wire.pair()
        one.say({"type": "resign", "id": 1})
        await one.answer(1)
        two.say({"type": "rematch", "id": 1, "words": "coffee"})
        await two.answer(1)
    async with running(settings(tmp_path)) as wire:
        one = await wire.sit(first)
        assert (await one.hear("update"))["offers"]["rematch"] == [1]
        one.say({"type": "rematch", "id": 2, "words": "tea"})
        table = (await one.hear("moved"))["table"]
    async with running(settings(tmp_path)) as wire:
        two = await wire.sit({"table": table, "token": second["token"]})
        assert (await two.hear("update"))["words"] == ["tea", "coffee"]
        two.say({"type": "say", "id": 1, "text": "good luck"})
        assert (await two.answer(1))["type"] == "done"


async def test_words_for_a_rematch_that_cannot_be_kept_are_refused_and_nothing_is_asked(wire: Wire) -> None:
    seated, _ = await over(wire, 1)
    socket = await wire.sit(seated)
    socket.say({"type": "rematch", "id": 2, "words": "x" * 61})
    assert (await socket.answer(2))["code"] == "bad-text"
    assert (await (await wire.sit(seated)).hear("update"))["offers"]["rematch"] == []


async def test_the_secret_of_the_rematch_is_told_to_nobody_before_its_end(wire: Wire) -> None:
    seated, _ = await over(wire, 1)
    async with wire.services.table(seated["table"]) as table:
        assert table.saved.sequel is not None
        secret = table.saved.sequel
    eyes = [await wire.watch(seated["table"]), await wire.sit(seated)]
    eyes[1].say({"type": "rematch", "id": 2})
    moved = await eyes[1].hear("moved")
    eyes.append(await wire.sit(moved))
    told = [json.dumps([await one.hear("update") for one in (eyes[0], eyes[2])])]
    paths = ("", "/record", "/fairness", "/replay")
    told += [
        (await wire.request("GET", f"/api/tables/{one['table']}{path}")).body.decode()
        for one in (seated, moved)
        for path in paths
    ]
    assert any(hashlib.sha256(secret).hexdigest() in text for text in told)
    assert not any(secret.hex() in text for text in told)
