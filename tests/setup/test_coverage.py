"""The table of coverage has a row for each package, and the floors are set."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from setup import coverage

ROOT = Path(__file__).parents[2]


def measured(folder: Path, files: dict[str, tuple[int, int]]) -> Path:
    """As coverage.py writes it: lines that were reached, and lines that there are."""
    found = {
        path: {"summary": {"covered_lines": reached, "num_statements": lines}}
        for path, (reached, lines) in files.items()
    }
    file = folder / "coverage.json"
    file.write_text(json.dumps({"files": found}))
    return file


def test_each_package_has_a_row_and_the_whole_comes_last(tmp_path: Path) -> None:
    file = measured(
        tmp_path,
        {
            "src/chabudai/core.py": (9, 10),
            "src/chabudai/search/mcts.py": (1, 4),
            "src/chabudai/server/app.py": (5, 5),
            "src/chabudai/server/tables/table.py": (3, 4),
            "src/chabudai/server/tables/changes.py": (3, 4),
            "src\\chabudai\\search\\playout.py": (1, 4),
        },
    )
    rows = [re.findall(r"[\w./]+", row) for row in coverage.table(file)[2:]]
    assert rows == [
        ["chabudai", "90.0", "10"],
        ["search", "25.0", "8"],
        ["server", "100.0", "5"],
        ["server/tables", "75.0", "8"],
        ["all", "71.0", "31"],
    ]


def test_the_table_goes_to_the_page_of_the_run_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "summary.md"
    monkeypatch.setenv("GITHUB_STEP_SUMMARY", str(page))
    coverage.show(["| a |", "|---|"])
    assert "| a |\n|---|" in page.read_text()
    assert "| a |" in capsys.readouterr().out


def test_there_is_a_floor_for_python_and_one_for_the_page() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        assert tomllib.load(file)["tool"]["coverage"]["report"]["fail_under"] >= 80
    page = (ROOT / "web" / "vitest.config.ts").read_text()
    floors = dict(re.findall(r"(statements|branches|functions|lines): (\d+)", page))
    assert len(floors) == 4
    assert int(floors["lines"]) >= 80
