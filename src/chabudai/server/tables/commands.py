"""Applies commands to a table. All play goes through `Match`. Compiled."""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from chabudai.errors import BadNotation
from chabudai.games import game as find_game
from chabudai.server import names
from chabudai.server.errors import AlreadyAsked, AlreadyStarted, LogFull, NotOver, NotSeated, Rated, TooMany
from chabudai.server.storage.schema import Rows
from chabudai.server.tables import chat, seating
from chabudai.server.tables.table import Table
from chabudai.server.types.socket import (
    AddWords,
    Answer,
    Arrange,
    Command,
    Draw,
    Leave,
    Play,
    Rematch,
    Resign,
    Return,
    Say,
    Share,
    Sit,
    Undo,
)

if TYPE_CHECKING:
    from chabudai.server.tables.subscribers import Subscriber

MOST_ENTRIES = 5_000
"""Entries of a log, after which only what brings the game to its end is added. No honest game comes near.

A longer log would take so long to read that others at this server notice.
"""

MOST_ARRANGEMENTS = 1_000
"""Changes of seats and of words before the start, after which people may only sit down and leave."""


def apply(table: Table, sender: "Subscriber", command: Command, rows: Rows) -> int:
    """Change the table in memory or raise; return the resulting version. The caller stores rows and entries."""
    seat = sender.seat
    sitting = None if seat is None else table.saved.people[seat].since
    if sitting is not None and command.key is not None and (sitting, command.key) in table.saved.commands:
        return table.saved.commands[sitting, command.key]
    if type(command) is Say:
        chat.say(table, seat, sender.name, sender.spectator, command, rows)
    elif seat is None:
        raise NotSeated("spectators cannot play")
    else:
        if isinstance(command, (Undo, Draw, Share, Return)) and table.match.version >= MOST_ENTRIES:
            raise LogFull("this game is too long for more than play", most=MOST_ENTRIES)
        if isinstance(command, (Arrange, Sit, AddWords)) and _arrangements(table) >= MOST_ARRANGEMENTS:
            raise TooMany("the seats of this table have changed too often", most=MOST_ARRANGEMENTS)
        _ACTS[type(command)](table, seat, command, rows)
    if sitting is not None and command.key is not None:
        rows.append(table.saved.do(sitting, command.key, table.match.version))
    return table.match.version


def _arrangements(table: Table) -> int:
    return table.saved.sittings + table.saved.words_count


def _play(table: Table, seat: int, command: Play, _rows: Rows) -> None:
    table.check_may_act(seat)
    try:
        action = _reader(table.saved.game).decode(command.action)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        expected = "one of view.legal"
        raise BadNotation(f"not an action of this game: {error}", text="", expected=expected) from None
    table.match.play(seat, action, version=command.version, now=table.now())


@cache
def _reader(game: str) -> msgspec.json.Decoder[Any]:
    """Return the decoder of a game's actions. Cached: making one takes longer than decoding."""
    return msgspec.json.Decoder(find_game(game).notation.Actions)


def _undo(table: Table, seat: int, _command: Undo, _rows: Rows) -> None:
    table.check_may_act(seat)
    if table.match.can_undo(seat):
        table.match.undo(seat, table.now())
    elif table.saved.rated:
        raise Rated("in a rated game nothing is taken back once the others know")
    elif _asks_anew(table, seat, "undo"):
        table.match.ask(seat, "undo", table.now())
        # Bots accept, but do not answer for people.
        if not table.people - {seat}:
            table.match.answer((seat + 1) % table.match.seats, True, table.now(), among=())


def _draw(table: Table, seat: int, _command: Draw, _rows: Rows) -> None:
    table.check_may_act(seat)
    if _asks_anew(table, seat, "draw"):
        table.match.ask(seat, "draw", table.now())
        others = next(side for side in table.match.game.sides(table.match.seats) if seat not in side)
        # Bots decline draws.
        if not table.people & set(others):
            table.match.answer(others[0], False, table.now())


def _asks_anew(table: Table, seat: int, what: str) -> bool:
    """Tell whether this is a new offer; raise AlreadyAsked if another one is open or it was declined."""
    offer = table.match.offer
    if offer and (offer.seat, offer.what) == (seat, what):
        return False
    if offer:
        raise AlreadyAsked("an offer waits for its answer", seat=offer.seat)
    if (seat, what) in table.match.declined:
        raise AlreadyAsked("this was declined; ask again after the next action", seat=seat)
    return True


def _answer(table: Table, seat: int, command: Answer, _rows: Rows) -> None:
    table.check_may_act(seat)
    table.match.answer(seat, command.yes, table.now(), among=table.people)


def _return(table: Table, seat: int, _command: Return, _rows: Rows) -> None:
    if seat in table.match.bots:
        table.match.give_back(seat, table.now())


def _add_words(table: Table, seat: int, command: AddWords, rows: Rows) -> None:
    if table.started:
        raise AlreadyStarted("words go into the shuffles before the first of them")
    rows.append(table.saved.add_words(seat, names.clean_words(command.text), table.wall_clock()))


def _share(table: Table, seat: int, command: Share, _rows: Rows) -> None:
    table.check_may_act(seat)
    table.match.show(seat, command.on, table.now())


def _resign(table: Table, seat: int, _command: Resign, _rows: Rows) -> None:
    table.check_may_act(seat)
    table.match.resign(seat, table.now())


def _rematch(table: Table, seat: int, command: Rematch, rows: Rows) -> None:
    saved = table.saved
    if table.match.outcome is None:
        raise NotOver("another game comes when this one is over")
    if seat in saved.rematch:
        return
    words = None if command.words is None else names.clean_words(command.words)
    rows.append(saved.want_rematch(seat, words))
    make_rematch(table, rows)


def wants_rematch(table: Table) -> bool:
    """Tell whether everybody wants a rematch that does not exist yet."""
    saved = table.saved
    return saved.next is None and bool(saved.rematch) and saved.rematch >= set(saved.people)


def make_rematch(table: Table, rows: Rows) -> None:
    if wants_rematch(table):
        following = seating.following(table.saved, table.wall_clock())
        table.saved.next = following.id
        rows += following.rows()


_ACTS: dict[type, Callable[[Table, int, Any, Rows], None]] = {
    Play: _play,
    Undo: _undo,
    Draw: _draw,
    Answer: _answer,
    Resign: _resign,
    Return: _return,
    Rematch: _rematch,
    Arrange: seating.arrange,
    Sit: seating.sit,
    Leave: seating.leave,
    AddWords: _add_words,
    Share: _share,
}
