"""What a table says to each of its viewers, built from nothing. Call these while reading the table."""

from chabudai import fairness
from chabudai.bots import LEVELS
from chabudai.record import Fairness, Record, of
from chabudai.server.protocol import Event, Offers, Person, Summary, Times, Update
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
        host=saved.host,
        public=saved.public,
        started=table.started,
        view=table.view(seat) if table.started else None,
        events=[
            Event(version=event.version, who=event.who, text=event.text, action=event.action)
            for event in match.events(seat, min(since, match.version))
        ],
        offers=_offers(table),
        can_undo=seat is not None and match.can_undo(seat),
        clock=saved.clock,
        times=_times(table),
        commitment=table.commitment,
    )


def _times(table: Table) -> Times | None:
    clocks, now = table.match.clocks, table.now()
    if clocks is None:
        return None
    left = [clocks.remaining(seat, now) for seat in range(table.match.seats)]
    return Times(now=table.wall_clock(), left=left, running=clocks.running())


def people(table: Table) -> list[Person]:
    return [_person(table, seat) for seat in range(table.match.seats)]


def _person(table: Table, seat: int) -> Person:
    level, sitter = table.level(seat), table.saved.people.get(seat)
    if level is not None and sitter is None:
        return Person(name=LEVELS[level].en, bot=level, here=True)
    return Person(name=sitter.name if sitter else None, bot=level, here=seat in table.here)


def _offers(table: Table) -> Offers:
    rematch, offer = sorted(table.saved.rematch), table.match.offer
    if offer is None:
        return Offers(rematch=rematch)
    asked = {offer.what: offer.seat}
    agreed = list(offer.agreed)
    return Offers(undo=asked.get("undo"), draw=asked.get("draw"), agreed=agreed, rematch=rematch)


def summary(table: Table) -> Summary:
    return Summary(
        table=table.id,
        game=table.saved.game,
        options=table.match.options,
        people=people(table),
        free=table.free,
        host=table.saved.host,
        public=table.saved.public,
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
    published = Fairness(commitment=fairness.commitment(secret), secret=secret.hex(), draws=match.draws())
    return of(
        match,
        players=players(table),
        at=[entry.at for entry in match.live()],
        fairness=published,
    )


def players(table: Table) -> list[str]:
    return [_player(table, seat) for seat in range(table.match.seats)]


def _player(table: Table, seat: int) -> str:
    level = table.saved.bots[seat]
    return table.saved.people[seat].name if level is None else f"bot {level}"
