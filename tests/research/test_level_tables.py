"""The tables of docs/bots.md: games are kept as they are played and never played twice."""

import time
from pathlib import Path

import pytest
from rich.console import Console

from benchmarks import levels
from benchmarks.levels import BEGIN, END, Table, measure, told, write
from chabudai import GAMES
from chabudai.games.minds import Mind
from chabudai.research.cluster import in_turn
from chabudai.research.entrants import Entrant

QUIET = Console(quiet=True)


def table(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Table:
    """Of bots that answer at once."""
    monkeypatch.setattr(levels, "LADDER", ["0", "1", "1x2"])
    monkeypatch.setattr(levels, "OFTEN", {})
    monkeypatch.setattr(levels, "parse", lambda text: parse_quick(text))
    return Table(GAMES["okiya"], 2, folder)


def parse_quick(text: str) -> Entrant:
    entrant = Entrant(text)
    return entrant if text == "0" else entrant._replace(own=Mind(1, wanders=50))


def test_a_stopped_measurement_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = table(tmp_path, monkeypatch)
    assert not measure([first], 4, in_turn, time.monotonic(), QUIET)
    assert len(first.kept) == 1
    with first.path.open("ab") as file:
        file.write(b'{"pairing":"cut')
    again = table(tmp_path, monkeypatch)
    assert measure([again], 4, in_turn, float("inf"), QUIET)
    assert again.kept[0] == first.kept[0]
    assert len({(one.pairing, one.deal, one.seating) for one in again.kept}) == len(again.kept)
    assert [len(again.known(pairing)) for pairing in again.pairings()] == [4, 4, 4, 2]
    assert not any(again.missing(pairing, 4) for pairing in again.pairings())


def test_a_level_that_changes_is_measured_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one = table(tmp_path, monkeypatch)
    assert measure([one], 2, in_turn, float("inf"), QUIET)
    monkeypatch.setattr(levels, "parse", lambda text: parse_quick(text)._replace(own=Mind(2)))
    assert not any(one.known(pairing) for pairing in one.pairings())


def test_the_page_gets_the_tables_between_its_marks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one = table(tmp_path, monkeypatch)
    assert not list(told(one))
    assert measure([one], 4, in_turn, float("inf"), QUIET)
    page = tmp_path / "page.md"
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n", encoding="utf-8")
    write([one], page)
    written = page.read_text(encoding="utf-8")
    assert "### Okiya, 2 seats" in written
    assert "| 1x2 |" in written
    assert "old" not in written
    assert written.startswith("before\n")
    assert written.endswith("after\n")
    page.write_text("no marks", encoding="utf-8")
    with pytest.raises(SystemExit, match="no place"):
        write([one], page)
