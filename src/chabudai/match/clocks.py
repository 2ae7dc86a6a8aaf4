"""The thinking time of the seats, in milliseconds. This module is pure: the caller says what time it is."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True)
class Clock:
    """The time control of a match, in milliseconds. None means no limit.

    `bank` is the time for the whole game, `increment` is added after each action, `cap` limits a single action.
    """

    bank: int | None = None
    increment: int = 0
    cap: int | None = None


LEAST_WELCOME = 30_000
"""The least time for a person who takes a seat back from a bot, if the bank is larger."""


class Reading(NamedTuple):
    """What the clocks of all seats showed at a moment, so that an undo can go back to it."""

    at: int
    left: tuple[int | None, ...]
    since: tuple[int | None, ...]


class Clocks:
    """The running clocks of one match. A seat's clock runs while the seat is awaited and no bot holds it."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [clock.bank] * seats
        self.since: list[int | None] = [None] * seats

    def remaining(self, seat: int, now: int) -> int | None:
        """Return the time that the seat has for this action, at least 0; None means no limit."""
        limit = self._limit(seat)
        if limit is None:
            return None
        started = self.since[seat]
        return max(0, limit if started is None else limit - max(0, now - started))

    def running(self) -> list[int]:
        """Return the seats whose clock runs."""
        return [seat for seat, since in enumerate(self.since) if since is not None]

    def next_fall(self) -> int | None:
        """Return when the first running clock will reach 0, or None."""
        return min(
            (moment for seat in self.running() if (moment := self._falls_at(seat)) is not None), default=None
        )

    def fallen(self, now: int) -> list[int]:
        """Return the seats whose time is up, in the order in which it ran out."""
        moments = ((self._falls_at(seat), seat) for seat in self.running())
        return [
            seat for _, seat in sorted((at, seat) for at, seat in moments if at is not None and at <= now)
        ]

    def press(self, seat: int, now: int) -> None:
        """Stop the clock of a seat that has acted, and add its increment."""
        self.stop(seat, now)
        left = self.left[seat]
        if left is not None:
            self.left[seat] = left + self.clock.increment

    def stop(self, seat: int, now: int) -> None:
        """Stop the clock of a seat and subtract the time since it started."""
        started, left = self.since[seat], self.left[seat]
        if started is not None and left is not None:
            self.left[seat] = max(0, left - max(0, now - started))
        self.since[seat] = None

    def welcome(self, seat: int) -> None:
        """Give some time to a person who takes a seat back from a bot.

        The person gets a tenth of the bank, but at least `LEAST_WELCOME`, and never less than was left.
        """
        bank, left = self.clock.bank, self.left[seat]
        if bank is not None and left is not None:
            self.left[seat] = max(left, min(bank, max(bank // 10, LEAST_WELCOME)))

    def read(self, now: int) -> Reading:
        """Return what all clocks show now."""
        return Reading(now, tuple(self.left), tuple(self.since))

    def go_back(self, reading: Reading, seats: Collection[int], now: int) -> None:
        """Let the clocks of these seats go on from an earlier reading, as if no time had passed since."""
        for seat in seats:
            since = reading.since[seat]
            self.left[seat] = reading.left[seat]
            self.since[seat] = None if since is None else since + now - reading.at

    def run(self, seats: Collection[int], now: int) -> None:
        """Run the clocks of exactly these seats from now on."""
        for seat, since in enumerate(self.since):
            if seat not in seats:
                self.stop(seat, now)
            elif since is None:
                self.since[seat] = now

    def _limit(self, seat: int) -> int | None:
        return min((limit for limit in (self.left[seat], self.clock.cap) if limit is not None), default=None)

    def _falls_at(self, seat: int) -> int | None:
        started, limit = self.since[seat], self._limit(seat)
        return None if started is None or limit is None else started + limit
