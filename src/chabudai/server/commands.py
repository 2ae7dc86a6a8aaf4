"""What each command of a seat does to the match. Everything goes through the one door, `Match`."""

from collections.abc import Callable
from typing import Any

import msgspec

from chabudai.errors import BadNotation
from chabudai.server.protocol import Answer, Command, Play, Resign, Undo
from chabudai.server.tables import Table


def obey(table: Table, seat: int, command: Command) -> None:
    """Change the match or raise; the caller writes the new entries down."""
    _ACTS[type(command)](table, seat, command)


def _play(table: Table, seat: int, command: Play) -> None:
    try:
        action = msgspec.json.decode(command.action, type=table.match.game.notation.Actions)
    except (msgspec.MsgspecError, RecursionError) as error:
        expected = "one of view.legal"
        raise BadNotation(f"not an action of this game: {error}", text="", expected=expected) from None
    table.match.play(seat, action, version=command.version, now=table.now())


def _undo(table: Table, seat: int, _command: Undo) -> None:
    if table.match.can_undo(seat):
        table.match.undo(seat, table.now())
        return
    if table.match.offer == (seat, "undo"):
        return
    table.match.ask(seat, "undo", table.now())
    others = [other for other in range(table.match.seats) if other != seat]
    # A bot never minds, but it does not answer for people.
    if all(table.level(other) is not None for other in others):
        table.match.answer(others[0], True, table.now())


def _answer(table: Table, seat: int, command: Answer) -> None:
    table.match.answer(seat, command.yes, table.now())


def _resign(table: Table, seat: int, _command: Resign) -> None:
    table.match.resign(seat, table.now())


_ACTS: dict[type, Callable[[Table, int, Any], None]] = {
    Play: _play,
    Undo: _undo,
    Answer: _answer,
    Resign: _resign,
}
