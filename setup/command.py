"""The commands of `python3 run.py`: `test`, or any `chabudai` command. Without arguments it serves."""

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
    """Return the arguments of `chabudai`. Options alone belong to `serve`, but --help shows every command."""
    first = arguments[0] if arguments else "--"
    return ["serve", *arguments] if first.startswith("-") and first not in OWN_OPTIONS else arguments


def start(arguments: list[str]) -> NoReturn:
    """Replace this process by `chabudai`. Python runs the script, because its first line may be wrong or too long."""
    if sys.platform == "win32":
        sys.exit(subprocess.call([BIN / "chabudai.exe", *arguments]))
    sys.stdout.flush()
    os.execv(PYTHON, [str(PYTHON), str(BIN / "chabudai"), *arguments])
