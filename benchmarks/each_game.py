"""What a move costs the server in each game: `python -m benchmarks.each_game --repeat 3`.

A full house as in `load.py`, but of every game in turn, at new tables and early in the game, so that nobody is done
before the moves are counted. Everybody at a table is told of every move: with more seats it costs more. In AntaYagí
some moves are refused, because somebody else has ended what several were asked at once.
"""

import argparse
import tempfile
from pathlib import Path

from benchmarks.load import play
from benchmarks.load_generator import Plan
from benchmarks.server_process import LONG_GAME, Chabudai

FULL = [("okiya", 2), ("taiki", 2), ("taiki", 5), ("yutaka", 2), ("tayu", 2), ("antayagi", 4)]
"""Games, and at how many seats."""

WARM_MOVES, MOVES = 5, 15
"""At each table, before anything is counted and then."""


def measure(game: str, seats: int, tables: int) -> tuple[float, int]:
    """Microseconds of the server's processor for one move, and how many were refused."""
    wanted = {"game": game, "sit": 0, "seats": [{}] * seats}
    if game == LONG_GAME["game"]:
        # A single garden is soon full.
        wanted = LONG_GAME
    with tempfile.TemporaryDirectory() as folder:
        host = Chabudai(Path(folder), game=wanted)
        host.start()
        try:
            plan = Plan(
                server=host.name,
                address=host.address,
                tables=host.tables(tables),
                seconds=0,
                warm=0,
                warm_moves=WARM_MOVES * tables,
                moves=MOVES * tables,
            )
            found, worked = play(host, plan)
        finally:
            host.stop()
    return worked / found.moves * 1e6, found.faults


def main() -> None:
    asked = argparse.ArgumentParser(description="What a move of each game costs.")
    asked.add_argument("--tables", type=int, default=500)
    asked.add_argument("--repeat", type=int, default=1)
    given = asked.parse_args()
    for game, seats in FULL:
        runs = [measure(game, seats, given.tables) for _ in range(given.repeat)]
        told, refused = ", ".join(f"{run:.1f}" for run, _ in runs), sum(faults for _, faults in runs)
        print(f"{game:>9} with {seats}: {told} microseconds a move; {refused} refused", flush=True)


if __name__ == "__main__":
    main()
