"""Public data of a table: its people, its summary, its record, and its shuffles to verify."""

from collections.abc import Iterator

from chabudai.bots.characters import CHARACTERS, characters_at
from chabudai.core import Rng
from chabudai.games import game as find_game
from chabudai.match import Match, fairness
from chabudai.match.log import CHANCE_NAME, Entry
from chabudai.match.record import Branch, Fairness, Record, of
from chabudai.server.errors import NotOver
from chabudai.server.tables import clocks
from chabudai.server.tables.table import Table
from chabudai.server.types.tables import FairDraw, FairGame, Person, Summary

NOBODY = "?"
"""The name of a deleted account in a record."""


def people(table: Table) -> list[Person]:
    taken = [sitter.name for sitter in table.saved.people.values()]
    characters = characters_at(table.id, table.match.seats, taken)
    return [_person(table, seat, character) for seat, character in enumerate(characters)]


def _person(table: Table, seat: int, character: int) -> Person:
    level, sitter = table.level(seat), table.saved.people.get(seat)
    if level is not None and sitter is None:
        return Person(name=CHARACTERS[character], bot=level, here=True, face=character)
    account = table.saved.accounts.get(sitter.person) if sitter and sitter.person else None
    return Person(name=sitter.name if sitter else None, bot=level, here=seat in table.here, account=account)


def summary(table: Table) -> Summary:
    return Summary(
        table=table.id,
        game=table.saved.game,
        options=table.match.options,
        people=people(table),
        free=table.free,
        host=table.saved.host,
        public=table.saved.public,
        rated=table.saved.rated,
        clock=clocks.in_force(table.saved),
        created=table.saved.created,
        started=table.started,
        over=table.match.outcome is not None,
    )


def record(table: Table) -> Record:
    """Return the record, only after the end: it has every hidden entry and the secret behind the shuffles."""
    match, secret = table.match, table.saved.secret
    if match.outcome is None:
        raise NotOver("the record is published when the game is over")
    live, borrowed = match.live(), match.borrowed()
    others = sum(entry.who == CHANCE_NAME for entry in live[:borrowed])
    published = Fairness(
        commitment=fairness.commitment(secret),
        secret=secret.hex(),
        words=table.saved.shuffle_words,
        draws=match.draws()[others:],
    )
    return of(
        match,
        players=players(table),
        at=[entry.at for entry in live],
        fairness=published,
        branch=_branch(match),
    )


def _branch(match: Match) -> Branch | None:
    """Return where the game branched off, from the log."""
    if match.branched is None:
        return None
    _, at, *table = match.log[match.branched].text.split(" ")
    return Branch(entries=match.borrowed(), at=int(at), table=table[0] if table else None)


def players(table: Table) -> list[str]:
    return [_player(table, seat) for seat in range(table.match.seats)]


def _player(table: Table, seat: int) -> str:
    level = table.saved.bots[seat]
    return table.saved.people[seat].name or NOBODY if level is None else f"bot {level}"


class FixedRng(Rng):
    """A generator of a fixed number, by default the highest, which leaves the order. It records the bounds."""

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
    # Entries copied from another game were shuffled there.
    borrowed = record.branch.entries if record.branch else 0
    for index, (who, text) in enumerate(record.log):
        if who == CHANCE_NAME and index >= borrowed:
            yield _draw(match, next(drawn), text)
        match.append(Entry(who, text))


def _draw(match: Match, ordinal: int, text: str) -> FairDraw:
    rng = FixedRng()
    before = match.game.notation.format_chance(match.state.shuffle(rng))
    bounds = list(rng.bounds)
    values = range(bounds[0]) if len(bounds) == 1 and not _is_shuffle(before) else range(0)
    choices = [match.game.notation.format_chance(match.state.shuffle(FixedRng(value))) for value in values]
    return FairDraw(ordinal=ordinal, text=text, bounds=bounds, before=before, choices=choices)


def _is_shuffle(text: str) -> bool:
    """Tell a shuffle (a head and at least two things) from a choice among several."""
    return len([word for word in text.split(" ") if word != "/"]) > 2
