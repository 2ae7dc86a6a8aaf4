"""Words of the players go into every shuffle, and whoever has no rules can still draw the shuffles again."""

import hashlib
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from chabudai import GAMES, record
from chabudai.fairness import FairRng
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
