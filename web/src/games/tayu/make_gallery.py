"""Play the games of the gallery and write its positions: `PYTHONPATH=src python web/src/games/tayu/make_gallery.py`.

Every position is a view as the engine gives it to one seat, or to somebody who watches. The players are plain: each
lays where its own product gains most and the other's least, drawn toward its own coasts.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from chabudai import GAMES, Dice, Match
from chabudai.games.tayu.notation import parse
from chabudai.games.tayu.rules.board import WIDTH
from chabudai.games.tayu.rules.state import Tayu

GAME = GAMES["tayu"]
VIEWS = Path(__file__).parent / "views.json"


@dataclass(frozen=True)
class Sitting:
    name: str
    viewer: int | None
    seats: int
    stop: Callable[[Any], bool]
    options: dict[str, Any] = field(default_factory=dict)
    seed: int = 7


def _laid(count: int, phase: str, turn: int) -> Callable[[Any], bool]:
    return lambda view: len(view.laid) >= count and view.phase == phase and view.turn == turn


def _over(view: Any) -> bool:
    return bool(view.phase == "over")


SITTINGS = [
    Sitting("opening", 0, 2, _laid(0, "place", 0), {"first": 0}),
    Sitting("your turn", 0, 2, _laid(38, "place", 0), seed=11),
    Sitting("draw", 0, 2, _laid(24, "draw", 0), seed=11),
    Sitting("two tiles", 1, 2, _laid(17, "place", 1), {"hand": 2, "draw": "spread"}, 7),
    Sitting("auction", 2, 3, lambda view: view.phase == "auction" and len(view.bids) == 2, {"first": 0}),
    Sitting("axis", 1, 3, lambda view: view.phase == "axis" and view.turn == 1, seed=2),
    Sitting("flood", 2, 3, _laid(32, "place", 2), seed=11),
    Sitting("saboteur", None, 3, _laid(34, "place", 1), {"edition": "goliath"}, 1),
    Sitting("teams", 2, 4, _laid(33, "place", 3), {"edition": "goliath"}, 14),
    Sitting("end", 0, 2, _over, seed=6),
    Sitting("flood held", 0, 3, _over, {"edition": "goliath", "target": 40}, 9),
]


def position(sitting: Sitting) -> Any:
    dice = Dice(sitting.seed)
    match = Match(GAME, sitting.options, sitting.seats, chance=lambda _entry: dice)
    match.begin()
    while not sitting.stop(match.view(sitting.viewer)):
        if match.outcome:
            raise ValueError(f"the game of {sitting.name!r} ends before its position")
        seat = match.awaiting[0]
        match.play(seat, _choice(match, seat, dice))
    return match.view(sitting.viewer)


def _choice(match: Match, seat: int, dice: Dice) -> str:
    texts = match.legal(seat)
    state: Any = match.state
    if texts[0].startswith("place"):
        return max(texts, key=lambda text: (_worth(state, seat, parse(text)), dice.below(1000)))
    bids = [int(text.split()[1]) for text in texts if text.startswith("bid")]
    if bids:
        return _bid(max(bids))
    return texts[dice.below(len(texts))]


def _bid(highest: int) -> str:
    if highest > 100:
        return "bid 36"
    return "pass" if highest < 30 else f"bid {highest - 7}"


def _worth(state: Tayu, seat: int, action: int) -> float:
    """A tile's gain for one side less the other's, and how far it carries the network toward the coasts."""
    after = state.board.copy()
    after.lay(action)
    north, east, south, west = after.coasts
    worth = [north * south + 2.0 * (north + south), east * west + 2.0 * (east + west)]
    middle = (state.edition.size - 1) / 2
    for square in {*after.shore_east, *after.shore_south}:
        row, column = square // WIDTH - 1 - middle, square % WIDTH - 1 - middle
        worth[0] += (row / middle) ** 2
        worth[1] += (column / middle) ** 2
    if seat == state.flood:
        return -worth[0] - worth[1]
    mine = state.axes[seat]
    return worth[mine] - 0.6 * worth[1 - mine]


def main() -> None:
    positions = [{"name": sitting.name, "view": position(sitting)} for sitting in SITTINGS]
    VIEWS.write_bytes(b"[\n" + b",\n".join(msgspec.json.encode(one) for one in positions) + b"\n]\n")
    for one in positions:
        view = one["view"]
        print(f"{one['name']}: {len(view.laid)} tiles, {view.products}, {len(view.legal)} actions")


if __name__ == "__main__":
    main()
