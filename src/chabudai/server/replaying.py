"""A finished game, step by step, as any seat or a spectator could see it."""

from collections.abc import Iterator

from chabudai.core import CHANCE
from chabudai.errors import BadSeats
from chabudai.match import Entry, Match
from chabudai.server import messages
from chabudai.server.protocol import Event, Replay, Step
from chabudai.server.refusals import NotOver
from chabudai.server.tables import Table

MOST_STEPS = 100


class Told:
    """Made while reading the table; telling needs the table no more, and may happen elsewhere."""

    def __init__(self, table: Table, seat: int | None) -> None:
        match = table.match
        if match.outcome is None:
            raise NotOver("the replay is published when the game is over")
        if seat is not None and not 0 <= seat < match.seats:
            allowed = ", ".join(map(str, range(match.seats)))
            raise BadSeats(f"there is no seat {seat} at this table", allowed=allowed)
        self._table, self._seat, self._players = table.id, seat, messages.players(table)
        self._game, self._options, self._log = match.game, match.options, match.live()

    def replay(self, first: int, count: int) -> Replay:
        return Replay(
            table=self._table,
            game=self._game.name,
            options=self._options,
            players=self._players,
            seat=self._seat,
            entries=len(self._log),
            steps=list(self._steps(first, min(count, MOST_STEPS))),
        )

    def _steps(self, first: int, count: int) -> Iterator[Step]:
        match = Match(self._game, self._options, len(self._players), strict=False)
        for number in range(min(first + count, len(self._log) + 1)):
            if number:
                match.append(self._log[number - 1])
            if number >= first:
                event = self._event(number, self._log[number - 1]) if number else None
                view = None if match.awaiting == [CHANCE] else match.view(self._seat)
                yield Step(number=number, event=event, view=view)

    def _event(self, number: int, entry: Entry) -> Event:
        """The game is over, so nothing is hidden."""
        notation, acted = self._game.notation, isinstance(entry.who, int)
        action = notation.spell(notation.parse(entry.text)) if acted else None
        return Event(version=number, who=entry.who, text=entry.text, action=action)
