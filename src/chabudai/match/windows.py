"""Time to interfere, in milliseconds: who lets it go by has let it go by. Pure: the caller says what time it is."""

from collections.abc import Collection


class Windows:
    """A window is open for a seat from when it may interfere. It opens anew when there is something new to answer."""

    def __init__(self, length: int, seats: int) -> None:
        self.length = length
        self.since: list[int | None] = [None] * seats

    def run(self, seats: Collection[int], undisturbed: Collection[int], now: int) -> None:
        """Exactly these seats may interfere from now on; those who are undisturbed have had their question before."""
        for seat, since in enumerate(self.since):
            if seat not in seats:
                self.since[seat] = None
            elif since is None or seat not in undisturbed:
                self.since[seat] = now

    def remaining(self, seat: int, now: int) -> int | None:
        """What the seat has left to answer; None where nothing is asked."""
        since = self.since[seat]
        return None if since is None else max(0, since + self.length - now)

    def next_close(self) -> tuple[int, int] | None:
        """When the first window closes, and for whom."""
        return min(
            ((since + self.length, seat) for seat, since in enumerate(self.since) if since is not None),
            default=None,
        )
