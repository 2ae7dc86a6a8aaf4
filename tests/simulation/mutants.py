"""Mutants: the server with one guard taken out. The simulation has to notice each of them."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext

MUTANTS: dict[str, Callable[[], AbstractContextManager[object]]] = {}


@contextmanager
def without(guard: str | None) -> Iterator[None]:
    """Take out one guard, or none."""
    with MUTANTS[guard]() if guard else nullcontext():
        yield
