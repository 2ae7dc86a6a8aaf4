"""The hook of the wheel builder: adds the built page, and the compiled engine if there is a C compiler.

CHABUDAI_COMPILE says what to do when the engine does not compile. `auto` (the default) goes on interpreted. `strict`
fails unless there is no compiler at all. `never` does not try.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from setup import extension, page
from setup.console import remark


class ChabudaiBuildHook(BuildHookInterface[Any]):
    """Adds the page and the compiled modules to the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            raise RuntimeError("never installed editable: run the sources with PYTHONPATH=src instead")
        included = build_data["force_include"]
        included[str(page.build())] = "chabudai/page"
        compiled = compiled_files()
        included.update({str(path): place for path, place in compiled.items()})
        build_data["pure_python"] = not compiled
        build_data["infer_tag"] = bool(compiled)


def compiled_files() -> dict[Path, str]:
    """Return the compiled files and their places in the wheel, if there are any."""
    wish = os.environ.get("CHABUDAI_COMPILE", "auto")
    if wish == "never":
        return {}
    if not extension.compiler_works():
        remark("no C compiler, or no Python headers: the games run interpreted, correct but slower")
        return {}
    try:
        return extension.build()
    except extension.NotCompiled:
        if wish == "strict":
            raise
        remark("the rules did not compile (.cache/setup.log says why): the games run interpreted")
        return {}
