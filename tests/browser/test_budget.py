"""The page is light: what it asks for before it can be used is counted, packed, byte by byte."""

from typing import Any

import pytest
from playwright.sync_api import expect

from chabudai.games import GAMES
from chabudai.server.http.page import find_page
from web.game_server import sit
from web.page_weight import BOARD, FIRST_VIEW, weight


def test_the_first_view_is_light(visit: Any) -> None:
    page = visit().open()
    expect(page.get_by_role("button", name="Okiya: Against a bot")).to_be_visible()
    built = find_page()
    assert built
    assert 0 < weight(page, built) <= FIRST_VIEW


@pytest.mark.parametrize("name", GAMES)
def test_a_table_with_its_board_is_light(visit: Any, name: str) -> None:
    visitor = visit(360, 740)
    place = sit(visitor.house.address.rstrip("/"), name, GAMES[name].seats[0])
    visitor.context.add_init_script(f"localStorage.setItem('chabudai.seats', {place.kept!r})")
    page = visitor.open(f"table/{place.table}")
    expect(page.locator("section.board button").first).to_be_visible()
    built = find_page()
    assert built
    assert 0 < weight(page, built) <= BOARD
