"""Names of accounts: unique, and unlike every other name. Guests cannot use them either."""

import re
import unicodedata
from functools import cache

from confusable_homoglyphs import confusables

from chabudai.bots.characters import CHARACTERS
from chabudai.server import names
from chabudai.server.errors import BadName

LEAST = 2
_MARKS = " .-_"
_TOGETHER = {"CJK", "HIRAGANA", "KATAKANA"}
"""Scripts that Japanese mixes; they count as one."""

_ALIKE = str.maketrans({"\u043a": "k", "\u0138": "k", "l": "i"})
"""Pairs that Unicode's table leaves out: a Cyrillic small ka looks like k, and l (with I and 1) like i."""

SKELETONS = "2:"
"""Begins every skeleton of today's form. Older ones are made again when the server starts."""

_BOT = re.compile(r"bot\d*")
"""The name of a bot in a record."""

STAFF = (
    *(
        "Admin",
        "Administrator",
        "Administrateur",
        "Administratrice",
        "Moderator",
        "Mod",
        "Modérateur",
        "Modératrice",
    ),
    *(
        "Operator",
        "Opérateur",
        "Opératrice",
        "Support",
        "Staff",
        "System",
        "Système",
        "Server",
        "Serveur",
        "Root",
    ),
    *("Chabudai", "Official", "Officiel", "Webmaster", "Security", "Sécurité"),
)
"""Names that sound like somebody in charge."""

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
    """Return the name's skeleton: names that look alike have the same one. It is empty for a name without letters.

    It follows Unicode's report on security (UTS #39), and ignores case and marks besides.
    """
    drawn = _prototypes(_prototypes(_visible(name)).casefold()).translate(_ALIKE)
    letters = "".join(letter for letter in drawn if letter.isalnum() or unicodedata.category(letter) == "Mn")
    return SKELETONS + letters if any(map(str.isalnum, letters)) else ""


def _visible(name: str) -> str:
    whole = unicodedata.normalize("NFKC", name)
    return unicodedata.normalize("NFD", "".join(letter for letter in whole if not names.is_invisible(letter)))


def _prototypes(text: str) -> str:
    return unicodedata.normalize("NFD", "".join(map(_prototype, text)))


@cache
def _prototype(letter: str) -> str:
    """Return what a letter is taken for.

    Unicode lists one prototype for each letter, and for a prototype all its letters.
    """
    alike = _alike(letter)
    if len(alike) != 1:
        return letter
    (other,) = alike
    return min(letter, other) if len(other) == 1 and len(_alike(other)) == 1 else other


def _alike(letter: str) -> list[str]:
    found = confusables.is_confusable(letter, greedy=True)
    return [one["c"] for one in found[0]["homoglyphs"]] if found else []


def is_a_bots(name: str) -> bool:
    """Tell whether this is the name of a bot in a record."""
    return _BOT.fullmatch(folded(name)) is not None


def is_an_offices(name: str) -> bool:
    """Tell whether nobody may have this name, because it is a bot's or sounds like somebody in charge."""
    return is_a_bots(name) or skeleton_of(name) in _OFFICES


def is_reserved(name: str) -> bool:
    """Tell whether no account may have this name. Guests may be called what the page calls them."""
    return is_an_offices(name) or skeleton_of(name) in _UNNAMED


_OFFICES = {skeleton_of(word) for word in (*STAFF, *CHARACTERS)}
_UNNAMED = {skeleton_of(word) for word in UNNAMED}


def _scripts(name: str) -> set[str]:
    words = {unicodedata.name(letter, "?").split()[0] for letter in name if letter.isalpha()}
    return words - _TOGETHER | ({"CJK"} if words & _TOGETHER else set())


def _bad(expected: str) -> BadName:
    return BadName(f"the name of an account has {expected}", expected=expected)
