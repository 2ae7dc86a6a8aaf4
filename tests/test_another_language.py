"""A made-up language, added as a folder alone: it is found, spoken everywhere, and passes the same checks."""

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from chabudai import GAMES, languages
from chabudai.bots import LEVELS
from chabudai.games.words import Words
from chabudai.printing import check
from chabudai.server.http.api import game_card
from chabudai.terminal import words as terminal
from setup.languages import FOLDER, SOURCE, is_complete, problems, tags

TAG = "eo"
TEXT = re.compile(r"^(?P<key>(?:[a-zA-Z][\w-]* =| +\*?\[\w+\]) )(?P<text>.+)$", re.MULTILINE)


def longer(found: re.Match[str]) -> str:
    """Make a text that no other language has, a third longer. What begins a selection stays as it is."""
    text = found["text"]
    return found[0] if text.endswith("->") else f"{found['key']}¿{text} {'~' * (len(text) // 3)}"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The languages, and one more beside them."""
    home = tmp_path / "languages"
    shutil.copytree(FOLDER, home)
    shutil.copytree(home / SOURCE, home / TAG)
    for file in (home / TAG).rglob("*.ftl"):
        file.write_text(TEXT.sub(longer, file.read_text("utf-8")), "utf-8")
    manifest = json.loads((home / SOURCE / "language.json").read_text("utf-8"))
    (home / TAG / "language.json").write_text(
        json.dumps(manifest | {"name": "Esperanto", "locale": TAG}), "utf-8"
    )
    caches = (languages._root, languages.tags, languages.manifest, languages._bundle)
    for cache in caches[1:]:
        cache.cache_clear()
    monkeypatch.setattr(languages, "_root", lambda: home)
    yield home
    for cache in caches[1:]:
        cache.cache_clear()


def test_it_is_found_and_complete(folder: Path) -> None:
    assert TAG in tags(folder)
    assert is_complete(TAG, folder)
    assert problems(TAG, folder) == []
    assert TAG in languages.tags()
    assert languages.nearest("eo_XX.UTF-8") == TAG


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("name", GAMES)
def test_every_text_of_the_server_comes_in_it(name: str) -> None:
    card = game_card(GAMES[name])
    assert card.summary[TAG] != card.summary[SOURCE]
    for option in card.options:
        named = [option["label"], *(option.get("values") or option.get("names") or {}).values()]
        assert all(texts[TAG].startswith("¿") for texts in named)
    rules = languages.texts(TAG, f"games/{name}/rules")
    assert rules.get("aim", "¿").startswith("¿")
    assert bool(rules) == (FOLDER / SOURCE / "games" / name / "rules.ftl").is_file()


@pytest.mark.usefixtures("folder")
def test_the_terminal_and_the_kits_know_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal, "LANGUAGES", languages.tags())
    assert terminal.say(TAG, "your-turn").startswith("¿")
    assert terminal.help_text(TAG).count("¿") > 20
    following = [terminal.next_language(tag) for tag in languages.tags()]
    assert sorted(following) == sorted(languages.tags())
    check("a4", TAG)
    levels = [languages.say(TAG, Words("games/okiya", f"levels_{level}")) for level in LEVELS]
    assert all(text.startswith("¿") for text in levels)


def test_what_it_lacks_is_said_in_english(folder: Path) -> None:
    file = folder / TAG / "games" / "okiya" / "engine.ftl"
    file.write_text(re.sub(r"^summary = .*\n", "", file.read_text("utf-8"), flags=re.MULTILINE), "utf-8")
    languages._bundle.cache_clear()
    assert languages.say(TAG, GAMES["okiya"].summary) == languages.say(SOURCE, GAMES["okiya"].summary)
    assert problems(TAG, folder) == ["games/okiya/engine.ftl: summary is missing"]


@pytest.mark.parametrize("scope", ["terminal", "games/okiya", "nowhere"])
def test_what_nobody_has_written_is_shown_by_its_last_word(scope: str) -> None:
    assert languages.say(SOURCE, Words(scope, "option_nothing_label")) == "label"
