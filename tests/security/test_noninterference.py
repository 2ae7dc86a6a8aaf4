"""Two live servers that differ only in what a viewer cannot know: every byte it is given must be the same.

Test twins are two logs with the same view for one viewer after every entry (tests/test_secrecy.py says that the view
itself tells nothing). Here everything else that a server sends is compared: live events, coming back, errors, talk,
requests about records, replays and analysis, and what a bot is fed. Same bytes are also of the same length.
"""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from chabudai import GAMES
from chabudai.games.card import Game
from chabudai.match import Match
from chabudai.match.log import Entry
from tests.security.seats import ask_around, come_back, table_of, watch_live
from tests.security.twins import Twins, twins
from tests.server.browsers import Browser
from tests.server.wire import PATIENCE, Turned, running, settings
from tests.walk import of_game

pytestmark = pytest.mark.anyio

ENTRIES = 22
LEAST = 12
every_game = pytest.mark.parametrize("game", GAMES)


def pairs(game: str, seed: int, count: int) -> list[Twins]:
    """Of some variants, as the first seat, the last one and a spectator see them."""
    chosen = of_game(game).VARIANTS[:count]
    found = [
        pair.later_shuffles_cut(LEAST)
        for seats, options in chosen
        for viewer in (0, seats - 1, None)
        for pair in twins((game, seats, options), viewer, seed, ENTRIES)
    ]
    return [pair for pair in found if len(pair.left) >= pair.begun]


async def in_world(folder: Path, chosen: list[Twins], side: str) -> list[Any]:
    """All that the viewer of each pair is told, in a server where all are laid out on this side."""
    told: list[Any] = []
    async with running(settings(folder, notice_seconds=1_000), Turned()) as wire:
        browser = await Browser(wire).guest("Aiko")
        person = (await wire.services.identity_of(browser.cookie or "")).person
        for number, pair in enumerate(chosen):
            log: list[Entry] = getattr(pair, side)
            name = f"table{number}"
            await wire.services.add_table(table_of(pair, log[: pair.begun], name, person))
            told.append(await watch_live(wire, pair, log, name))
            told.append(await come_back(wire, pair, name))
            told.append(await ask_around(wire, pair, name, **browser.headers))
    return told


async def check(folder: Path, chosen: list[Twins]) -> None:
    left = await in_world(folder / "left", chosen, "left")
    right = await in_world(folder / "right", chosen, "right")
    for number, (one, two) in enumerate(zip(left, right, strict=True)):
        assert one == two, (chosen[number // 3].variant, chosen[number // 3].viewer)


@every_game
async def test_what_a_viewer_cannot_know_changes_no_byte_of_any_channel(tmp_path: Path, game: str) -> None:
    chosen = pairs(game, 5, 1)
    assert game == "okiya" or any(pair.left != pair.right for pair in chosen)
    await check(tmp_path, chosen)


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("seed", range(100, 2_100, 100))
async def test_in_many_games_of_every_variant(tmp_path: Path, game: str, seed: int) -> None:
    await check(tmp_path, pairs(game, seed, 99))


async def fed(folder: Path, chosen: list[Twins], side: str) -> list[Any]:
    """What the bots of these seats are given to think about."""
    given: asyncio.Queue[Any] = asyncio.Queue()

    async def choose(game: Game, level: int, view: bytes, *_more: object) -> str:
        given.put_nowait((game.name, level, view))
        await asyncio.Event().wait()  # it thinks until the server stops
        return ""

    async with running(settings(folder), Turned()) as wire:
        wire.services.workers.choose = choose  # type: ignore[assignment, method-assign]
        found = []
        for number, pair in enumerate(chosen):
            await wire.services.add_table(table_of(pair, getattr(pair, side), f"table{number}", None))
            found.append(await asyncio.wait_for(given.get(), PATIENCE))
        return found


@every_game
async def test_a_bot_is_fed_the_same_where_its_seat_knows_the_same(tmp_path: Path, game: str) -> None:
    chosen = [awaiting for pair in pairs(game, 9, 2) for awaiting in waiting_for_viewer(pair)]
    left, right = await fed(tmp_path / "l", chosen, "left"), await fed(tmp_path / "r", chosen, "right")
    assert left == right
    assert chosen


def waiting_for_viewer(pair: Twins) -> list[Twins]:
    """The latest moment at which the viewer is awaited, if there is one."""
    game, seats, options = pair.variant
    for end in range(len(pair.left), pair.begun - 1, -1):
        match = Match(GAMES[game], options, seats).replay(pair.left[:end])
        if pair.viewer is not None and match.awaiting[:1] == [pair.viewer]:
            return [Twins(pair.variant, pair.viewer, pair.left[:end], pair.right[:end])]
    return []
