"""Finished games to analyse."""

from functools import cache

from chabudai import game
from chabudai.analysis import Analysis, Question, analyse
from chabudai.cli.simulate import random_game
from chabudai.match.record import Record


@cache
def played(name: str, seed: int = 1) -> Record:
    """Random games of the fewest players, the same for the same seed."""
    card = game(name)
    return random_game(card, card.resolve({}, card.seats[0]), card.seats[0], seed, 0)


def cut(record: Record, entries: int) -> Record:
    """The same game as it was after so many entries."""
    return Record(
        format=record.format,
        game=record.game,
        options=record.options,
        seats=record.seats,
        log=record.log[:entries],
        outcome=None,
    )


EXACT = Question(budget=24, with_luck=False)


@cache
def solved() -> tuple[Analysis, list[tuple[int, int]]]:
    """A whole game of Okiya, solved from its first action, and the progress that was told on the way."""
    told: list[tuple[int, int]] = []
    return analyse(played("okiya", 5), EXACT, progress=lambda *step: told.append(step)), told
