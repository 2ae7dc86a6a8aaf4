"""Write `played.json`: `PYTHONPATH=src python web/src/games/antayagi/make_played.py`.

Whole games, one for each number of players, as one seat sees them, and one as a spectator sees it. Every view after
the first is stored as what changed in it. The tests of the page play them. Of many random games the one with the most
different happenings is kept. The same sources always give the same file.
"""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from chabudai.core import CHANCE, Dice
from chabudai.games import GAMES
from chabudai.games.antayagi.rules.state import AntaYagi
from chabudai.games.antayagi.view import TradeView
from chabudai.games.antayagi.view_builder import view

FILE = Path(__file__).parent / "played.json"
PLAYERS = range(3, 8)
SEEDS = range(400)
MOST_TRADES = 28

Plain = Any
"""What JSON can hold."""


class Played(NamedTuple):
    """A random game: its views for one viewer, and what there is to see in it."""

    views: list[Plain]
    variety: int


def played(players: int, seed: int, viewer: int | None) -> Played:
    game = GAMES["antayagi"]
    dice = Dice(seed)
    state = game.start(game.resolve({}, players), players)
    assert isinstance(state, AntaYagi)
    state.recording = True
    views = []
    seen = view(state, viewer)
    while state.outcome() is None:
        mover = state.mover()
        if mover == CHANCE:
            state.deal(state.shuffle(dice))
        else:
            state.play(mover, state.pick(dice))
        # The server deals in the same step.
        if state.mover() != CHANCE:
            seen = view(state, viewer)
            views.append(msgspec.to_builtins(seen))
    kinds = {kind for trade in seen.trades for kind in kinds_of(trade)}
    reshuffled = seen.batch > 0
    return Played(views, 0 if len(seen.trades) > MOST_TRADES else len(kinds) + 4 * reshuffled)


def kinds_of(trade: TradeView) -> set[str]:
    """What a trade shows that others do not."""
    happened = [(one.what, one.card if one.what == "take" else "") for one in trade.happenings]
    sabotages = sum(one.what == "sabotage" for one in trade.happenings)
    cards = {one.card for one in trade.happenings[:2]}
    return {
        *(" ".join(one) for one in happened),
        f"{sabotages} sabotages",
        "match" if len(cards) == 1 else "",
        "magician" if "magician" in cards else "",
    }


def change(before: Plain, after: Plain) -> Plain:
    """What to put over `before` to get `after`: changed fields, or changed places of a list of any length."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        changed = {key: change(before[key], after[key]) for key in after if before[key] != after[key]}
        return {"fields": changed}
    if isinstance(before, list) and isinstance(after, list) and before and after:
        common = min(len(before), len(after))
        places = {at: change(before[at], after[at]) for at in range(common) if before[at] != after[at]}
        return {"places": places, "more": after[common:], "length": len(after)}
    return {"value": after}


def stored(players: int, viewer: int | None) -> Plain:
    seed = max(SEEDS, key=lambda seed: played(players, seed, None).variety)
    views = played(players, seed, viewer).views
    return {
        "players": players,
        "viewer": viewer,
        "first": views[0],
        "changes": [change(before, after) for before, after in pairwise(views)],
    }


def main() -> None:
    games = [*(stored(players, 1) for players in PLAYERS), stored(5, None)]
    lines = ",\n".join(json.dumps(one, separators=(",", ":")) for one in games)
    FILE.write_text(f"[\n{lines}\n]\n", "utf-8")
    print(f"{len(games)} games written, {FILE.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
