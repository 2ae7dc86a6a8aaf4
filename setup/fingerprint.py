"""Makes fingerprints of files, from their names and contents. A new date alone changes nothing."""

import hashlib
import os
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".cache"
MADE = frozenset({"__pycache__", "node_modules", "dist", "coverage"})


def files(folder: Path, *endings: str) -> Iterator[Path]:
    """Return all files under a folder that a person wrote; with `endings`, only those with such names."""
    for here, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if name not in MADE and not name.startswith("."))
        for name in sorted(names):
            if name.endswith(endings or ("",)) and not name.startswith("."):
                yield Path(here, name)


def fingerprint(paths: Iterable[Path], *also: str) -> str:
    """Return one digest of these files and words. A missing file counts too."""
    digest = hashlib.sha256(repr(also).encode())
    for path in paths:
        content = path.read_bytes() if path.is_file() else b"missing"
        digest.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def matches(stamp: Path, wanted: str) -> bool:
    """Return whether this file holds exactly this fingerprint."""
    return stamp.is_file() and stamp.read_text() == wanted


def stamp_with(stamp: Path, wanted: str) -> None:
    """Write the fingerprint. It is written last, so an interrupted work is done again."""
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(wanted)
