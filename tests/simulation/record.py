"""What people asked and were shown in one simulation, for the oracle."""

from collections import Counter
from typing import TYPE_CHECKING, Any

from tests.simulation.people import LIMIT, Asked, Message, Person, Shown

if TYPE_CHECKING:
    from tests.simulation.world import World


POISON_SECONDS = 6.0
"""Seconds in which a refused text may make its own table unavailable."""


class Journal:
    """Collects commands, frames and remarks; reports at once what can be judged at once."""

    def __init__(self, world: "World") -> None:
        self._world = world
        self.asked: list[Asked] = []
        self.shown: list[Shown] = []
        self.without_seat: list[tuple[str, str | None, str]] = []
        """Tables and tokens that opened no seat, and whose they are."""
        self.counts: Counter[str] = Counter()
        self._poisoned: dict[str, float] = {}

    def count(self, what: str) -> None:
        self.counts[what] += 1

    def poisoned(self, table: str) -> None:
        """Somebody says at this table what the database refuses: it may be read again from disk."""
        self._poisoned[table] = self._world.loop.time()

    def is_explained(self, table: str) -> bool:
        """Tell whether anything was wrong lately that may make this table unavailable."""
        now = self._world.loop.time()
        is_poisoned = now - self._poisoned.get(table, -LIMIT) < POISON_SECONDS
        return is_poisoned or self._world.faults.disturbed(now - LIMIT - 5)

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
