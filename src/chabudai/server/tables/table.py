"""A live table: its match, its people and its subscribers. Compiled and synchronous; `access.py` has the coroutines.

Everything that changes a table goes through `Table.change`. The lock is held from the first change in memory until the
change is stored, and nobody reads a table without it: only durable changes are visible. When a write fails, memory is
ahead of the database, so the table is dropped, and its subscribers reconnect to the stored one.
"""

from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from chabudai.bots.levels import STAND_IN
from chabudai.bots.tempo import Tempo, calmest
from chabudai.errors import ChabudaiError
from chabudai.match import fairness
from chabudai.match.log import TABLE, Entry
from chabudai.server.errors import BadToken, NotSeated, NotStarted, TableClosed, TableGone
from chabudai.server.storage.progress import Progress
from chabudai.server.storage.schema import Rows
from chabudai.server.storage.store import Store
from chabudai.server.storage.stored_table import StoredTable, entry_rows, is_chat, is_more_than_play
from chabudai.server.tables import clocks
from chabudai.server.tables.changes import Act, Lock, OnDone, PendingChange
from chabudai.server.tables.replay import bots_of, replayed
from chabudai.server.tables.views import ViewCache
from chabudai.server.time_source import TimeSource
from chabudai.server.tokens import fits
from chabudai.server.types.cluster import PresenceChanged

if TYPE_CHECKING:
    from chabudai.server.tables.subscribers import Subscriber

Spawn = Callable[[Coroutine[Any, Any, None]], object]
"""Runs a coroutine to its end, even while the server stops."""


