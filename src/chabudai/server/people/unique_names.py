"""The name of an account: nobody else has it, nor one that looks like it."""

import unicodedata

from chabudai.server.refusals import BadName
from chabudai.server.tables import names

LEAST = 2
_MARKS = " .-_"
_TOGETHER = {"CJK", "HIRAGANA", "KATAKANA"}
"""Japanese is written with all of these at once."""


def clean(name: str) -> str:
    """As it is shown; or BadName. Letters of one script, digits and a few marks: it is part of an address."""
    kept = unicodedata.normalize("NFKC", names.clean(name))
    if len(kept) < LEAST:
        raise _bad(f"at least {LEAST} characters")
    if not all(letter.isalnum() or letter in _MARKS for letter in kept):
        raise _bad("letters, digits, spaces, dots, hyphens and underscores")
    if not (kept[0].isalnum() and kept[-1].isalnum()):
        raise _bad("a letter or a digit at each end")
    if len(_scripts(kept)) > 1:
        raise _bad("letters of one script")
    return kept


def folded(name: str) -> str:
    """What two names share that would be mistaken for each other."""
    whole = unicodedata.normalize("NFKC", name).casefold()
    return "".join(letter for letter in whole if letter not in _MARKS)


def _scripts(name: str) -> set[str]:
    words = {unicodedata.name(letter, "?").split()[0] for letter in name if letter.isalpha()}
    return words - _TOGETHER | ({"CJK"} if words & _TOGETHER else set())


def _bad(expected: str) -> BadName:
    return BadName(f"the name of an account has {expected}", expected=expected)
