"""Branches: a finished game is played on from any of its moments, and says what of it was copied."""

import json
from random import Random

import pytest

from chabudai import GAMES
from chabudai.errors import BadRecord
from chabudai.match import record
from tests.analysis.games import played
from tests.server.players import play_out
from tests.server.wire import Answer, Message, Wire, play_at_random

pytestmark = pytest.mark.anyio


async def branch(wire: Wire, **wish: object) -> Answer:
    return await wire.request("POST", "/api/branches", {"name": "Aiko", "seat": 0, "level": 1, **wish})


async def finished_table(wire: Wire, name: str) -> tuple[str, Message]:
    """A game played here to its end, and its record."""
    dice = play_at_random(wire, 4)
    people = await wire.gather(name, *[None] * min(GAMES[name].seats))
    await play_out(wire, people, dice)
    table = people[0]["table"]
    told: Message = (await wire.request("GET", f"/api/tables/{table}/record")).json
    return table, told


@pytest.mark.parametrize("name", GAMES)
async def test_a_branch_is_played_to_its_end_and_its_record_is_good(wire: Wire, name: str) -> None:
    table, first = await finished_table(wire, name)
    at = len(first["log"]) // 2
    answer = await branch(wire, table=table, entries=at)
    assert answer.status == 201, answer.json
    seen = (await play_out(wire, {0: answer.json}, Random(7)))[0].seen
    text = (await wire.request("GET", f"/api/tables/{answer.json['table']}/record")).body
    told = json.loads(text)
    assert told["log"][:at] == first["log"][:at]
    assert told["branch"] == {"entries": at, "at": at, "table": table}
    assert record.check(record.read(text)).outcome is not None
    assert seen[0]["events"][at]["text"] == f"branch {at} {table}"


async def test_a_branch_does_not_claim_the_shuffles_it_was_given(wire: Wire) -> None:
    _, first = await finished_table(wire, "taiki")
    deals = [index for index, (_, text) in enumerate(first["log"]) if text.startswith("deal")]
    answer = await branch(wire, record=first, entries=deals[0] + 3)
    await play_out(wire, {0: answer.json}, Random(7))
    told = (await wire.request("GET", f"/api/tables/{answer.json['table']}/record")).json
    later = [text for who, text in told["log"][told["branch"]["entries"] :] if who == "chance"]
    assert len(told["fairness"]["draws"]) == len(later) > 0
    record.check(record.read(json.dumps(told)))
    del told["branch"]
    with pytest.raises(BadRecord, match="another shuffle"):
        record.check(record.read(json.dumps(told)))


async def test_hidden_cards_stay_hidden_in_a_branch(wire: Wire) -> None:
    table, first = await finished_table(wire, "taiki")
    answer = await branch(wire, table=table, entries=6, seat=1)
    update = await (await wire.sit(answer.json)).hear("update")
    watched = await (await wire.watch(answer.json["table"])).hear("update")
    deal = next(text for _, text in first["log"] if text.startswith("deal"))
    for told in (update, watched):
        assert deal not in json.dumps(told)
        assert next(event for event in told["events"] if event["version"] == 2)["text"] is None
    refused = await wire.request("GET", f"/api/tables/{answer.json['table']}/record")
    assert refused.json["code"] == "not-over"


async def test_what_was_borrowed_and_taken_back_is_no_longer_claimed(wire: Wire) -> None:
    """Seat 1 takes its borrowed move back, and seat 0's before it: only the garden is left of the first game."""
    source = json.loads(played("okiya").to_json())
    answer = await branch(wire, record=source, entries=4, seat=source["log"][3][0])
    socket = await wire.sit(answer.json)
    socket.say({"type": "undo", "id": 1})
    assert (await socket.answer(1))["type"] == "done"
    socket.say({"type": "resign", "id": 2})
    await socket.answer(2)
    told = (await wire.request("GET", f"/api/tables/{answer.json['table']}/record")).json
    assert told["branch"] == {"entries": 3, "at": 4}
    record.check(record.read(json.dumps(told)))


async def test_a_branch_is_private_and_has_bots_at_the_other_seats(wire: Wire) -> None:
    answer = await branch(wire, record=json.loads(played("antayagi").to_json()), entries=5, seat=2, level=4)
    told = (await wire.request("GET", f"/api/tables/{answer.json['table']}")).json
    assert [person["bot"] for person in told["people"]] == [4, 4, None]
    assert (told["public"], told["clock"], told["started"]) == (False, None, True)


async def test_a_running_game_cannot_be_branched(wire: Wire) -> None:
    people = await wire.gather("taiki", None, None, None)
    answer = await branch(wire, table=people[0]["table"], entries=1)
    assert (answer.status, answer.json["code"]) == (409, "not-over")


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"entries": 999}, "bad-message"),
        ({"entries": -1}, "bad-message"),
        ({"entries": len(played("okiya").log)}, "game-over"),
        ({"entries": 3, "seat": 2}, "bad-seats"),
        ({"entries": 3, "level": 6}, "bad-seats"),
        ({"entries": 3, "name": " "}, "bad-name"),
        ({"entries": 3, "table": "both"}, "bad-message"),
    ],
)
async def test_a_branch_that_cannot_be_is_refused(wire: Wire, wish: Message, code: str) -> None:
    answer = await branch(wire, record=json.loads(played("okiya").to_json()), **wish)
    assert answer.json["code"] == code