class Table:
    """A table in memory. `on_change` is called when a change is stored, `on_drop` when the table was dropped."""

    def __init__(
        self,
        saved: StoredTable,
        store: Store,
        time_source: TimeSource,
        on_change: Callable[["Table"], None],
        on_drop: Callable[["Table"], None],
        spawn: Spawn,
    ) -> None:
        self.id = saved.id
        self.saved = saved
        self.match = replayed(saved)
        self.subscribers: dict[Subscriber, None] = {}
        """In the order in which they came; the values mean nothing."""
        self.lock = Lock()
        self.users = 0
        self.has_bots_at_work = False
        self.gone = False
        self.elsewhere: Mapping[str, PresenceChanged] = {}
        """The people connected to this table at other servers, by server."""
        self.addresses: frozenset[tuple[int, str]] = frozenset()
        """Seats and the digests of the addresses they were played from at this server (rated games)."""
        self.shares_address = False
        """Whether opponents of this rated game share an address, and this is stored."""
        self.revision = 0
        self.store = store
        self.spawn = spawn
        self._time_source = time_source
        self._on_change = on_change
        self._on_drop = on_drop
        self.commitment = fairness.commitment(saved.secret)
        self.view_cache = ViewCache()
        self._here: set[int] | None = None
        self.left_at: int | None = None
        """When the table was made here or the last person has disconnected, in milliseconds since 1970, or None."""
        self._is_waking = False
        self._is_chat = False
        self.static_part: bytes | None = None
        """The cached JSON of the part of updates that play does not change."""
        self.removed: list[int] = [said.number for said in saved.said if said.removed]
        """The numbers of the messages that were removed. Whoever comes back may have them still."""

    # State

    @property
    def short_id(self) -> str:
        """The start of the id, for logs: the whole id gives access to the table."""
        return self.id[:4]

    @property
    def free(self) -> list[int]:
        return self.saved.free

    @property
    def started(self) -> bool:
        return bool(self.match.log) or not self.free

    def level(self, seat: int) -> int | None:
        """Return the level of the bot that plays this seat, if one does."""
        return STAND_IN if seat in self.match.bots else self.saved.bots[seat]

    @property
    def has_bots(self) -> bool:
        """Whether a bot plays any seat."""
        return bool(self.match.bots) or self.saved.bots.count(None) != len(self.saved.bots)

    def awaited_bot(self) -> tuple[int, int] | None:
        """Return the first seat whose bot is to move, and the bot's level."""
        if not self.has_bots or not self.started:
            return None
        waiting = ((seat, self.level(seat)) for seat in self.match.awaiting if seat >= 0)
        return next(((seat, level) for seat, level in waiting if level is not None), None)

    @property
    def here(self) -> set[int]:
        """The connected seats at all servers. Cached."""
        if self._here is None:
            self._here = self.here_at_this_server.union(*(other.seats for other in self.elsewhere.values()))
        return self._here

    @property
    def here_at_this_server(self) -> set[int]:
        return {one.seat for one in self.subscribers if one.seat is not None}

    @property
    def tempo(self) -> Tempo:
        """How soon bots answer, as the host has chosen it in a browser that is connected."""
        elsewhere = (other.tempo for other in self.elsewhere.values())
        chosen = {tempo for tempo in (self.tempo_at_this_server, *elsewhere) if tempo is not None}
        return calmest(chosen) or "normal"

    @property
    def tempo_at_this_server(self) -> Tempo | None:
        """Return the pace that the host chose in a browser connected to this server, or None."""
        host = self.saved.host
        return calmest({one.tempo for one in self.subscribers if one.seat is not None and one.seat == host})

    @property
    def is_attended(self) -> bool:
        """Whether anybody, player or spectator, is connected to this table at any server."""
        return bool(self.subscribers or self.elsewhere)

    @property
    def address(self) -> str:
        """The address of the host, else of another player, else of a spectator who is connected; "" if nobody is."""
        elsewhere = next((other.address for other in self.elsewhere.values()), "")
        return self.address_at_this_server or elsewhere

    @property
    def address_at_this_server(self) -> str:
        host = self.saved.host
        found = sorted((one.seat is None, one.seat != host, one.address) for one in self.subscribers)
        return found[0][2] if found else ""

    @property
    def watchers(self) -> int:
        others = sum(other.watchers for other in self.elsewhere.values())
        return others + self.watchers_at_this_server

    @property
    def watchers_at_this_server(self) -> int:
        return sum(one.seat is None for one in self.subscribers)

    @property
    def people(self) -> set[int]:
        """The seats that people play now."""
        return {seat for seat in range(self.match.seats) if self.level(seat) is None}

    def next_timeout(self) -> int | None:
        """Return when the next clock or window runs out, in milliseconds since 1970."""
        fall = self.match.next_due()
        return None if fall is None else self._time_source.moment(self.saved.created, fall)

    @property
    def last_activity(self) -> int:
        """The time of the last action or message, in milliseconds since 1970."""
        spoken = self.saved.said[-1].at if self.saved.said else 0
        return max(spoken, self._time_source.moment(self.saved.created, self._latest()))

    def _latest(self) -> int:
        return self.match.log[-1].at if self.match.log else 0

    def view(self, seat: int | None) -> bytes:
        """Return a seat's view as JSON."""
        return self.view_cache.view(self.match, seat)

    def now(self) -> int:
        """Return the milliseconds since the table was made, without pauses of the server; never backwards."""
        return max(self._latest(), self._time_source.elapsed(self.saved.created))

    def wall_clock(self) -> int:
        return self._time_source.now()

    # Permissions

    def opens_seat(self, token: str) -> bool:
        return any(fits(token, sitter.digest) for sitter in self.saved.people.values())

    def check_token(self, token: str) -> None:
        if not self.opens_seat(token):
            raise BadToken("this token opens no seat at this table")

    def check_may_act(self, seat: int | None) -> int:
        if seat is None:
            raise NotSeated("spectators cannot play")
        if seat in self.match.bots:
            raise NotSeated("a bot has taken this seat", seat=seat)
        if not self.started:
            raise NotStarted("the game begins when every seat is taken", free=self.free)
        return seat

    # Change

    def change(self, act: Act, on_done: OnDone) -> None:
        """Run `act` when the table is free, store what it changed, publish it, then call `on_done`."""
        self.lock.acquire_then(PendingChange(self, act, on_done).run)

    def begin_if_full(self) -> None:
        if self.started:
            self.match.unclocked = bots_of(self.saved)
            if clocks.in_force(self.saved) is None:
                self.match.windows = None
            self.match.begin(self.now())

    def check_not_gone(self) -> None:
        if self.gone:
            raise TableGone("this table is being read again; please come back")

    def add_rows(self, before: int, rows: Rows) -> None:
        """Add the rows of all changes since this version."""
        entries = self.match.log[before:]
        self._is_chat = not entries and is_chat(rows)
        if not self._is_chat and (is_more_than_play(rows) or any(entry.who == TABLE for entry in entries)):
            self.static_part = None
        rows += entry_rows(self.id, before, entries)
        if self.match.outcome and not self.saved.ended:
            rows += self.saved.end(self.match, self.match.outcome, self.now(), self.wall_clock())
        if self.store.shared and not before:
            rows += self.saved.guard(rows, begins=bool(entries))

    def drop_if_changed(self, before: int, rows: Rows) -> None:
        """Drop the table if it was changed in memory: the change will not be stored."""
        if rows or self.match.version != before:
            self.drop()

    def drop(self) -> None:
        """Discard this copy, which differs from the stored one; subscribers reconnect."""
        self.gone = True
        self._on_drop(self)
        for one in list(self.subscribers):
            one.end(TableGone("this table is being read again; please come back"))

    def close(self, reason: str) -> None:
        """Discard this copy, because a moderator has closed the table; tell everybody why. The lock is held."""
        self.gone = True
        self._on_drop(self)
        for one in list(self.subscribers):
            one.end(TableClosed("a moderator has closed this table", reason=reason))

    def remove_message(self, number: int) -> None:
        """Leave only a mark of a stored message, and tell everybody who may have seen it. The lock is held."""
        if self.gone or self.saved.remove_message(number) is None:
            return
        self.removed.append(number)
        for one in list(self.subscribers):
            one.publish()

    # What other servers have stored

    @property
    def progress(self) -> Progress:
        saved = self.saved
        return Progress(
            self.match.version,
            saved.sittings,
            saved.last_message,
            len(saved.rematch),
            int(saved.next is not None),
        )

    def replace(self, saved: StoredTable) -> None:
        """Replace what is in memory by what is stored. The lock is held."""
        self.match = replayed(saved)
        self.saved = saved
        self._publish_anew()

    def append_entries(self, entries: Sequence[Entry], version: int) -> bool:
        """Append entries that begin at this version; return False if they do not follow. The lock is held."""
        news = entries[self.match.version - version :] if version <= self.match.version else None
        if news is None:
            return False
        if news:
            try:
                self.match.replay(news)
            except ChabudaiError:
                return False
            self._publish_anew()
        return True

    def _publish_anew(self) -> None:
        self.static_part = None
        self._is_chat = False
        self.publish()

    # Subscribers

    def publish(self) -> None:
        """Send subscribers what has changed and is stored. The lock is held."""
        if not self._is_chat:
            self.view_cache.clear()
            self._on_change(self)
            self._here = None
            self.revision += 1
        for one in list(self.subscribers):
            one.publish()

    def owe_nothing(self) -> None:
        """Withdraw the answers to a change that was not stored."""
        for one in self.subscribers:
            one.owed = None

    def wake(self) -> None:
        """Send everybody an update, because somebody has connected or disconnected, once the lock is free."""
        self._here = self.static_part = None
        self.revision += 1
        if not self.is_attended:
            self.left_at = self.wall_clock()
        if not self._is_waking:
            self._is_waking = True
            self.lock.acquire_then(self._send_updates)

    def _send_updates(self) -> None:
        """Send everybody an update and release the lock. A table that is gone may hold what is not stored."""
        self._is_waking = False
        try:
            for one in [] if self.gone else list(self.subscribers):
                one.publish()
        finally:
            self.lock.release()
