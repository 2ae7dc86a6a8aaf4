"""Chat at a table. It is not part of the log: games and bots never see it.

Players talk to everybody. Spectators talk to each other; players see that after the end, because advice would be
unfair.
"""

from collections.abc import Collection, Mapping

from chabudai.server import names
from chabudai.server.errors import BadText, Silent
from chabudai.server.storage.schema import Rows
from chabudai.server.tables.table import Table
from chabudai.server.types.socket import Said, Say

MOST_SLOTS = 64


def say(
    table: Table, seat: int | None, name: str | None, person: str | None, command: Say, rows: Rows
) -> None:
    """Add a message in memory and its row, or raise. `name` and `person` are those of a spectator."""
    _check(table, seat, command)
    sitter = None if seat is None else table.saved.people[seat]
    said = Said(
        number=table.saved.last_message + 1,
        room="watchers" if sitter is None else "table",
        seat=seat,
        name=sitter.name if sitter else names.clean(name or ""),
        at=table.wall_clock(),
        text=None if command.text is None else names.clean_text(command.text),
        phrase=command.phrase,
        point=command.point,
    )
    rows.append(table.saved.say(said, sitter.person if sitter else person))


def messages_since(
    table: Table, seat: int | None, since: Mapping[str, int], removed: Collection[int] = ()
) -> list[Said]:
    """Return the new messages that this viewer may see, and older ones that were `removed`.

    `since` is the last number for each room.
    """
    rooms = {"table"} if seat is not None and table.match.outcome is None else {"table", "watchers"}
    visible = [said for said in table.saved.said if said.room in rooms]
    return [said for said in visible if said.number > since[said.room] or said.number in removed]


def _check(table: Table, seat: int | None, command: Say) -> None:
    if [command.text, command.phrase, command.point].count(None) != 2:
        raise _bad("one text, phrase or card")
    if seat is not None and _is_silent(table):
        raise Silent("partners may not talk in this game until it is over")
    if command.point is not None:
        _check_point(table, command.point.seat, command.point.slot)


def _is_silent(table: Table) -> bool:
    game, seats = table.match.game, table.match.seats
    has_partners = any(len(side) > 1 for side in game.sides(seats))
    return game.silent_partners and has_partners and table.started and table.match.outcome is None


def _check_point(table: Table, seat: int, slot: int) -> None:
    if not table.match.game.points_at_cards:
        raise _bad("no card: nobody points in this game")
    if not 0 <= seat < table.match.seats or not 0 <= slot < MOST_SLOTS:
        raise _bad("a card of somebody at this table")


def _bad(expected: str) -> BadText:
    return BadText(f"one says {expected}", expected=expected)
