"""Compiles the engine with mypyc: the same typed Python that runs interpreted, about thirty times faster."""

import contextlib
import importlib.metadata
import sys
import tempfile
from pathlib import Path

from setup.console import announce
from setup.fingerprint import CACHE, ROOT, files, fingerprint, matches, stamp_with

PACKAGE = ROOT / "src" / "chabudai"
PARTS = {
    "chabudai": (
        "core.py",
        "games/*/rules/*.py",
        "games/*/policy.py",
        "games/*/policy/*.py",
        "games/*/view_builder.py",
        "search/*.py",
        "match/clocks.py",
        "match/fairness.py",
        "match/past.py",
        "match/windows.py",
        "match/state.py",
        "match/match.py",
    ),
    "chabudai_server": (
        "server/limits.py",
        "server/socket/connection.py",
        "server/socket/frames.py",
        "server/storage/groups.py",
        "server/storage/stored_table.py",
        "server/tables/changes.py",
        "server/tables/commands.py",
        "server/tables/past_views.py",
        "server/tables/subscribers.py",
        "server/tables/table.py",
        "server/tables/updates.py",
        "server/tables/views.py",
    ),
}
"""The two libraries to compile side by side: the engine, and the path of a move through the server."""

# Packages that only the other modules need are absent in an isolated build: their types are not judged here.
FLAGS = ("--config-file=", "--ignore-missing-imports", "--follow-imports=silent")
BUILT = CACHE / "extension" / (sys.implementation.cache_tag or "python")


class NotCompiled(Exception):
    """There is a compiler, but it or mypyc refused the code."""


def modules(part: str) -> list[str]:
    """Return the files to compile, from the project's root. A new game is found by itself."""
    found = sorted(path for pattern in PARTS[part] for path in PACKAGE.glob(pattern))
    return [path.relative_to(ROOT).as_posix() for path in found if path.name != "__init__.py"]


def compiler_works() -> bool:
    """Return whether a C compiler with Python's headers can really build something."""
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "trial.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_trial(void) { return NULL; }\n")
        trial = Extension("trial", [str(source)])
        command = build_ext(Distribution({"name": "trial", "ext_modules": [trial]}))
        command.build_lib = command.build_temp = folder
        try:
            command.ensure_finalized()
            command.run()
        except (Exception, SystemExit):  # every tool chain fails in its own way
            return False
    return True


def build() -> dict[Path, str]:
    """Return each compiled file and its place in the wheel. Compiles only if a source changed."""
    folders = ("games", "search", "match", "server")
    layers = [*PACKAGE.glob("*.py"), *(path for name in folders for path in files(PACKAGE / name, ".py"))]
    tools = fingerprint([Path(__file__)], sys.version, importlib.metadata.version("mypy"))
    wanted = f"{tools} {fingerprint(sorted(layers))}"
    stamp, library = BUILT / "stamp", BUILT / "library"
    if not matches(stamp, wanted):
        same_tools = stamp.is_file() and stamp.read_text().startswith(tools)
        stamp.unlink(missing_ok=True)
        announce("Compiling the rules")
        made = compile_modules(library, afresh=not same_tools)
        for left_over in set(files(library)) - made:
            left_over.unlink()
        stamp_with(stamp, wanted)
    return {path: path.relative_to(library).as_posix() for path in files(library)}


def compile_modules(library: Path, *, afresh: bool) -> set[Path]:
    """Translate modules to C with mypyc and compile them. If the C is unchanged, its objects are kept."""
    from mypyc.build import mypycify
    from setuptools.command.build_ext import build_ext
    from setuptools.dist import Distribution

    parts: list[tuple[list[str], str | None]] = [(modules(part), part) for part in PARTS]
    sources = [source for sources, _ in parts for source in sources]
    with contextlib.chdir(ROOT):
        try:
            extensions = mypycify(
                [*FLAGS, *sources], target_dir=str(BUILT / "c"), separate=parts, debug_level="0"
            )
            for extension in extensions:
                extension.extra_compile_args = tolerant(extension.extra_compile_args)
            command = build_ext(Distribution({"name": "chabudai", "ext_modules": extensions}))
            command.build_lib, command.build_temp = str(library), str(BUILT / "objects")
            command.force, command.parallel = afresh, True
            command.ensure_finalized()
            command.run()
            return {Path(output) for output in command.get_outputs()}
        except (Exception, SystemExit) as failure:
            raise NotCompiled from failure


def tolerant(flags: list[str]) -> list[str]:
    """Return the compiler flags without most warnings as errors: an unknown compiler may warn of more."""
    return ["-Werror=shift-count-overflow" if flag == "-Werror" else flag for flag in flags]
