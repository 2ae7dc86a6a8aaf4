"""Remembers who made the open tables, in memory, so that work for a table is charged to its owner and has bounds."""

from collections import Counter, OrderedDict
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from chabudai.server.accounts.identity import Owner
from chabudai.server.errors import TooMany
from chabudai.server.tables.table import Table
from chabudai.server.time_source import TimeSource

DAY = 24 * 60 * 60 * 1000


@dataclass
class MadeTable:
    """Who made a table, when, and whether it still counts: it is not over."""

    owner: Owner
    at: int
    counts: bool = True


class Makers:
    """The makers of unfinished tables of the last day, as far as this server has seen them."""

    def __init__(self, time_source: TimeSource) -> None:
        self._time_source = time_source
        self._made: OrderedDict[str, MadeTable] = OrderedDict()
        self._counts: Counter[str] = Counter()
        self._making: Counter[str] = Counter()

    @contextmanager
    def making(self, owner: Owner) -> Iterator[None]:
        """Count a table while it is being made."""
        self._making.update(_names(owner))
        try:
            yield
        finally:
            self._making.subtract(_names(owner))
            self._making += Counter()

    def note(self, table: str, owner: Owner) -> None:
        """Remember who made a table."""
        self._forget_old()
        self.forget(table)
        if any(owner):
            self._made[table] = MadeTable(owner, self._time_source.now())
            self._counts.update(_names(owner))

    def follow(self, table: Table) -> None:
        """Count a table that is over no longer. Its rematch has the same owner."""
        made = self._made.get(table.id)
        if made is None or not table.match.outcome:
            return
        self._release(made)
        following = table.saved.next
        if following is not None:
            self.forget(table.id)
            self.note(following, made.owner)

    def forget(self, table: str) -> None:
        made = self._made.pop(table, None)
        if made is not None:
            self._release(made)

    def owner_of(self, table: Table) -> Owner:
        """Return who made a table, or else who is connected to it."""
        made = self._made.get(table.id)
        if made is not None:
            return made.owner
        host = table.saved.people.get(-1 if table.saved.host is None else table.saved.host)
        return Owner(table.address, (host and host.person) or "")

    def count(self, owner: Owner, among: Collection[str]) -> int:
        """Return how many of these tables the address has made, or the person, whichever is more.

        A table that is being made counts too.
        """
        makers = [self._made[table].owner for table in among if table in self._made]
        counts = Counter(name for maker in makers for name in _names(maker))
        return max((counts[name] + self._making[name] for name in _names(owner)), default=0)

    def check_room(self, owner: Owner, most: int) -> None:
        """Raise TooMany if this owner has made so many tables that are not over."""
        self._forget_old()
        if any(self._counts[name] + self._making[name] >= most for name in _names(owner)):
            raise TooMany(f"at most {most} unfinished tables in a day", most=most)

    def check_bots(self, owner: Owner, most: int, at_work: Collection[str]) -> None:
        """Raise TooMany if bots are at work at so many tables of this owner."""
        if self.count(owner, at_work) >= most:
            raise TooMany(f"at most {most} of your tables where bots are to move", most=most)

    def _release(self, made: MadeTable) -> None:
        """Count a table no longer."""
        if made.counts:
            made.counts = False
            self._counts.subtract(_names(made.owner))
            self._counts += Counter()

    def _forget_old(self) -> None:
        before = self._time_source.now() - DAY
        while self._made and next(iter(self._made.values())).at < before:
            self.forget(next(iter(self._made)))


def _names(owner: Owner) -> list[str]:
    """Return what is counted: the address, and the person, who may have come from several addresses."""
    return [name for name in (owner.address, owner.person and f"person {owner.person}") if name]
