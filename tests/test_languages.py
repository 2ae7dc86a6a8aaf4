"""Every language is one folder: complete languages say everything, and drafts say nothing wrong."""

import json
import re
import shutil
from pathlib import Path

import pytest

from setup import languages
from setup.languages import FOLDER, SOURCE, is_complete, paths, problems, tags

TAGS = tags()
COMPLETE = [tag for tag in TAGS if is_complete(tag)]
UNFINISHED = re.compile(r": (the file is missing|[\w-]+ is missing)$")


def test_english_and_french_are_complete() -> None:
    assert {"en", "fr"} <= set(COMPLETE)


@pytest.mark.parametrize("tag", COMPLETE)
def test_a_complete_language_says_everything_and_with_the_right_variables(tag: str) -> None:
    assert problems(tag) == []


@pytest.mark.parametrize("tag", TAGS)
def test_whatever_a_draft_says_is_right(tag: str) -> None:
    assert [problem for problem in problems(tag) if not UNFINISHED.search(problem)] == []


@pytest.mark.parametrize("tag", TAGS)
def test_a_manifest_says_what_the_language_is(tag: str) -> None:
    manifest = json.loads((FOLDER / tag / "language.json").read_text("utf-8"))
    assert manifest.keys() == {"name", "direction", "complete", "locale", "spaces", "beginnings"}
    assert manifest["name"].strip()
    assert manifest["direction"] in ("ltr", "rtl")
    assert manifest["locale"].split("-")[0] == tag.split("-")[0]
    for pattern, space in manifest["spaces"]:
        re.compile(pattern)
        assert space.isspace()
    for pattern in manifest["beginnings"].values():
        re.compile(pattern)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the languages in which one can make mistakes."""
    return Path(shutil.copytree(FOLDER, tmp_path / "languages"))


@pytest.mark.parametrize(
    ("path", "old", "new", "problem"),
    [
        ("page.ftl", "skip =", "skop =", "page.ftl: skip is missing"),
        ("page.ftl", "skip =", "skop =", "page.ftl: skop is not a key of the English file"),
        ("page.ftl", "{ $title }", "{ $titel }", "uses $titel, which it is not given"),
        ("page.ftl", "{ $title }", "Okiya", "does not use $title"),
        ("page.ftl", "skip =", "skip = { $", "not understood"),
        ("page.ftl", "skip =", "brand = x\nskip =", "brand is there twice"),
        ("games/okiya/words.ftl", "[P]", "[Q]", "has forms of $plant that it never is: Q"),
        ("games/okiya/words.ftl", "{ plant }", "{ plants }", "refers to plants, which is not there"),
        ("table.ftl", "[one]", "[uno]", "has forms of $count that are no plurals: uno"),
        ("people.ftl", "STARTS(", "ENDS(", "uses the function ENDS"),
        ("table.ftl", "{ $host }", "$host", "writes a variable without braces"),
    ],
)
def test_a_mistake_is_found(folder: Path, path: str, old: str, new: str, problem: str) -> None:
    file = folder / "fr" / path
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")
    assert any(problem in told for told in problems("fr", folder))


def test_a_missing_and_an_unknown_file_are_found(folder: Path) -> None:
    (folder / "fr" / "page.ftl").rename(folder / "fr" / "pages.ftl")
    assert problems("fr", folder) == [
        "page.ftl: the file is missing",
        "pages.ftl: English has no such file",
    ]


def test_a_form_of_its_own_is_no_mistake(folder: Path) -> None:
    with (folder / "fr" / "page.ftl").open("a", encoding="utf-8") as file:
        file.write("x_seat = { seats_partner }\n")
    assert problems("fr", folder) == []


def test_the_command_lists_problems_and_fails_for_complete_languages_only(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert languages.main([]) == 0
    assert "fr: nothing is missing" in capsys.readouterr().out
    draft = folder / "eo"
    draft.mkdir()
    manifest = json.loads((folder / SOURCE / "language.json").read_text("utf-8")) | {
        "name": "Esperanto",
        "complete": False,
        "locale": "eo",
    }
    (draft / "language.json").write_text(json.dumps(manifest), "utf-8")
    told = problems("eo", folder)
    assert told == [
        f"{path}: the file is missing" for path in paths(SOURCE, folder) if languages._is_due(path, folder)
    ]
    assert len(told) >= 20
    assert not is_complete("eo", folder)
