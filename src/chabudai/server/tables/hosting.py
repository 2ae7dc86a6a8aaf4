"""Before the start: the host arranges the seats, people change theirs or leave."""

from chabudai.server.errors import AlreadyStarted, NotHost, SeatTaken
from chabudai.server.storage.schema import Rows
from chabudai.server.tables import seating
from chabudai.server.tables.table import Table
from chabudai.server.types.socket import Arrange, Leave, Sit


def arrange(table: Table, seat: int, command: Arrange, rows: Rows) -> None:
    _check_waiting(table)
    if seat != table.saved.host:
        raise NotHost("only the host arranges the seats", host=table.saved.host)
    seating.check_seat(table, command.seat)
    seating.check_level(command.bot)
    # The host leaves by leaving, and a person is sent away before a bot may come.
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
    """Somebody leaves for good: their seats are free, or the game goes on as if they had resigned."""
    for seat in [seat for seat, sitter in table.saved.people.items() if sitter.person == person]:
        if not table.started:
            rows.append(table.saved.sit(seat, None))
        elif not table.match.outcome and seat not in table.match.bots:
            table.match.resign(seat, table.now())


def _check_waiting(table: Table) -> None:
    if table.started:
        raise AlreadyStarted("the game has begun")
