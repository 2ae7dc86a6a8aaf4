"""Run in a copy of the house that has the sixth game: bots, a table on the server, the terminal, arrays, a picture."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from chabudai import GAMES, Dice, Match, game
from chabudai.bots import LEVELS
from chabudai.bots.levels import choose
from chabudai.match import record
from chabudai.terminal.app import TableApp
from tests.released import need
from tests.server.wire import a_legal_play, running, settings
from tests.terminal.sitting import SMALL, home, play_to_the_end, seen

NAME = "shells"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def test_shells_is_the_sixth_game() -> None:
    assert list(GAMES)[5:] == [NAME]


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_of_every_level_plays_shells(level: int) -> None:
    dice = Dice(level)
    match = Match(game(NAME), chance=lambda _entry: dice)
    match.begin()
    while not match.outcome:
        seat = match.awaiting[0]
        match.play(seat, match.game.notation.format(choose(match.game, match.view(seat), level, dice)))
    assert record.check(record.of(match)).outcome == match.outcome


def test_the_strongest_bot_of_shells_wins_more_than_half_against_anything() -> None:
    won = 0
    for seed in range(40):
        dice, strong = Dice(seed), seed % 2
        match = Match(game(NAME), chance=lambda _entry, dice=dice: dice)  # type: ignore[misc]
        match.begin()
        while not match.outcome:
            seat = match.awaiting[0]
            legal = match.legal(seat)
            text = legal[dice.below(len(legal))]
            if seat == strong:
                text = match.game.notation.format(choose(match.game, match.view(seat), 3, dice))
            match.play(seat, text)
        won += match.outcome.winners() == [strong]
    assert won > 20


@pytest.mark.anyio
async def test_a_table_of_shells_on_the_server_comes_to_its_end(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as wire:
        cards = (await wire.request("GET", "/api/games")).json
        assert NAME in [card["name"] for card in cards]
        seated = (await wire.gather(NAME, None, 2, options={}))[0]
        one = await wire.sit(seated)
        update: Any = await one.hear("update")
        while update["view"]["outcome"] is None:
            if update["view"]["legal"]:
                one.say(a_legal_play(update))
            update = await one.hear_version(update["version"] + 1)
        assert sorted(update["view"]["outcome"]["ranks"]) == [1, 2]


@pytest.mark.anyio
async def test_shells_is_played_in_the_terminal_to_its_end() -> None:
    app = TableApp(home(NAME), "fr")
    async with app.run_test(size=SMALL) as pilot:
        assert await play_to_the_end(app, pilot) == 3
        assert seen(app).outcome is not None


def test_a_notebook_shows_a_view_of_shells() -> None:
    match = Match(game(NAME), chance=lambda _entry: Dice(1))
    match.begin()
    assert match.view(0)._repr_svg_().startswith("<svg")
    assert msgspec.json.encode(match.view(None))


@pytest.mark.filterwarnings("ignore:Observation")
def test_petting_zoo_is_content_with_shells() -> None:
    need("pettingzoo")
    from pettingzoo.test import api_test

    from chabudai.research.petting import env

    assert api_test(env(NAME), num_cycles=30) is None
