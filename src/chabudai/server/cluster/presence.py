"""Who is connected where. Every server tells the others of its people, and forgets those of a server that is gone."""

from collections import defaultdict
from collections.abc import Collection, Mapping

from chabudai.server.cluster.bus import Bus
from chabudai.server.tables.table import Table
from chabudai.server.types.cluster import Here

_NOBODY = ((), 0)


class Presence:
    def __init__(self, bus: Bus, live: Mapping[str, Table]) -> None:
        self._bus = bus
        self._live = live
        self._told: dict[str, tuple[tuple[int, ...], int]] = {}
        self._elsewhere: defaultdict[str, dict[str, Here]] = defaultdict(dict)

    def of(self, table: str) -> Mapping[str, Here]:
        return self._elsewhere.get(table, {})

    def note(self, table: Table) -> None:
        """Somebody of this server has come, gone or changed seats: tell it, if it is news."""
        here = tuple(sorted(table.here_at_this_server)), table.watchers_at_this_server
        if self._told.get(table.id, _NOBODY) == here:
            return
        self._told[table.id] = here
        if here == _NOBODY:
            del self._told[table.id]
        self._bus.publish(Here(table=table.id, seats=list(here[0]), watchers=here[1]))

    def tell_all(self) -> None:
        """Somebody listens anew."""
        for table, (seats, watchers) in self._told.items():
            self._bus.publish(Here(table=table, seats=list(seats), watchers=watchers))

    def take(self, node: str, news: Here) -> None:
        if news.seats or news.watchers:
            self._elsewhere[news.table][node] = news
        else:
            self._elsewhere[news.table].pop(node, None)
        self._settle(news.table)

    def keep_only(self, nodes: Collection[str]) -> None:
        """The others are gone, and whoever was there with them."""
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
