"""Presence: the people connected to other servers, which each server announces."""

from collections import defaultdict
from collections.abc import Callable, Collection, Mapping

from chabudai.bots.tempo import Tempo
from chabudai.server.cluster.bus import Bus
from chabudai.server.tables.table import Table
from chabudai.server.types.cluster import PresenceChanged

_Here = tuple[tuple[int, ...], int, Tempo | None, frozenset[tuple[int, str]], str]

_NOBODY: _Here = ((), 0, None, frozenset(), "")


class Presence:
    """Announces this server's people, and holds those of the others. `arrive` is called with a table that has some."""

    def __init__(self, bus: Bus, live: Mapping[str, Table], arrive: Callable[[str], None]) -> None:
        self._bus = bus
        self._arrive = arrive
        self._live = live
        self._announced: dict[str, _Here] = {}
        self._elsewhere: defaultdict[str, dict[str, PresenceChanged]] = defaultdict(dict)

    def of(self, table: str) -> Mapping[str, PresenceChanged]:
        return self._elsewhere.get(table, {})

    def announce(self, table: Table) -> None:
        """Announce who is connected to this table here, if it has changed."""
        seats, watchers = tuple(sorted(table.here_at_this_server)), table.watchers_at_this_server
        addresses = table.addresses if seats or watchers else frozenset()
        here = seats, watchers, table.tempo_at_this_server, addresses, table.address_at_this_server
        if self._announced.get(table.id, _NOBODY) == here:
            return
        self._announced[table.id] = here
        if here == _NOBODY:
            del self._announced[table.id]
        self._publish(table.id, here)

    def announce_all(self) -> None:
        """Announce all tables again, for a server that has just begun to listen."""
        for table, here in self._announced.items():
            self._publish(table, here)

    def announce_again(self, table: str) -> None:
        """Announce one table again, for a server that has asked."""
        if table in self._announced:
            self._publish(table, self._announced[table])

    def _publish(self, table: str, here: _Here) -> None:
        seats, watchers, tempo, addresses, address = here
        message = PresenceChanged(
            table=table,
            seats=list(seats),
            watchers=watchers,
            tempo=tempo,
            addresses=addresses,
            address=address,
        )
        self._bus.publish(message)

    def receive(self, node: str, message: PresenceChanged) -> None:
        if message.seats or message.watchers:
            self._elsewhere[message.table][node] = message
        else:
            self._elsewhere[message.table].pop(node, None)
        self._settle(message.table)
        if message.table in self._elsewhere:
            self._arrive(message.table)

    def forget(self) -> None:
        """Drop all people of other servers, because messages may have been missed. Each server announces them again."""
        for table, there in list(self._elsewhere.items()):
            there.clear()
            self._settle(table)

    def keep_only(self, nodes: Collection[str]) -> None:
        """Drop the people of servers other than these."""
        for table, there in list(self._elsewhere.items()):
            gone = there.keys() - set(nodes)
            for node in gone:
                del there[node]
            if gone:
                self._settle(table)

    def _settle(self, table: str) -> None:
        if not self._elsewhere[table]:
            del self._elsewhere[table]
        if (live := self._live.get(table)) is not None:
            live.elsewhere = self.of(table)
            live.wake()
