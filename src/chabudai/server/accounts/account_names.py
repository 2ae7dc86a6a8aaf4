"""Names of accounts: unique, and unlike every other name. Guests cannot use them either."""

import re
import unicodedata

from chabudai.bots import LEVELS
from chabudai.server import names
from chabudai.server.errors import BadName

LEAST = 2
_MARKS = " .-_"
_TOGETHER = {"CJK", "HIRAGANA", "KATAKANA"}
"""Scripts that Japanese mixes; they count as one."""

# Letters of other scripts, and digits, that look like Latin ones. Capitals are mapped before the name is folded: a
# small в does not look like B.
_CAPITALS = str.maketrans("АВЕКМНОРСТХІЅЈԚԜΑΒΕΖΗΙΚΜΝΟΡΤΥΧI|", "ABEKMHOPCTXlSJQWABEZHlKMNOPTYXll")
_SMALL = str.maketrans("аеорсухіѕјһԁԛԝӏαικνορυ01", "aeopcyxisjhdqwlaikvopuol")

_BOT = re.compile(r"bot\d*")
"""The name of a bot in a record."""

UNNAMED = ("Guest", "Invité")
"""The page's names for somebody without a name."""


def clean(name: str) -> str:
    """Return the name as it is shown, or raise BadName. It has letters of one script, digits and few marks."""
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
    """Return the name without case and marks: two accounts never share it."""
    whole = unicodedata.normalize("NFKC", name).casefold()
    return "".join(letter for letter in whole if letter not in _MARKS)


def skeleton_of(name: str) -> str:
    """Return the name's skeleton: names that look alike have the same one."""
    drawn = unicodedata.normalize("NFKC", name).translate(_CAPITALS).casefold().translate(_SMALL)
    return "".join(letter for letter in drawn if letter.isalnum())


def is_a_bots(name: str) -> bool:
    """Tell whether this is the name of a bot in a record."""
    return _BOT.fullmatch(folded(name)) is not None


def is_reserved(name: str) -> bool:
    """Tell whether no account may have this name."""
    return is_a_bots(name) or folded(name) in _RESERVED


_LEVELS = [word for level in LEVELS.values() for word in (level.en, level.fr)]
_RESERVED = {folded(word) for word in (*UNNAMED, *_LEVELS)}


def _scripts(name: str) -> set[str]:
    words = {unicodedata.name(letter, "?").split()[0] for letter in name if letter.isalpha()}
    return words - _TOGETHER | ({"CJK"} if words & _TOGETHER else set())


def _bad(expected: str) -> BadName:
    return BadName(f"the name of an account has {expected}", expected=expected)
