"""Lessons over HTTP."""

import pytest

from tests.having import games_with
from tests.server.wire import Wire

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", games_with("lesson.json"))
async def test_a_lesson_is_told_to_anybody(wire: Wire, game: str) -> None:
    answer = await wire.request("GET", f"/api/lessons/{game}")
    assert (answer.status, answer.json["game"]) == (200, game)
    first = next(step for step in answer.json["steps"] if step["answers"])
    assert first["answers"][0]["action"] in first["view"]["legal"]


async def test_there_is_no_lesson_for_a_game_that_is_not_here(wire: Wire) -> None:
    answer = await wire.request("GET", "/api/lessons/chess")
    assert (answer.status, answer.json["code"]) == (422, "unknown-game")
