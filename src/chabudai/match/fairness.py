"""Shuffles that anybody can check after the game.

Before the first shuffle the table publishes SHA-256 of its secret. Each seat may add words of its own. Chance entry
number n draws from HMAC-SHA-256, keyed by the secret, over the words, n and a counter, by rejection sampling. The
table publishes the secret at the end, so everybody with the record can draw the same shuffles again.
"""

import hashlib
import hmac
from collections.abc import Callable, Sequence

from mypy_extensions import i64

from chabudai.core import Rng

_WORDS: i64 = 0x1_0000_0000
"""How many values a word has."""


def commitment(secret: bytes) -> str:
    """Return the SHA-256 of a secret in hexadecimal, which is published before the first shuffle."""
    return hashlib.sha256(secret).hexdigest()


class FairRng(Rng):
    """The random generator of one chance entry, derived from the secret and the words of the players."""

    def __init__(self, secret: bytes, words: Sequence[str], entry: int) -> None:
        self._secret = secret
        self._message = "".join(f"{len(word)}:{word}," for word in [*words, str(entry)]).encode()
        self._blocks = 0
        self._block = b""
        self._used = 0

    def below(self, n: i64) -> i64:
        """Return a random integer from 0 to n - 1, each equally likely."""
        ceiling: i64 = _WORDS - _WORDS % n
        while True:
            word = self._word()
            if word < ceiling:
                return word % n

    def _word(self) -> i64:
        """Return the next four bytes as a number."""
        if self._used == len(self._block):
            self._block = hmac.digest(self._secret, self._message + str(self._blocks).encode(), "sha256")
            self._blocks += 1
            self._used = 0
        start = self._used
        self._used = start + 4
        return int.from_bytes(self._block[start : start + 4], "big")


def fair(secret: bytes, words: Sequence[str] = ()) -> Callable[[int], Rng]:
    """Return a source of chance for `Match(chance=…)`, from the secret and the words of the players."""
    return lambda entry: FairRng(secret, words, entry)
