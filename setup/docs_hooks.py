"""The hooks of MkDocs: they add the pages of the games and their rules, and replace links that leave the docs.

The rules of each game are written once a language, in `rules.ftl`, for the page, for print and for the docs.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent

_PAGE_ONLY = {"title", "screen", "keys"}
_OUTSIDE = re.compile(
    r"\[([^\]]+)\]\((?:\.\./)+((?:tests|src|benchmarks|examples|web|setup)/[^)#]*|[A-Z]+\.md)\)"
)


def on_config(config: Any) -> Any:
    """Put the pages that are found by folder into the menu: games, their studies, and the rules in every language."""
    docs = Path(config["docs_dir"])
    for part in config["nav"]:
        if "Games" in part:
            part["Games"][:0] = game_pages(docs, "games")
        elif "Studies" in part:
            part["Studies"] += game_pages(docs, "studies")
        elif "Rules" in part:
            part["Rules"] = rules_pages()
    return config


def rules_pages() -> list[dict[str, str]]:
    """Return the pages of the rules by the names of their languages, English first."""
    from setup.languages import SOURCE, is_complete, name_of, tags

    complete = sorted(filter(is_complete, tags()), key=lambda tag: (tag != SOURCE, tag))
    return [{name_of(tag): f"rules.{tag}.md"} for tag in complete]


def game_pages(docs: Path, folder: str) -> list[dict[str, str]]:
    """Return the pages of this folder that are named after games, by title, in the order of the registry."""
    from chabudai.games import GAMES as KNOWN

    return [
        {card.title: f"{folder}/{name}.md"}
        for name, card in KNOWN.items()
        if (docs / folder / f"{name}.md").is_file()
    ]


def on_files(files: Any, config: Any) -> Any:
    """Add a page for each complete language: the rules in it."""
    from mkdocs.structure.files import File

    from setup.languages import is_complete, tags

    for language in filter(is_complete, tags()):
        files.append(File.generated(config, f"rules.{language}.md", content=rules(language)))
    return files


def on_page_markdown(markdown: str, **_more: Any) -> str:
    """Replace links to source files, which are not on the site, by their names."""
    return _OUTSIDE.sub(r"\1 (`\2`)", markdown)


def rules(language: str) -> str:
    """Return the rules of all games that have a rulebook as Markdown, in the order of the registry."""
    from chabudai.games import GAMES as KNOWN
    from chabudai.games.words import Words
    from chabudai.languages import say, texts

    parts = [
        f"# {say(language, Words('print', 'rules'))}\n\n{say(language, Words('print', 'fromThePage'))}\n"
    ]
    for name, card in KNOWN.items():
        book = texts(language, f"games/{name}/rules")
        if not book:
            continue
        parts.append(f"## {card.title}\n\n" + "\n\n".join(_blocks(book)) + "\n")
    return "\n".join(parts)


def _blocks(book: dict[str, Any]) -> Iterator[str]:
    for name, part in book.items():
        if isinstance(part, str):
            yield part
        elif name not in _PAGE_ONLY and (sentences := list(_sentences(part))):
            yield f"### {part['title']}"
            yield from sentences


def _sentences(part: dict[str, Any]) -> Iterator[str]:
    """Yield the parts of a section. Lists and named cases become items, single sentences become paragraphs."""
    for name, inner in part.items():
        if name in _PAGE_ONLY:
            continue
        if isinstance(inner, str):
            yield inner
        else:
            yield "\n".join(f"- {sentence}" for sentence in _flat(inner))


def _flat(inner: Any) -> Iterator[str]:
    """Yield every sentence below, without numbers and without sentences about the page."""
    if isinstance(inner, str):
        yield inner
    elif isinstance(inner, list):
        for more in inner:
            yield from _flat(more)
    elif isinstance(inner, dict):
        for name, more in inner.items():
            if name not in _PAGE_ONLY:
                yield from _flat(more)
