"""Runs bots in worker processes, because a search holds the interpreter lock.

A worker gets the game's name, a level, a seed and the bytes of one view: it knows no more than its seat.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

import anyio
import msgspec
import structlog
from anyio import to_process

from chabudai.bots.levels import any_legal
from chabudai.bots.thinking import work
from chabudai.core import Dice
from chabudai.games.card import Game
from chabudai.server import random_source
from chabudai.server.errors import Unavailable
from chabudai.server.workers.turn_queue import IsAttended, TurnQueue, always

Run = Callable[[str, int, int, bytes], Awaitable[str]]

log = structlog.get_logger()


class Workers:
    """The pool of worker processes."""

    def __init__(self, count: int, seconds: float) -> None:
        self.turns = TurnQueue(count)
        self._processes = anyio.CapacityLimiter(count)
        self._seconds = seconds
        self._thinking = 0
        self.rest = asyncio.Event()
        """Set while no bot searches or waits for a worker."""
        self.rest.set()
        self.run: Run = self._in_a_process

    async def choose(self, game: Game, level: int, view: bytes, is_attended: IsAttended = always) -> str:
        """Return the text of a legal action, even if the worker fails. Attended tables go first."""
        with self._at_work():
            return await self._choose(game, level, view, is_attended)

    async def advise(self, game: Game, level: int, view: bytes) -> str:
        """Return a hint for a person; raise Unavailable if the worker fails."""
        with self._at_work():
            try:
                async with self.turns.turn():
                    with anyio.fail_after(self._seconds):
                        return await self.run(game.name, level, random_source.bits(63), view)
            except Exception as error:
                log.error("a hint failed", game=game.name, error=type(error).__name__)
                raise Unavailable("no hint could be found") from None

    @contextmanager
    def _at_work(self) -> Iterator[None]:
        self._thinking += 1
        self.rest.clear()
        try:
            yield
        finally:
            self._thinking -= 1
            if not self._thinking:
                self.rest.set()

    async def _choose(self, game: Game, level: int, view: bytes, is_attended: IsAttended) -> str:
        seed = random_source.bits(63)
        try:
            async with self.turns.turn(is_attended):
                with anyio.fail_after(self._seconds):
                    text = await self.run(game.name, level, seed, view)
            if text in _legal(game, view):
                return text
            log.error("a bot chose an illegal action", game=game.name, level=level)
        except Exception as error:
            log.error("a bot failed", game=game.name, level=level, error=type(error).__name__)
        seen = msgspec.json.decode(view, type=game.view_type)
        return game.notation.format(any_legal(game, seen, Dice(seed)))

    async def _in_a_process(self, name: str, level: int, seed: int, view: bytes) -> str:
        limiter = self._processes
        return await to_process.run_sync(work, name, level, seed, view, cancellable=True, limiter=limiter)


def _legal(game: Game, view: bytes) -> set[str]:
    seen = msgspec.json.decode(view, type=game.view_type)
    return {game.notation.format(game.notation.unspell(action)) for action in seen.legal}
