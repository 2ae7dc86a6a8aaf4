"""One subscriber of a table: a seat's or a spectator's socket, and what it was sent last. Compiled.

No message is queued. A reader that keeps up is sent every change at once. A reader that does not is marked as behind,
and gets the newest update when its socket can be written to again. So a slow reader gets fewer updates and costs no
memory, and a change never waits for a socket.
"""

from collections.abc import Sequence
from typing import Protocol

import msgspec
import structlog

from chabudai.errors import ChabudaiError
from chabudai.server.accounts.identity import Identity
from chabudai.server.errors import SignedOut
from chabudai.server.storage.stored_table import StoredTable
from chabudai.server.tables import chat, past_views, updates, views
from chabudai.server.tables.table import Table
from chabudai.server.tables.views import CachedView
from chabudai.server.tokens import digest
from chabudai.server.types.socket import Done, Hello, LookBack, Moved, Refusal, Talk

_encode = msgspec.json.Encoder().encode
log = structlog.get_logger()


class Sink(Protocol):
    """The destination of messages: a socket."""

    def write(self, texts: Sequence[bytes]) -> bool:
        """Send these now; return False and send nothing while the reader is behind."""

    def end(self, error: Exception) -> None:
        """Close, and say why."""


class Subscriber:
    """A socket at a table, and what it was sent. Its token or its account identifies its seat; a spectator has none.

    The token is kept to pass it on to the rematch.
    """

    def __init__(
        self, table: Table, hello: Hello, sink: Sink, identity: Identity | None = None, address: str = ""
    ) -> None:
        self.table = table
        self.identity = None if hello.token is not None else identity
        self._person = identity.person if identity else None
        self.address = address
        self.has_account = identity is not None and identity.account
        self.name = identity.name if identity and identity.account else hello.name
        self._share_word = hello.share
        self._token = hello.token
        self._digest = None if hello.token is None else digest(hello.token)
        self._seen_in: StoredTable | None = None
        self._sittings = 0
        self._seat: int | None = None
        self._since = max(0, hello.since)
        self._revision = -1
        self._last_messages = None if hello.talk is None else {"table": hello.talk, "watchers": hello.talk}
        self._wants_changes = hello.changes
        self.address_tag: str | None = None
        """A digest of a public address, for rated games (`addresses.py`)."""
        self.tempo = hello.tempo
        """How soon bots are to answer."""
        self._last_sent: LastSent | None = None
        self._removals_seen = 0
        self._sink = sink
        self._is_behind = False
        self.owed: Done | None = None
        """The answer to a command that is being stored, to go out just before the update it causes."""
        # A spectator who opens a finished table stays there, and is not sent to the rematch.
        self._has_moved = self.seat is None and hello.since == 0 and table.saved.next is not None

    @property
    def seat(self) -> int | None:
        """The seat, looked up again whenever the seating changes."""
        saved = self.table.saved
        if self._seen_in is not saved or self._sittings != saved.sittings:
            self._seen_in, self._sittings = saved, saved.sittings
            self._seat = self._find_seat(saved)
        return self._seat

    @property
    def people(self) -> list[str]:
        """The ids of whoever is at this socket: the person of its cookie, and the one who sits at its seat."""
        seat = self.seat
        sitter = None if seat is None else self.table.saved.people[seat].person
        return [person for person in dict.fromkeys((self._person, sitter)) if person is not None]

    @property
    def spectator(self) -> str | None:
        """The id of a spectator, if they have one."""
        return None if self.identity is None else self.identity.person

    def _find_seat(self, saved: StoredTable) -> int | None:
        if self.identity is not None:
            return saved.seat_of_person(self.identity.person)
        return None if self._digest is None else saved.seat_of(self._digest)

    @property
    def chat_key(self) -> str | None:
        """The key of this person's chat limit. Spectators are limited by their address."""
        seat = self.seat
        return None if seat is None else f"{self.table.id} {self.table.saved.people[seat].since}"

    def end(self, error: Exception) -> None:
        """Send nothing more: the table is gone, or the person has signed out."""
        self._sink.end(error)

    def sign_out(self) -> None:
        self.end(SignedOut("you have signed out"))

    def tell(self, error: ChabudaiError) -> None:
        """Tell this person something that is no answer to a command. A slow reader may miss it."""
        self._sink.write(
            (_encode(Refusal(id=None, code=error.code, message=error.message, details=error.details)),)
        )

    def check_may_command(self) -> None:
        if self.identity is not None:
            self.identity.check_may_play()

    def look_back(self, look: LookBack) -> bytes:
        """Return the answer to `look`. The table's lock is held."""
        return past_views.past_views(self.table, self.seat, self._shared_seat(), look)

    def resend_move(self) -> None:
        """Send again where the rematch is."""
        self._has_moved = False
        self.catch_up()

    def catch_up(self) -> None:
        """Send what is missing, as soon as what is in memory is stored."""
        self.table.lock.acquire_then(self._publish_and_release)

    def _publish_and_release(self) -> None:
        try:
            if not self.table.gone:
                self.publish()
        finally:
            self.table.lock.release()

    def resume(self) -> None:
        """Send what is missing, because the socket can be written to again."""
        if self._is_behind:
            self.catch_up()

    def publish(self) -> None:
        """Send what is new, and before it the answer that is owed. The table's lock is held."""
        before = self._since, self._revision, self._last_messages, self._has_moved, self._last_sent
        removals_seen = self._removals_seen
        try:
            news = self._new_messages()
            if news and self.owed is not None:
                news.insert(0, _encode(self.owed))
            self._is_behind = not self._sink.write(news) if news else False
        except Exception:
            # One subscriber's failure must not fail the change, nor the others.
            log.exception("an update failed", table=self.table.short_id)
            self._is_behind = True
        if self._is_behind:
            self._since, self._revision, self._last_messages, self._has_moved, self._last_sent = before
            self._removals_seen = removals_seen
        elif news:
            self.owed = None

    def _new_messages(self) -> list[bytes]:
        table, seat, news = self.table, self.seat, list[bytes]()
        if self._revision != table.revision:
            news.append(self._update(seat))
            self._revision, self._since = table.revision, table.match.version
        if self._last_messages is not None:
            removed = table.removed[self._removals_seen :]
            said = chat.messages_since(table, seat, self._last_messages, removed)
            if said:
                news.append(_encode(Talk(said=said)))
                new = {one.room: max(one.number, self._last_messages[one.room]) for one in said}
                self._last_messages = self._last_messages | new
            self._removals_seen = len(table.removed)
        if table.saved.next is not None and not self._has_moved:
            self._has_moved = True
            news.append(_encode(Moved(table=table.saved.next, token=self._token)))
        return news

    def _shared_seat(self) -> int | None:
        """Return the seat that shares its view with this spectator."""
        return None if self.seat is not None else views.shared_seat(self.table, self._share_word)

    def _update(self, seat: int | None) -> bytes:
        """Return an `update`, or a `changed` if the subscriber wants changes and only play has happened."""
        table = self.table
        shared = self._shared_seat()
        last_sent = self._last_sent
        if self._wants_changes and table.started and shared is None and seat not in table.match.shown_since:
            cached_view, static_part = (
                table.view_cache.cached_view(table.match, seat),
                updates.static_part(table),
            )
            self._last_sent = LastSent(seat, cached_view, static_part)
            if last_sent is not None and last_sent.seat == seat and last_sent.static_part == static_part:
                return updates.changes(table, seat, self._since, last_sent.cached_view)
        else:
            self._last_sent = None
        return updates.update(table, seat, self._since, shared)


class LastSent:
    """The last update sent to a subscriber that wants only changes."""

    def __init__(self, seat: int | None, cached_view: CachedView, static_part: bytes) -> None:
        self.seat = seat
        self.cached_view = cached_view
        self.static_part = static_part
