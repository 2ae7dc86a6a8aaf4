"""Every public name has a docstring that says what it is. `test_site.py` looks for the names in the reference."""

import ast
import re

import pytest

from tests.public_names import INTERNAL, Name, file_of, public_modules, public_names, undocumented

NAMES = public_names()


def test_the_public_names_are_found() -> None:
    """Names of the package itself, of a package with `__all__`, and of modules that need an optional library."""
    paths = {name.path for name in NAMES}
    assert len(paths) >= 230
    assert {
        "chabudai.Match",
        "chabudai.analysis.analyse",
        "chabudai.match.record.read",
        "chabudai.research.petting.raw_env",
        "chabudai.research.spiel.SpielGame",
        "chabudai.search.ismcts.InfoSetSearch",
    } <= paths
    assert not any(path.startswith(tuple(INTERNAL)) for path in paths)


def test_what_is_called_internal_exists() -> None:
    assert [name for name in INTERNAL if not file_of(name).is_file()] == []


@pytest.mark.parametrize("module", public_modules())
def test_every_public_name_of_a_module_has_a_docstring(module: str) -> None:
    """Classes, functions, methods, and constants that an `__all__` lists."""
    own = [name for name in NAMES if name.path.rpartition(".")[0] == module]
    assert undocumented(own) == []


@pytest.mark.parametrize("name", NAMES, ids=lambda name: name.path)
def test_the_first_line_of_a_docstring_is_a_statement(name: Name) -> None:
    first = (name.docstring or "").strip().partition("\n")[0]
    assert re.match(r"[A-Z`0-9]", first), first
    assert first.rstrip().endswith("."), first
    assert "?" not in first, "a question does not say what the thing is"


def test_a_missing_docstring_would_be_found() -> None:
    """Of a function, of a class, of a method; a method that a base class documents needs none."""
    source = '''
class Bare:
    def act(self) -> None:
        return None

class Told:
    """A class."""

    def act(self) -> None:
        """Act."""

    def rest(self) -> None:
        return None

    def _hidden(self) -> None:
        return None
'''
    bare, told = ast.parse(source).body
    names = [
        Name("m.Bare", bare, "chabudai.core", None),
        Name("m.Told", told, "chabudai.core", "A class."),
    ]
    assert undocumented(names) == ["m.Bare", "m.Bare.act", "m.Told.rest"]
    dice = next(name for name in NAMES if name.path == "chabudai.Dice")
    assert undocumented([dice]) == []
