"""Statistics of finished games: lengths, scores, and the first player's wins."""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Any

import msgspec
import sqlalchemy as sa

from chabudai.games import game as find_game
from chabudai.games.card import Game
from chabudai.outcome import Outcome
from chabudai.server.storage import schema
from chabudai.server.storage.store import Store
from chabudai.server.time_source import TimeSource
from chabudai.server.types.accounts import Bin, GameStatistics, SeatsStatistics

CACHED_FOR = 60_000
"""Milliseconds for which an answer is cached."""

MOST_BINS = 16
BROKEN_OFF = {"resigned", "timeout", "agreed"}
"""Reasons of ends that are left out of lengths and scores."""


class Statistics:
    """Counts finished games, and caches the answers."""

    def __init__(self, store: Store, time_source: TimeSource) -> None:
        self._store = store
        self._time_source = time_source
        self._known: dict[str, tuple[int, GameStatistics]] = {}

    async def of(self, name: str) -> GameStatistics:
        game = find_game(name)
        kept = self._known.get(game.name)
        if kept and self._time_source.now() - kept[0] < CACHED_FOR:
            return kept[1]
        ends = schema.ends.c
        found = sa.select(ends.seats, ends.moves, ends.first, ends.outcome)
        async with self._store.reading() as connection:
            rows = list(await connection.execute(found.where(ends.game == game.name, ends.moves > 0)))
        counted = await asyncio.to_thread(count, game, rows)
        self._known[game.name] = (self._time_source.now(), counted)
        return counted


def count(game: Game, rows: Iterable[Any]) -> GameStatistics:
    """Count the rows of `ends`: seats, moves, first player, and the outcome as JSON."""
    by_seats: dict[int, list[Any]] = defaultdict(list)
    for row in rows:
        by_seats[row.seats].append(row)
    return GameStatistics(
        game=game.name,
        seats=[_count(game, seats, of_seats) for seats, of_seats in sorted(by_seats.items())],
    )


def _count(game: Game, seats: int, rows: list[Any]) -> SeatsStatistics:
    ends = [(row, msgspec.json.decode(row.outcome, type=Outcome)) for row in rows]
    whole = [(row, outcome) for row, outcome in ends if outcome.reason not in BROKEN_OFF]
    begun = [(row.first, outcome) for row, outcome in whole if row.first is not None and _is_decided(outcome)]
    return SeatsStatistics(
        seats=seats,
        games=len(ends),
        reasons=dict(Counter(outcome.reason for _, outcome in ends).most_common()),
        moves=bins([row.moves for row, _ in whole]),
        scores=bins([score for _, outcome in whole for score in outcome.scores]),
        decided=len(begun),
        won_by_first=sum(outcome.ranks[first] == 1 for first, outcome in begun),
        sides=len(game.sides(seats)),
    )


def _is_decided(outcome: Outcome) -> bool:
    return max(outcome.ranks) > 1


def bins(numbers: list[int]) -> list[Bin]:
    """A histogram with bins of equal width, without gaps."""
    if not numbers:
        return []
    low, high = min(numbers), max(numbers)
    width = -(-(high - low + 1) // MOST_BINS)
    counted = Counter((number - low) // width for number in numbers)
    return [
        Bin(low=low + index * width, high=low + (index + 1) * width - 1, count=counted[index])
        for index in range(max(counted) + 1)
    ]
