"""Docs that can be wrong are checked: every rule sentence names the test that proves it."""

import re
from pathlib import Path

import pytest

from chabudai import GAMES

ROOT = Path(__file__).parent.parent
SENTENCE = re.compile(r"^- \*\*([A-Z]{2}-\d+)\*\* (.+)$", re.MULTILINE)
PROOF = re.compile(r"\[test\]\(\.\./\.\./(tests/[\w/.]+\.py)\) `(test_\w+)`")


def sentences(name: str) -> list[tuple[str, str]]:
    return SENTENCE.findall((ROOT / "docs" / "games" / f"{name}.md").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_sentence_names_a_test_that_exists(name: str) -> None:
    found = sentences(name)
    assert len(found) >= 10
    for number, sentence in found:
        proofs = PROOF.findall(sentence)
        assert proofs, f"{number} names no test: {sentence}"
        for path, test in proofs:
            assert f"def {test}(" in (ROOT / path).read_text(encoding="utf-8"), (
                f"{number}: {path} has no {test}"
            )


@pytest.mark.parametrize("name", GAMES)
def test_rule_sentences_are_numbered_without_gap_or_repeat(name: str) -> None:
    numbers = [int(number.split("-")[1]) for number, _ in sentences(name)]
    assert numbers == list(range(1, len(numbers) + 1))


def python_blocks() -> list[tuple[str, str]]:
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    found = [
        (page, re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL))
        for page in pages
    ]
    return [(f"{page.stem}-{number}", block) for page, blocks in found for number, block in enumerate(blocks)]


@pytest.mark.parametrize(
    "block", [block for _, block in python_blocks()], ids=[name for name, _ in python_blocks()]
)
def test_every_python_example_runs(block: str) -> None:
    exec(compile(block, "example", "exec"), {"__name__": "example"})


def test_the_readme_shows_how_to_play_from_python() -> None:
    assert any(name.startswith("README") for name, _ in python_blocks())
