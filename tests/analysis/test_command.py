"""`chabudai analyse`, as people call it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.analysis.games import cut, played


def analyse(*words: str, folder: Path, given: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "chabudai", "analyse", *words]
    environment = {**os.environ, "XDG_CACHE_HOME": str(folder)}
    return subprocess.run(
        command, input=given, capture_output=True, text=True, check=False, encoding="utf-8", env=environment
    )


def saved_game(folder: Path) -> Path:
    """A whole game in a file."""
    saved = folder / "game.chabudai.json"
    saved.write_text(played("taiki").to_json(), encoding="utf-8")
    return saved


def test_the_table_names_every_action_and_the_second_time_comes_from_the_shelf(tmp_path: Path) -> None:
    saved = saved_game(tmp_path)
    words = (str(saved), "--budget", "20", "--seat", "0", "--no-luck")
    told = analyse(*words, folder=tmp_path)
    assert (told.returncode, told.stderr) == (0, "")
    assert "mark" in told.stdout
    assert "play " in told.stdout
    kept = list((tmp_path / "chabudai" / "analyses").iterdir())
    assert len(kept) == 1
    kept[0].write_text(kept[0].read_text().replace('"play ', '"kept '), encoding="utf-8")
    assert "kept " in analyse(*words, folder=tmp_path).stdout
    assert "kept " not in analyse(*words, "--fresh", folder=tmp_path).stdout


def test_json_has_both_judgements_and_luck(tmp_path: Path) -> None:
    told = analyse(
        "-", "--open", "--budget", "20", "--json", folder=tmp_path, given=played("taiki").to_json()
    )
    analysis = json.loads(told.stdout)
    assert analysis["budget"] == 20
    assert all(move["open"] for move in analysis["moves"])
    assert analysis["luck"][0]["text"].startswith("first")


@pytest.mark.parametrize(
    ("words", "given", "expected"),
    [
        (("missing.json",), "", "cannot read missing.json"),
        (("-",), "not json", "not a game record"),
        (("-", "--seat", "7"), played("okiya").to_json(), "no seat 7"),
        (("-",), cut(played("taiki"), 20).to_json(), "not over"),
    ],
)
def test_bad_input_gets_one_clear_line(
    words: tuple[str, ...], given: str, expected: str, tmp_path: Path
) -> None:
    told = analyse(*words, folder=tmp_path, given=given)
    assert told.returncode == 2
    assert expected in told.stderr
    assert len(told.stderr.splitlines()) == 1
    assert "Traceback" not in told.stderr
