"""One change of a table, from its lock to the answer: a command, a bot's move or a timeout. Compiled."""

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

import structlog

from chabudai.errors import Refused
from chabudai.server.errors import Overtaken, TableGone, Unavailable
from chabudai.server.storage.schema import Rows
from chabudai.server.tables import access

if TYPE_CHECKING:
    from chabudai.server.tables.table import Table


class Lock:
    """A lock with callbacks: each waiter's function runs when the lock is its own, in order."""

    def __init__(self) -> None:
        self._is_held = False
        self._is_handing_over = False
        self._waiting: list[Callable[[], None]] = []

    def locked(self) -> bool:
        return self._is_held

    def try_acquire(self) -> bool:
        """Take the lock if it is free and nobody waits for it."""
        if self._is_held or self._waiting:
            return False
        self._is_held = True
        return True

    def acquire_then(self, run: Callable[[], None]) -> None:
        """Call `run` with the lock held: now if it is free, otherwise in turn. `run` must not raise."""
        if self.try_acquire():
            run()
        else:
            self._waiting.append(run)

    def release(self) -> None:
        """Hand the lock to the next in line. A loop, not recursion: a hundred may wait and release at once."""
        if not self._is_held:
            raise RuntimeError("nobody holds this lock")
        self._is_held = False
        if self._is_handing_over:
            return
        self._is_handing_over = True
        try:
            while self._waiting and not self._is_held:
                run = self._waiting.pop(0)
                self._is_held = True
                run()
        finally:
            self._is_handing_over = False


MOST_ATTEMPTS = 8
"""How often a change is tried when other servers keep writing first."""

Act = Callable[[Rows], None]
"""Changes the table in memory and adds rows for what is not in the log; or raises, having changed nothing."""

OnDone = Callable[[Exception | None], None]
"""Called once: with None when the change is stored and published, otherwise with the error."""

log = structlog.get_logger()


class PendingChange:
    """One change: waits for the lock, acts, stores, publishes, answers.

    Where several servers share a database, another one may write first (`Overtaken`), or this one may refuse a command
    only because its copy is old. In both cases the table is read again and `act` runs again.
    """

    def __init__(self, table: "Table", act: Act, on_done: OnDone) -> None:
        self._table = table
        self._act = act
        self._on_done = on_done
        self._attempts = 0

    def run(self) -> None:
        """Act and store. The lock is held."""
        table = self._table
        if table.gone:
            self._finish(TableGone("this table is being read again; please come back"))
            return
        self._attempts += 1
        before = table.match.version
        rows: Rows = []
        try:
            self._act(rows)
            table.add_rows(before, rows)
            if rows:
                table.store.put(rows, self._on_stored)
        except Refused as error:
            table.drop_if_changed(before, rows)
            self._on_refused(error)
        except Exception as error:
            table.drop_if_changed(before, rows)
            self._finish(error)
        else:
            if not rows:
                self._finish(None)

    def _on_refused(self, error: Refused) -> None:
        table = self._table
        may_be_late = table.store.shared and not table.gone and not isinstance(error, Unavailable)
        if may_be_late and self._attempts < MOST_ATTEMPTS:
            table.lock.release()
            self._spawn(self._check_again(error))
        else:
            self._finish(error)

    def _on_stored(self, error: Exception | None) -> None:
        """Publish or retry after the commit; the writer calls this. The lock is held."""
        table = self._table
        if error is None:
            table.publish()
            self._finish(None)
        elif isinstance(error, Overtaken):
            self._spawn(self._decide_anew())
        else:
            table.drop()
            self._finish(error)

    def _check_again(self, error: Refused) -> Coroutine[Any, Any, None]:
        return access.check_again(self._table, self.run, self._answer, error)

    def _decide_anew(self) -> Coroutine[Any, Any, None]:
        self._table.owe_nothing()
        log.debug("another server was faster", table=self._table.short_id)
        is_last = self._attempts >= MOST_ATTEMPTS
        return access.reload_then(self._table, self._give_up if is_last else self.run, self._finish)

    def _spawn(self, coroutine: Coroutine[Any, Any, None]) -> None:
        self._table.spawn(coroutine)

    def _give_up(self) -> None:
        self._finish(Unavailable("too many are at this table at once"))

    def _finish(self, error: Exception | None) -> None:
        """Answer, then release the lock: answers come in the order of the changes."""
        self._answer(error)
        self._table.lock.release()

    def _answer(self, error: Exception | None) -> None:
        try:
            self._on_done(error)
        except Exception:
            log.exception("an answer failed", table=self._table.short_id)
