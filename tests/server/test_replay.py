"""After the end a game can be replayed from every seat; before it, from none."""

import pytest

from chabudai import GAMES
from chabudai.match import Match
from chabudai.server.tables import access
from tests.server.players import play_out
from tests.server.wire import Message, Wire, play_at_random

pytestmark = pytest.mark.anyio


async def steps(wire: Wire, table: str, seat: int | None) -> list[Message]:
    """All steps, page by page."""
    found: list[Message] = []
    view = "" if seat is None else f"&seat={seat}"
    while True:
        answer = await wire.request("GET", f"/api/tables/{table}/replay?first={len(found)}&count=40{view}")
        assert answer.status == 200, answer.json
        found += answer.json["steps"]
        if len(found) > answer.json["entries"]:
            return found


@pytest.mark.parametrize(("name", "seats"), [("okiya", 2), ("taiki", 3), ("yutaka", 2), ("antayagi", 3)])
async def test_a_replay_shows_each_viewer_what_it_saw(wire: Wire, name: str, seats: int) -> None:
    dice = play_at_random(wire, 4)
    people = await wire.gather(name, *[None] * seats)
    players = await play_out(wire, people, dice)
    for player in players:
        told = await steps(wire, people[0]["table"], player.seen[0]["you"])
        assert [step["number"] for step in told] == list(range(len(told)))
        assert len(told) == player.seen[-1]["version"] + 1
        for update in player.seen:
            assert told[update["version"]]["view"] == update["view"]
        assert all(step["event"]["text"] for step in told[1:])


async def test_no_seat_of_a_running_game_is_replayed(wire: Wire) -> None:
    people = await wire.gather("taiki", None, None, None)
    table = people[0]["table"]
    for query in ("", "?seat=0", "?seat=1", "?first=0&count=1"):
        answer = await wire.request("GET", f"/api/tables/{table}/replay{query}")
        assert (answer.status, answer.json["code"]) == (409, "not-over")
        assert "S15" not in answer.body.decode()


async def test_what_was_taken_back_is_not_replayed(wire: Wire) -> None:
    one, two, first, _ = await wire.pair()
    update = await one.hear("update")
    for command in (
        {"type": "play", "version": 1, "action": update["view"]["legal"][0]},
        {"type": "undo"},
        {"type": "resign"},
    ):
        one.say({"id": 1, **command})
        await one.answer(1)
    await two.hear_version(4)
    told = await steps(wire, first["table"], None)
    assert [step["event"]["text"] for step in told[2:]] == ["resign 0"]
    assert told[-1]["view"]["outcome"]["reason"] == "resigned"


@pytest.mark.parametrize(
    ("query", "code"), [("?seat=2", "bad-seats"), ("?seat=me", "bad-message"), ("?first=-1", "bad-message")]
)
async def test_a_question_that_cannot_be_answered_is_refused(wire: Wire, query: str, code: str) -> None:
    one, _, first, _ = await wire.pair()
    one.say({"type": "resign", "id": 1})
    await one.answer(1)
    answer = await wire.request("GET", f"/api/tables/{first['table']}/replay{query}")
    assert answer.json["code"] == code


def play_to_the_end(match: Match) -> None:
    while match.outcome is None:
        match.play(match.awaiting[0], match.legal(match.awaiting[0])[0])


@pytest.mark.parametrize("name", GAMES)
async def test_a_page_is_never_too_long(wire: Wire, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chabudai.server.reviews.steps.MOST_STEPS", 2)
    seats = min(GAMES[name].seats)
    people = await wire.gather(name, None, *[1] * (seats - 1))
    async with wire.services.table(people[0]["table"]) as table:
        await access.change(table, lambda _rows: play_to_the_end(table.match))
    answer = await wire.request("GET", f"/api/tables/{people[0]['table']}/replay?count=999")
    assert len(answer.json["steps"]) == 2
