"""Random secrets: ids of tables, tokens of seats and sessions, recovery codes. Tokens are stored as SHA-256 digests."""

import hashlib
import hmac

from chabudai.server import random_source

_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""32 characters, without l, o, 0 and 1, so that an id can be read aloud."""


def new_table_id() -> str:
    """Make a table id of 60 bits."""
    return "".join(random_source.choice(_LETTERS) for _ in range(12))


def new_token() -> str:
    """Make a token of 192 bits."""
    return random_source.text(24)


def new_recovery() -> str:
    """Make a recovery code of 100 bits: four groups of five letters, to be written on paper."""
    return "-".join("".join(random_source.choice(_LETTERS) for _ in range(5)) for _ in range(4))


def plain_recovery(code: str) -> str:
    """Return a typed recovery code in the form in which it was shown."""
    letters = "".join(letter for letter in code.lower() if letter.isalnum())
    return "-".join(letters[start : start + 5] for start in range(0, len(letters), 5))


def new_secret() -> bytes:
    """Make the secret behind all shuffles of a table."""
    return random_source.octets(32)


def digest(token: str) -> bytes:
    return digest_of(token.encode())


def digest_of(token: bytes) -> bytes:
    return hashlib.sha256(token).digest()


def fits(token: str, kept: bytes) -> bool:
    return hmac.compare_digest(digest(token), kept)
