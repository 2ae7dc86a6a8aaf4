"""Every study runs, tells its sample and finds its place in its page. Tiny samples, no pictures."""

import importlib
from pathlib import Path

import pytest

from benchmarks.studies import report
from benchmarks.studies.__main__ import STUDIES
from benchmarks.studies.okiya import solved
from benchmarks.studies.report import Bars, Findings, interval, share, write

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("name", [name for name in STUDIES if name != "okiya"])
def test_a_study_tells_its_sample_and_fills_its_table(name: str) -> None:
    found: Findings = importlib.import_module(f"benchmarks.studies.{name}").study(1, "0", 1)
    assert found.sample.startswith("1 game")
    for table in found.tables:
        head, rule, *rows = table.splitlines()
        assert rows
        assert {line.count("|") for line in (head, rule, *rows)} == {head.count("|")}
    assert found.bars.groups


@pytest.mark.parametrize("name", STUDIES)
def test_a_page_holds_figures_with_their_command_and_picture(name: str) -> None:
    page = (ROOT / "docs" / "studies" / f"{name}.md").read_text(encoding="utf-8")
    assert f"python -m benchmarks.studies {name} --count" in page
    assert (ROOT / "docs" / "studies" / f"{name}.svg").is_file()


def test_figures_replace_the_ones_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "draw", lambda _bars, path: path.write_text("picture"))
    page = tmp_path / "some.md"
    page.write_text("# Some\n\n<!-- figures -->\nold\n<!-- end -->\nafter\n")
    for sample in ("first", "second"):
        write("some", Findings(sample, ["| a |"], Bars("title", "%", {})), tmp_path)
    text = page.read_text()
    assert "second" in text
    assert "first" not in text
    assert "old" not in text
    assert text.endswith("after\n")


def test_a_page_without_a_place_is_refused(tmp_path: Path) -> None:
    (tmp_path / "some.md").write_text("nothing here")
    with pytest.raises(ValueError, match="no place"):
        write("some", Findings("", [], Bars("", "", {})), tmp_path)


def test_an_interval_holds_its_share_and_narrows_with_the_sample() -> None:
    low, high = interval(5, 10)
    closer, further = interval(50, 100)
    assert low < closer < 0.5 < further < high
    assert share(0, 0) == "–"
    assert interval(0, 10)[0] == 0


@pytest.mark.slow
def test_the_last_to_play_never_loses_by_getting_the_full_garden() -> None:
    """Sixteen tiles: the second player takes the last one, so that rule can only hurt whoever begins."""
    for seed in range(3):
        drawn, given = dict(solved("draw", seed)), dict(solved("last_mover", seed))
        assert all(given[cell] <= value for cell, value in drawn.items())
