"""`chabudai print` writes a kit."""

from pathlib import Path

import pytest

from tests.cli.calling import call


def test_a_kit_is_written_where_it_is_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "okiya.pdf"
    told = call("print", "okiya", "--language", "fr", "--colour-in", "-o", str(file))
    assert (told.code, told.out.strip()) == (0, str(file))
    assert file.read_bytes().startswith(b"%PDF-")


def test_without_a_name_the_file_says_what_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert (
        call("print", "tayu", "--option", "edition=goliath", "--paper", "letter").out
        == "tayu-en-letter.pdf\n"
    )
    assert (tmp_path / "tayu-en-letter.pdf").exists()


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["chess"], "no game is called 'chess'"),
        (["okiya", "--paper", "a5"], "paper is one of a4, letter, not 'a5'"),
        (["okiya", "--language", "xx"], "language is one of en, "),
        (["okiya", "-o", "nowhere/okiya.pdf"], "nowhere/okiya.pdf cannot be written"),
    ],
)
def test_a_wrong_word_ends_in_one_clear_line(words: list[str], says: str) -> None:
    told = call("print", *words)
    assert told.code == 2
    assert says in told.err
    assert told.err.count("\n") == 1
