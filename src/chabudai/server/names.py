"""Cleans names and texts that people type: short, visible, without control or direction characters."""

import unicodedata

from chabudai.server.errors import BadName, BadText
from chabudai.server.types.socket import MAX_NAME, MAX_TEXT, MAX_WORDS

MAX_LABEL = 40

# Joiners make up many scripts and emoji; every other invisible character only serves to deceive.
_JOINERS = "\u200c\u200d"
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


def _kept(words: str, longest: int) -> tuple[str, str | None]:
    """Return the cleaned words, and what was expected if they are refused."""
    if len(words) > 8 * longest:
        return "", f"at most {longest} characters"
    composed = unicodedata.normalize("NFC", words.strip())
    if any(unicodedata.category(letter) in _REFUSED and letter not in _JOINERS for letter in composed):
        return "", "no control or direction characters"
    kept = " ".join(composed.split())
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in kept):
        return "", "at least one letter that can be seen"
    return (kept, None) if len(kept) <= longest else ("", f"at most {longest} characters")
