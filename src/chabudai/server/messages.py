"""What a table says to each of its viewers, built from nothing. Call these while reading the table."""

from chabudai import fairness
from chabudai.bots import LEVELS
from chabudai.record import Fairness, Record, of
from chabudai.server.protocol import Event, Offers, Person, Summary, Update
from chabudai.server.refusals import NotOver
from chabudai.server.tables import Table


def update(table: Table, seat: int | None, since: int) -> Update:
    match, saved = table.match, table.saved
    return Update(
        table=table.id,
        game=saved.game,
        options=match.options,
        version=match.version,
        you=seat,
        people=people(table),
        started=table.started,
        view=table.view(seat) if table.started else None,
        events=[Event(**event._asdict()) for event in match.events(seat, min(since, match.version))],
        offers=_offers(table),
        can_undo=seat is not None and match.can_undo(seat),
        commitment=fairness.commitment(saved.secret),
    )


def people(table: Table) -> list[Person]:
    return [_person(table, seat) for seat in range(table.match.seats)]


def _person(table: Table, seat: int) -> Person:
    level, sitter = table.level(seat), table.saved.people.get(seat)
    if level is not None and sitter is None:
        return Person(name=LEVELS[level].en, bot=level, here=True)
    here = any(viewer.seat == seat for viewer in table.viewers)
    return Person(name=sitter.name if sitter else None, bot=level, here=here)


def _offers(table: Table) -> Offers:
    offer = table.match.offer
    undo = offer.seat if offer and offer.what == "undo" else None
    return Offers(undo=undo, rematch=sorted(table.saved.rematch))


def summary(table: Table) -> Summary:
    return Summary(
        table=table.id,
        game=table.saved.game,
        options=table.match.options,
        people=people(table),
        free=table.free,
        started=table.started,
        over=table.match.outcome is not None,
    )


def record(table: Table) -> Record:
    """Only at the end: it holds every hidden entry and the secret behind the shuffles."""
    match, secret = table.match, table.saved.secret
    if match.outcome is None:
        raise NotOver("the record is published when the game is over")
    published = Fairness(commitment=fairness.commitment(secret), secret=secret.hex(), draws=match.draws())
    return of(
        match,
        players=[_player(table, seat) for seat in range(match.seats)],
        at=[entry.at for entry in match.live()],
        fairness=published,
    )


def _player(table: Table, seat: int) -> str:
    level = table.saved.bots[seat]
    return table.saved.people[seat].name if level is None else f"bot {level}"
