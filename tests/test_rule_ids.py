"""Rule ids: one sentence each in docs/games, and code, tests and docs that agree about them."""

from functools import cache
from pathlib import Path

import pytest

from chabudai import GAMES
from tests.rule_ids import Repository, complaints, definitions, owner, sentences

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "chabudai"

OTHERS = {
    "web/src": ("ts", "svelte", "css", "json", "js", "html"),
    "web/tests": ("ts", "svelte", "js"),
    "src": ("json", "toml"),
    "benchmarks": ("py", "md", "ts", "js"),
    "examples": ("py", "md"),
    "setup": ("py",),
    "docs": ("md",),
}
"""Where else an id may be cited, and in which kinds of files."""

WITHOUT_TEST = 1
"""How many sentences say nothing that a test could prove."""


@cache
def repository() -> Repository:
    pages = {
        page.stem: page.read_text(encoding="utf-8") for page in sorted((ROOT / "docs/games").glob("*.md"))
    }
    others = {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
        for folder, endings in OTHERS.items()
        for ending in endings
        for path in sorted((ROOT / folder).rglob(f"*.{ending}"))
        if "node_modules" not in path.parts and path.parent != ROOT / "docs/games"
    }
    others |= {page.name: page.read_text(encoding="utf-8") for page in sorted(ROOT.glob("*.md"))}
    return Repository(pages, _python(PACKAGE, PACKAGE), _python(ROOT / "tests", ROOT), others)


def _python(folder: Path, root: Path) -> dict[str, str]:
    return {
        path.relative_to(root).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(folder.rglob("*.py"))
    }


# The repository


def test_docs_code_and_tests_agree_about_every_rule_id() -> None:
    assert complaints(repository()) == []


@pytest.mark.parametrize("name", [*GAMES, "shared"])
def test_every_game_has_a_page_of_rule_sentences(name: str) -> None:
    assert sentences(name, repository().pages[name])


def test_only_sentences_with_nothing_to_test_name_no_test() -> None:
    found = [each for page, text in repository().pages.items() for each in sentences(page, text)]
    assert sum(each.is_untested for each in found) == WITHOUT_TEST


# The checker, on a small game of its own

PAGE = """# Shells

- **ZZ1** The higher shell wins. [test](../../tests/games/shells/test_rules.py) `test_higher` code `Shells._take`
- **ZZ1a** Equal shells cannot be. (ruling) [test](../../tests/games/shells/test_rules.py) `test_equal`
- **ZZ2** There are seven shells. [test](../../tests/games/shells/test_rules.py) `test_seven` code `SHELLS`
- **ZZ3** The sea is far away. (ruling) (no test: it is a word of the story)
"""

CODE = '''"""Shells."""

SHELLS: Final = 7
"""How many there are (ZZ2)."""


class Shells:
    def _take(self) -> None:
        """The higher one takes (ZZ1)."""
        higher = 1
        return higher

    def _skip(self) -> None:
        """Nothing happens."""
'''

TESTS = '''def test_higher() -> None:
    """ZZ1, from 1 to 7."""


def test_equal() -> None: ...


class TestMore:
    async def test_seven(self) -> None: ...
'''


def small(page: str = PAGE, code: str = CODE, tests: str = TESTS, other: str = "") -> list[str]:
    """What is wrong with the small game."""
    return complaints(
        Repository(
            {"shells": page},
            {"games/shells/rules.py": code},
            {"tests/games/shells/test_rules.py": tests},
            {"web/src/Board.svelte": other},
        )
    )


def test_a_page_that_agrees_with_its_code_and_tests_is_accepted() -> None:
    assert small() == []


@pytest.mark.parametrize("cited", ["ZZ9", "ZZ2a", "ZZ-1"])
def test_an_unknown_id_is_refused_in_code_tests_and_elsewhere(cited: str) -> None:
    unknown = f"cites {cited}, which no page of docs/games has"
    assert small(code=CODE.replace("takes (ZZ1)", f"takes (ZZ1, {cited})")) == [
        f"games/shells/rules.py:9 {unknown}"
    ]
    assert small(tests=TESTS.replace("from 1", f"{cited}, from 1")) == [
        f"tests/games/shells/test_rules.py:2 {unknown}"
    ]
    assert small(other=f"<!-- {cited} -->") == [f"web/src/Board.svelte:1 {unknown}"]
    assert small(page=f"{PAGE}\nSee {cited}.\n") == [f"docs/games/shells.md:8 {unknown}"]


def test_an_id_that_is_there_twice_is_refused() -> None:
    assert small(page=f"{PAGE}- **ZZ3** The sea is near. (no test: a story)\n") == ["ZZ3 is there twice"]


