"""Write the pictures of every game that has a `draw.py` beside its art: `python web/draw_art.py [--check]`.

With `--check` nothing is written and a picture that differs from its drawing is an error.
"""

import runpy
import sys
from pathlib import Path

GAMES = Path(__file__).parent.parent / "src" / "chabudai" / "games"


def drawn() -> dict[Path, str]:
    """Every picture there should be."""
    return {
        script.parent / name: picture
        for script in sorted(GAMES.glob("*/art/draw.py"))
        for name, picture in runpy.run_path(str(script))["pictures"]().items()
    }


def stale(pictures: dict[Path, str]) -> list[Path]:
    return [
        path for path, picture in pictures.items() if not path.exists() or path.read_text("utf-8") != picture
    ]


def main() -> int:
    pictures = drawn()
    different = stale(pictures)
    if "--check" in sys.argv[1:]:
        for path in different:
            print(f"{path.relative_to(GAMES)} differs from its drawing; run python web/draw_art.py")
        return 1 if different else 0
    for path in different:
        path.write_text(pictures[path], "utf-8")
    print(f"{len(different)} of {len(pictures)} pictures written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
