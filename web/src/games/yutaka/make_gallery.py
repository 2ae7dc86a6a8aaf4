"""The stored positions of the gallery: `PYTHONPATH=src python web/src/games/yutaka/make_gallery.py`.

Three come from the recorded game that ends like the example of the rulebook, the others from games played by a fixed
sequence of dice. Every one is written as the engine's view writes it.
"""

import json
from pathlib import Path
from typing import Any

import msgspec

from chabudai import GAMES, Dice, Match
from chabudai.match.log import Entry

HERE = Path(__file__).parent
EXAMPLE = HERE.parents[3] / "tests" / "games" / "yutaka" / "example.chabudai.json"

TACTIKA = {"known": "IDACE", "first": 0}
STACKS = {"known": "DC", "archipelago": "4 31 22 1111 211", "first": 1}
UNEVEN = {"known": "", "archipelago": "11111111 1 1 9 1", "first": 0}


def recorded(actions: int, seat: int | None) -> Any:
    """The recorded game after this many actions of its players."""
    record = json.loads(EXAMPLE.read_text("utf-8"))
    match = Match(GAMES["yutaka"], record["options"], 2)
    chance = sum(who == "chance" for who, *_ in record["log"])
    for who, text, *_ in record["log"][: chance + actions]:
        match.append(Entry(who, text))
    return msgspec.to_builtins(match.view(seat))


def walked(options: dict[str, Any], seed: int, actions: int, seat: int | None) -> Any:
    """A game of dice after this many actions."""
    dice = Dice(seed)
    match = Match(GAMES["yutaka"], options, 2, chance=lambda _entry: dice)
    match.begin()
    for _ in range(actions):
        texts = match.legal(match.awaiting[0])
        match.play(match.awaiting[0], texts[dice.below(len(texts))])
    return msgspec.to_builtins(match.view(seat))


def specimens() -> list[dict[str, Any]]:
    views = {
        "opening": recorded(1, 1),
        "your turn": recorded(38, 0),
        "turn a tile": recorded(48, 0),
        "Tactika, watched": walked(TACTIKA, 11, 30, None),
        "own archipelago": walked(STACKS, 4, 21, 0),
        "uneven islands": walked(UNEVEN, 7, 27, 1),
        "the count": recorded(1000, 0),
    }
    return [{"name": name, "view": view} for name, view in views.items()]


def main() -> None:
    lines = ",\n".join(json.dumps(one, separators=(",", ":")) for one in specimens())
    (HERE / "gallery.json").write_text(f"[\n{lines}\n]\n", "utf-8")


if __name__ == "__main__":
    main()
