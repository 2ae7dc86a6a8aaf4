"""The results of an analysis. Values are expected shares of the win, from 0 to 1, for the seat they are about."""

from typing import Literal

import msgspec

Mark = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
MARKS: tuple[Mark, ...] = ("best", "good", "inaccuracy", "mistake", "blunder")
"""The marks of an action, from the best to the worst."""

LIMITS: tuple[tuple[float, Mark], ...] = (
    (0.01, "best"),
    (0.05, "good"),
    (0.10, "inaccuracy"),
    (0.20, "mistake"),
)
"""The largest loss for each mark, as a share of the win. A larger loss than the last is a blunder."""


class ValuedAction(msgspec.Struct, frozen=True):
    """A legal action and its value. `doubt` is the standard error of the estimate; an exact value has 0."""

    text: str
    value: float
    doubt: float


class Outlook(msgspec.Struct, frozen=True, kw_only=True):
    """A position before an action: its value, the number of legal actions, and the best few of them."""

    value: float
    exact: bool
    legal: int
    choices: list[ValuedAction]


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """What an action was worth in a position, and what it lost against the best one."""

    outlook: Outlook
    value: float
    loss: float
    doubt: float
    mark: Mark

    def sure_loss(self) -> float:
        """Return the loss minus its standard error, at least 0."""
        return max(0.0, self.loss - self.doubt)


class Move(msgspec.Struct, frozen=True, kw_only=True):
    """A judged action of a seat. `seen` uses only what the seat could know, `open` uses all cards.

    `entry` is the index of the log entry. `open` is None if nothing is hidden, or if it was not asked for.
    """

    entry: int
    seat: int
    text: str
    seen: Verdict
    open: Verdict | None


class Luck(msgspec.Struct, frozen=True, kw_only=True):
    """How much a shuffle, or a card that was turned over, changed each seat's expected share of the win.

    `seen` uses what each seat could know, `open` uses all cards. `doubt` is the largest standard error of both.
    """

    entry: int
    who: int | str
    text: str
    seen: list[float]
    open: list[float]
    doubt: float

    def is_clear(self, seat: int) -> bool:
        """Return whether the luck of a seat is larger than two standard errors."""
        return abs(self.seen[seat]) > 2 * self.doubt


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that an analysis says about one entry of the log."""

    entry: int
    move: Move | None = None
    luck: Luck | None = None


class SeatTally(msgspec.Struct, frozen=True, kw_only=True):
    """The sums for one seat: actions with a choice, how many earned each mark, losses and luck.

    Losses (minus their standard errors) and luck are sums of shares of the win. `open_loss` is None if no action was
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
    """The analysis of a whole game: every judged move, every piece of luck, and the sums for each seat."""

    game: str
    seats: int
    budget: int
    seed: int
    moves: list[Move]
    luck: list[Luck]
    tallies: list[SeatTally]


def mark(loss: float, doubt: float) -> Mark:
    """Return the mark for a loss. Its standard error is subtracted first, so that noise is not blamed on anybody."""
    sure = loss - doubt
    return next((name for limit, name in LIMITS if sure <= limit), "blunder")
