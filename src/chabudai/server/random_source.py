"""The source of all randomness of the server: ids, tokens, secrets, seeds of bots. It is the operating system's.

No other module of the server asks for random numbers (`tests/server/test_tokens.py`): a test can repeat a run exactly.
"""

import base64
import random
from collections.abc import Sequence
from typing import TypeVar

Item = TypeVar("Item")

source: random.Random = random.SystemRandom()
"""Tests replace it by a generator with a seed."""


def bits(count: int) -> int:
    """Return a random integer of so many bits."""
    return source.getrandbits(count)


def octets(count: int) -> bytes:
    """Return so many random bytes."""
    return source.randbytes(count)


def text(count: int) -> str:
    """Return so many random bytes as text for URLs."""
    return base64.urlsafe_b64encode(octets(count)).rstrip(b"=").decode()


def choice(among: Sequence[Item]) -> Item:
    return source.choice(among)
