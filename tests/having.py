"""Which games have an optional part, found by its file. Tests of that part are about these games."""

from pathlib import Path

import chabudai
from chabudai import GAMES

FOLDER = Path(chabudai.__file__).parent / "games"


def games_with(part: str) -> list[str]:
    """The games whose folder has this file or folder. There is at least one, so that no test passes over all."""
    found = [name for name in GAMES if (FOLDER / name / part).exists()]
    assert found, f"no game has {part}"
    return found
