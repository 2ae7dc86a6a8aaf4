"""The suite runs twice, interpreted and compiled; here it makes sure that it does not run one mode twice."""

import os
from pathlib import Path

import chabudai
from chabudai import build_mode, core


def test_the_suite_runs_in_the_mode_it_claims() -> None:
    told_by_the_file = "interpreted" if str(core.__file__).endswith(".py") else "compiled"
    claimed = os.environ.get("CHABUDAI_MODE", told_by_the_file)
    assert build_mode.compiled() == (claimed == "compiled")


def test_the_description_begins_with_the_mode() -> None:
    assert build_mode.describe().startswith("compiled" if build_mode.compiled() else "interpreted")


def test_compiled_modules_never_stand_among_the_sources() -> None:
    source_tree = Path(__file__).parents[2] / "src"
    assert not list(source_tree.rglob("*.so")) + list(source_tree.rglob("*.pyd"))
    if Path(str(chabudai.__file__)).is_relative_to(source_tree):
        assert not build_mode.compiled()
