"""Rebuilds a match from a stored table."""

import structlog

from chabudai.errors import ChabudaiError
from chabudai.games import game as find_game
from chabudai.match import fairness
from chabudai.match.match import Match
from chabudai.server.errors import Unreadable
from chabudai.server.storage.stored_table import StoredTable
from chabudai.server.tables import clocks

log = structlog.get_logger()


def match_of(saved: StoredTable) -> Match:
    match = Match(
        find_game(saved.game),
        saved.options,
        len(saved.bots),
        # Words come in until the first shuffle.
        chance=lambda number: fairness.FairRng(saved.secret, saved.shuffle_words, number),
        clock=clocks.clock_of(saved.clock),
        window=clocks.window_of(clocks.in_force(saved)),
        unclocked=bots_of(saved),
        strict=False,
    )
    return match.replay(saved.log)


def replayed(saved: StoredTable) -> Match:
    """Rebuild the match, or raise Unreadable if the stored log is invalid."""
    try:
        return match_of(saved)
    except ChabudaiError as error:
        log.error("a log cannot be replayed", table=saved.id[:4], code=error.code)
        raise Unreadable("this table cannot be read") from error


def bots_of(saved: StoredTable) -> set[int]:
    return {seat for seat, level in enumerate(saved.bots) if level is not None}
