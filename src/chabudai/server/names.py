"""The names guests give themselves: short, visible, and unable to turn the page around."""

import unicodedata

from chabudai.server.protocol import MAX_NAME
from chabudai.server.refusals import BadName

# Joiners make up many scripts and emoji; every other invisible character only serves to deceive.
_JOINERS = "\u200c\u200d"
_REFUSED = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}


def clean(name: str) -> str:
    """The name as it is kept: composed (NFC), trimmed, single spaces; or BadName."""
    if len(name) > 8 * MAX_NAME:
        raise _bad(f"at most {MAX_NAME} characters")
    composed = unicodedata.normalize("NFC", name.strip())
    if any(unicodedata.category(letter) in _REFUSED and letter not in _JOINERS for letter in composed):
        raise _bad("no control or direction characters")
    kept = " ".join(composed.split())
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in kept):
        raise _bad("at least one letter that can be seen")
    if len(kept) > MAX_NAME:
        raise _bad(f"at most {MAX_NAME} characters")
    return kept


def _bad(expected: str) -> BadName:
    return BadName(f"a name has {expected}", expected=expected, longest=MAX_NAME)
