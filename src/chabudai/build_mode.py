"""Does this installation run compiled or interpreted? Same code and same results, very different speed."""

from importlib.machinery import EXTENSION_SUFFIXES

from chabudai import core


def compiled() -> bool:
    """Is the engine a C extension?"""
    return (core.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))


def describe() -> str:
    """One line for `chabudai version` and for bug reports."""
    if compiled():
        return "compiled"
    return "interpreted (about thirty times slower; install a C compiler and set up again to compile)"
