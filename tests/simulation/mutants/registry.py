"""Mutants: the server with one guard taken out. The simulation has to notice each of them.

Some are faults that this server once had: somebody reported them, or the simulation found them. The modules beside this
one have them by what they are about.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from chabudai.build_mode import compiled

Mutant = Callable[[], Any]

MUTANTS: dict[str, Mutant] = {}
COMPILED: set[str] = set()
"""The mutants of compiled modules: they can be made only where these run interpreted."""


def mutant(function: Mutant) -> Mutant:
    MUTANTS[function.__name__] = contextmanager(function)
    return function


def mutant_of_compiled(function: Mutant) -> Mutant:
    COMPILED.add(function.__name__)
    return mutant(function)


@contextmanager
def without(guard: str | None) -> Iterator[None]:
    """Take out one guard, or none."""
    if guard is None:
        yield
        return
    with MUTANTS[guard]():
        yield


def can_be_made(guard: str) -> bool:
    return guard not in COMPILED or not compiled()
