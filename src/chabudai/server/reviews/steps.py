"""Replays: a finished game or a given record, step by step, as a seat or a spectator could see it."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from chabudai.bots.characters import CHARACTERS, characters_at
from chabudai.errors import BadSeats
from chabudai.games import game as find_game
from chabudai.games.card import Game
from chabudai.match.log import Entry
from chabudai.match.match import Match
from chabudai.match.record import Record
from chabudai.server import names
from chabudai.server.errors import BadName, NotOver
from chabudai.server.tables import records
from chabudai.server.tables.table import Table
from chabudai.server.types.reviews import Replay, Step
from chabudai.server.types.socket import TableEvent

MOST_STEPS = 100
_A_BOT = re.compile(r"bot \d+")


class GameReplay:
    """Makes replays of one game. It copies all it needs, so it can run in a thread without the lock."""

    def __init__(
        self,
        game: Game,
        options: dict[str, Any],
        log: list[Entry],
        players: Sequence[str],
        named: Sequence[str],
        *,
        table: str | None,
        seat: int | None,
    ) -> None:
        if seat is not None and not 0 <= seat < len(players):
            allowed = ", ".join(map(str, range(len(players))))
            raise BadSeats(f"there is no seat {seat} at this table", allowed=allowed)
        self._table, self._seat = table, seat
        self._players, self._names = list(players), list(named)
        self._game, self._options, self._log = game, options, log

    def replay(self, first: int, count: int) -> Replay:
        return Replay(
            table=self._table,
            game=self._game.name,
            options=self._options,
            players=self._players,
            names=self._names,
            seat=self._seat,
            entries=len(self._log),
            events=[] if first else [self._event(number) for number in range(1, len(self._log) + 1)],
            steps=list(self._steps(first, min(count, MOST_STEPS))),
        )

    def _steps(self, first: int, count: int) -> Iterator[Step]:
        last = min(first + count, len(self._log) + 1)
        match = Match(self._game, self._options, len(self._players), strict=False)
        match.replay(self._log[: max(0, last - 1)])
        for number in range(first, last):
            event = self._event(number) if number else None
            yield Step(number=number, event=event, view=match.view_at(number, self._seat))

    def _event(self, number: int) -> TableEvent:
        """Return an entry as an event. The game is over, so nothing is hidden."""
        entry = self._log[number - 1]
        notation, acted = self._game.notation, isinstance(entry.who, int)
        action = notation.spell(notation.parse(entry.text)) if acted else None
        return TableEvent(version=number, who=entry.who, text=entry.text, action=action)


def of_table(table: Table, seat: int | None) -> GameReplay:
    """Prepare replays of a table. Call with the table's lock held."""
    match = table.match
    if match.outcome is None:
        raise NotOver("the replay is published when the game is over")
    players = records.players(table)
    named = names_at(table.id, players)
    return GameReplay(match.game, match.options, match.live(), players, named, table=table.id, seat=seat)


def of_record(record: Record, match: Match, seat: int | None) -> GameReplay:
    """Prepare replays of a record; `match` is the record replayed."""
    players = submitted_names(record)
    named = names_at("", players)
    return GameReplay(
        find_game(record.game), match.options, match.live(), players, named, table=None, seat=seat
    )


def names_at(table: str, players: Sequence[str]) -> list[str]:
    """Return a record's players as the table names them: bots by their characters, deleted accounts empty."""
    characters = characters_at(table, len(players), players)
    return [
        CHARACTERS[character] if _A_BOT.fullmatch(player) else "" if player == records.NOBODY else player
        for player, character in zip(players, characters, strict=True)
    ]


def submitted_names(record: Record) -> list[str]:
    """Return a record's names, cleaned; empty for a seat without a valid name."""
    named = record.players if record.players and len(record.players) == record.seats else [""] * record.seats
    return [_cleaned(name) for name in named]


def _cleaned(name: str) -> str:
    try:
        return names.clean(name)
    except BadName:
        return ""
