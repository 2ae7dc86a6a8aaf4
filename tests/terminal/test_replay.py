"""Saved games can be looked at step by step, from every seat."""

from pathlib import Path

import pytest

from chabudai import game
from chabudai.cli.simulate import random_game
from chabudai.errors import BadRecord
from chabudai.match import record
from chabudai.terminal.replaying import Past, ReplayApp, read_record
from tests.terminal.sitting import SMALL

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def saved(name: str, seats: int) -> record.Record:
    return random_game(game(name), {}, seats, 3, 0)


async def test_keys_walk_through_a_record_and_around_the_table() -> None:
    told = saved("taiki", 3)
    app = ReplayApp(Past(told), "fr")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("end")
        await pilot.pause()
        assert app.sight is not None
        assert app.sight.view is not None
        assert app.sight.view.outcome == told.outcome
        await pilot.press("left", "left", "v")
        await pilot.pause()
        assert (app.past.at, app.past.seat) == (len(told.log) - 2, 1)
        await pilot.press("home", "left")
        assert app.past.at == 0
        assert "Étape 0" in app.prompt_line(app.sight, app.look(app.sight)).plain


def test_a_step_back_shows_what_a_step_forward_showed() -> None:
    past = Past(saved("antayagi", 4))
    past.go(9)
    before = past.sight()
    past.go(past.length)
    past.go(9)
    assert past.sight() == before


def test_each_seat_sees_only_what_it_could_see() -> None:
    past = Past(saved("taiki", 3))
    past.go(past.length // 2)
    for _ in range(3):
        sight = past.sight()
        view = sight.view
        assert view is not None
        assert view.hand == past._match.view(past.seat).hand  # type: ignore[attr-defined]
        past.turn_seat()
    spectator = past.sight().view
    assert spectator is not None
    assert spectator.hand is None


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "wrong.json"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BadRecord):
        read_record(path)
    with pytest.raises(BadRecord):
        read_record(tmp_path / "absent.json")


def test_the_first_of_several_records_is_read(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    told = saved("okiya", 2)
    path.write_text(f"{told.to_json()}\n{told.to_json()}\n")
    assert read_record(path) == told
