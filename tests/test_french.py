"""French in the Python code keeps its double signs on the line, whoever shows it: the page, a terminal or a sheet."""

import pytest

from chabudai import GAMES
from chabudai.bots.levels import LEVELS
from chabudai.games.words import Words
from chabudai.printing import words as printed
from chabudai.terminal import refusals
from chabudai.terminal.words import HELP, PHRASES, WORDS

SHARED = [
    *LEVELS.values(),
    *WORDS.values(),
    *PHRASES.values(),
    *refusals.SENTENCES.values(),
    *(words for words in vars(printed).values() if isinstance(words, Words)),
    HELP,
]
"""The phrases that belong to no game."""


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Quoi ?", "Quoi\u202f?"),
        ("Un conseil : joue", "Un conseil\u00a0: joue"),
        ("Ici ; là !", "Ici\u202f; là\u202f!"),
        ("« oui »", "«\u00a0oui\u00a0»"),
        (" : ou / tape un coup", " : ou / tape un coup"),
        ("À 12:30", "À 12:30"),
    ],
)
def test_a_space_before_a_double_sign_does_not_break(typed: str, shown: str) -> None:
    assert Words("", typed).fr == shown


def test_english_stays_as_it_is() -> None:
    assert Words("Really ?", "").en == "Really ?"


@pytest.mark.parametrize("words", SHARED, ids=lambda words: words.en[:30])
def test_a_shared_phrase_has_no_breaking_space_before_a_double_sign(words: Words) -> None:
    assert not any(f"{letter} {sign}" in words.fr for letter in "aeiourstné)}x" for sign in ":;!?»")
    assert "« " not in words.fr


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_described_in_french_that_does_not_break(name: str) -> None:
    card = GAMES[name]
    told = [
        card.summary,
        *(option.label for option in card.options),
        *(option.hint for option in card.options),
    ]
    assert not [words.fr for words in told if any(f" {sign}" in words.fr for sign in ":;!?»")]
