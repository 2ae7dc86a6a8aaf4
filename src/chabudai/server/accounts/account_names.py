"""The name of an account: nobody else has it, nor one that looks like it. No guest sits under it either."""

import re
import unicodedata

from chabudai.bots import LEVELS
from chabudai.server import names
from chabudai.server.errors import BadName

LEAST = 2
_MARKS = " .-_"
_TOGETHER = {"CJK", "HIRAGANA", "KATAKANA"}
"""Japanese is written with all of these at once."""

# Letters of other scripts, and digits, that are drawn like Latin ones. Capitals are looked at as they are written, and
# then small ones: a small в is no B.
_CAPITALS = str.maketrans("АВЕКМНОРСТХІЅЈԚԜΑΒΕΖΗΙΚΜΝΟΡΤΥΧI|", "ABEKMHOPCTXlSJQWABEZHlKMNOPTYXll")
_SMALL = str.maketrans("аеорсухіѕјһԁԛԝӏαικνορυ01", "aeopcyxisjhdqwlaikvopuol")

_BOT = re.compile(r"bot\d*")
"""What a record calls a bot."""

UNNAMED = ("Guest", "Invité")
"""What the page calls whoever has not said a name."""


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


def looks(name: str) -> str:
    """What a name is taken for by whoever does not read it twice: no marks, letters as they are drawn."""
    drawn = unicodedata.normalize("NFKC", name).translate(_CAPITALS).casefold().translate(_SMALL)
    return "".join(letter for letter in drawn if letter.isalnum())


def is_a_bots(name: str) -> bool:
    """Nobody is called what a record calls a bot."""
    return _BOT.fullmatch(folded(name)) is not None


def is_reserved(name: str) -> bool:
    """What no account may be called."""
    return is_a_bots(name) or folded(name) in _RESERVED


_LEVELS = [word for level in LEVELS.values() for word in (level.en, level.fr)]
_RESERVED = {folded(word) for word in (*UNNAMED, *_LEVELS)}


def _scripts(name: str) -> set[str]:
    words = {unicodedata.name(letter, "?").split()[0] for letter in name if letter.isalpha()}
    return words - _TOGETHER | ({"CJK"} if words & _TOGETHER else set())


def _bad(expected: str) -> BadName:
    return BadName(f"the name of an account has {expected}", expected=expected)
