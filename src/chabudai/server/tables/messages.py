"""What a table says to each of its viewers, built from nothing. Call these while reading the table."""

from typing import Any

import msgspec

from chabudai import fairness
from chabudai.bots import LEVELS
from chabudai.log import CHANCE_NAME
from chabudai.match import Match
from chabudai.record import Branch, Fairness, Record, of
from chabudai.server.protocol import Event, Offers, Times, Window
from chabudai.server.refusals import NotOver
from chabudai.server.tables import shoulders
from chabudai.server.tables.protocol import ClockPlan, Person, Summary
from chabudai.server.tables.table import Table

NOBODY = "?"
"""In a record: somebody who has left for good."""


class _Standing(msgspec.Struct, kw_only=True, tag_field="type", tag="update"):
    """The part of an update that is the same for all, and stays so while nobody does anything but play."""

    table: str
    game: str
    options: dict[str, Any]
    people: list[Person]
    host: int | None
    public: bool
    rated: bool
    started: bool
    clock: ClockPlan | None
    commitment: str
    words: list[str]
    watchers: int


class _Passing(msgspec.Struct, kw_only=True):
    """The rest of it."""

    version: int
    you: int | None
    view: msgspec.Raw | None
    events: list[Event]
    offers: Offers
    can_undo: bool
    times: Times | None
    window: Window | None
    share: str | None
    beside: int | None


def update(table: Table, seat: int | None, since: int, beside: int | None = None) -> bytes:
    """An `Update` as JSON. `beside` is the seat that lets this spectator see what it sees."""
    match = table.match
    passing = _Passing(
        version=match.version,
        you=seat,
        view=_view(table, seat, beside),
        events=[
            Event(version=version, who=who, text=text, action=action)
            for version, who, text, action in match.events(seat, min(since, match.version))
        ],
        offers=_offers(table),
        can_undo=seat is not None and match.can_undo(seat),
        times=_times(table),
        window=_window(table),
        share=None if seat is None else shoulders.word(table, seat),
        beside=beside,
    )
    return b"%b,%b" % (_standing(table)[:-1], msgspec.json.encode(passing)[1:])


def _standing(table: Table) -> bytes:
    if table.standing is None:
        saved = table.saved
        standing = _Standing(
            table=table.id,
            game=saved.game,
            options=table.match.options,
            people=people(table),
            host=saved.host,
            public=saved.public,
            rated=saved.rated,
            started=table.started,
            clock=saved.clock,
            commitment=table.commitment,
            words=saved.spoken,
            watchers=table.watchers,
        )
        table.standing = msgspec.json.encode(standing)
    return table.standing


def _view(table: Table, seat: int | None, beside: int | None) -> msgspec.Raw | None:
    if not table.started:
        return None
    return table.view(seat) if seat is not None or beside is None else table.view_beside(beside)


def _window(table: Table) -> Window | None:
    windows = table.match.windows
    if windows is None:
        return None
    now = table.now()
    left = [windows.remaining(seat, now) for seat in range(table.match.seats)]
    return Window(left=left, whole=windows.length) if any(one is not None for one in left) else None


def _times(table: Table) -> Times | None:
    clocks = table.match.clocks
    if clocks is None:
        return None
    now = table.now()
    left = [clocks.remaining(seat, now) for seat in range(table.match.seats)]
    return Times(now=table.wall_clock(), left=left, running=clocks.running())


def people(table: Table) -> list[Person]:
    return [_person(table, seat) for seat in range(table.match.seats)]


def _person(table: Table, seat: int) -> Person:
    level, sitter = table.level(seat), table.saved.people.get(seat)
    if level is not None and sitter is None:
        return Person(name=LEVELS[level].en, bot=level, here=True)
    account = table.saved.accounts.get(sitter.person) if sitter and sitter.person else None
    return Person(name=sitter.name if sitter else None, bot=level, here=seat in table.here, account=account)


def _offers(table: Table) -> Offers:
    saved, offer = table.saved, table.match.offer
    asked = {offer.what: offer.seat} if offer else {}
    return Offers(
        undo=asked.get("undo"),
        draw=asked.get("draw"),
        agreed=list(offer.agreed) if offer else [],
        rematch=sorted(saved.rematch),
        seal=fairness.commitment(saved.sequel) if saved.sequel else None,
    )


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
