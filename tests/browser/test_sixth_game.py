"""The game that docs/add-a-game.md writes, on the page: without a board of its own it has the fallback board."""

import os
import random
from pathlib import Path
from typing import Any

import pytest

from chabudai.server.http.page import find_page
from tests.browser.conftest import House
from tests.browser.listening import Listener, play_to_the_end
from tests.browser.test_games import SIZES, start
from tests.sixth.building import NAME, copy_checkout, follow

PAINTED = False


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_the_sixth_game_is_played_to_its_end_by_clicking(visit: Any, size: str, tmp_path: Path) -> None:
    sources = copy_checkout(tmp_path / "chabudai")
    follow(sources)
    page_folder = find_page()
    assert page_folder
    path = os.pathsep.join([str(sources / "src"), os.environ.get("PYTHONPATH", "")])
    house = House(tmp_path / "data", CHABUDAI_PAGE=str(page_folder), PYTHONPATH=path).start()
    try:
        visitor = visit(**SIZES[size])
        listener = Listener(visitor.page)
        page = visitor.open(house.address)
        start(page, NAME.capitalize())

        def act(wish: dict[str, Any]) -> None:
            page.get_by_role("button", name=str(wish["stone"]), exact=False).first.click()

        play_to_the_end(page, listener, random.Random(size), act)
    finally:
        house.stop()
