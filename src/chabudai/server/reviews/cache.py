"""The cache of finished studies, as files. A lost study can be computed again."""

from collections.abc import Iterable
from pathlib import Path

import msgspec
import structlog

from chabudai.analysis import Finding

MOST_KEPT = 1_000
"""The most files; the least recently used are deleted first."""

log = structlog.get_logger()


class StudyCache:
    """Finished studies by fingerprint."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def find(self, fingerprint: str) -> list[Finding] | None:
        path = self._path(fingerprint)
        try:
            found = msgspec.json.decode(path.read_bytes(), type=list[Finding])
            path.touch()
        except (OSError, msgspec.MsgspecError):
            return None
        return found

    def keep(self, fingerprint: str, findings: Iterable[Finding]) -> None:
        """Write a study, then rename the file: a half-written file is never found."""
        path = self._path(fingerprint)
        try:
            self._folder.mkdir(exist_ok=True, mode=0o700)
            unfinished = path.with_suffix(".new")
            unfinished.write_bytes(msgspec.json.encode(list(findings)))
            unfinished.replace(path)
            self._make_room()
        except OSError as error:
            log.warning("a study could not be kept", error=type(error).__name__)

    def _make_room(self) -> None:
        kept = sorted(self._folder.glob("*.json"), key=lambda path: path.stat().st_mtime)
        for path in kept[:-MOST_KEPT]:
            path.unlink(missing_ok=True)

    def _path(self, fingerprint: str) -> Path:
        return self._folder / f"{fingerprint}.json"
