"""Figures on the pages about performance and reliability say when they were measured."""

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parent.parent / "docs"
PAGES = ("performance.md", "reliability.md")
DATE = re.compile(
    r"\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)"
)
FIGURE = re.compile(r"\d,\d{3}\b|\d (?:ms|s|kB|MB|microseconds)\b")


def undated(page: str) -> list[str]:
    """The headings of sections that have a measured figure and no full date."""
    sections = re.split(r"^##+ ", page, flags=re.MULTILINE)
    with_figures = [section for section in sections if FIGURE.search(section)]
    return [
        section.partition("\n")[0]
        for section in with_figures
        if not re.search(DATE.pattern + r" 20\d\d\b", section) and "not measured" not in section
    ]


@pytest.mark.parametrize("name", PAGES)
def test_every_section_with_figures_has_a_date(name: str) -> None:
    page = (DOCS / name).read_text(encoding="utf-8")
    assert len(FIGURE.findall(page)) >= 10
    assert undated(page) == []


@pytest.mark.parametrize("name", PAGES)
def test_every_date_has_its_year(name: str) -> None:
    page = (DOCS / name).read_text(encoding="utf-8")
    assert re.findall(DATE.pattern + r"(?! 20\d\d).{0,20}", page) == []


def test_a_section_without_a_date_would_be_found() -> None:
    page = "# Page\n\n## Fast\n\n12,000 moves on 18 November 2026.\n\n## Slow\n\nIt took 3 ms.\n\n## Words\n\nNone.\n"
    assert undated(page) == ["Slow"]
    assert undated(page.replace("3 ms", "3 ms, calculated and not measured")) == []
