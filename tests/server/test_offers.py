"""Undo and rematch."""

from pathlib import Path

import pytest

from tests.server.wire import Message, Socket, Turned, Wire, a_legal_play, play_at_random, running, settings

pytestmark = pytest.mark.anyio

UNDO = {"type": "undo", "id": 1}
REMATCH = {"type": "rematch", "id": 2}


async def one_move_each(wire: Wire) -> tuple[Socket, Socket]:
    one, two, _, _ = await wire.pair()
    one.say(a_legal_play(await one.hear("update")))
    two.say(a_legal_play(await two.hear_version(2)))
    await one.hear_version(3)
    return one, two


async def resigned(wire: Wire) -> tuple[Socket, Socket, Message, Message]:
    one, two, first, second = await wire.pair()
    one.say({"type": "resign", "id": 1})
    await one.hear_version(2)
    await two.hear_version(2)
    return one, two, first, second


async def test_a_move_nobody_has_answered_is_taken_back_at_once(wire: Wire) -> None:
    one, two, _, _ = await wire.pair()
    one.say(a_legal_play(await one.hear("update")))
    assert (await one.hear_version(2))["can_undo"]
    one.say(UNDO)
    update = await two.hear_version(3)
    assert update["view"]["awaiting"] == [0]
    assert not update["can_undo"]


async def test_a_move_that_was_answered_is_taken_back_if_the_other_agrees(wire: Wire) -> None:
    one, two = await one_move_each(wire)
    one.say(UNDO)
    assert (await two.hear_version(4))["offers"]["undo"] == 0
    two.say({"type": "answer", "id": 3, "yes": True})
    update = await one.hear_version(5)
    assert update["offers"]["undo"] is None
    assert update["view"]["tokens"].count(None) == 16


async def test_a_move_that_was_answered_stays_if_the_other_declines(wire: Wire) -> None:
    one, two = await one_move_each(wire)
    one.say(UNDO)
    await two.hear_version(4)
    two.say({"type": "answer", "id": 3, "yes": False})
    update = await one.hear_version(5)
    assert update["offers"]["undo"] is None
    assert update["view"]["tokens"].count(None) == 14


async def test_a_question_can_be_withdrawn_and_is_not_asked_again_at_once(wire: Wire) -> None:
    one, two = await one_move_each(wire)
    one.say(UNDO)
    assert (await two.hear_version(4))["offers"]["undo"] == 0
    one.say({"type": "answer", "id": 3, "yes": False})
    assert (await two.hear_version(5))["offers"]["undo"] is None
    two.say({"type": "answer", "id": 4, "yes": True})
    assert (await two.answer(4))["code"] == "refused"
    one.say(UNDO | {"id": 5})
    assert (await one.answer(5))["code"] == "already-asked"


async def test_asking_twice_to_take_back_is_asking_once(wire: Wire) -> None:
    one, two = await one_move_each(wire)
    one.say(UNDO)
    one.say(UNDO)
    assert [(await one.hear("done"))["version"] for _ in range(2)] == [4, 4]
    assert (await two.hear_version(4))["offers"]["undo"] == 0


async def test_the_same_people_play_again_when_both_want_to(wire: Wire) -> None:
    one, two, first, second = await resigned(wire)
    spectator = await wire.watch(first["table"])
    await spectator.hear("update")
    one.say(REMATCH)
    update = await two.hear("update")
    while not update["offers"]["rematch"]:
        update = await two.hear("update")
    assert update["offers"]["rematch"] == [0]
    two.say(REMATCH)
    moves = [await socket.hear("moved") for socket in (one, two, spectator)]
    assert len({move["table"] for move in moves}) == 1
    assert moves[0]["table"] != first["table"]
    assert [move["token"] for move in moves] == [first["token"], second["token"], None]
    again = await (await wire.sit(moves[0])).hear("update")
    assert (again["you"], again["started"], again["view"]["outcome"]) == (0, True, None)
    assert [person["name"] for person in again["people"]] == ["Aiko", "Bruno"]
    assert again["options"]["first"] == 1


async def test_a_click_again_or_a_return_finds_the_same_next_game(wire: Wire) -> None:
    one, two, first, second = await resigned(wire)
    one.say(REMATCH)
    one.say(REMATCH)
    two.say(REMATCH)
    table = (await one.hear("moved"))["table"]
    one.say(REMATCH)
    assert (await one.hear("moved"))["table"] == table
    returned = await wire.sit(second)
    assert (await returned.hear("moved")) == {"type": "moved", "table": table, "token": second["token"]}
    reader = await wire.watch(first["table"])
    assert (await reader.hear("update"))["offers"]["rematch"] == [0, 1]
    assert reader.news() == []
    watching = await wire.watch(first["table"], since=2)
    assert (await watching.hear("moved"))["table"] == table


async def test_a_bot_always_wants_another_game(wire: Wire) -> None:
    seated = await wire.create(None, 2, first=0)
    one = await wire.sit(seated)
    one.say({"type": "resign", "id": 1})
    await one.hear("done")
    one.say(REMATCH)
    moved = await one.hear("moved")
    again = await wire.sit(moved)
    update = await again.hear("update")
    assert [person["bot"] for person in update["people"]] == [None, 2]
    assert (await again.hear_version(2))["events"][-1]["who"] == 1


async def test_without_a_beginner_named_by_the_host_chance_decides_again(wire: Wire) -> None:
    seated = await wire.create(None, 1)
    one = await wire.sit(seated)
    one.say({"type": "resign", "id": 1})
    await one.hear("done")
    one.say(REMATCH)
    update = await (await wire.sit(await one.hear("moved"))).hear("update")
    assert "first" not in update["options"]
    assert update["events"][0]["text"] in {"first 0", "first 1"}


