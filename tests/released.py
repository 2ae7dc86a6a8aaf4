"""Packages that some Pythons do not have: pyproject.toml names them with a marker, and the tests that need one ask."""

import re
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

PROJECT = Path(__file__).parent.parent / "pyproject.toml"


def reason(package: str, environment: dict[str, str] | None = None) -> str:
    """Why this package is not installed here; empty when it should be, so that its absence is an error."""
    with PROJECT.open("rb") as file:
        extras: dict[str, list[str]] = tomllib.load(file)["project"]["optional-dependencies"]
    named = [Requirement(text) for text in (*extras["test"], *extras["cluster"])]
    marker = next(one.marker for one in named if re.sub(r"[-_.]+", "-", one.name) == package)
    if marker is None or marker.evaluate(environment):
        return ""
    version = (environment or {}).get("python_version") or "{}.{}".format(*sys.version_info)
    return f"{package} is not released for Python {version} yet"


def need(package: str) -> None:
    """Skip the module, fixture or test that asks, where the package is not released."""
    if why := reason(package):
        pytest.skip(why, allow_module_level=True)
