"""A game that is over is looked at again, judged, and played on from one of its moments."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.analysis.games import played
from tests.browser.people import new_game, open_tiles, result, take_a_tile, wait_for_turn_or_end
from tests.browser.test_access import scrolls_sideways, violations


def now(page: Page) -> int:
    """The number of entries in the address."""
    found = re.search(r"#(\d+)$", page.url)
    assert found, page.url
    return int(found[1])


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Moment of the game", exact=True)


def test_a_finished_game_is_stepped_through_judged_and_played_on(visit: Any) -> None:
    page = visit(1440, 900).open()
    new_game(page)
    while wait_for_turn_or_end(page):
        take_a_tile(page)
    expect(result(page)).to_be_visible()
    page.get_by_role("link", name="Review").click()
    page.wait_for_url("**/replay#*")
    expect(slider(page)).to_have_value("0")
    start = now(page)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert now(page) == start + 2
    expect(page.get_by_role("button", name=re.compile("^2 "), exact=False)).to_have_attribute(
        "aria-current", "step"
    )
    page.keyboard.press("End")
    end = now(page)
    page.keyboard.press("Home")
    assert now(page) == start
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Stop")).to_be_visible()
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play by itself")).to_be_visible()

    page.get_by_role("button", name="Analyse this game").click()
    expect(page.get_by_role("table", name="Skill and luck")).to_be_visible(timeout=120_000)
    expect(page.get_by_role("img", name=re.compile("Chances of winning"))).to_be_visible()
    page.get_by_text("All figures as a table").click()
    assert violations(page) == []

    elsewhere = visit(360, 740, color_scheme="dark").open(f"{page.url.split('#')[0]}#{end}")
    expect(slider(elsewhere)).not_to_have_value("0")
    assert now(elsewhere) == end
    assert violations(elsewhere) == []
    assert not scrolls_sideways(elsewhere)

    page.keyboard.press("Home")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile(r"/table/\w+$"))
    expect(page.get_by_text("What if: this game goes on from another one")).to_be_visible()
    expect(open_tiles(page).first).to_be_visible()
    take_a_tile(page)
    page.get_by_role("link", name="See the moment").click()
    page.wait_for_url(f"**/replay#{start}")


def test_the_better_move_is_drawn_on_the_position_before_a_mistake(visit: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.chabudai.json"
    file.write_text(played("okiya").to_json(), encoding="utf-8")
    page = visit(360, 740).open("import")
    page.get_by_label("Choose a file").last.set_input_files(file)
    expect(slider(page)).to_be_enabled()
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.get_by_role("table", name="Skill and luck")).to_be_visible(timeout=120_000)
    moves = page.get_by_role("list", name="Moves").get_by_role("button")
    moves.filter(has_text=re.compile("Mistake|Blunder")).first.click()
    mistake, persons = now(page), page.locator("[data-board] [role=gridcell] .taken")
    # Two entries lay the game out.
    made = mistake - 2
    expect(persons).to_have_count(made)
    drawn = page.locator("[data-board] .meant")
    better = page.get_by_role("button", name="Show the better move")

    better.press("Enter")
    expect(better).to_have_attribute("aria-pressed", "true")
    expect(drawn).to_be_in_viewport()
    expect(persons).to_have_count(made - 1)
    expect(page.get_by_text(re.compile("Better for "))).to_have_count(2)
    assert now(page) == mistake
    assert violations(page) == []
    assert not scrolls_sideways(page)
    better.press("Enter")
    expect(drawn).to_have_count(0)
    expect(persons).to_have_count(made)

    page.locator(".verdict").get_by_role("button").first.click()
    expect(drawn).to_be_in_viewport()
    expect(better).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="One back").click()
    expect(drawn).to_have_count(0)
    assert now(page) == mistake - 1


@pytest.mark.parametrize("name", ["taiki", "antayagi"])
def test_a_record_is_brought_and_seen_by_every_seat(visit: Any, name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.chabudai.json"
    file.write_text(played(name).to_json(), encoding="utf-8")
    page = visit(360, 740).open("import")
    page.get_by_label("Choose a file").last.set_input_files(file)
    expect(slider(page)).to_be_enabled()
    page.get_by_label("Seen by").select_option("Circle")
    page.keyboard.press("ArrowRight")
    page.get_by_label("Seen by").select_option("Everybody, side by side")
    expect(page.locator("[data-board] .frame")).to_have_count(len(played(name).outcome.ranks))  # type: ignore[union-attr]
    assert not scrolls_sideways(page)


def test_a_wrong_record_is_refused_by_its_entry(visit: Any) -> None:
    record = json.loads(played("okiya").to_json())
    record["log"][4][1] = "z9"
    visitor = visit(360, 740)
    page = visitor.open("import")
    page.get_by_label("Or paste the record").fill("{")
    page.get_by_role("button", name="Show it").click()
    expect(page.get_by_role("alert")).to_contain_text("not JSON")
    page.get_by_label("Or paste the record").fill(json.dumps(record))
    page.get_by_role("button", name="Show it").click()
    expect(page.get_by_role("alert")).to_contain_text("Entry 5 of the log is wrong")
    # The browser tells its console of the refusal that the page has just told the person.
    assert ["422" in trouble for trouble in visitor.troubles] == [True]
    visitor.troubles.clear()
