"""What an analysis says. Values are expected shares of the win, from 0 to 1, for the seat they are about."""

from typing import Literal

import msgspec

Mark = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
MARKS: tuple[Mark, ...] = ("best", "good", "inaccuracy", "mistake", "blunder")

LIMITS: tuple[tuple[float, Mark], ...] = (
    (0.01, "best"),
    (0.05, "good"),
    (0.10, "inaccuracy"),
    (0.20, "mistake"),
)
"""A loss of at most so much of the win earns the mark; anything above the last is a blunder."""


class Choice(msgspec.Struct, frozen=True):
    """A legal action and its value; `doubt` is the standard error of an estimate and 0 when it is exact."""

    text: str
    value: float
    doubt: float


class Outlook(msgspec.Struct, frozen=True, kw_only=True):
    """A position before somebody moves: its value, how many actions are legal, and the best few of them."""

    value: float
    exact: bool
    legal: int
    choices: list[Choice]


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """What an action was worth in a position, and what was lost against the best one."""

    outlook: Outlook
    value: float
    loss: float
    doubt: float
    mark: Mark

    def sure_loss(self) -> float:
        """What is left of the loss when its standard error is taken off."""
        return max(0.0, self.loss - self.doubt)


class Move(msgspec.Struct, frozen=True, kw_only=True):
    """An action of a seat, `entry` of the log: judged by what the seat could know, and with all cards open.

    `open` is None where nothing is hidden, because `seen` says it all, and where it was not asked for.
    """

    entry: int
    seat: int
    text: str
    seen: Verdict
    open: Verdict | None


class Luck(msgspec.Struct, frozen=True, kw_only=True):
    """How far a shuffle, or a card that was turned, moved each seat's hopes away from their mean.

    `seen` counts what each seat could know, `open` all cards; `doubt` is the largest standard error of either.
    """

    entry: int
    who: int | str
    text: str
    seen: list[float]
    open: list[float]
    doubt: float

    def is_clear(self, seat: int) -> bool:
        """Is there more than noise? Two standard errors at least."""
        return abs(self.seen[seat]) > 2 * self.doubt


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """All that is said about one entry of the log."""

    entry: int
    move: Move | None = None
    luck: Luck | None = None


class SeatTally(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's game: actions with a choice, how many earned which mark, and what it lost and was given in all.

    Losses, as far as they are sure, and luck are sums of shares of the win. `open_loss` is None where no action was
    judged with open cards.
    """

    seat: int
    choices: int
    marks: dict[Mark, int]
    loss: float
    open_loss: float | None
    luck: float
    open_luck: float
    luck_doubt: float


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    seats: int
    budget: int
    seed: int
    moves: list[Move]
    luck: list[Luck]
    tallies: list[SeatTally]


def mark(loss: float, doubt: float) -> Mark:
    """Nobody is blamed for noise: the standard error of the loss is taken off first."""
    sure = loss - doubt
    return next((name for limit, name in LIMITS if sure <= limit), "blunder")
