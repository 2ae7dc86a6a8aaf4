"""`chabudai play` says clearly what it cannot do; playing itself is tested in tests/terminal."""

import sys
from pathlib import Path

import pytest

from chabudai.terminal.words import usual_language
from tests.cli.calling import call


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["okiya"], "needs a terminal"),
        (["--replay", "nowhere.json"], "needs a terminal"),
        (["okiya", "--language", "xx"], "one of en, "),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(words: list[str], told: str) -> None:
    code, _, err = call("play", *words)
    assert code == 2
    assert told in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ([], "which game"),
        (["chess"], "no game is called"),
        (["okiya", "--seats", "5"], "is for 2 players"),
        (["okiya", "--sit", "2"], "no seat 2"),
        (["okiya", "--vs", "9"], "levels from 1 to 5"),
        (["okiya", "--option", "garden=zen"], "no option is called"),
        (["okiya", "--table", "k3v9"], "--table needs --server"),
        (["okiya", "--server", "ftp://example.org"], "not the address of a server"),
    ],
)
def test_wrong_words_are_refused_before_a_screen_opens(
    words: list[str], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules["chabudai.cli.play"], "is_terminal", lambda: True)
    code, _, err = call("play", *words)
    assert code == 2
    assert told in err


def test_the_language_is_the_system_s_own() -> None:
    assert usual_language({"LANG": "fr_CA.UTF-8"}) == "fr"
    assert usual_language({"LC_ALL": "en_GB.UTF-8", "LANG": "fr_FR.UTF-8"}) == "en"
    assert usual_language({}) == "en"


def test_a_record_that_is_none_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["chabudai.cli.play"], "is_terminal", lambda: True)
    code, _, err = call("play", "--replay", str(tmp_path / "nowhere.json"))
    assert code == 2
    assert "cannot read" in err
