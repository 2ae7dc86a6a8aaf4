"""What `python3 run.py` understands: `test`, or any `chabudai` command; nothing at all means `serve`."""

import os
import signal
import subprocess
import sys
from typing import NoReturn

from setup import checks
from setup.environment import APP, BIN, PYTHON
from setup.install import CannotSetUp, ready

OWN_OPTIONS = ("--help", "--version")


def main(arguments: list[str]) -> int:
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        if arguments[:1] == ["test"]:
            return checks.main(arguments[1:])
        ready(APP)
    except CannotSetUp as reason:
        print(f"\n{reason}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped. The same command carries on.", file=sys.stderr)
        return 130
    return start(chabudai(arguments))


def chabudai(arguments: list[str]) -> list[str]:
    """The arguments of `chabudai`. Options alone belong to `serve`, but --help shows every command."""
    first = arguments[0] if arguments else "--"
    return ["serve", *arguments] if first.startswith("-") and first not in OWN_OPTIONS else arguments


def start(arguments: list[str]) -> NoReturn:
    """Become `chabudai`. Given to Python, the script works even where its first line is stale or too long."""
    if sys.platform == "win32":
        sys.exit(subprocess.call([BIN / "chabudai.exe", *arguments]))
    sys.stdout.flush()
    os.execv(PYTHON, [str(PYTHON), str(BIN / "chabudai"), *arguments])
