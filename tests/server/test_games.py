"""Every game at every number of seats, played over the wire to its end by people and bots, with a spectator."""

import json

import msgspec
import pytest

from chabudai import GAMES, Dice, Match
from chabudai.core import CHANCE
from chabudai.match import record
from chabudai.match.log import Entry
from chabudai.server.tables import access
from tests.server.players import Player, play_out
from tests.server.wire import Wire, play_at_random

pytestmark = pytest.mark.anyio

TABLES = [(name, seats) for name, game in GAMES.items() for seats in game.seats]


def with_bots(seats: int, seed: int) -> list[int | None]:
    """A bot at every third seat, another one each time, and never only bots."""
    return [1 if seats > 2 and (seat + seed) % 3 == 0 else None for seat in range(seats)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
async def test_a_game_is_played_to_its_end_and_keeps_its_secrets(wire: Wire, name: str, seats: int) -> None:
    dice = play_at_random(wire, seats)
    people = await wire.gather(name, *with_bots(seats, seats))
    players = await play_out(wire, people, dice)
    table = people[min(people)]["table"]
    saved = record.read((await wire.request("GET", f"/api/tables/{table}/record")).body)
    assert record.check(saved).outcome is not None
    async with wire.services.table(table) as live, access.reading(live):
        log, options = list(live.match.log), live.match.options
    for player in players:
        check_versions(player)
        check_events(player, name, log)
    check_views(players, Match(GAMES[name], options, seats, strict=False), log)


def check_versions(player: Player) -> None:
    """Nobody misses an entry or hears of one twice."""
    heard = [event["version"] for update in player.seen for event in update["events"]]
    assert heard == list(range(1, player.seen[-1]["version"] + 1))


def check_events(player: Player, name: str, log: list[Entry]) -> None:
    """Until the end, a secret entry is told to its author alone."""
    for update in player.seen:
        if update["view"] is None or update["view"]["outcome"] is not None:
            continue
        for event in update["events"]:
            who, text, _ = log[event["version"] - 1]
            author = who if isinstance(who, int) else CHANCE
            hidden = GAMES[name].secret(author, text) and (author == CHANCE or author != update["you"])
            assert (event["text"] is None) == hidden


def check_views(players: list[Player], match: Match, log: list[Entry]) -> None:
    """Everything hidden is dealt again, and the messages to this viewer stay the same."""
    dice, checked = Dice(1), 0
    sent: dict[int, list[Player]] = {}
    views = [{update["version"]: update["view"] for update in player.seen} for player in players]
    for player, own in zip(players, views, strict=True):
        for version in own:
            sent.setdefault(version, []).append(player)
    for version, entry in enumerate(log, 1):
        match.append(entry)
        for player in sent.get(version, []):
            viewer = player.seen[0]["you"]
            world = match.state.copy()
            world.redeal(CHANCE if viewer is None else viewer, dice)
            expected = json.loads(msgspec.json.encode(match.game.view(world, viewer)))
            assert views[players.index(player)][version] == expected
            checked += 1
    assert checked > len(players)
