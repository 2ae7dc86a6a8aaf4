"""French keeps its double signs on the line, whoever shows them: a rule of its folder."""

import re

import pytest

from chabudai import GAMES, languages
from chabudai.games.words import Words
from setup.languages import FOLDER, SOURCE, messages, paths

BREAKING = re.compile(r"[^\s=] [:;!?»]|« ")
PLAIN = [path for path in paths(SOURCE) if not path.startswith("games/") or path == "games/shared.ftl"]


def phrases() -> list[tuple[str, str]]:
    """Every message that takes nothing, by its scope and its key."""
    scopes = {path: path.removesuffix(".ftl") for path in PLAIN}
    for name in GAMES:
        scopes |= {f"games/{name}/{file}.ftl": f"games/{name}" for file in ("words", "engine")}
        scopes |= {f"games/{name}/{file}.ftl": f"games/{name}/{file}" for file in ("rules", "lesson")}
    return [
        (scope, key)
        for path, scope in scopes.items()
        if (FOLDER / SOURCE / path).is_file()
        for key, message in messages(FOLDER / SOURCE / path).items()
        if not message.takes
    ]


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Quoi ?", "Quoi\u202f?"),
        ("Un conseil : joue", "Un conseil\u00a0: joue"),
        ("Ici ; là !", "Ici\u202f; là\u202f!"),
        ("« oui »", "«\u00a0oui\u00a0»"),
        ("key = : ou / tape un coup", "key = : ou / tape un coup"),
        ("À 12:30", "À 12:30"),
        ("{ $name } : oui", "{ $name }\u00a0: oui"),
    ],
)
def test_a_space_before_a_double_sign_does_not_break(typed: str, shown: str) -> None:
    for pattern, space in languages.manifest("fr").spaces:
        typed = re.sub(pattern, space, typed)
    assert typed == shown


def test_no_french_phrase_breaks_before_a_double_sign() -> None:
    every = phrases()
    assert len(every) > 1_000
    told = {(scope, key): languages.say("fr", Words(scope, key)) for scope, key in every}
    assert {place: text for place, text in told.items() if BREAKING.search(text)} == {}
    assert any("\u202f" in text for text in told.values())


def test_english_stays_as_it_is() -> None:
    assert languages.manifest("en").spaces == []