def test_a_gap_in_the_numbers_or_letters_is_refused() -> None:
    assert small(page=PAGE.replace("ZZ3", "ZZ4")) == ["shells: its numbers have a gap"]
    assert small(page=PAGE.replace("ZZ1a", "ZZ1b")) == ["shells: the letters of 1 have a gap"]


def test_two_pages_with_the_same_letters_are_refused() -> None:
    pages = {"shells": "- **ZZ1** A. (no test: x)\n", "stones": "- **ZZ2** B. (no test: x)\n"}
    told = complaints(Repository(pages, {}, {}, {}))
    assert told == ["stones: its numbers have a gap", "ZZ is on two pages"]


def test_a_line_that_looks_like_a_sentence_and_is_none_is_refused() -> None:
    told = small(page=f"{PAGE}- **Note** This is not a rule.\n")
    assert told == ["shells: a line that begins with a bold word is no rule sentence"]


def test_a_sentence_without_a_test_is_refused() -> None:
    assert small(page=PAGE.replace(" (no test: it is a word of the story)", "")) == ["ZZ3 names no test"]


def test_a_test_that_does_not_exist_is_refused() -> None:
    gone = "ZZ1a: tests/games/shells/test_rules.py has no test_equal"
    assert small(tests=TESTS.replace("test_equal", "test_same")) == [gone]
    assert small(tests=TESTS.replace("def test_equal() -> None: ...", "# def test_equal(")) == [gone]


def test_a_function_that_does_not_exist_is_refused() -> None:
    told = small(code=CODE.replace("_take", "_grab"))
    assert "ZZ1 names Shells._take, which is not defined" in told


def test_a_name_with_two_meanings_is_refused() -> None:
    told = small(code=f"{CODE}\n\nclass More:\n    SHELLS = 8\n")
    assert told == ["ZZ2 names SHELLS, which is games.shells.rules.SHELLS and games.shells.rules.More.SHELLS"]


def test_a_name_is_looked_up_in_the_package_of_its_game_whatever_the_file() -> None:
    other = 'SHELLS = 9\n"""Of another game."""\n'
    for path in ("games/shells/rules.py", "games/shells/rules/tricks.py", "games/shells/__init__.py"):
        code = {path: CODE, "games/stones/rules.py": other}
        tests = {"tests/games/shells/test_rules.py": TESTS}
        assert complaints(Repository({"shells": PAGE}, code, tests, {})) == []


def test_code_that_cites_a_sentence_must_be_named_by_it() -> None:
    told = small(code=CODE.replace("Nothing happens.", "Nothing happens (ZZ1)."))
    assert told == ["games/shells/rules.py:14 cites ZZ1, which does not name games.shells.rules.Shells._skip"]
    told = small(code=CODE.replace('"""Shells."""', '"""Shells (ZZ2)."""'))
    assert told == ["games/shells/rules.py:1 cites ZZ2, which does not name games.shells.rules"]


def test_a_test_that_cites_a_sentence_must_be_named_by_it() -> None:
    told = small(
        tests=TESTS.replace("def test_equal() -> None: ...", 'def test_equal() -> None:\n    """ZZ1"""')
    )
    assert told == ["tests/games/shells/test_rules.py:6 cites ZZ1, which does not name test_equal"]


def test_code_that_a_sentence_names_must_cite_it() -> None:
    assert small(code=CODE.replace(" (ZZ2)", "")) == ["ZZ2 names SHELLS, which does not cite it"]


def test_a_range_of_ids_is_refused() -> None:
    assert small(other="ZZ1–ZZ3") == ["web/src/Board.svelte:1 cites a range of ids"]
    assert small(other="ZZ1-3") == ["web/src/Board.svelte:1 cites a range of ids"]


def test_a_page_outside_the_repository_is_refused() -> None:
    outside = "rules" + ".md"
    assert small(other=f"see {outside}") == [
        "web/src/Board.svelte:1 cites a page that is not in the repository"
    ]
    assert small(other="see docs/rules.en.md") == []


NESTED = '''"""Module."""

# before
A = 1
"""after"""


class B:
    # inside
    @property
    def c(self) -> int:
        # of the function
        local = 1
        return local
'''


def test_a_line_belongs_to_the_innermost_definition_and_a_comment_to_what_follows() -> None:
    found = definitions("m.py", NESTED)
    assert {line: owner(found, line).name for line in (1, 3, 4, 5, 8, 9, 10, 12, 14)} == {
        1: "m",
        3: "m.A",
        4: "m.A",
        5: "m.A",
        8: "m.B",
        9: "m.B.c",
        10: "m.B.c",
        12: "m.B.c",
        14: "m.B.c",
    }
