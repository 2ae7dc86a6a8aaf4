"""Cleans names and texts that people type: short, visible, without control or direction characters."""

import unicodedata

from chabudai.server.errors import BadName, BadText
from chabudai.server.types.desk import MAX_REASON
from chabudai.server.types.socket import MAX_NAME, MAX_TEXT, MAX_WORDS

MAX_LABEL = 40

# Joiners and the selectors of a form make up many scripts and emoji; every other invisible character only serves to
# deceive.
_JOINERS = "\u200c\u200d\ufe0e\ufe0f"
_FILLERS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
_REFUSED = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}


def clean(name: str) -> str:
    """Return a name composed (NFC), trimmed and with single spaces, or raise BadName."""
    kept, expected = _kept(name, MAX_NAME)
    if expected:
        raise BadName(f"a name has {expected}", expected=expected, longest=MAX_NAME)
    return kept


def clean_text(text: str) -> str:
    """Return a chat text on one line, or raise BadText."""
    kept, expected = _kept(" ".join(text.split()), MAX_TEXT)
    if expected:
        raise BadText(f"a text has {expected}", expected=expected, longest=MAX_TEXT)
    return kept


def clean_label(label: str) -> str:
    """Return the label of a key, or raise BadName."""
    kept, expected = _kept(label, MAX_LABEL)
    if expected:
        raise BadName(f"a label has {expected}", expected=expected, longest=MAX_LABEL)
    return kept


def clean_words(text: str) -> str:
    """Return words for the shuffles, or raise BadText."""
    kept, expected = _kept(text, MAX_WORDS)
    if expected:
        raise BadText(f"words for a shuffle have {expected}", expected=expected, longest=MAX_WORDS)
    return kept


def clean_reason(text: str) -> str:
    """Return the reason of a report or a measure on one line, which may be empty, or raise BadText."""
    kept, expected = _kept(" ".join(text.split()), MAX_REASON) if text.strip() else ("", None)
    if expected:
        raise BadText(f"a reason has {expected}", expected=expected, longest=MAX_REASON)
    return kept


def is_invisible(letter: str) -> bool:
    """Tell whether nothing is seen of this character, though it may count as a letter.

    These are Unicode's default-ignorable characters outside the refused categories, and the blank of Braille.
    """
    return (
        letter in _JOINERS
        or letter in _FILLERS
        or "\ufe00" <= letter <= "\ufe0d"
        or "\U000e0000" <= letter < "\U000e1000"
    )


def _is_refused(letter: str) -> bool:
    return letter not in _JOINERS and (unicodedata.category(letter) in _REFUSED or is_invisible(letter))


def _kept(words: str, longest: int) -> tuple[str, str | None]:
    """Return the cleaned words, and what was expected if they are refused."""
    if len(words) > 8 * longest:
        return "", f"at most {longest} characters"
    composed = unicodedata.normalize("NFC", words.strip())
    if any(map(_is_refused, composed)):
        return "", "no control, direction or invisible characters"
    kept = " ".join(composed.split())
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in kept):
        return "", "at least one letter that can be seen"
    return (kept, None) if len(kept) <= longest else ("", f"at most {longest} characters")
