"""Golden playthroughs: one text file a game, read by people and replayed by the tests.

`make golden` writes those that are missing, and the missing digests of `modes.py`. To change one on purpose, delete it
first and read the difference. The check replays the actions that the file tells, never the seed they came from.
"""

import hashlib
import json
from pathlib import Path

from chabudai import GAMES, Match
from chabudai.match import record
from chabudai.match.log import Entry
from tests import modes
from tests.walk import Variant, finished, of_game, seen, viewers

GAMES_FOLDER = Path(__file__).parent / "games"


def files() -> list[Path]:
    return sorted(GAMES_FOLDER.glob("*/golden/*.txt"))


def tell(match: Match) -> str:
    """The whole game: each entry, then who is awaited, what they may do, the scores, and a digest of every view."""
    heading = {"game": match.game.name, "seats": match.seats, "options": match.options}
    lines = [json.dumps(heading, ensure_ascii=False)]
    again = Match(match.game, match.options, match.seats)
    for entry in match.live():
        again.append(entry)
        lines += ["", f"> {entry.who} {entry.text}", *_position(again)]
    return "\n".join([*lines, "", *_ending(again)]) + "\n"


def _position(match: Match) -> list[str]:
    told = [f"  seat {seat} may: {', '.join(match.legal(seat))}" for seat in match.awaiting if seat >= 0]
    digests = [
        hashlib.sha256(seen(match.game, match.state, viewer)).hexdigest()[:12] for viewer in viewers(match)
    ]
    return [*told, f"  scores {match.state.scores()}, views {' '.join(digests)}"]


def _ending(match: Match) -> list[str]:
    views = [
        f"view of {viewer}: {seen(match.game, match.state, viewer).decode()}" for viewer in viewers(match)
    ]
    return [f"outcome {record.of(match).outcome}", *views]


def replayed(text: str) -> Match:
    """The match that a golden file tells."""
    heading = json.loads(text.partition("\n")[0])
    match = Match(GAMES[heading["game"]], heading["options"], heading["seats"])
    for line in text.splitlines():
        if line.startswith("> "):
            who, _, words = line[2:].partition(" ")
            match.append(Entry(int(who) if who.isdigit() else who, words))
    return match


def write_missing() -> list[Path]:
    written = []
    for name in GAMES:
        for title, (seats, options, seed) in of_game(name).GOLDEN.items():
            path = GAMES_FOLDER / name / "golden" / f"{title}.txt"
            variant: Variant = (name, seats, options)
            if not path.exists():
                path.parent.mkdir(exist_ok=True)
                path.write_text(tell(finished(variant, seed)), encoding="utf-8")
                written.append(path)
    return written


if __name__ == "__main__":
    for path in [*write_missing(), *modes.write_missing()]:
        print("wrote", path.relative_to(GAMES_FOLDER.parent.parent))
