"""Connections break, and commands come twice, late or out of order: each is done once."""

from pathlib import Path
from random import Random

import pytest

from chabudai.match.log import Entry
from chabudai.server.tables import access
from tests.server.players import Player
from tests.server.wire import Message, Socket, Wire, a_legal_play, play_at_random, running, settings

pytestmark = pytest.mark.anyio


async def log_of(wire: Wire, table: str) -> list[Entry]:
    async with wire.services.table(table) as live, access.reading(live):
        return list(live.match.log)


async def test_a_command_that_comes_twice_is_done_once(wire: Wire) -> None:
    one, two, first, _ = await wire.pair()
    play = a_legal_play(await one.hear("update")) | {"key": "k1"}
    one.say(play)
    one.say(play | {"id": 2})
    assert [await one.answer(1), await one.answer(2)] == [
        {"type": "done", "id": 1, "version": 2},
        {"type": "done", "id": 2, "version": 2},
    ]
    two.say(a_legal_play(await two.hear_version(2)))
    await one.hear_version(3)
    one.say(play | {"id": 3})
    assert (await one.answer(3)) == {"type": "done", "id": 3, "version": 2}
    assert len(await log_of(wire, first["table"])) == 3


async def test_a_command_is_remembered_across_a_restart(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as wire:
        one, _, first, _ = await wire.pair()
        play = a_legal_play(await one.hear("update")) | {"key": "k1"}
        one.say(play)
        await one.hear("done")
    async with running(settings(tmp_path)) as wire:
        one = await wire.sit(first)
        one.say(play)
        assert (await one.answer(1)) == {"type": "done", "id": 1, "version": 2}
        assert len(await log_of(wire, first["table"])) == 2


async def test_a_key_belongs_to_one_seat(wire: Wire) -> None:
    one, two, _, _ = await wire.pair()
    one.say(a_legal_play(await one.hear("update")) | {"key": "k"})
    two.say(a_legal_play(await two.hear_version(2)) | {"key": "k"})
    assert (await two.answer(1))["version"] == 3


async def test_a_refused_command_may_be_sent_again_with_its_key(wire: Wire) -> None:
    one, two, _, _ = await wire.pair()
    update = await one.hear("update")
    early = a_legal_play(update) | {"key": "k"}
    two.say(early)
    assert (await two.answer(1))["code"] == "not-awaited"
    one.say(a_legal_play(update))
    two.say(a_legal_play(await two.hear_version(2), 2) | {"key": "k"})
    assert (await two.answer(2))["type"] == "done"


async def test_resigning_twice_is_resigning_once(wire: Wire) -> None:
    people = await wire.gather("taiki", None, None, None)
    one = await wire.sit(people[0])
    for number in (1, 2):
        one.say({"type": "resign", "id": number, "key": "k"})
    assert (await one.answer(1)) | {"id": 2} == await one.answer(2)
    texts = [entry.text for entry in await log_of(wire, people[0]["table"])]
    assert texts.count("bot 0") == 1


async def test_commands_out_of_order_are_refused_or_done_but_never_twice(wire: Wire) -> None:
    """One table, every command sent three times in a shuffled order: each log entry comes from one command."""
    one, two, first, _ = await wire.pair()
    dice, sockets, updates = Random(3), (one, two), [await one.hear("update"), await two.hear("update")]
    for move in range(6):
        seat = updates[0]["view"]["awaiting"][0]
        if updates[0]["view"]["outcome"]:
            break
        play = a_legal_play(updates[seat]) | {"key": f"move {move}"}
        late = a_legal_play(updates[seat]) | {"key": f"other {move}", "action": play["action"]}
        crowd = [play | {"id": 3 * move}, play | {"id": 3 * move + 1}, late | {"id": 3 * move + 2}]
        dice.shuffle(crowd)
        for command in crowd:
            sockets[seat].say(command)
        answer = await sockets[seat].hear("done")
        while answer["id"] < 3 * move:
            answer = await sockets[seat].hear("done")
        updates = [await socket.hear_version(updates[0]["version"] + 1) for socket in sockets]
        assert answer["version"] == updates[0]["version"]
    assert len(await log_of(wire, first["table"])) == updates[0]["version"]


class Unlucky(Player):
    """The line is cut once, just before the message of this number would be heard."""

    def __init__(self, socket: Socket, wire: Wire, seated: Message, index: int) -> None:
        super().__init__(socket, Random(1))
        self._wire, self._seated, self._index = wire, seated, index

    async def play_out(self) -> Message:
        while not self.seen or not self._is_over():
            if self.heard == self._index:
                await self.socket.hang_up()
                since = self.seen[-1]["version"] if self.seen else 0
                self.come_back(await self._wire.sit(self._seated, since))
            self._take(await self.socket.hear())
            self._act()
        return self.seen[-1]


LAST_INDEX = 30


@pytest.mark.parametrize("index", range(LAST_INDEX))
async def test_a_line_may_break_before_any_message(wire: Wire, index: int) -> None:
    """Seat 0 comes back, repeats what was not answered, and neither misses an entry nor plays one twice."""
    play_at_random(wire, 7)
    seated = await wire.create(None, 2, first=0)
    one = Unlucky(await wire.sit(seated), wire, seated, index)
    ended = await one.play_out()
    heard = [event["version"] for update in one.seen for event in update["events"]]
    assert heard == list(range(1, ended["version"] + 1))


async def test_a_game_has_no_message_after_the_last_index(wire: Wire) -> None:
    play_at_random(wire, 7)
    one = Player(await wire.sit(await wire.create(None, 2, first=0)), Random(1))
    await one.play_out()
    assert one.heard <= LAST_INDEX
