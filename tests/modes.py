"""Digests of two random games of every variant. Both modes must reach them.

A digest says nothing of the game's name, so that a game that is written from a template has those of the template.
"""

import hashlib
import json
from pathlib import Path

import msgspec

from chabudai import GAMES, Dice
from tests.walk import Variant, label, seen, steps, variants

FOLDER = Path(__file__).parent / "games"


def kept(name: str) -> dict[str, str]:
    """The digests that a game keeps, by the variant without the game's name."""
    path = FOLDER / name / "modes.json"
    found: dict[str, str] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return found


def told(variant: Variant) -> str:
    return label(variant).partition("-")[2]


def digest(variant: Variant) -> str:
    """Two whole games: their logs and outcomes, and what every seat sees of a world redealt on the way."""
    found = hashlib.sha256()
    for seed in (101, 102):
        dice = Dice(seed)
        for match in steps(variant, seed):
            if match.version % 9 == 0 or match.outcome:
                world = match.state.copy()
                world.redeal(match.version % match.seats, dice)
                for seat in range(match.seats):
                    found.update(seen(match.game, world, seat))
            if match.outcome:
                entries = [(entry.who, entry.text) for entry in match.log]
                found.update(msgspec.json.encode([match.options, entries, match.outcome]))
    return found.hexdigest()[:24]


def write_missing() -> list[Path]:
    """Write the digests that no `modes.json` has, and leave the others as they are."""
    written = []
    for name in GAMES:
        digests = kept(name)
        own = [variant for variant in variants() if variant[0] == name]
        added = {told(variant): digest(variant) for variant in own if told(variant) not in digests}
        if added:
            path = FOLDER / name / "modes.json"
            path.write_text(
                json.dumps(digests | added, indent=1, ensure_ascii=False) + "\n", encoding="utf-8"
            )
            written.append(path)
    return written
