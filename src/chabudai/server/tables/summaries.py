"""What a table tells of itself: who is there, its line in the lobby, its record. Call these while reading it."""

from chabudai.bots import LEVELS
from chabudai.match import fairness
from chabudai.match.log import CHANCE_NAME
from chabudai.match.match import Match
from chabudai.match.record import Branch, Fairness, Record, of
from chabudai.server.errors import NotOver
from chabudai.server.tables.table import Table
from chabudai.server.types.tables import Person, Summary

NOBODY = "?"
"""In a record: somebody who has left for good."""


def people(table: Table) -> list[Person]:
    return [_person(table, seat) for seat in range(table.match.seats)]


def _person(table: Table, seat: int) -> Person:
    level, sitter = table.level(seat), table.saved.people.get(seat)
    if level is not None and sitter is None:
        return Person(name=LEVELS[level].en, bot=level, here=True)
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
        clock=table.saved.clock,
        created=table.saved.created,
        started=table.started,
        over=table.match.outcome is not None,
    )


def record(table: Table) -> Record:
    """Only at the end: it holds every hidden entry and the secret behind the shuffles."""
    match, secret = table.match, table.saved.secret
    if match.outcome is None:
        raise NotOver("the record is published when the game is over")
    live, borrowed = match.live(), match.borrowed()
    others = sum(entry.who == CHANCE_NAME for entry in live[:borrowed])
    published = Fairness(
        commitment=fairness.commitment(secret),
        secret=secret.hex(),
        words=table.saved.spoken,
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
    """Where the game branched off: the log says it, and the record keeps what is left of it."""
    if match.branched is None:
        return None
    _, at, *table = match.log[match.branched].text.split(" ")
    return Branch(entries=match.borrowed(), at=int(at), table=table[0] if table else None)


def players(table: Table) -> list[str]:
    return [_player(table, seat) for seat in range(table.match.seats)]


def _player(table: Table, seat: int) -> str:
    level = table.saved.bots[seat]
    return table.saved.people[seat].name or NOBODY if level is None else f"bot {level}"
