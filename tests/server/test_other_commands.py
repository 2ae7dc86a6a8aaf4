"""Commands that are not play have rates of their own: a flood of them starves nobody's play and does not grow a log."""

from pathlib import Path
from typing import Any

import pytest

from chabudai.server.tables import access, commands
from tests.server.wire import Wire, a_legal_play, running, settings

pytestmark = pytest.mark.anyio

FLOOD: list[dict[str, Any]] = [
    {"type": "share", "on": True},
    {"type": "share", "on": False},
    {"type": "draw"},
    {"type": "undo"},
    {"type": "say", "phrase": "hello"},
    {"type": "arrange", "seat": 1, "bot": 1},
    {"type": "words", "text": "rice"},
]


async def test_a_flood_of_other_commands_leaves_the_play_of_the_household_alone(tmp_path: Path) -> None:
    """Two children at one address: the one who floods is refused, the other one plays on."""
    few: dict[str, Any] = {
        "address_commands": "3/hour",
        "address_other_commands": "4/hour",
        "other_commands": "1000/hour",
    }
    async with running(settings(tmp_path, **few)) as wire:
        _, two, first, second = await wire.pair()
        codes = []
        for number, command in enumerate(FLOOD, start=10):
            two.say({**command, "id": number})
            codes.append((await two.answer(number)).get("code"))
        assert codes[4:] == ["too-fast"] * 3
        for turn in range(3):
            mover = await wire.sit((first, second)[turn % 2])
            mover.say(a_legal_play(await mover.hear("update"), 100))
            assert (await mover.answer(100))["type"] == "done"


async def test_one_person_has_so_many_other_commands_whatever_socket_they_come_from(tmp_path: Path) -> None:
    async with running(settings(tmp_path, other_commands="2/hour")) as wire:
        one, two, first, _ = await wire.pair()
        again = await wire.sit(first)
        for number, socket in enumerate((one, again, again)):
            socket.say({"type": "share", "on": number % 2 == 0, "id": 10 + number})
            answered = await socket.answer(10 + number)
        assert (answered["code"], answered["details"]) == ("too-fast", {"seconds": 3600})
        two.say({"type": "share", "on": True, "id": 20})
        assert (await two.answer(20))["type"] == "done"


async def test_talk_and_play_do_not_count_as_other_commands(tmp_path: Path) -> None:
    async with running(settings(tmp_path, other_commands="1/hour")) as wire:
        one, _, _, _ = await wire.pair()
        update = await one.hear("update")
        for number in range(3):
            one.say({"type": "say", "phrase": "hello", "id": number})
            assert (await one.answer(number))["type"] == "done"
        one.say(a_legal_play(update, 9))
        assert (await one.answer(9))["type"] == "done"


@pytest.mark.parametrize(
    "command",
    [{"type": "arrange", "seat": 1, "bot": 1}, {"type": "sit", "seat": 1}, {"type": "words", "text": "a"}],
)
async def test_before_the_start_seats_and_words_change_only_so_often(
    wire: Wire, monkeypatch: pytest.MonkeyPatch, command: dict[str, object]
) -> None:
    """What is stored for a table that waits has a bound, too. Its people may still leave."""
    monkeypatch.setattr(commands, "MOST_ARRANGEMENTS", 4)
    seated = await wire.create(None, None, first=0)
    one = await wire.sit(seated)
    for number in range(3):
        one.say({"type": "words", "text": f"rice {number}", "id": number})
        assert (await one.answer(number))["type"] == "done"
    one.say({**command, "id": 7})
    refusal = await one.answer(7)
    assert (refusal["code"], refusal["details"]) == ("too-many", {"most": 4})
    async with wire.services.table(seated["table"]) as table, access.reading(table):
        assert table.saved.sittings + table.saved.words_count == 4
    one.say({"type": "leave", "id": 8})
    assert (await one.answer(8))["type"] == "done"


async def test_resigning_and_coming_back_for_ever_does_not_grow_a_log(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await wire.gather("taiki", None, None, None)
    one = await wire.sit(people[0])
    await one.hear("update")
    monkeypatch.setattr(commands, "MOST_ENTRIES", 2)
    one.say({"type": "resign", "id": 1})
    assert (await one.answer(1))["type"] == "done"
    one.say({"type": "return", "id": 2})
    assert (await one.answer(2))["code"] == "log-full"
