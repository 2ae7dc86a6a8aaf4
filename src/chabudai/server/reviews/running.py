"""Refuses the help of engines for games that begin like a rated game that is still running, whoever asks.

What everybody at the table may know is compared: the view of a spectator, after the same number of actions. So it does
not matter how a record is spelled, which rules it names, in which order its moves led there, or which hidden cards it
makes up. And a refusal tells nothing about hidden cards: it depends on what is public alone.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, NamedTuple

import sqlalchemy as sa

from chabudai.errors import ChabudaiError
from chabudai.games import game as find_game
from chabudai.games.card import Game, View
from chabudai.match.log import CHANCE_NAME, TABLE, Entry, Who
from chabudai.match.match import Match
from chabudai.server.errors import NoTable, NotOver, Unreadable
from chabudai.server.storage import schema
from chabudai.server.storage.store import Store
from chabudai.server.tables import access
from chabudai.server.tables.table import Table

HIDDEN_ACTIONS = 3
"""Actions for each seat before two games with hidden cards are told apart: at first many look the same."""

Line = tuple[Who, str]


class _Running(NamedTuple):
    """A running game: its options and what was played. `table` entries are left out, as in the game compared."""

    options: dict[str, Any]
    seats: int
    played: list[Line]


class RunningRatedGames:
    """The rated games that are running now, at all servers."""

    def __init__(self, store: Store, newest: Callable[[str], AbstractAsyncContextManager[Table]]) -> None:
        self._store = store
        self._newest = newest

    async def check(self, game: str, seats: int, log: Sequence[Line]) -> None:
        """Raise NotOver if a game begins like a rated one that is running."""
        running = [found for name in await self._names(game) if (found := await self._read(name, seats))]
        if not running:
            return
        alike = await asyncio.to_thread(lambda: _is_any(find_game(game), running, _played(log)))
        if alike:
            raise NotOver("this is for games that are over; a rated game that begins like this one is not")

    async def _names(self, game: str) -> list[str]:
        tables, done = schema.tables.c, sa.exists().where(schema.ends.c.table_id == schema.tables.c.id)
        begun = sa.exists().where(schema.entries.c.table_id == schema.tables.c.id)
        found = sa.select(tables.id).where(tables.game == game, tables.rated != schema.CASUAL, begun, ~done)
        async with self._store.reading() as connection:
            return list((await connection.execute(found)).scalars())

    async def _read(self, name: str, seats: int) -> _Running | None:
        try:
            async with self._newest(name) as table, access.reading(table):
                match = table.match
                if match.outcome is not None or match.seats != seats:
                    return None
                live = [(entry.who, entry.text) for entry in match.live()]
                return _Running(match.options, match.seats, _played(live))
        except (NoTable, Unreadable):
            return None


def _played(log: Sequence[Line]) -> list[Line]:
    return [(who, text) for who, text in log if who != TABLE]


def _is_any(game: Game, running: Sequence[_Running], played: Sequence[Line]) -> bool:
    return any(_begins_like(game, one, played) for one in running)


def _begins_like(game: Game, running: _Running, played: Sequence[Line]) -> bool:
    """Tell whether a game looks like the running one, as soon as that can be told apart or now."""
    first = _told_apart_after(game, running)
    if first is None:
        return False
    return any(
        _view(game, running, running.played[:count]) == _view(game, running, played[:count])
        for count in {first, len(running.played)}
        if count <= len(played)
    )


def _told_apart_after(game: Game, running: _Running) -> int | None:
    """Return after how many entries a game looks like no other, or None while it may."""
    wanted = 1 if game.open else HIDDEN_ACTIONS * running.seats
    actions = [index for index, (who, _) in enumerate(running.played) if who != CHANCE_NAME]
    return actions[wanted - 1] + 1 if len(actions) >= wanted else None


def _view(game: Game, running: _Running, played: Sequence[Line]) -> View | None:
    """Return what a spectator sees after these entries, by the rules of the running game; None if they forbid one."""
    match = Match(game, running.options, running.seats, strict=False)
    try:
        for who, text in played:
            match.append(Entry(who, text))
    except ChabudaiError:
        return None
    return match.view(None)
