"""`chabudai analyse`, as people call it."""

import json
import sys
from pathlib import Path

import pytest

from chabudai.cli.analyse import analyse as analyse_command
from tests.analysis.games import cut, played
from tests.cli.calling import Told, call


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        sys.modules[analyse_command.__module__], "user_cache_path", lambda name: tmp_path / name
    )


def analyse(*words: str, given: str = "") -> Told:
    return call("analyse", *words, given=given)


def saved_game(folder: Path) -> Path:
    """A whole game in a file."""
    saved = folder / "game.chabudai.json"
    saved.write_text(played("taiki").to_json(), encoding="utf-8")
    return saved


def test_the_table_names_every_action_and_the_second_time_comes_from_the_shelf(tmp_path: Path) -> None:
    saved = saved_game(tmp_path)
    words = (str(saved), "--budget", "20", "--seat", "0", "--no-luck")
    told = analyse(*words)
    assert (told.code, told.err) == (0, "")
    assert "mark" in told.out
    assert "play " in told.out
    kept = list((tmp_path / "chabudai" / "analyses").iterdir())
    assert len(kept) == 1
    kept[0].write_text(kept[0].read_text().replace('"play ', '"kept '), encoding="utf-8")
    assert "kept " in analyse(*words).out
    assert "kept " not in analyse(*words, "--fresh").out


def test_json_has_both_judgements_and_luck() -> None:
    told = analyse("-", "--open", "--budget", "20", "--json", given=played("taiki").to_json())
    analysis = json.loads(told.out)
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
def test_bad_input_gets_one_clear_line(words: tuple[str, ...], given: str, expected: str) -> None:
    told = analyse(*words, given=given)
    assert told.code == 2
    assert expected in told.err
    assert len(told.err.splitlines()) == 1
    assert "Traceback" not in told.err
