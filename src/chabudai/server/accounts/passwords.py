"""Password hashing with Argon2, in threads, few at a time: a hash takes a tenth of a second and 64 MiB."""

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from chabudai.server.accounts.account_names import folded
from chabudai.server.errors import BadPassword
from chabudai.server.types.accounts import MAX_PASSWORD

SHORTEST = 8
FEWEST_DIFFERENT = 4
AT_ONCE = 2
FEWEST_GUESSES = 1_000_000
MOST_JUDGED = 72
"""Characters that are judged: long passwords take long to judge, and are good."""


def check(password: str, name: str) -> None:
    """Raise BadPassword if a new password is too short or too obvious."""
    if not SHORTEST <= len(password) <= MAX_PASSWORD:
        raise _bad(f"{SHORTEST} to {MAX_PASSWORD} characters")
    if len(set(password)) < FEWEST_DIFFERENT:
        raise _bad(f"at least {FEWEST_DIFFERENT} different characters")
    if folded(password) == folded(name):
        raise _bad("something other than your name")


def _guesses(password: str, name: str) -> int:
    """Return how many guesses a program needs that knows common passwords, words, dates and keyboards."""
    # Imported when it is first needed: its lists take a while to read.
    from zxcvbn import zxcvbn

    return int(zxcvbn(password[:MOST_JUDGED], user_inputs=[name])["guesses"])


def _bad(expected: str) -> BadPassword:
    return BadPassword(f"a password has {expected}", expected=expected)


class Passwords:
    """Hashes and verifies passwords."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self._free_slots = asyncio.Semaphore(AT_ONCE)
        self._dummy_hash: str | None = None

    async def check_new(self, password: str, name: str) -> None:
        """Raise BadPassword if a new password is too short, too obvious or easy to guess."""
        check(password, name)
        async with self._free_slots:
            guesses = await asyncio.to_thread(_guesses, password, name)
        if guesses < FEWEST_GUESSES:
            raise _bad("something that is harder to guess")

    async def hash(self, password: str) -> str:
        async with self._free_slots:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def verify(self, password: str, kept: str | None) -> bool:
        """Verify a password against a hash. It takes as long when there is no hash."""
        if self._dummy_hash is None:
            self._dummy_hash = await self.hash("nobody has this password")
        async with self._free_slots:
            matches = await asyncio.to_thread(self._verify, kept or self._dummy_hash, password)
        return matches and kept is not None

    def is_old(self, kept: str) -> bool:
        """Tell whether the hash was made with other costs than today's."""
        return self.hasher.check_needs_rehash(kept)

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self.hasher.verify(kept, password)
        except (Argon2Error, InvalidHashError):
            return False
