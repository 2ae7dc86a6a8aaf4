"""An event loop with simulated time: nothing waits, and the same seed gives the same order of all callbacks.

Callbacks that are ready run in the order in which they were scheduled, as asyncio promises. Timers of one moment have
no promised order: the seed draws it. Every callback belongs to a process; the callbacks of a dead one are dropped, so a
process can be killed between any two of them.
"""

import asyncio
import heapq
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import AbstractAsyncContextManager, nullcontext
from contextvars import Context, ContextVar, copy_context
from random import Random
from typing import Any

PATIENCE = 500_000
"""The most callbacks of one run: more mean that something turns in a circle."""


class Process:
    """One life of a simulated server. When it is killed, nothing of it runs any more."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.alive = True


PROCESS: ContextVar[Process | None] = ContextVar("process", default=None)


class Stuck(Exception):
    """Nothing is left to run, and the simulation is not over."""


class Step:
    """A scheduled callback, as asyncio.Handle and asyncio.TimerHandle are."""

    __slots__ = ("_arguments", "_callback", "_context", "_is_cancelled", "_when", "process")

    def __init__(
        self,
        callback: Callable[..., object],
        arguments: tuple[Any, ...],
        context: Context | None,
        when: float,
    ) -> None:
        self._callback: Callable[..., object] | None = callback
        self._arguments = arguments
        self._context = copy_context() if context is None else context
        self._when = when
        self._is_cancelled = False
        self.process = self._context.get(PROCESS)

    def cancel(self) -> None:
        self._is_cancelled = True
        self._callback, self._arguments = None, ()

    def cancelled(self) -> bool:
        return self._is_cancelled

    def when(self) -> float:
        return self._when

    def run(self) -> None:
        if self._callback is not None:
            self._context.run(self._callback, *self._arguments)


class SimulatedLoop(asyncio.AbstractEventLoop):
    """Runs one simulation. `failures` are exceptions that reached the loop."""

    def __init__(self, seed: object) -> None:
        self._now = 0.0
        self._ready: deque[Step] = deque()
        self._timers: list[tuple[float, float, int, Step]] = []
        self._numbers = 0
        self._dice = Random(f"{seed} loop")
        self._is_over = False
        self.steps = 0
        self.is_hopeless = False
        """Set when the run has failed so often that it need not go on."""
        self.tasks: list[asyncio.Task[Any]] = []
        self.failures: list[str] = []
        self.threads: Callable[[object], AbstractAsyncContextManager[object]] = nullcontext
        """Opened around what a thread of an executor does."""

    # Running

    def run_until_complete(self, future: Any) -> Any:
        task = self.create_task(future)
        asyncio._set_running_loop(self)
        try:
            while not task.done():
                self._run_one()
        finally:
            asyncio._set_running_loop(None)
        return task.result()

    def _run_one(self) -> None:
        if not self._ready:
            self._advance()
        step = self._ready.popleft()
        if step.process is not None and not step.process.alive:
            return
        self.steps += 1
        if self.steps > PATIENCE or self.is_hopeless:
            raise Stuck("the simulation does not come to its end")
        try:
            step.run()
        except Exception as error:
            self.failures.append(f"a callback raised {error!r}")

    def _advance(self) -> None:
        """Go to the moment of the next timer."""
        while self._timers:
            when, _, _, step = heapq.heappop(self._timers)
            if not step.cancelled():
                self._now = max(self._now, when)
                self._ready.append(step)
                return
        raise Stuck("nothing is left to run")

    def close(self) -> None:
        """Close the coroutines of all unfinished tasks; nothing that they schedule runs."""
        self._is_over = True
        asyncio._set_running_loop(self)
        try:
            for task in self.tasks:
                if not task.done():
                    _abandon(task)
        finally:
            asyncio._set_running_loop(None)
        self.tasks.clear()
        self._ready.clear()
        self._timers.clear()

    # What asyncio asks for

    def time(self) -> float:
        return self._now

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> Any:
        step = Step(callback, args, context, self._now)
        if not self._is_over:
            self._ready.append(step)
        return step

    def call_soon_threadsafe(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> Any:
        return self.call_soon(callback, *args, context=context)

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> Any:
        return self.call_at(self._now + delay, callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> Any:
        step = Step(callback, args, context, when)
        if not self._is_over:
            self._numbers += 1
            heapq.heappush(self._timers, (when, self._dice.random(), self._numbers, step))
        return step

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(
        self, coro: Any, *, name: str | None = None, context: Context | None = None, **later: Any
    ) -> Any:
        """Make a task. Later Pythons have more arguments."""
        task: asyncio.Task[Any] = asyncio.Task(coro, loop=self, name=name, context=context, **later)
        self.tasks.append(task)
        return task

    def run_in_executor(  # type: ignore[override]
        self, executor: object, func: Callable[..., Any], *args: Any
    ) -> Any:
        """Run the function in a simulated thread: `threads` says when it runs, and when its result comes."""
        done = self.create_future()

        def finish(result: Any, error: BaseException | None) -> None:
            if done.cancelled():
                return
            if error is None:
                done.set_result(result)
            else:
                done.set_exception(error)

        self.create_task(self._run_in_thread(executor, lambda: func(*args), finish))
        return done

    async def _run_in_thread(
        self, executor: object, func: Callable[[], Any], finish: Callable[[Any, BaseException | None], None]
    ) -> None:
        result, error = None, None
        async with self.threads(executor):
            try:
                result = func()
            except Exception as failure:
                error = failure
        await asyncio.sleep(self._dice.uniform(0.0001, 0.004))
        finish(result, error)

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        if not self._is_over:
            self.failures.append(f"{context['message']}: {context.get('exception')!r}")

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return not self._is_over

    def is_closed(self) -> bool:
        return self._is_over


def spawn(loop: SimulatedLoop, process: Process | None, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
    """Start a task that belongs to this process, as do all tasks that it starts."""
    context = copy_context()
    context.run(PROCESS.set, process)
    task: asyncio.Task[Any] = loop.create_task(work, context=context)
    return task


def _abandon(task: asyncio.Task[Any]) -> None:
    task._log_destroy_pending = False  # type: ignore[attr-defined]
    coroutine: Any = task.get_coro()
    try:
        coroutine.close()
    except Exception:
        # A dead process does not clean up; what it tries is of no interest.
        return
