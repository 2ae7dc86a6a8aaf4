"""Seating: new tables, joining, the host's arrangements before the start, and leaving."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

import sqlalchemy as sa

from chabudai.bots import LEVELS
from chabudai.errors import BadSeats
from chabudai.games import game as find_game
from chabudai.server import names, random_source, tokens
from chabudai.server.accounts.identity import Identity
from chabudai.server.errors import AlreadyStarted, NeedsAccount, NotHost, NotRateable, SeatTaken
from chabudai.server.storage import schema
from chabudai.server.storage.schema import Rows
from chabudai.server.storage.store import Store
from chabudai.server.storage.stored_table import Sitter, StoredTable
from chabudai.server.tables import clocks, seating
from chabudai.server.tables.replay import match_of
from chabudai.server.tables.table import Table
from chabudai.server.types.accounts import Kind
from chabudai.server.types.socket import Arrange, Leave, Sit
from chabudai.server.types.tables import ClockPlan, NewTable


def new_table(wanted: NewTable, now: int, player: Identity | None = None) -> tuple[StoredTable, int, str]:
    """Make a table; return it and its creator's seat and token."""
    game = find_game(wanted.game)
    bots = [plan.bot for plan in wanted.seats]
    options = game.resolve(wanted.options, game.check_seats(len(bots)))
    clock = clocks.completed(wanted.clock, game)
    if wanted.rated:
        check_rated(wanted, options == game.resolve({}, len(bots)), player)
    seat = _own_seat(bots, wanted.sit)
    sitter, token = sit_down(wanted.name, player)
    saved = _begun(
        game.name,
        options,
        bots,
        {seat: sitter},
        now,
        clock=clock,
        public=wanted.public,
        rated=wanted.rated,
        accounts=accounts_of(player),
    )
    return saved, seat, token


def check_rated(wanted: NewTable, is_usual: bool, player: Identity | None) -> None:
    """Raise NotRateable unless the game has a clock and the usual options."""
    check_account(player)
    plan = wanted.clock
    if plan is None or plan.bank is plan.cap is plan.days is None:
        raise NotRateable("a rated game has a clock", expected="a clock")
    if not is_usual:
        raise NotRateable("a rated game has the usual rules", expected="the usual rules")


def check_account(player: Identity | None) -> None:
    if player is None or not player.account:
        raise NeedsAccount("rated games are for accounts")


def accounts_of(player: Identity | None) -> dict[str, Kind]:
    return {player.person: player.kind} if player and player.kind else {}


def following(saved: StoredTable, now: int) -> StoredTable:
    """Make the rematch: the same people on the same seats, with their tokens and the secret sealed at the last end.

    The first player is drawn again; if the host had chosen one, the next seat begins.
    """
    options = dict(saved.options)
    if "first" in options:
        options["first"] = (options["first"] + 1) % len(saved.bots)
    bots, people = list(saved.bots), _in_order(saved)
    words = {people[seat].since: text for seat, text in saved.words_for_sequel.items()}
    return _begun(
        saved.game,
        options,
        bots,
        people,
        now,
        clock=saved.clock,
        rated=saved.rated,
        rematch_of=saved.id,
        accounts=saved.accounts,
        secret=saved.sequel,
        words=words,
    )


def _in_order(saved: StoredTable) -> dict[int, Sitter]:
    """Return the same people with new sitting numbers in the same order, so the host stays the host."""
    longest_first = sorted(saved.people, key=lambda seat: saved.people[seat].since)
    return {seat: replace(saved.people[seat], since=number) for number, seat in enumerate(longest_first)}


def sit_down(name: str, player: Identity | None = None) -> tuple[Sitter, str]:
    """Make a sitter and a token. An account sits under its own name, a guest under any."""
    token = tokens.new_token()
    called = player.name if player and player.account else names.clean(name)
    return Sitter(called, tokens.digest(token), person=player.person if player else None), token


def join(table: Table, wanted: int | None, sitter: Sitter, player: Identity | None, rows: Rows) -> int:
    """Sit down at a free seat and return it; the game begins when it was the last one."""
    check_may_join(table, player)
    seat = free_seat(table, wanted)
    table.saved.accounts |= accounts_of(player)
    rows.append(table.saved.sit(seat, sitter))
    table.begin_if_full()
    return seat


def check_may_join(table: Table, player: Identity | None) -> None:
    """Raise in a rated game for people without an account, and for those who have a seat already."""
    if not table.saved.rated:
        return
    check_account(player)
    if player and table.saved.seat_of_person(player.person) is not None:
        raise SeatTaken("you sit at this table already", free=table.free)


def check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < table.match.seats:
        raise BadSeats(f"there is no seat {seat} at this table", allowed=_listed(table.free))


def check_level(level: int | None) -> None:
    if level is not None and level not in LEVELS:
        raise BadSeats(f"bots have the levels {_listed(LEVELS)}", allowed=_listed(LEVELS))


