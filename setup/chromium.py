"""Finds a Chromium for the browser tests, or installs one if that is possible and harmless."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"


def find() -> str | None:
    """Return the browser named by CHABUDAI_CHROMIUM, or the first one on PATH."""
    named = os.environ.get("CHABUDAI_CHROMIUM")
    if named:
        return shutil.which(named)
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return found or (MAC if sys.platform == "darwin" and Path(MAC).exists() else None)


def can_install() -> bool:
    return os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install() -> None:
    """Install Chromium with apt, as root. If it fails, the caller does not find a browser."""
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
        subprocess.run(["apt-get", "--quiet", *arguments], env=quiet, stdin=subprocess.DEVNULL, check=False)


def find_or_install() -> str | None:
    found = find()
    if not found and "CHABUDAI_CHROMIUM" not in os.environ and can_install():
        install()
        found = find()
    return found
