"""Thinking time, in milliseconds. Pure: the caller says what time it is."""

from collections.abc import Collection
from dataclasses import dataclass


@dataclass(frozen=True)
class Clock:
    """`bank` for the whole game, `increment` back after each action, `cap` for any single action; None is no limit."""

    bank: int | None = None
    increment: int = 0
    cap: int | None = None


LEAST_WELCOME = 30_000
"""Whoever takes a seat back has a tenth of the bank, or this much if that is more, or what was left."""


class Clocks:
    """The running clocks of one match. A seat's clock runs while it is awaited and no bot sits there."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [clock.bank] * seats
        self.since: list[int | None] = [None] * seats

    def remaining(self, seat: int, now: int) -> int | None:
        """What the seat has for this action; None is no limit. Never below 0."""
        limit = self._limit(seat)
        if limit is None:
            return None
        started = self.since[seat]
        return max(0, limit if started is None else limit - max(0, now - started))

    def running(self) -> list[int]:
        return [seat for seat, since in enumerate(self.since) if since is not None]

    def next_fall(self) -> int | None:
        """When the first of the running clocks will have fallen."""
        return min(
            (moment for seat in self.running() if (moment := self._falls_at(seat)) is not None), default=None
        )

    def fallen(self, now: int) -> list[int]:
        """The seats whose time is up, whoever fell first before the others."""
        moments = ((self._falls_at(seat), seat) for seat in self.running())
        return [
            seat for _, seat in sorted((at, seat) for at, seat in moments if at is not None and at <= now)
        ]

    def press(self, seat: int, now: int) -> None:
        """The seat has acted: its time is spent, its increment given."""
        self.stop(seat, now)
        left = self.left[seat]
        if left is not None:
            self.left[seat] = left + self.clock.increment

    def stop(self, seat: int, now: int) -> None:
        started, left = self.since[seat], self.left[seat]
        if started is not None and left is not None:
            self.left[seat] = max(0, left - max(0, now - started))
        self.since[seat] = None

    def welcome(self, seat: int) -> None:
        """The owner is back after a bot held the seat, and gets some time to think."""
        bank, left = self.clock.bank, self.left[seat]
        if bank is not None and left is not None:
            self.left[seat] = max(left, min(bank, max(bank // 10, LEAST_WELCOME)))

    def run(self, seats: Collection[int], now: int) -> None:
        """Exactly these seats are awaited from now on."""
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
