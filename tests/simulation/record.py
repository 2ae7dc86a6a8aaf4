"""What people asked and were shown in one simulation, for the oracle."""

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tests.simulation.people import LIMIT, Asked, Message, Person, Shown

if TYPE_CHECKING:
    from tests.simulation.world import World


POISON_SECONDS = 6.0
"""Seconds in which a refused text may make its own table unavailable."""


IN_FORCE_SECONDS = 1.5
"""Seconds after which what a moderator did is in force at all servers."""


@dataclass
class Order:
    """What a moderator has done, from the moment of the answer on."""

    kind: str
    subject: str
    """A table, or the id of a person."""
    at: float
    until: float = float("inf")

    def forbids(self, person: Person, asked: Asked) -> bool:
        if self.kind == "close table":
            return asked.table == self.subject
        if not person.person or person.person != self.subject:
            return False
        return self.kind == "ban" or (self.kind == "mute" and asked.kind == "say")


class Journal:
    """Collects commands, frames and remarks; reports at once what can be judged at once."""

    def __init__(self, world: "World") -> None:
        self._world = world
        self.asked: list[Asked] = []
        self.shown: list[Shown] = []
        self.without_seat: list[tuple[str, str | None, str]] = []
        """Tables and tokens that opened no seat, and whose they are."""
        self.counts: Counter[str] = Counter()
        self.orders: list[Order] = []
        self._poisoned: dict[str, float] = {}
        self._renamed_at = -LIMIT

    def count(self, what: str) -> None:
        self.counts[what] += 1

    def poisoned(self, table: str) -> None:
        """Somebody says at this table what the database refuses: it may be read again from disk."""
        self._poisoned[table] = self._world.loop.time()

    def renamed(self) -> None:
        """Somebody changes their name: their tables are read again, at all servers."""
        self._renamed_at = self._world.loop.time()

    def is_explained(self, table: str) -> bool:
        """Tell whether anything was wrong lately that may make this table unavailable."""
        now = self._world.loop.time()
        is_poisoned = now - self._poisoned.get(table, -LIMIT) < POISON_SECONDS
        if table and now - self._renamed_at < POISON_SECONDS:
            return True
        return is_poisoned or self._world.faults.disturbed(now - LIMIT - 5)

    def done(self, person: Person, asked: Asked) -> None:
        """A command was done: nothing that a moderator has forbidden before it was sent."""
        for order in self.orders:
            is_in_force = order.at + IN_FORCE_SECONDS <= asked.sent[-1] < order.until
            if is_in_force and order.forbids(person, asked):
                is_late = self._world.faults.disturbed(order.at - LIMIT)
                if not is_late:
                    self._world.report(f"{asked.kind} of {person.name} was done after: {order}")

    def unavailable(self, person: Person, asked: Asked) -> None:
        if not self.is_explained(asked.table):
            self._world.report(f"{asked.kind} of {person.name} was unavailable, and nothing was wrong")

    def closed(self, person: Person) -> None:
        if not self.is_explained(person.table):
            self._world.report(f"the socket of {person.name} was closed, and nothing was wrong")

    def talk(self, person: Person, said: list[Message], update: Any) -> None:
        """Players hear spectators only when the game is over."""
        plays = update is not None and update["you"] is not None
        is_over = update is not None and bool(update["view"] and update["view"]["outcome"])
        for remark in said:
            if remark["room"] == "watchers" and plays and not is_over:
                self._world.report(f"{person.name} heard spectators during the game: {remark}")