DRAW = {"type": "draw", "id": 4}


async def test_a_draw_is_agreed_between_two_sides(wire: Wire) -> None:
    one, two, _, _ = await wire.pair()
    one.say(DRAW)
    assert (await two.hear_version(2))["offers"]["draw"] == 0
    two.say({"type": "answer", "id": 5, "yes": True})
    ended = await one.hear_version(3)
    assert ended["view"]["outcome"] == {"ranks": [1, 1], "scores": [0, 0], "reason": "agreed"}


async def test_what_was_declined_is_not_asked_again_before_the_next_action(wire: Wire) -> None:
    one, two, _, _ = await wire.pair()
    one.say(DRAW)
    await two.hear_version(2)
    two.say({"type": "answer", "id": 5, "yes": False})
    update = await one.hear_version(3)
    one.say(DRAW | {"id": 6})
    assert (await one.answer(6))["code"] == "already-asked"
    one.say(a_legal_play(update, 7))
    assert (await one.answer(7))["type"] == "done"
    one.say(DRAW | {"id": 8})
    assert (await one.answer(8))["type"] == "done"


async def test_one_offer_waits_for_its_answer_before_another_is_made(wire: Wire) -> None:
    one, two, _, _ = await wire.pair()
    one.say(DRAW)
    await two.hear_version(2)
    two.say(DRAW)
    assert (await two.answer(4))["code"] == "already-asked"


async def test_a_draw_among_three_sides_is_refused(wire: Wire) -> None:
    people = await wire.gather("taiki", None, None, None)
    one = await wire.sit(people[0])
    one.say(DRAW)
    assert (await one.answer(4))["code"] == "illegal-action"


async def test_a_bot_plays_on(wire: Wire) -> None:
    one = await wire.sit(await wire.create(None, 2, first=0))
    one.say(DRAW)
    declined = await one.hear_version(3)
    assert [event["text"] for event in declined["events"]][-1] == "decline 1"
    assert declined["view"]["outcome"] is None


async def test_everybody_else_has_to_agree_to_an_undo(wire: Wire) -> None:
    people = await wire.gather("taiki", None, None, None, 1, options={"first": 0})
    sockets = [await wire.sit(people[seat]) for seat in range(3)]
    sockets[0].say(a_legal_play(await sockets[0].hear("update")))
    await sockets[0].answer(1)
    sockets[0].say(UNDO | {"id": 2})
    asked = (await sockets[0].answer(2))["version"]
    assert (await sockets[1].hear_version(asked))["offers"]["undo"] == 0
    sockets[1].say({"type": "answer", "id": 3, "yes": True})
    await sockets[1].answer(3)
    update = await sockets[2].hear_version(asked + 1)
    assert (update["offers"]["undo"], update["offers"]["agreed"]) == (0, [1])
    sockets[2].say({"type": "answer", "id": 4, "yes": True})
    agreed = await sockets[2].hear_version(asked + 2)
    assert agreed["offers"]["undo"] is None
    assert agreed["events"][-1]["text"].startswith("undo 0 ")


CLOCK = {"bank": 60, "increment": 5}


async def test_on_a_clock_an_undo_is_a_question_and_gives_the_time_back(tmp_path: Path) -> None:
    time = Turned()
    async with running(settings(tmp_path), time) as wire:
        people = await wire.gather("okiya", None, None, clock=CLOCK, options={"first": 0})
        one, two = [await wire.sit(people[seat]) for seat in (0, 1)]
        time.turn(10)
        one.say(a_legal_play(await one.hear("update")))
        assert not (await one.hear_version(2))["can_undo"]
        time.turn(20)
        one.say(UNDO)
        asked = await two.hear_version(3)
        assert (asked["offers"]["undo"], asked["view"]["awaiting"]) == (0, [1])
        assert asked["times"]["left"] == [55_000, 40_000]
        time.turn(5)
        two.say({"type": "answer", "id": 3, "yes": True})
        update = await two.hear_version(4)
        assert update["view"]["awaiting"] == [0]
        assert (update["times"]["left"], update["times"]["running"]) == ([50_000, 60_000], [0])
    async with running(settings(tmp_path), time) as wire:
        again = await (await wire.sit(people[1])).hear("update")
        assert (again["times"]["left"], again["times"]["running"]) == ([50_000, 60_000], [0])


async def test_on_a_clock_a_declined_undo_gives_nobody_time(tmp_path: Path) -> None:
    time = Turned()
    async with running(settings(tmp_path), time) as wire:
        people = await wire.gather("okiya", None, None, clock=CLOCK, options={"first": 0})
        one, two = [await wire.sit(people[seat]) for seat in (0, 1)]
        one.say(a_legal_play(await one.hear("update")))
        await one.answer(1)
        one.say(UNDO | {"id": 2})
        await two.hear_version(3)
        time.turn(5)
        two.say({"type": "answer", "id": 3, "yes": False})
        update = await two.hear_version(4)
        assert (update["times"]["left"], update["times"]["running"]) == ([65_000, 55_000], [1])


async def test_on_a_clock_bots_let_a_move_be_taken_back_at_once(wire: Wire) -> None:
    play_at_random(wire, 1)
    people = await wire.gather("okiya", None, 1, clock=CLOCK, options={"first": 0})
    one = await wire.sit(people[0])
    one.say(a_legal_play(await one.hear("update")))
    update = await one.hear_version(3)
    one.say(UNDO | {"id": 2})
    assert (await one.answer(2))["type"] == "done"
    update = await one.hear_version(update["version"] + 2)
    assert update["view"]["awaiting"] == [0]
    assert update["view"]["tokens"].count(None) == 16
