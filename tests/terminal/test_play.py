"""People play in the terminal with keys and mouse alone."""

import json
from pathlib import Path
from typing import Any

import pytest

from chabudai import GAMES, game
from chabudai.drawing.text import Plain
from chabudai.match import record
from chabudai.terminal.app import TableApp
from chabudai.terminal.board import BoardWidget
from chabudai.terminal.words import LANGUAGES, say
from tests.having import games_with
from tests.terminal.sitting import SMALL, act, home, my_turn, play_to_the_end, seen

pytestmark = pytest.mark.anyio

LEAN: dict[str, dict[str, Any]] = {"tayu": {"edition": "goliath"}, "antayagi": {"seats": 3}}


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.parametrize("name", GAMES)
async def test_every_game_can_be_played_to_its_end(name: str) -> None:
    table = home(name, **LEAN.get(name, {}))
    app = TableApp(table, "en")
    async with app.run_test(size=SMALL) as pilot:
        assert await play_to_the_end(app, pilot) > 1
        outcome = seen(app).outcome
        prompt = app.prompt_line(app.sight, app.look(app.sight)).plain if app.sight else ""
    assert outcome is not None
    assert "(" not in prompt or name not in games_with("terminal.py"), "the reason has no words"
    kept = table.record()
    assert kept is not None
    assert record.check(record.read(kept)).outcome == outcome


async def test_a_game_without_a_drawing_can_be_played_to_its_end() -> None:
    app = TableApp(home("okiya"), "fr")
    app._drawing = Plain(game("okiya"))
    async with app.run_test(size=SMALL) as pilot:
        assert await play_to_the_end(app, pilot) > 1
        assert seen(app).outcome is not None


@pytest.mark.parametrize("size", [(30, 8), (200, 60)])
async def test_any_size_of_terminal_can_be_played_in(size: tuple[int, int]) -> None:
    app = TableApp(home("yutaka"), "fr")
    async with app.run_test(size=size) as pilot:
        await my_turn(app, pilot)
        await act(app, pilot, "down", "right")
        await pilot.resize_terminal(*SMALL)
        await my_turn(app, pilot)
        await act(app, pilot)


async def test_a_click_plays_where_it_points() -> None:
    app = TableApp(home("okiya"), "en")
    async with app.run_test(size=SMALL) as pilot:
        view = await my_turn(app, pilot)
        wanted = view.legal[-1].cell
        board = app.query_one(BoardWidget)
        spot = next(spot for spot in board.canvas.spots if spot.name == wanted)
        left = (board.size.width - board.canvas.width) // 2
        top = (board.size.height - board.canvas.height) // 2
        await pilot.click(BoardWidget, offset=(left + spot.column + 1, top + spot.row + 1))
        await pilot.pause()
        assert seen(app).tokens[list("abcd").index(wanted[0]) + 4 * (int(wanted[1]) - 1)] == 0


async def test_a_move_can_be_typed_as_the_log_writes_it() -> None:
    app = TableApp(home("okiya"), "en")
    async with app.run_test(size=SMALL) as pilot:
        wanted = (await my_turn(app, pilot)).legal[0].cell
        await pilot.press("colon", *wanted, "enter")
        await pilot.pause()
        assert seen(app).tokens.count(0) == 1


async def test_a_bid_is_typed_by_its_digits() -> None:
    app = TableApp(home("tayu", 3, first=0), "en")
    async with app.run_test(size=SMALL) as pilot:
        await my_turn(app, pilot)
        await pilot.press("2", "4", "enter")
        await pilot.pause()
        assert 24 in [bid.amount for bid in seen(app).bids]


async def test_a_wrong_text_is_refused_with_an_example_and_changes_nothing() -> None:
    app = TableApp(home("okiya"), "fr")
    async with app.run_test(size=SMALL) as pilot:
        view = await my_turn(app, pilot)
        await pilot.press("colon", "z", "9", "enter")
        await pilot.pause()
        assert app.sight is not None
        told = app.prompt_line(app.sight, app.look(app.sight)).plain
        assert "«\u00a0z9\u00a0»" in told
        assert view.legal[0].cell in told
        assert seen(app) == view


async def test_an_action_of_several_steps_can_be_reconsidered() -> None:
    app = TableApp(home("yutaka"), "en")
    async with app.run_test(size=SMALL) as pilot:
        while seen_phase(await my_turn(app, pilot)) != "play":
            await act(app, pilot)
        await pilot.press("enter")
        assert [len(step) > 0 for step in app.choosing.chosen] == [True]
        await pilot.press("escape")
        assert not app.choosing.chosen


def seen_phase(view: Any) -> str:
    return str(view.phase)


async def test_the_last_action_can_be_taken_back() -> None:
    app = TableApp(home("okiya"), "en")
    async with app.run_test(size=SMALL) as pilot:
        before = await my_turn(app, pilot)
        await act(app, pilot)
        await my_turn(app, pilot)
        assert seen(app).tokens != before.tokens
        await pilot.press("u")
        await pilot.pause()
        assert seen(app).tokens == before.tokens


async def test_there_is_nothing_to_take_back_before_the_first_action() -> None:
    app = TableApp(home("okiya", first=0), "en")
    async with app.run_test(size=SMALL) as pilot:
        before = await my_turn(app, pilot)
        await pilot.press("u")
        await pilot.pause()
        assert seen(app) == before


async def test_leaving_and_resigning_ask_twice() -> None:
    app = TableApp(home("okiya"), "en")
    async with app.run_test(size=SMALL) as pilot:
        await my_turn(app, pilot)
        await pilot.press("x", "up", "x")
        await pilot.pause()
        assert seen(app).outcome is None
        await pilot.press("x")
        await pilot.pause()
        assert seen(app).outcome.reason == "resigned"
        await pilot.press("n")
        assert (await my_turn(app, pilot)).outcome is None
        await pilot.press("q", "q")
    assert app.return_code == 0


async def test_the_language_changes_at_a_key() -> None:
    app = TableApp(home("taiki"), "en")
    async with app.run_test(size=SMALL) as pilot:
        await my_turn(app, pilot)
        for language in (*LANGUAGES, LANGUAGES[0]):
            assert app.language == language
            assert say(language, "your-turn") in app.export_screenshot().replace("&#160;", " ")
            await pilot.press("l")
            await pilot.pause()


async def test_the_game_is_saved_as_a_record(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    app = TableApp(home("taiki", 3), "en", path)
    async with app.run_test(size=SMALL) as pilot:
        await my_turn(app, pilot)
        await act(app, pilot)
        await pilot.press("s")
        await pilot.pause()
    assert json.loads(path.read_text())["game"] == "taiki"
    assert record.replay(record.read(path.read_text())).seats == 3


async def test_help_opens_and_closes() -> None:
    app = TableApp(home("okiya"), "fr")
    async with app.run_test(size=SMALL) as pilot:
        await my_turn(app, pilot)
        await pilot.press("question_mark")
        await pilot.pause()
        assert "abandonner" in app.export_screenshot()
        await pilot.press("escape")
        await pilot.pause()
        assert len(app.screen_stack) == 1
