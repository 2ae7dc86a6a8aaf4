"""A lock that is taken now or not at all, where nobody can wait for it."""

import asyncio


def taken_at_once(lock: asyncio.Lock) -> bool:
    """Take the lock if it is free and nobody is in line for it."""
    taking = lock.acquire()
    try:
        # A free lock is taken without waiting, which is how this coroutine ends; otherwise it asks to wait.
        taking.send(None)
    except StopIteration:
        return True
    taking.close()
    return False
