"""`chabudai arena` from the command line."""

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from chabudai.cli import app
from chabudai.errors import BadOption
from chabudai.match import record
from chabudai.research import plot
from chabudai.research.ratings import BotRating, Interval


def run(*words: str) -> str:
    result = CliRunner().invoke(app, ["arena", *words, "--workers", "1"], catch_exceptions=False)
    assert result.exit_code == 0
    return result.stdout


def test_the_table_names_every_bot_and_its_rating() -> None:
    told = run("okiya", "--bots", "0,1", "--games", "2")
    assert "Okiya, 2 seats, 2 games" in told
    assert "above the one before" in told


def test_figures_for_programs_have_intervals_and_win_shares(tmp_path: Path) -> None:
    saved = tmp_path / "games.jsonl"
    told = json.loads(run("taiki", "--bots", "0,1", "--games", "4", "--json", "--save", str(saved)))
    assert [bot["name"] for bot in told["bots"]] == ["0", "1"]
    assert sum(bot["win_share"] for bot in told["bots"]) == pytest.approx(1)
    records = [record.read(line) for line in saved.read_text(encoding="utf-8").splitlines()]
    assert len(records) == 4


def test_without_matplotlib_the_plot_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    standing = BotRating("1", Interval(0, 0, 0), None)
    with pytest.raises(BadOption, match=r"chabudai\[research\]"):
        plot.draw([standing], "title", tmp_path / "plot.png")
