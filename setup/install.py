"""Fills the .venv step by step, and shows the person who waits what is going on."""

import importlib.util
import os
import shutil
import sys
import tomllib
from pathlib import Path
from typing import Any

from setup.advice import about, advise, no_venv
from setup.console import Failed, Steps, follow
from setup.environment import (
    APP,
    BUSY,
    CLUSTER,
    CONSTRAINTS,
    LOCKED,
    PACKAGES,
    PYTHON,
    STAMP,
    TESTED,
    VENV,
    missing,
    python,
    python_in,
    stamp,
    stamped,
    wanted,
)
from setup.fingerprint import CACHE, ROOT
from setup.lock import only_one

LOG = CACHE / "setup.log"
PHASES = {
    r"(Collecting|Processing \S+\.whl|Requirement already)": "Python packages",
    r"Installing collected packages": "Installing",
}


class CannotSetUp(Exception):
    """The set-up cannot go on. The message is for the person."""


def ready(*parts: str) -> None:
    """Make sure that .venv holds these parts as the sources say now. It takes milliseconds if nothing changed."""
    if not missing(*parts):
        return
    try:
        CACHE.mkdir(exist_ok=True)
        with only_one(CACHE / "setup.lock"):
            if missing(*parts):
                set_up(parts)
    except OSError as error:
        raise CannotSetUp(about(error)) from None


def set_up(parts: tuple[str, ...]) -> None:
    """Make the environment if needed, and install the missing parts."""
    print("Setting up Chabudai" + ("" if stamped() else " (once; a few minutes)"), flush=True)
    steps = Steps()
    LOG.write_text("")
    try:
        if not usable():
            make_venv(steps)
        for part in missing(*parts):
            fill(part, steps)
    except Failed as failure:
        steps.failed()
        raise CannotSetUp(f"{advise(str(failure))}\nThe whole log: {LOG}") from None
    steps.done()


def usable() -> bool:
    """Return whether there is an environment of this Python that no interruption left incomplete."""
    have = stamped()
    return PYTHON.exists() and have.get("python") == python() and BUSY not in have


def make_venv(steps: Steps) -> None:
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        raise CannotSetUp(no_venv())
    steps.start("Python {}.{} environment in .venv".format(*sys.version_info))
    STAMP.unlink(missing_ok=True)
    follow([base_python(), "-m", "venv", "--clear", "--without-pip", VENV], steps, LOG)
    # venv does the same, but hides the output of ensurepip when it fails.
    bare = {name: value for name, value in os.environ.items() if name not in ("PYTHONHOME", "PYTHONPATH")}
    follow([PYTHON, "-m", "ensurepip", "--upgrade", "--default-pip"], steps, LOG, environment=bare)
    stamp({"python": python()})


def base_python() -> str:
    """Return the Python that makes environments: this one, outside of any."""
    return str(getattr(sys, "_base_executable", sys.executable))


def fill(part: str, steps: Steps) -> None:
    """Install one part. Its old mark is removed first, and the new one is written last."""
    mark = wanted(part)
    replaced = {part} if part in (PACKAGES, CLUSTER) else {APP, TESTED}
    kept = {name: value for name, value in stamped().items() if name not in replaced}
    stamp(kept | {BUSY: part})
    try:
        install(part, steps)
    except Failed:
        stamp(kept)
        raise
    stamp(kept | {part: mark} | ({APP: mark} if part == TESTED else {}))


def install(part: str, steps: Steps) -> None:
    if part == PACKAGES:
        steps.start("Python packages")
        pip(steps, *locked("test"))
    elif part == CLUSTER:
        steps.start("Ray")
        pip(steps, *locked("cluster"))
    elif missing(PACKAGES):
        build_apart(steps, strict=part == TESTED)
    else:
        steps.start("Building Chabudai")
        pip(steps, "--no-build-isolation", "--no-deps", ".", strict=part == TESTED)


def build_apart(steps: Steps, *, strict: bool) -> None:
    """Build the wheel with tools that do not stay, then install it and what it needs.

    pip's own isolated builds cannot check the hashes of the tools.
    """
    tools, wheels = CACHE / "tools", CACHE / "wheels"
    try:
        steps.start("Build tools")
        follow([base_python(), "-m", "venv", "--clear", "--without-pip", tools], steps, LOG)
        pip(steps, *locked("build"), python=python_in(tools))
        steps.start("Building Chabudai")
        shutil.rmtree(wheels, ignore_errors=True)
        arguments = ("--no-build-isolation", "--no-deps", "--wheel-dir", str(wheels), ".")
        pip(steps, *arguments, what="wheel", strict=strict, python=python_in(tools))
        pip(steps, *locked("run"))
        pip(steps, "--no-index", "--no-deps", "--force-reinstall", *map(str, wheels.glob("*.whl")))
    finally:
        shutil.rmtree(tools, ignore_errors=True)
        shutil.rmtree(wheels, ignore_errors=True)


def locked(need: str) -> tuple[str, ...]:
    """Return the arguments for pip that install a file of `setup/locked`, each package by its hash."""
    name = f"{LOCKED}/{need}.txt"
    if os.environ.get("CHABUDAI_HASHES") != "never":
        return ("--require-hashes", "--requirement", name)
    lines = (ROOT / name).read_text("utf-8").splitlines()
    bare = CACHE / f"{need}.txt"
    bare.write_text("\n".join(line.removesuffix(" \\") for line in lines if "--hash=" not in line), "utf-8")
    return ("--requirement", str(bare))


def requirements() -> list[str]:
    """Return all packages that pyproject.toml names: to run, to test and to build."""
    named = project()
    run, extras = named["project"]["dependencies"], named["project"]["optional-dependencies"]
    return [*run, *extras["test"], *named["build-system"]["requires"]]


def project() -> dict[str, Any]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        return tomllib.load(file)


def pip(
    steps: Steps,
    *arguments: str,
    what: str = "install",
    strict: bool = False,
    python: str | Path = PYTHON,
) -> None:
    """Run pip for an environment. Only the one that stays shows the phases of its work."""
    isolated = "--no-build-isolation" not in arguments
    environment = constrained(isolated=isolated) | ({"CHABUDAI_COMPILE": "strict"} if strict else {})
    own = python == PYTHON
    # Python compiles modules when it imports them, and it imports few of those installed.
    options = ["--verbose", *(["--no-compile"] if what == "install" else [])]
    command: list[str | Path] = [PYTHON, "-m", "pip", *([] if own else ["--python", python]), what, *options]
    phases = PHASES if own and "--no-index" not in arguments else {}
    follow([*command, *arguments], steps, LOG, phases=phases, environment=environment, folder=ROOT)


def constrained(*, isolated: bool) -> dict[str, str]:
    """Return the environment variables with the pinned versions, for the install and for an isolated build.

    Old pips read PIP_CONSTRAINT for both. New ones read PIP_BUILD_CONSTRAINT for the build, and refuse it if the
    build is not isolated. pip splits these values at spaces, hence the relative name. The person's own constraints
    stay.
    """
    variables = os.environ | {"PIP_USER": "0"}
    for name in ("PIP_CONSTRAINT", "PIP_BUILD_CONSTRAINT"):
        variables[name] = f"{variables.get(name, '')} {CONSTRAINTS}".strip()
    if not isolated:
        del variables["PIP_BUILD_CONSTRAINT"]
    return variables
