"""Write `gallery.ts`: `PYTHONPATH=src python web/src/games/antayagi/make_gallery.py`.

Random games are played seed after seed until one comes by each scene below; the view is stored as the engine wrote
it. The same sources always give the same file.
"""

import json
from collections.abc import Callable
from pathlib import Path

import msgspec

from chabudai.core import CHANCE, Dice
from chabudai.games import GAMES
from chabudai.games.antayagi.rules.state import AntaYagi
from chabudai.games.antayagi.view import AntaYagiView, TradeView
from chabudai.games.antayagi.view_builder import view

FILE = Path(__file__).parent / "gallery.ts"
HEADING = """\
/** Positions of played games, for the gallery and for tests. Made by make_gallery.py from the engine's own views. */
import type { Specimen } from '@/games'
import type { AntaYagiView } from './protocol'

export const gallery: readonly Specimen<AntaYagiView>[] = [
"""

Wanted = Callable[[AntaYagiView], bool]


def last(seen: AntaYagiView) -> TradeView | None:
    return seen.trades[-1] if seen.trades else None


def happened(seen: AntaYagiView, what: str) -> bool:
    trade = last(seen)
    return trade is not None and any(one.what == what for one in trade.happenings)


def mine(seen: AntaYagiView, phase: str) -> bool:
    return seen.phase == phase and seen.seat in seen.awaiting


def rich(seen: AntaYagiView, goods: int) -> bool:
    return min(len(pouch) for pouch in seen.pouches) >= goods


def backs(seen: AntaYagiView) -> int:
    return 0 if seen.seat is None else len({card.back for card in seen.hands[seen.seat]})


def remembers(seen: AntaYagiView) -> bool:
    """Somebody's cards face their owner, and this viewer saw them before."""
    return any(
        card.owner_sees and card.face
        for seat, hand in enumerate(seen.hands)
        if seat != seen.seat
        for card in hand
    )


SCENES: list[tuple[str, int, int | None, Wanted]] = [
    ("opening", 4, 0, lambda seen: mine(seen, "trade") and not seen.trades and backs(seen) == 3),
    (
        "your offer",
        5,
        3,
        lambda seen: mine(seen, "offers") and len(seen.sealed) == 1 and len(seen.trades) > 4,
    ),
    ("sealed", 3, 0, lambda seen: seen.phase == "offers" and seen.offer is not None and rich(seen, 1)),
    ("sabotage", 4, 0, lambda seen: mine(seen, "sabotage") and not seen.cancelled and len(seen.trades) > 3),
    ("torn", 6, 0, lambda seen: mine(seen, "sabotage") and seen.cancelled and len(seen.trades) > 3),
    (
        "lollipop",
        5,
        0,
        lambda seen: mine(seen, "steal") and len(seen.hands[seen.partner or 0]) == 2 and seen.active == 0,
    ),
    ("meal", 3, 0, lambda seen: mine(seen, "trade") and happened(seen, "eat") and rich(seen, 1)),
    (
        "seven seats",
        7,
        0,
        lambda seen: mine(seen, "trade") and len(seen.trades) > 9 and remembers(seen) and backs(seen) == 3,
    ),
    ("watching", 6, None, lambda seen: seen.phase == "sabotage" and len(seen.trades) > 6),
    (
        "over",
        4,
        0,
        lambda seen: (
            seen.outcome is not None
            and any(
                "fish" in pouch and rank == 1
                for pouch, rank in zip(seen.pouches, seen.outcome.ranks, strict=True)
            )
        ),
    ),
]


def find(seats: int, seat: int | None, wanted: Wanted) -> AntaYagiView:
    game = GAMES["antayagi"]
    for seed in range(3000):
        dice = Dice(seed)
        state = game.start(game.resolve({}, seats), seats)
        assert isinstance(state, AntaYagi)
        state.recording = True
        while state.outcome() is None:
            mover = state.mover()
            if mover == CHANCE:
                state.deal(state.shuffle(dice))
            else:
                state.play(mover, state.pick(dice))
            seen = view(state, seat)
            if wanted(seen):
                return seen
    raise LookupError(f"no such scene for {seats} seats")


def specimen(name: str, seen: AntaYagiView) -> str:
    return f"  {{\n    name: {json.dumps(name)},\n    view: {json.dumps(msgspec.to_builtins(seen))},\n  }},\n"


def main() -> None:
    specimens = [specimen(name, find(seats, seat, wanted)) for name, seats, seat, wanted in SCENES]
    FILE.write_text(f"{HEADING}{''.join(specimens)}]\n", "utf-8")
    print(f"{len(specimens)} positions written")


if __name__ == "__main__":
    main()
