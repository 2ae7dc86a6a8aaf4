"""Docs that can be wrong are checked: every Python example runs, and every link to our own files leads somewhere.

Rule sentences have `test_rule_ids.py`. A block with a title is a step of docs/add-a-game.md: `tests/sixth` follows it.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from setup.languages import is_complete, tags

ROOT = Path(__file__).parent.parent
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "SECURITY.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]
FENCE = re.compile(
    r"^(?P<indent> *)```(?P<info>[^\n`]*)\n(?P<block>.*?)^(?P=indent)```$", re.MULTILINE | re.DOTALL
)
SEEN = {"", "console", "diff", "json", "python", "sh", "svelte", "text", "toml", "ts"}
"""The languages of the blocks. Python under any other name would not be run."""


class Block(NamedTuple):
    name: str
    language: str
    title: str
    text: str


def blocks(name: str, page: str) -> Iterator[Block]:
    for number, found in enumerate(FENCE.finditer(page)):
        language, _, title = found["info"].partition(" ")
        yield Block(f"{name}-{number}", language, title, found["block"])


def every_block() -> list[Block]:
    return [block for page in PAGES for block in blocks(page.stem, page.read_text(encoding="utf-8"))]


def run(block: str) -> None:
    exec(compile(block, "example", "exec"), {"__name__": "example"})


EXAMPLES = [block for block in every_block() if block.language == "python" and not block.title]


@pytest.mark.parametrize("block", EXAMPLES, ids=lambda block: block.name)
def test_every_python_example_runs(block: Block, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run(block.text)


def test_every_block_is_of_a_known_language_and_every_fence_is_closed() -> None:
    """So that no example is passed over; of the 20 and more examples some are in the README and in docs/api.md."""
    assert {block.language for block in every_block()} <= SEEN
    assert len(EXAMPLES) >= 20
    assert {"README", "api"} <= {block.name.rpartition("-")[0] for block in EXAMPLES}
    for page in PAGES:
        fences = re.findall(r"^ *```", page.read_text(encoding="utf-8"), re.MULTILINE)
        assert len(fences) == 2 * len(list(blocks("", page.read_text(encoding="utf-8")))), page.name


LINK = re.compile(r"(?<!!)\[[^\]]+\]\((?!https?:|mailto:)([^)#\s]*)(?:#([\w-]+))?\)")


MADE = {f"rules.{tag}.md" for tag in tags() if is_complete(tag)}
"""Pages that are made when the site is built; `test_site.py` builds it."""


def anchors(page: str) -> set[str]:
    """The headings of a page as addresses inside it."""
    headings = re.findall(r"^#+ (.+)$", FENCE.sub("", page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


def broken_links(page: Path) -> list[str]:
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    found = []
    for address, anchor in LINK.findall(text):
        target = page.parent / address if address else page
        if address in MADE:
            continue
        if not target.exists():
            found.append(address)
        elif anchor and target.suffix == ".md" and anchor not in anchors(target.read_text(encoding="utf-8")):
            found.append(f"{address}#{anchor}")
    return found


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_every_link_to_our_own_files_leads_somewhere(path: Path) -> None:
    assert broken_links(path) == []


# The checks themselves, on specimens

SPECIMEN = """# A page

```python
shells = 7
assert shells == 7
```

Words. [here](#a-page) [there](other.md#second-part) [away](https://example.org/none)

    ```python
    assert "indented"
    ```

```python title="src/shells.py"
raise AssertionError("a file is not run")
```

```text
[not a link](nowhere.md)
```
"""


def test_the_blocks_of_a_page_are_found() -> None:
    found = list(blocks("page", SPECIMEN))
    assert [(block.language, bool(block.title)) for block in found] == [
        ("python", False),
        ("python", False),
        ("python", True),
        ("text", False),
    ]
    run(found[0].text)


@pytest.mark.parametrize(
    ("wrong", "failure"),
    [
        ("assert shells == 8", AssertionError),
        ("Match()", NameError),
        ("(", SyntaxError),
    ],
)
def test_an_example_that_is_wrong_would_be_found(wrong: str, failure: type[Exception]) -> None:
    text = SPECIMEN.replace("assert shells == 7", wrong)
    with pytest.raises(failure):
        run(next(blocks("page", text)).text)


@pytest.mark.parametrize("name", ["chabudai.record", "chabudai.games.pictures"])
def test_an_example_with_a_module_that_has_moved_would_be_found(name: str) -> None:
    with pytest.raises(ModuleNotFoundError):
        run(f"import {name}")


def test_a_broken_link_would_be_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    (tmp_path / "other.md").write_text("# Other\n\n## Second part\n", encoding="utf-8")
    page.write_text(SPECIMEN, encoding="utf-8")
    assert broken_links(page) == []
    for old, new in (("other.md#", "another.md#"), ("#second-part", "#third-part"), ("#a-page", "#no-page")):
        page.write_text(SPECIMEN.replace(old, new), encoding="utf-8")
        assert len(broken_links(page)) == 1
