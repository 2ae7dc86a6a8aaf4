"""Thinking time, in milliseconds. Pure: the caller says what time it is."""

from collections.abc import Collection
from dataclasses import dataclass


@dataclass(frozen=True)
class Clock:
    """`bank` for the whole game, `increment` back after each action, `cap` for any single action; None is no limit."""

    bank: int | None = None
    increment: int = 0
    cap: int | None = None


class Clocks:
    """The running clocks of one match. A seat's clock runs while it is awaited and no bot sits there."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [clock.bank] * seats
        self.since: list[int | None] = [None] * seats

    def remaining(self, seat: int, now: int) -> int | None:
        """What the seat has for this action; None is no limit. Never below 0."""
        started = self.since[seat]
        spent = 0 if started is None else max(0, now - started)
        limits = [limit - spent for limit in (self.left[seat], self.clock.cap) if limit is not None]
        return max(0, min(limits)) if limits else None

    def fallen(self, now: int) -> list[int]:
        return [
            seat
            for seat, since in enumerate(self.since)
            if since is not None and self.remaining(seat, now) == 0
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

    def run(self, seats: Collection[int], now: int) -> None:
        """Exactly these seats are awaited from now on."""
        for seat, since in enumerate(self.since):
            if seat not in seats:
                self.stop(seat, now)
            elif since is None:
                self.since[seat] = now
