"""The work of a bot process: it gets the bytes of a view and returns the text of an action."""

import os
import signal
import sys
import time

import msgspec

from chabudai.bots.levels import IsLate, choose, never
from chabudai.core import Dice
from chabudai.games import game as find_game

POLITE = 10
"""The `nice` value of a worker, so that the server's own process goes first."""


def think(name: str, level: int, seed: int, view: bytes, is_late: IsLate = never) -> str:
    """Return the text of the action that a bot of this level chooses for the view."""
    game = find_game(name)
    seen = msgspec.json.decode(view, type=game.view_type)
    return game.notation.format(choose(game, seen, level, Dice(seed), is_late))


def work(name: str, level: int, seed: int, view: bytes) -> str:
    """Run `think` in a worker process. On a busy machine it answers at the end of its slot with what it has found."""
    begun = time.monotonic()
    get_ready(name)
    game = find_game(name)
    seats = msgspec.json.decode(view, type=game.view_type).seats
    end = begun + game.minds(seats)[level].slot
    return think(name, level, seed, view, lambda: time.monotonic() > end)


def get_ready(name: str) -> None:
    """Prepare a worker process. Ctrl-C is ignored there, because the server stops its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stand_back()
    find_game(name)


def _stand_back() -> None:
    """Lower the priority of this process, if the system supports it."""
    if sys.platform != "win32" and os.nice(0) < POLITE:
        os.nice(POLITE - os.nice(0))
