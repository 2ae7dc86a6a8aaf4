"""The texts of the terminal, from `terminal.ftl` of each language. Those of a game are in the words of the game."""

import os
from collections.abc import Mapping

from rich.cells import cell_len

from chabudai import languages
from chabudai.games.words import Words

LANGUAGES = languages.tags()

SIDE = 35
"""The width of the left column of the keys for the table."""
KEYS = 16
"""The width of the column with the keys for playing."""


def usual_language(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language that the environment asks for, if it is complete; otherwise English."""
    spoken = next(
        (environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), ""
    )
    return languages.nearest(spoken)


def next_language(language: str) -> str:
    """Return the language after this one, round and round."""
    return LANGUAGES[(LANGUAGES.index(language) + 1) % len(LANGUAGES)]


def knows(code: str) -> bool:
    """Return whether there is a text with this code."""
    return languages.has(_words(code))


def say(language: str, code: str, **names: object) -> str:
    """Return the text of this code in this language, with its parameters filled in."""
    return languages.say(language, _words(code, **names))


def help_text(language: str) -> str:
    """Return the help: every key and every sign, laid out for 80 columns."""

    def told(code: str) -> str:
        return say(language, f"help_{code}")

    def line(keys: str, text: str) -> str:
        return f" {_padded(keys, KEYS)}{text}"

    def pair(left: str, right: str) -> str:
        return f" {_padded(f'{left}  {told(left)}', SIDE)}{right}  {told(right)}".rstrip()

    keyed = ("arrows", "enter", "escape", "numbers", "mouse", "type")
    close = told("close")
    return "\n".join(
        [
            f"[b]{told('playing')}[/b]",
            *(line("1–9" if one == "numbers" else told(f"{one}_keys"), told(f"{one}_text")) for one in keyed),
            "",
            f"[b]{told('table')}[/b]",
            *(pair(left, right) for left, right in ("ux", "td", "yn", "sb", "lq")),
            "",
            f"[b]{told('signs')}[/b]",
            f" {_padded(told('gold'), SIDE)}{told('red')}",
            f" {_padded(told('seats'), SIDE)}{told('asked')}",
            f"{' ' * (67 - cell_len(close))}{close}",
        ]
    )


def _padded(text: str, width: int) -> str:
    return text + " " * max(2, width - cell_len(text))


def _words(code: str, **names: object) -> Words:
    given = {name: value if isinstance(value, int) else str(value) for name, value in names.items()}
    return Words("terminal", code.replace("?", "-again"), given)
