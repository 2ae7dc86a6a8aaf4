"""The docs are written in short sentences: README, CONTRIBUTING, SECURITY, CHANGELOG and every page of docs/.

Counted are paragraphs and list items. Code blocks, tables, headings, pictures and directives are left out. Code in a
sentence counts as one word, and a link as its text. The tests named after a sentence of the rules do not count.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [
    *(ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING", "SECURITY", "CHANGELOG")),
    *sorted((ROOT / "docs").rglob("*.md")),
]
LONGEST = 30
MEDIAN = 16
"""A page's median sentence is shorter than this."""

_FENCE = re.compile(r"^ *```.*?^ *```$", re.MULTILINE | re.DOTALL)
_DIRECTIVE = re.compile(r"^::: .*(?:\n {4,}.*)*", re.MULTILINE)
_OTHER = re.compile(r"^ *(?:\||#|<|!\[|---).*$", re.MULTILINE)
_ITEM = re.compile(r"^ *(?:[-*] |\d+\. )", re.MULTILINE)
_CODE = re.compile(r"`[^`]+`")
_PICTURE = re.compile(r"!\[[^\]]*\]\([^)]*\)")
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_EVIDENCE = re.compile(r"\[test\]\([^)]*\) `[^`]+`|\bcode `[^`]+`|\*?\(ruling\)\*?")
"""What follows a sentence of the rules: its tests, the functions that cite it, and whether we decided it."""
_MARKS = re.compile(r"\*\*|__|\*(?=\S)|(?<=\S)\*")
_END = re.compile(r"(?<=[.!?])[\"”’)]*\s+(?=[\"“‘(]?[A-ZÀ-Ý0-9])")


def paragraphs(page: str) -> Iterator[str]:
    """Paragraphs and list items, each on one line."""
    text = _EVIDENCE.sub("", _DIRECTIVE.sub("", _FENCE.sub("", page)))
    text = _ITEM.sub("\n\n", _OTHER.sub("\n", text))
    for block in re.split(r"\n\s*\n", text):
        if block.strip():
            yield " ".join(block.split())


def sentences(page: str) -> list[str]:
    found = []
    for paragraph in paragraphs(page):
        plain = _LINK.sub(r"\1", _PICTURE.sub("", _CODE.sub("Code", paragraph)))
        found += _END.split(_MARKS.sub("", plain))
    return [sentence for sentence in found if length(sentence)]


def length(sentence: str) -> int:
    """How many words: what has a letter or a digit."""
    return sum(any(map(str.isalnum, word)) for word in sentence.split())


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_no_sentence_has_more_than_thirty_words(path: Path) -> None:
    told = sentences(path.read_text(encoding="utf-8"))
    assert [sentence for sentence in told if length(sentence) > LONGEST] == []


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_half_of_the_sentences_of_a_page_are_short(path: Path) -> None:
    told = sentences(path.read_text(encoding="utf-8"))
    assert not told or median(map(length, told)) < MEDIAN


def test_the_pages_are_read() -> None:
    """At least 60 pages with 2,000 sentences: an empty list would pass every test above."""
    assert len(PAGES) >= 60
    assert sum(len(sentences(path.read_text(encoding="utf-8"))) for path in PAGES) >= 2_000


SPECIMEN = """# A heading that is not a sentence

One two `three four` [five](six.md). Seven **eight**! Is 9.5 one word? (Yes.)

- an item without a full stop
- another: `x = 1`
  goes on here

| a table | is left out |
|---|---|

```python
print("left out")
```

::: chabudai.core
    options:
      left_out: true
"""


def test_the_sentences_of_a_page_are_found() -> None:
    assert sentences(SPECIMEN) == [
        "One two Code five.",
        "Seven eight!",
        "Is 9.5 one word?",
        "(Yes.)",
        "an item without a full stop",
        "another: Code goes on here",
    ]
    assert [length(sentence) for sentence in sentences(SPECIMEN)] == [4, 2, 4, 1, 6, 5]


def test_a_long_sentence_would_be_found() -> None:
    text = "Word " * 31 + "end. Short one."
    assert max(map(length, sentences(text))) > LONGEST
    assert max(map(length, sentences(text.replace(" end.", ". End.")))) == LONGEST + 1
