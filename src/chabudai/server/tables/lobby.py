"""The public tables with a free seat. Kept in memory, and read again from the disk after a start.

A table is shown while somebody of it is connected, and a little longer: whoever opens it should not wait for a ghost.
Where people play over days, nobody needs to be there.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

import msgspec

from chabudai.games.card import Game
from chabudai.server.tables import records
from chabudai.server.tables.table import Table
from chabudai.server.time_source import TimeSource
from chabudai.server.types.tables import ClockPlan, Listing, Summary

PAGE = 50
GRACE = 60_000
"""Milliseconds that a table is still shown after everybody has gone."""


@dataclass
class Line:
    """A table as it was last written to disk, and when somebody was last seen there."""

    summary: Summary
    seen: int


class Lobby:
    def __init__(self, time_source: TimeSource, live: Mapping[str, Table]) -> None:
        self._time_source = time_source
        self._live = live
        self._lines: dict[str, Line] = {}
        self.elsewhere: Callable[[str], set[int]] = lambda _table: set()
        """Which seats of a table are connected to another server."""

    def knows(self, table: str) -> bool:
        return table in self._lines

    @property
    def names(self) -> list[str]:
        return list(self._lines)

    def note(self, table: Table) -> None:
        """Call while the table is as the disk has it."""
        former = self._lines.pop(table.id, None)
        if table.saved.public and not table.started and table.saved.people:
            summary = _with_present(records.summary(table), set())
            # Only who sits down or leaves is a sign of life: to read a table again is none.
            known = former is not None and former.summary == summary
            self._lines[table.id] = Line(
                summary, former.seen if former and known else self._time_source.now()
            )

    def leave(self, table: str) -> None:
        """Somebody of this table has gone."""
        if table in self._lines:
            self._lines[table].seen = self._time_source.now()

    def drop(self, table: str) -> None:
        self._lines.pop(table, None)

    @property
    def open(self) -> int:
        """How many public tables have a free seat."""
        return len(self._lines)

    def listing(self, game: str | None, seats: int | None, page: int) -> Listing:
        found = [line for line in self._shown() if game in {None, line.game}]
        if seats is not None:
            found = [line for line in found if len(line.people) == seats]
        found.sort(key=lambda line: (-line.created, line.table))
        start = page * PAGE
        return Listing(tables=found[start : start + PAGE], page=page, more=len(found) > start + PAGE)

    def fitting(self, game: Game, seats: int | None, clock: ClockPlan | None) -> list[str]:
        """Tables for somebody who asks for the next person of this game, the longest waiting first.

        Without `seats` and `clock` any number and any thinking time will do. Nobody gets into a rated game or house
        rules by chance. A table that is played over days comes last while nobody of it is there.
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
        return [table.table for table in sorted(found, key=_patience)]

    def _shown(self) -> Iterator[Summary]:
        now = self._time_source.now()
        for name, line in self._lines.items():
            table = self._live.get(name)
            here = table.here if table else self.elsewhere(name)
            if here or _is_over_days(line.summary) or now - line.seen < GRACE:
                yield _with_present(line.summary, here)


def _patience(table: Summary) -> tuple[bool, int, str]:
    """For sorting: who is there before who left a table for days behind, then who came first."""
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
