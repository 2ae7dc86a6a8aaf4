"""What one client can make a table keep in memory has a bound."""

import pytest

from chabudai.server.tables import access, commands
from tests.server.wire import Wire, a_legal_play

pytestmark = pytest.mark.anyio


async def test_events_since_any_version_are_told_and_only_recent_ones_are_kept(wire: Wire) -> None:
    one, two, first, _ = await wire.pair()
    version = 1
    for turn in range(10):
        mover = (one, two)[turn % 2]
        mover.say(a_legal_play(await mover.hear_version(version)))
        version += 1
        if (await mover.hear_version(version))["view"]["outcome"]:
            break
    for since in range(version):
        update = await (await wire.watch(first["table"], since=since)).hear("update")
        assert [event["version"] for event in update["events"]] == list(range(since + 1, version + 1))
    async with wire.services.table(first["table"]) as live, access.reading(live):
        kept = live.view_cache
        assert [since for since in range(version) if kept.events(None, since)] == list(
            range(max(0, version - 8), version)
        )


@pytest.mark.parametrize(
    "command",
    [{"type": "undo"}, {"type": "draw"}, {"type": "share", "on": True}],
    ids=["undo", "draw", "share"],
)
async def test_a_log_that_is_full_takes_play_and_the_end_alone(
    wire: Wire, monkeypatch: pytest.MonkeyPatch, command: dict[str, object]
) -> None:
    one, two, _, _ = await wire.pair()
    one.say(a_legal_play(await one.hear("update")))
    second = await two.hear_version(2)
    monkeypatch.setattr(commands, "MOST_ENTRIES", 2)
    one.say({**command, "id": 7})
    refusal = await one.answer(7)
    assert (refusal["code"], refusal["details"]) == ("log-full", {"most": 2})
    two.say(a_legal_play(second))
    await one.hear_version(3)
    one.say({"type": "resign", "id": 8})
    assert (await two.hear_version(4))["view"]["outcome"]
