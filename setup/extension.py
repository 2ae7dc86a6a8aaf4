"""Compile the engine with mypyc: the same typed Python that runs interpreted, about thirty times faster."""

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
        "server/tables/subscribers.py",
        "server/tables/table.py",
        "server/tables/updates.py",
        "server/tables/views.py",
    ),
}
"""The engine, and the way of a move through the server: two libraries, which two cores compile side by side."""

# Packages that only the other modules need are absent in an isolated build: their types are not judged here.
FLAGS = ("--config-file=", "--ignore-missing-imports", "--follow-imports=silent")
BUILT = CACHE / "extension" / (sys.implementation.cache_tag or "python")


class NotCompiled(Exception):
    """A compiler is there, but it or mypyc refused the code."""


def modules(part: str) -> list[str]:
    """What is compiled, from the project's root. A new game is found by itself."""
    found = sorted(path for pattern in PARTS[part] for path in PACKAGE.glob(pattern))
    return [path.relative_to(ROOT).as_posix() for path in found if path.name != "__init__.py"]


def compiler_works() -> bool:
    """Believe a C compiler, and Python's headers, only when they have built something."""
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
    """Each compiled file and its place in the wheel; compiled only when a source changed."""
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
    """mypyc to C, C to shared objects. When the C comes out the same, its objects are kept."""
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
    """mypyc makes every C warning an error; on a compiler we never saw, only a wrong shift should be one."""
    return ["-Werror=shift-count-overflow" if flag == "-Werror" else flag for flag in flags]
