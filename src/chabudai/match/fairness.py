"""Shuffles that anybody can check after the game.

Before the first shuffle the table publishes SHA-256 of its secret. Each seat may add words of its own. Chance entry
number n draws from HMAC-SHA-256, keyed by the secret, over the words, n and a counter, by rejection sampling. The
table publishes the secret at the end, so everybody with the record can draw the same shuffles again.
"""

import hashlib
import hmac
from collections.abc import Callable, Sequence

from chabudai.core import Rng


def commitment(secret: bytes) -> str:
    """Return the SHA-256 of a secret in hexadecimal, which is published before the first shuffle."""
    return hashlib.sha256(secret).hexdigest()


class FairRng(Rng):
    """The random generator of one chance entry, derived from the secret and the words of the players."""

    def __init__(self, secret: bytes, words: Sequence[str], entry: int) -> None:
        self._secret = secret
        self._message = "".join(f"{len(word)}:{word}," for word in [*words, str(entry)]).encode()
        self._counter = 0
        self._pool = b""

    def below(self, n: int) -> int:
        """Return a random integer from 0 to n - 1, each equally likely."""
        ceiling = (1 << 32) - (1 << 32) % n
        while True:
            word = int.from_bytes(self._take(4))
            if word < ceiling:
                return word % n

    def _take(self, size: int) -> bytes:
        if len(self._pool) < size:
            block = f"{self._counter}".encode()
            self._pool += hmac.digest(self._secret, self._message + block, "sha256")
            self._counter += 1
        taken, self._pool = self._pool[:size], self._pool[size:]
        return taken


def fair(secret: bytes, words: Sequence[str] = ()) -> Callable[[int], Rng]:
    """Return a source of chance for `Match(chance=…)`, from the secret and the words of the players."""
    return lambda entry: FairRng(secret, words, entry)
