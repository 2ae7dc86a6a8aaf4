"""One viewer's mailbox. It keeps no messages, only what was sent last.

Whoever reads as fast as the table changes is told at once. Otherwise, when woken, the viewer's own task builds the
newest update. So a slow reader gets fewer updates and costs no memory, and a change never waits for a socket.
"""

from collections.abc import Sequence
from typing import Protocol

import msgspec
import structlog

from chabudai.server.disk.saved import Saved
from chabudai.server.disk.schema import Rows
from chabudai.server.people.identity import Identity
from chabudai.server.protocol import Command, Done, Hello, Moved, Talk
from chabudai.server.refusals import SignedOut
from chabudai.server.tables import commands, shoulders, talk, updates
from chabudai.server.tables.bell import Bell
from chabudai.server.tables.looks import Look
from chabudai.server.tables.table import Table
from chabudai.server.tables.tokens import digest

_encode = msgspec.json.Encoder().encode
log = structlog.get_logger()


class Voice(Protocol):
    """How messages reach the viewer: `send` waits for a slow reader, `tell` does not and may decline."""

    async def send(self, text: bytes) -> None: ...
    def tell(self, texts: Sequence[bytes]) -> bool: ...


class Viewer:
    """A seat is found by the digest of its token, or by who sits there. A spectator has neither.

    A token is kept to hand it on to the next game.
    """

    def __init__(self, table: Table, hello: Hello, voice: Voice, identity: Identity | None = None) -> None:
        self.table = table
        self.identity = None if hello.token is not None else identity
        self.has_account = identity is not None and identity.account
        self.name = identity.name if identity and identity.account else hello.name
        self._is_dismissed = False
        self._beside = hello.beside
        self._token = hello.token
        self._digest = None if hello.token is None else digest(hello.token)
        self._seen_in: Saved | None = None
        self._sittings = 0
        self._seat: int | None = None
        self._since = max(0, hello.since)
        self._revision = -1
        self._heard = None if hello.talk is None else {"table": hello.talk, "watchers": hello.talk}
        self._wants_changes = hello.changes
        self._told: Told | None = None
        self._voice = voice
        self._bell = Bell()
        self._is_sending = True
        self.owed: Done | None = None
        """The answer to a command that is being written, to go out just before the update it causes."""
        self.has_answer = False
        # Who opens an old table to look at it, without a seat, is not sent away from it.
        self._has_moved = self.seat is None and hello.since == 0 and table.saved.next is not None

    @property
    def seat(self) -> int | None:
        """Before the start people change seats, leave, or are sent away. Looked up anew when anybody does."""
        saved = self.table.saved
        if self._seen_in is not saved or self._sittings != saved.sittings:
            self._seen_in, self._sittings = saved, saved.sittings
            self._seat = self._found(saved)
        return self._seat

    def _found(self, saved: Saved) -> int | None:
        if self.identity is not None:
            return saved.seat_of_person(self.identity.person)
        return None if self._digest is None else saved.seat_of(self._digest)

    @property
    def voice(self) -> str | None:
        """Whose talk is counted: a person of this table. Spectators are counted by their address."""
        seat = self.seat
        return None if seat is None else f"{self.table.id} {self.table.saved.people[seat].since}"

    def wake(self) -> None:
        self._bell.ring()

    def dismiss(self) -> None:
        """Whoever this was has signed out."""
        self._is_dismissed = True
        self.wake()

    def check_may_command(self) -> None:
        if self.identity is not None:
            self.identity.check_may_play()

    def obey(self, command: Command, rows: Rows) -> int:
        """Do what this seat asks, in memory; the version in which it is done. The answer is owed from now on."""
        version = commands.obey(self.table, self.seat, command, rows)
        self.owed = Done(id=command.id, version=version)
        return version

    def move_again(self) -> None:
        """Tell once more where the next game is."""
        self._has_moved = False
        self.wake()

    def publish(self) -> None:
        """The table has changed and is on disk: tell it now if the reader keeps up, and otherwise later."""
        if self._is_sending or self._bell.is_rung or not self._tell():
            self.wake()

    def _tell(self) -> bool:
        before = self._since, self._revision, self._heard, self._has_moved, self._told
        try:
            news = self._news()
            if self.owed is not None:
                news.insert(0, _encode(self.owed))
            if self._voice.tell(news):
                self.has_answer = self.owed is not None
                return True
        except Exception:
            # Whoever made the change is not to suffer: this viewer's own task will meet it again.
            log.exception("an update failed", table=self.table.mark)
        self._since, self._revision, self._heard, self._has_moved, self._told = before
        return False

    async def run(self) -> None:
        """Send what is new, until the table is gone (Unavailable) or the reader is."""
        while not self._is_dismissed:
            await self._send()
            await self._bell.heard()
        raise SignedOut("you have signed out")

    async def _send(self) -> None:
        """On its own so that nothing of what was sent is held while nothing happens."""
        self._is_sending = True
        # As `reading` does, without its ceremony.
        async with self.table.lock:
            self.table.check_is_here()
            self._bell.still()
            news = self._news()
        for text in news:
            await self._voice.send(text)
        self._is_sending = False

    def _news(self) -> list[bytes]:
        table, seat, news = self.table, self.seat, list[bytes]()
        if self._revision != table.revision:
            news.append(self._update(seat))
            self._revision, self._since = table.revision, table.match.version
        if self._heard is not None and (said := talk.heard(table, seat, self._heard)):
            news.append(_encode(Talk(said=said)))
            self._heard = self._heard | {one.room: one.number for one in said}
        if table.saved.next is not None and not self._has_moved:
            self._has_moved = True
            news.append(_encode(Moved(table=table.saved.next, token=self._token)))
        return news

    def _update(self, seat: int | None) -> bytes:
        """The whole table, or what has changed if that was asked for and nothing else has happened than play."""
        table = self.table
        beside = None if seat is not None else shoulders.seat_of(table, self._beside)
        told = self._told
        if self._wants_changes and table.started and beside is None and seat not in table.match.shown_since:
            look, standing = table.looks.look(table.match, seat), updates.standing(table)
            self._told = Told(seat, look, standing)
            if told is not None and told.seat == seat and told.standing == standing:
                return updates.changes(table, seat, self._since, told.look)
        else:
            self._told = None
        return updates.update(table, seat, self._since, beside)


class Told:
    """What a viewer who wants to hear of changes alone was told last."""

    def __init__(self, seat: int | None, look: Look, standing: bytes) -> None:
        self.seat = seat
        self.look = look
        self.standing = standing
