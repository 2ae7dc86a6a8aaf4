"""Runs bots in worker processes, because a search holds the interpreter lock.

A worker gets the game's name, a level, a seed and the bytes of one view: it knows no more than its seat.

A turn has its worker for a fixed time, its slot (`games/minds.py`), whatever the search finds and however soon. The
answer comes at a moment that is fixed when the turn gets its worker. So neither the answer nor the queue shows how long
a search took. Only with `answers_at_once` does a turn end with its search.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import anyio
import msgspec
import structlog
from anyio import to_process

from chabudai.bots.levels import STAND_IN, any_legal
from chabudai.bots.tempo import earliest
from chabudai.bots.thinking import get_ready, work
from chabudai.core import Dice
from chabudai.games.card import Game
from chabudai.server import random_source, supervision
from chabudai.server.accounts.identity import NOBODY, Owner
from chabudai.server.errors import Unavailable
from chabudai.server.time_source import TimeSource
from chabudai.server.workers.turn_queue import IsAttended, TurnQueue, WaitingTurn, always

Run = Callable[[str, int, int, bytes], Awaitable[str]]

QUICK = 0.05
"""Turns with a slot of at most so many seconds have workers of their own: a long search never holds them up."""

log = structlog.get_logger()


@dataclass(eq=False)
class Search:
    """One search of a worker: what is asked, and the texts found so far, the best one last."""

    game: Game
    level: int
    view: bytes
    slot: float
    """The seconds for which it has its worker."""
    seed: int = field(default_factory=lambda: random_source.bits(63))
    found: list[str] = field(default_factory=list)
    error: Exception | None = None
    begun: int = 0
    """When the worker was ready."""
    has_begun: asyncio.Event = field(default_factory=asyncio.Event)
    is_done: asyncio.Event = field(default_factory=asyncio.Event)


class Workers:
    """The pool of worker processes: `count` for long searches, and a few more for quick ones."""

    def __init__(
        self,
        count: int,
        seconds: float,
        time_source: TimeSource | None = None,
        *,
        answers_at_once: bool = True,
    ) -> None:
        quick = 1 + count // 4
        self.turns = TurnQueue(count)
        self.quick_turns = TurnQueue(quick)
        # Twice as many as turns, because a search that is late goes on beside the next one.
        self._processes = anyio.CapacityLimiter(2 * (count + quick))
        self._seconds = seconds
        self._time_source = time_source or TimeSource()
        self._answers_at_once = answers_at_once
        self._thinking = 0
        self.rest = asyncio.Event()
        """Set while no bot searches or waits for a worker."""
        self.rest.set()
        self.run: Run = self._in_a_process
        self.get_ready: Callable[[str], Awaitable[None]] = self._ready_process
        self._searches: set[asyncio.Task[None]] = set()

    async def choose(
        self,
        game: Game,
        level: int,
        view: bytes,
        owner: Owner = NOBODY,
        is_attended: IsAttended = always,
    ) -> str:
        """Return the text of a legal action, even if the worker fails, at a moment that does not depend on the view."""
        seen = msgspec.json.decode(view, type=game.view_type)
        search = Search(game, level, view, game.minds(seen.seats)[level].slot)
        async with self._searching(search, owner, is_attended):
            if self._answers_at_once:
                await search.is_done.wait()
            else:
                await search.has_begun.wait()
                await self._wait(search.begun, earliest(search.slot))
        legal = {game.notation.format(game.notation.unspell(action)) for action in seen.legal}
        if search.found and search.found[-1] in legal:
            return search.found[-1]
        if search.found:
            log.error("a bot chose an illegal action", game=game.name, level=level)
        elif search.error:
            log.error("a bot failed", game=game.name, level=level, error=type(search.error).__name__)
        else:
            log.warning("a bot had no answer in time", game=game.name, level=level)
        return game.notation.format(any_legal(game, seen, Dice(search.seed)))

    async def advise(self, game: Game, level: int, view: bytes, owner: Owner = NOBODY) -> str:
        """Return a hint from what a person's seat knows; raise Unavailable if the worker fails."""
        seats = msgspec.json.decode(view, type=game.view_type).seats
        search = Search(game, level, view, game.minds(seats)[level].slot)
        async with self._searching(search, owner, always):
            await search.is_done.wait()
        if search.error or not search.found:
            log.error("a hint failed", game=game.name, error=type(search.error).__name__)
            raise Unavailable("no hint could be found")
        return search.found[-1]

    async def close(self) -> None:
        """Stop all searches."""
        for task in self._searches:
            task.cancel()
        await asyncio.gather(*self._searches, return_exceptions=True)

    @asynccontextmanager
    async def _searching(self, search: Search, owner: Owner, is_attended: IsAttended) -> AsyncIterator[None]:
        """Wait for a worker and start the search. It goes on after the end of this block until it stops by itself."""
        queue = self.quick_turns if search.slot <= QUICK else self.turns
        self._thinking += 1
        self.rest.clear()
        try:
            turn = await queue.enter(owner, search.slot, is_attended)
        except BaseException:
            self._rest_if_idle()
            raise
        task = supervision.watch("search", self._use_worker(search, queue, turn))
        self._searches.add(task)
        task.add_done_callback(self._searches.discard)
        try:
            yield
        except BaseException:
            task.cancel()
            raise

    async def _use_worker(self, search: Search, queue: TurnQueue, turn: WaitingTurn) -> None:
        """Search, and give the worker back at the end of the slot. A search that is late goes on beside the others."""
        try:
            if not self._answers_at_once:
                with anyio.fail_after(self._seconds):
                    await self.get_ready(search.game.name)
            search.begun = self._time_source.now()
            search.has_begun.set()
            following = supervision.watch("search", self._follow(search))
            try:
                if not self._answers_at_once:
                    await self._wait(search.begun, search.slot)
                    queue.leave(turn)
                await following
            except BaseException:
                following.cancel()
                raise
        except Exception as error:
            search.error = error
        finally:
            search.has_begun.set()
            search.is_done.set()
            if turn.has_worker:
                queue.leave(turn)
            self._rest_if_idle()

    async def _follow(self, search: Search) -> None:
        """Let the worker search. A strong level makes a draft first, so that there is an answer when its time is up."""
        drafts = [STAND_IN] if search.level > STAND_IN and not self._answers_at_once else []
        try:
            with anyio.fail_after(self._seconds):
                for level in (*drafts, search.level):
                    search.found.append(await self.run(search.game.name, level, search.seed, search.view))
        except Exception as error:
            search.error = error
        finally:
            search.is_done.set()

    async def _wait(self, since: int, seconds: float) -> None:
        await self._time_source.wait(since + round(1000 * seconds), asyncio.Event())

    def _rest_if_idle(self) -> None:
        self._thinking -= 1
        if not self._thinking:
            self.rest.set()

    async def _in_a_process(self, name: str, level: int, seed: int, view: bytes) -> str:
        limiter = self._processes
        return await to_process.run_sync(work, name, level, seed, view, cancellable=True, limiter=limiter)

    async def _ready_process(self, name: str) -> None:
        """Start a process if none is idle, and import the game there: that takes much longer than most slots."""
        await to_process.run_sync(get_ready, name, cancellable=True, limiter=self._processes)
