"""Docs that can be wrong are checked: every Python example runs. Rule sentences have `test_rule_ids.py`."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


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
