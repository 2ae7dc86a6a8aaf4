"""Check, when the server starts, that a library still has the undocumented names that we build on.

A library may move such a name in any release. Without this check the first socket would fail, perhaps days later.
"""

import dis
from importlib.metadata import version
from types import FunctionType

from chabudai.errors import ChabudaiError


class LibraryMoved(ChabudaiError):
    """A library no longer has a name that the server builds on."""

    def __init__(self, requirement: str, name: str) -> None:
        library = requirement.partition(">")[0]
        super().__init__(
            f"{library} {version(library)} has moved {name}, which the server builds on; "
            f'install a release that is known to work: pip install "{requirement}"',
            library=library,
            name=name,
        )


def require(requirement: str, owner: type, methods: set[str], attributes: set[str]) -> None:
    """Raise LibraryMoved unless the class has these methods, and sets these attributes on its instances."""
    has = {name for base in owner.__mro__ for name in vars(base) if name in methods}
    missing = sorted((methods - has) | (attributes - _set_by(owner)))
    if missing:
        raise LibraryMoved(requirement, f"{owner.__name__}.{missing[0]}")


def _set_by(owner: type) -> set[str]:
    """The attributes that the methods of a class assign, read from their code: no instance is needed."""
    functions = [
        method for base in owner.__mro__ for method in vars(base).values() if isinstance(method, FunctionType)
    ]
    return {
        instruction.argval
        for function in functions
        for instruction in dis.get_instructions(function)
        if instruction.opname == "STORE_ATTR"
    }