def free_seat(table: Table, wanted: int | None) -> int:
    if wanted is not None:
        check_seat(table, wanted)
    if not table.free or (wanted is not None and wanted not in table.free):
        raise SeatTaken("somebody sits there already", free=table.free)
    return table.free[0] if wanted is None else wanted


def _begun(
    game: str,
    options: dict[str, object],
    bots: list[int | None],
    people: dict[int, Sitter],
    now: int,
    *,
    clock: ClockPlan | None,
    public: bool = False,
    rated: bool = False,
    rematch_of: str | None = None,
    accounts: Mapping[str, Kind],
    secret: bytes | None = None,
    words: Mapping[int, str] = MappingProxyType({}),
) -> StoredTable:
    saved = StoredTable(
        id=tokens.new_table_id(),
        game=game,
        options=options,
        bots=bots,
        secret=secret or tokens.new_secret(),
        created=now,
        rematch_of=rematch_of,
        clock=clock,
        public=public,
        rated=rated,
        people=people,
        accounts=dict(accounts),
        sittings=len(people),
        words=dict(words),
        last_message=len(words),
    )
    if not saved.free:
        saved.log = match_of(saved).begin()
    return saved


def _own_seat(bots: list[int | None], sit: int | None) -> int:
    for level in bots:
        check_level(level)
    for_people = [seat for seat, level in enumerate(bots) if level is None]
    if not for_people or (sit is not None and sit not in for_people):
        raise BadSeats("whoever makes a table needs a seat that is not a bot's", allowed=_listed(for_people))
    return random_source.choice(for_people) if sit is None else sit


def _listed(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))


def arrange(table: Table, seat: int, command: Arrange, rows: Rows) -> None:
    _check_waiting(table)
    if seat != table.saved.host:
        raise NotHost("only the host arranges the seats", host=table.saved.host)
    seating.check_seat(table, command.seat)
    seating.check_level(command.bot)
    # The host uses `leave`. A person must be removed before a bot takes the seat.
    if command.seat == seat or (command.bot is not None and command.seat in table.saved.people):
        raise SeatTaken("somebody sits there already", free=table.free)
    rows.append(table.saved.sit(command.seat, None, command.bot))
    table.begin_if_full()


def sit(table: Table, seat: int, command: Sit, rows: Rows) -> None:
    _check_waiting(table)
    if command.seat != seat:
        seating.free_seat(table, command.seat)
        rows.append(table.saved.sit(command.seat, table.saved.people[seat]))


def leave(table: Table, seat: int, _command: Leave, rows: Rows) -> None:
    _check_waiting(table)
    rows.append(table.saved.sit(seat, None))


def give_up(table: Table, person: str, rows: Rows) -> None:
    """Remove a deleted account: free its seats before the start, resign for it after."""
    for seat in [seat for seat, sitter in table.saved.people.items() if sitter.person == person]:
        if not table.started:
            rows.append(table.saved.sit(seat, None))
        elif not table.match.outcome and seat not in table.match.bots:
            table.match.resign(seat, table.now())


def give_up_kindly(table: Table, person: str, rows: Rows) -> None:
    """Remove a banned person: free its seats before the start. After it, a partner must not lose by it.

    Somebody who plays alone resigns, so that a single opponent wins. A bot takes the seat of somebody with partners.
    """
    for seat in [seat for seat, sitter in table.saved.people.items() if sitter.person == person]:
        side = next(side for side in table.match.game.sides(table.match.seats) if seat in side)
        if not table.started:
            rows.append(table.saved.sit(seat, None))
        elif table.match.outcome or seat in table.match.bots:
            continue
        elif len(side) > 1:
            table.match.take_over(seat, table.now())
        else:
            table.match.resign(seat, table.now())


def _check_waiting(table: Table) -> None:
    if table.started:
        raise AlreadyStarted("the game has begun")


def seats_of(person: str) -> sa.Select[Any]:
    """Select the tables and seats where this person sits now."""
    sat, later = schema.sittings, schema.sittings.alias()
    superseded = sa.exists().where(
        later.c.table_id == sat.c.table_id,
        later.c.seq > sat.c.seq,
        sa.or_(later.c.seat == sat.c.seat, later.c.digest == sat.c.digest),
    )
    return sa.select(sat.c.table_id, sat.c.seat).where(sat.c.person == person, ~superseded)


async def unfinished_of(store: Store, person: str) -> list[str]:
    """Return the unfinished tables where this person sits, the newest first."""
    mine = seats_of(person).subquery()
    over = sa.exists().where(schema.ends.c.table_id == mine.c.table_id)
    found = sa.select(schema.tables.c.id).join(mine, mine.c.table_id == schema.tables.c.id)
    found = found.where(~over, schema.tables.c.closed.is_(None))
    async with store.reading() as connection:
        newest_first = found.group_by(schema.tables.c.id).order_by(schema.tables.c.created.desc())
        rows = await connection.execute(newest_first)
        return list(rows.scalars())
