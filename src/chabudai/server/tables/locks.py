"""The lock of a table, for callbacks. First come, first served. Compiled; `access.py` has the form for coroutines."""

from collections.abc import Callable


class Lock:
    """Callers pass what to do with the lock held; a caller that releases it lets the next one run."""

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
