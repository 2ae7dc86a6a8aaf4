"""The registry finds games by folder, and no other file lists them without a reason."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from chabudai import GAMES
from setup.fingerprint import files

ROOT = Path(__file__).parent.parent
FIVE = [name for name, card in GAMES.items() if card.place < 100]
"""The games that come with Chabudai, in the order of their cards. Others stand behind them by name."""

LISTS = {
    "README.md": "presents the games, with pictures",
    "CHANGELOG.md": "tells what changed in which game",
    "benchmarks/each_game.py": "measures games whose figures are kept",
    "benchmarks/fair_shares.py": "measures one game of each cost",
    "benchmarks/levels.py": "measures levels, with a number of games that each can afford",
    "benchmarks/results/engine.md": "keeps figures",
    "benchmarks/results/page.md": "keeps figures",
    "benchmarks/results/server-load.md": "keeps figures",
    "benchmarks/studies/__main__.py": "has a study of each",
    "web/take_pictures.py": "plays each to a moment worth a picture",
}
"""The files outside the folders of games, the docs and the tests that name three games or more, and why."""


def named(text: str) -> set[str]:
    return {name for name in FIVE if re.search(rf"\b{name}\b|\b{GAMES[name].title}\b", text, re.IGNORECASE)}


def looked_at() -> Iterator[Path]:
    """What people wrote, but for the games' own folders, languages, docs and tests."""
    for path in (*files(ROOT), *files(ROOT / ".github"), ROOT / "web" / ".prettierignore"):
        place = path.relative_to(ROOT).as_posix()
        own = re.match(
            r"(src/chabudai|web/src)/games/\w+/|src/chabudai/languages/|docs/|tests/|templates/", place
        )
        is_test = re.search(r"\.test\.ts$|^web/test/", place)
        if (
            not own
            and not is_test
            and path.suffix not in (".webp", ".svg", ".ttf", ".woff2", ".png", ".gz", ".so")
        ):
            yield path


def test_no_other_file_lists_the_games_but_for_a_reason() -> None:
    found = {
        path.relative_to(ROOT).as_posix()
        for path in looked_at()
        if len(named(path.read_text(encoding="utf-8", errors="replace"))) >= 3
    }
    assert found == LISTS.keys()


def test_every_card_has_the_name_of_its_folder() -> None:
    folders = [path.parent.name for path in (ROOT / "src/chabudai/games").glob("*/__init__.py")]
    assert sorted(GAMES) == sorted(folders)
    assert all(card.name == name for name, card in GAMES.items())
    assert [*GAMES][: len(FIVE)] == FIVE
    assert len({GAMES[name].place for name in FIVE}) == len(FIVE) == 5


@pytest.mark.parametrize("name", FIVE)
def test_the_readme_tells_the_seats_and_minutes_of_the_card(name: str) -> None:
    card = GAMES[name]
    seats = "–".join(map(str, sorted({min(card.seats), max(card.seats)})))
    minutes = "–".join(map(str, card.minutes))
    row = f"| **[{card.title}](docs/games/{name}.md)** | {seats} | {minutes} |"
    assert row in (ROOT / "README.md").read_text(encoding="utf-8")
