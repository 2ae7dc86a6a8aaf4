"""The lobby: public tables with a free seat, in memory, read from the store at the start.

A table is listed while one of its people is connected, and a little longer. A table that is played over days is listed
in any case.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

import msgspec

from chabudai.games.card import Game
from chabudai.server.accounts.identity import Owner
from chabudai.server.errors import TooMany
from chabudai.server.tables import records
from chabudai.server.tables.makers import Makers
from chabudai.server.tables.table import Table
from chabudai.server.time_source import TimeSource
from chabudai.server.types.tables import ClockPlan, Listing, Summary

PAGE = 50
GRACE = 60_000
"""Milliseconds that a table is still listed after everybody has left."""


@dataclass
class LobbyEntry:
    """A listed table: its stored summary, and when one of its people was last connected."""

    summary: Summary
    seen: int


class Lobby:
    """Lists tables, and finds one for a quick game."""

    def __init__(self, time_source: TimeSource, live: Mapping[str, Table], makers: Makers) -> None:
        self._makers = makers
        self._time_source = time_source
        self._live = live
        self._entries: dict[str, LobbyEntry] = {}
        self.elsewhere: Callable[[str], set[int]] = lambda _table: set()
        """Returns the seats of a table that are connected to other servers."""

    def knows(self, table: str) -> bool:
        return table in self._entries

    @property
    def names(self) -> list[str]:
        return list(self._entries)

    def update(self, table: Table) -> None:
        """Update the entry of a table. Call while memory equals what is stored."""
        former = self._entries.pop(table.id, None)
        if table.saved.public and not table.started and table.saved.people:
            summary = _with_present(records.summary(table), set())
            # `seen` changes when somebody sits down or leaves, not when a table is read again.
            known = former is not None and former.summary == summary
            self._entries[table.id] = LobbyEntry(
                summary, former.seen if former and known else self._time_source.now()
            )

    def check_room(self, owner: Owner, most: int) -> None:
        """Raise TooMany if this owner has so many listed tables already: the list is for everybody."""
        listed = {entry.table for entry in self._shown()}
        if self._makers.count(owner, listed) >= most:
            raise TooMany(f"at most {most} of your tables wait for somebody at once", most=most)

    def leave(self, table: str) -> None:
        """Record that one of the table's people has disconnected."""
        if table in self._entries:
            self._entries[table].seen = self._time_source.now()

    def drop(self, table: str) -> None:
        self._entries.pop(table, None)

    @property
    def open(self) -> int:
        """The number of public tables with a free seat."""
        return len(self._entries)

    def listing(self, game: str | None, seats: int | None, page: int) -> Listing:
        found = [entry for entry in self._shown() if game in {None, entry.game}]
        if seats is not None:
            found = [entry for entry in found if len(entry.people) == seats]
        found.sort(key=lambda entry: (-entry.created, entry.table))
        start = page * PAGE
        return Listing(tables=found[start : start + PAGE], page=page, more=len(found) > start + PAGE)

    def fitting(self, game: Game, seats: int | None, clock: ClockPlan | None) -> list[str]:
        """Return the tables that fit a request for a quick game, the longest waiting first.

        Without `seats` and `clock` any number and any thinking time will do. Rated games and unusual options are left
        out. A table that is played over days comes last while none of its people is connected.
        """
        found = [
            table
            for table in self._shown()
            if table.game == game.name
            and not table.rated
            and seats in {None, len(table.people)}
            and clock in (None, table.clock)
            and table.options == game.resolve({}, len(table.people))
        ]
        return [table.table for table in sorted(found, key=_waiting_order)]

    def _shown(self) -> Iterator[Summary]:
        now = self._time_source.now()
        for name, entry in self._entries.items():
            table = self._live.get(name)
            here = table.here if table else self.elsewhere(name)
            if here or _is_over_days(entry.summary) or now - entry.seen < GRACE:
                yield _with_present(entry.summary, here)


def _waiting_order(table: Summary) -> tuple[bool, int, str]:
    """Sort key: tables over days without anybody connected last, then the oldest first."""
    somebody = any(person.here and person.bot is None for person in table.people)
    return _is_over_days(table) and not somebody, table.created, table.table


def _is_over_days(table: Summary) -> bool:
    return table.clock is not None and table.clock.days is not None


def _with_present(summary: Summary, here: set[int]) -> Summary:
    people = [
        person if person.bot is not None else msgspec.structs.replace(person, here=seat in here)
        for seat, person in enumerate(summary.people)
    ]
    return msgspec.structs.replace(summary, people=people)
