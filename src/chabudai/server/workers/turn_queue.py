"""The queue of turns that wait for a worker: owners take turns, by the worker time that they have had.

An owner is an address, and within it a person. Every owner has a virtual time, which a turn moves on by the worker time
that it gets. The turn whose owner is furthest behind is next (start-time fair queueing). Whoever comes begins at the
queue's own virtual time, so at most one waiting turn of each other owner is served before.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from chabudai.server.accounts.identity import NOBODY, Owner

IN_A_ROW = 8
"""The most turns of an owner that pass over a waiting one of the same owner, because nobody is at its table."""

UNATTENDED = 4
"""A turn of a table with nobody connected costs its owner this many times its worker time."""


IsAttended = Callable[[], bool]


def always() -> bool:
    return True


class FairOrder:
    """The virtual times of owners: who has had how much, of all and of those at the same address."""

    def __init__(self) -> None:
        self.clock = 0.0
        """The virtual time of what was served last."""
        self._addresses: dict[str, float] = {}
        self._people: dict[Owner, float] = {}

    def rank(self, owner: Owner, since: float = 0.0) -> tuple[float, float]:
        """Return a sort key: the lowest is next. `since` is the clock when the work was asked for."""
        return max(since, self._addresses.get(owner.address, 0.0)), self._people.get(owner, 0.0)

    def welcome(self, owner: Owner, others: set[Owner]) -> None:
        """Let a person begin level with the people of their address who wait, and not with what they once had."""
        beside = [self._people.get(other, 0.0) for other in others if other.address == owner.address]
        self._people[owner] = max(self._people.get(owner, 0.0), min(beside, default=0.0))

    def charge(self, owner: Owner, seconds: float, since: float = 0.0) -> None:
        """Note that an owner is served for so many seconds."""
        start = self.rank(owner, since)[0]
        self.clock = max(self.clock, start)
        self._addresses[owner.address] = start + seconds
        self._people[owner] = self._people.get(owner, 0.0) + seconds

    def forget_all_but(self, waiting: set[Owner]) -> None:
        """Forget owners who wait for nothing and are not ahead of the clock."""
        here = {owner.address for owner in waiting}
        self._addresses = {
            name: had for name, had in self._addresses.items() if name in here or had > self.clock
        }
        self._people = {owner: had for owner, had in self._people.items() if owner.address in here}

    @property
    def size(self) -> int:
        """The number of virtual times in memory."""
        return len(self._addresses) + len(self._people)


@dataclass(eq=False)
class WaitingTurn:
    """One turn: whose it is, and the worker time that it takes. `grant` is called when it has a worker."""

    owner: Owner
    seconds: float
    grant: Callable[[], None]
    is_attended: IsAttended = always
    since: float = 0.0
    number: int = 0
    passed_over: int = 0
    has_worker: bool = field(default=False, init=False)


class TurnQueue:
    """Runs `count` turns at a time.

    Whether a table is attended is checked whenever a worker becomes free: a table whose person comes back moves up
    among those of its owner. A running turn is never stopped.
    """

    def __init__(self, count: int) -> None:
        self._free = count
        self._waiting: list[WaitingTurn] = []
        self._order = FairOrder()
        self._number = 0

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    def add(self, turn: WaitingTurn) -> None:
        """Put a turn in line. It may be granted before this returns."""
        owners = {other.owner for other in self._waiting}
        if turn.owner not in owners:
            self._order.welcome(turn.owner, owners)
        self._number += 1
        turn.number, turn.since = self._number, self._order.clock
        self._waiting.append(turn)
        self._grant()

    def leave(self, turn: WaitingTurn) -> None:
        """Give the worker back, or stop waiting for one."""
        if not turn.has_worker:
            self._waiting.remove(turn)
            return
        turn.has_worker = False
        self._free += 1
        self._grant()

    async def enter(
        self, owner: Owner = NOBODY, seconds: float = 0.0, is_attended: IsAttended = always
    ) -> WaitingTurn:
        """Wait for a worker. `leave` gives it back."""
        granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def grant() -> None:
            if not granted.done():
                granted.set_result(None)

        turn = WaitingTurn(owner, seconds, grant, is_attended)
        self.add(turn)
        try:
            await granted
        except BaseException:
            self.leave(turn)
            raise
        return turn

    def _grant(self) -> None:
        while self._free and self._waiting:
            turn = min(self._waiting, key=self._rank)
            self._waiting.remove(turn)
            turn.has_worker = True
            self._free -= 1
            self._charge(turn)
            turn.grant()

    def _rank(self, turn: WaitingTurn) -> tuple[tuple[float, float], bool, int]:
        is_late = turn.passed_over >= IN_A_ROW
        return self._order.rank(turn.owner, turn.since), not (is_late or turn.is_attended()), turn.number

    def _charge(self, turn: WaitingTurn) -> None:
        cost = turn.seconds * (1 if turn.is_attended() else UNATTENDED)
        self._order.charge(turn.owner, cost, turn.since)
        for other in self._waiting:
            other.passed_over += other.owner == turn.owner and other.number < turn.number
        if not self._waiting:
            # Nobody competes: all begin level again.
            self._order = FairOrder()
        elif self._order.size > 2 * len(self._waiting) + 100:
            self._order.forget_all_but({other.owner for other in self._waiting})
