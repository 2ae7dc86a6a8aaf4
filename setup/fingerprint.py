"""Has anything changed? A digest over names and contents: a new date on a file rebuilds nothing."""

import hashlib
import os
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".cache"
MADE = frozenset({"__pycache__", "node_modules", "dist", "coverage"})


def files(folder: Path, *endings: str) -> Iterator[Path]:
    """Everything under a folder that a person wrote; with endings, only names that end so."""
    for here, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if name not in MADE and not name.startswith("."))
        for name in sorted(names):
            if name.endswith(endings or ("",)) and not name.startswith("."):
                yield Path(here, name)


def fingerprint(paths: Iterable[Path], *also: str) -> str:
    """One digest for these files and words. A missing file counts as such."""
    digest = hashlib.sha256(repr(also).encode())
    for path in paths:
        content = path.read_bytes() if path.is_file() else b"missing"
        digest.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def matches(stamp: Path, wanted: str) -> bool:
    """Was this very fingerprint stamped here?"""
    return stamp.is_file() and stamp.read_text() == wanted


def stamp_with(stamp: Path, wanted: str) -> None:
    """Written last, when the work is complete: an interruption leaves no stamp and the work is done again."""
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(wanted)
