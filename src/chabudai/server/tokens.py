"""Words nobody can guess: table ids for invitations, and the token of a seat, kept only as its SHA-256."""

import hashlib
import hmac
import secrets

_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""32 of them, without l, o, 0 and 1: an id may be read aloud."""


def new_table_id() -> str:
    """60 bits."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def new_token() -> str:
    """192 bits."""
    return secrets.token_urlsafe(24)


def new_recovery() -> str:
    """100 bits, to be written on paper: four groups of five letters."""
    return "-".join("".join(secrets.choice(_LETTERS) for _ in range(5)) for _ in range(4))


def plain_recovery(code: str) -> str:
    """As it was shown, however it was typed."""
    letters = "".join(letter for letter in code.lower() if letter.isalnum())
    return "-".join(letters[start : start + 5] for start in range(0, len(letters), 5))


def new_secret() -> bytes:
    """What all shuffles of a table come from."""
    return secrets.token_bytes(32)


def digest(token: str) -> bytes:
    return digest_of(token.encode())


def digest_of(token: bytes) -> bytes:
    return hashlib.sha256(token).digest()


def fits(token: str, kept: bytes) -> bool:
    return hmac.compare_digest(digest(token), kept)
