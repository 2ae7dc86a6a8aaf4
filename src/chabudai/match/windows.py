"""Reaction windows: the time in which a seat may interfere, in milliseconds. After it, a pass is written for the seat.

This module is pure: the caller says what time it is.
"""

from collections.abc import Collection


class Windows:
    """The reaction windows of one match. A window opens when a seat may interfere, and again when something changes."""

    def __init__(self, length: int, seats: int) -> None:
        self.length = length
        self.since: list[int | None] = [None] * seats

    def run(self, seats: Collection[int], undisturbed: Collection[int], now: int) -> None:
        """Keep windows open for exactly these seats. A seat that is not `undisturbed` gets the full time again."""
        for seat, since in enumerate(self.since):
            if seat not in seats:
                self.since[seat] = None
            elif since is None or seat not in undisturbed:
                self.since[seat] = now

    def remaining(self, seat: int, now: int) -> int | None:
        """Return the time that the seat has left to answer, or None if it is not asked."""
        since = self.since[seat]
        return None if since is None else max(0, since + self.length - now)

    def next_close(self) -> tuple[int, int] | None:
        """Return when the first window closes and for which seat, or None."""
        return min(
            ((since + self.length, seat) for seat, since in enumerate(self.since) if since is not None),
            default=None,
        )
