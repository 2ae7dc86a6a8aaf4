"""Says whether this installation runs compiled or interpreted. The results are the same, the speed is not."""

from importlib.machinery import EXTENSION_SUFFIXES

from chabudai import core


def compiled() -> bool:
    """Return whether the engine is compiled to a C extension."""
    return (core.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))


def describe() -> str:
    """Return one line about the mode, for `chabudai version` and for bug reports."""
    if compiled():
        return "compiled"
    return "interpreted (about thirty times slower; install a C compiler and set up again to compile)"
