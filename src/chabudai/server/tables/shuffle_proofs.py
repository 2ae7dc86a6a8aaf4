"""What a reader without the rules needs to draw the shuffles of a finished game again.

A game is asked to shuffle with a generator that leaves everything where it is: that gives the order in the box, and
which numbers it asks for. Whoever has the secret can make those numbers and shuffle the box by hand.
"""

from collections.abc import Iterator

from chabudai.core import Rng
from chabudai.games import game as find_game
from chabudai.match.log import CHANCE_NAME, Entry
from chabudai.match.match import Match
from chabudai.match.record import Record
from chabudai.server.types.tables import FairDraw, FairGame


class Still(Rng):
    """Always the highest number, which moves nothing; or always this one. It remembers what it was asked."""

    def __init__(self, value: int | None = None) -> None:
        self._value = value
        self.bounds: list[int] = []

    def below(self, n: int) -> int:
        self.bounds.append(n)
        return n - 1 if self._value is None else self._value


def fair_game(record: Record) -> FairGame:
    published = record.fairness
    assert published is not None
    return FairGame(
        commitment=published.commitment,
        secret=published.secret,
        words=published.words,
        draws=list(_draws(record, published.draws)),
    )


def _draws(record: Record, ordinals: list[int]) -> Iterator[FairDraw]:
    match = Match(find_game(record.game), record.options, record.seats, strict=False)
    drawn = iter(ordinals)
    # What was borrowed from another game was shuffled there.
    borrowed = record.branch.entries if record.branch else 0
    for index, (who, text) in enumerate(record.log):
        if who == CHANCE_NAME and index >= borrowed:
            yield _draw(match, next(drawn), text)
        match.append(Entry(who, text))


def _draw(match: Match, ordinal: int, text: str) -> FairDraw:
    rng = Still()
    before = match.game.notation.format_chance(match.state.shuffle(rng))
    bounds = list(rng.bounds)
    values = range(bounds[0]) if len(bounds) == 1 and not _is_shuffle(before) else range(0)
    choices = [match.game.notation.format_chance(match.state.shuffle(Still(value))) for value in values]
    return FairDraw(ordinal=ordinal, text=text, bounds=bounds, before=before, choices=choices)


def _is_shuffle(text: str) -> bool:
    """A head and at least two things: otherwise one of several was chosen."""
    return len([word for word in text.split(" ") if word != "/"]) > 2
