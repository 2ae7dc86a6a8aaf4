"""What a worker runs: the bytes of a view in, the text of an action out. Nothing else crosses."""

import os
import signal
import sys
import time

import msgspec

from chabudai.bots.levels import IsLate, choose, never
from chabudai.core import Dice
from chabudai.games import game as find_game

PATIENCE = 4.0
"""Seconds after which a bot on a busy machine answers with what it has."""

POLITE = 10
"""How far a worker stands back (as `nice` counts) where others want the processor: whoever serves people goes first."""


def think(name: str, level: int, seed: int, view: bytes, is_late: IsLate = never) -> str:
    game = find_game(name)
    seen = msgspec.json.decode(view, type=game.view_type)
    return game.notation.format(choose(game, seen, level, Dice(seed), is_late))


def work(name: str, level: int, seed: int, view: bytes) -> str:
    """In a process of its own. Ctrl-C reaches every process, but only the server stops its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stand_back()
    end = time.monotonic() + PATIENCE
    return think(name, level, seed, view, lambda: time.monotonic() > end)


def _stand_back() -> None:
    """Once for each process, where the system knows how."""
    if sys.platform != "win32" and os.nice(0) < POLITE:
        os.nice(POLITE - os.nice(0))
