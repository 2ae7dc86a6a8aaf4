"""Change hints: the game tables that a commit changes, for the other servers of the cluster."""

from collections.abc import Iterable

from chabudai.server.storage import schema
from chabudai.server.storage.schema import Rows
from chabudai.server.types.cluster import ChangeHint, TablesChanged

MOST_HINTS = 100
"""The most hints in one message: PostgreSQL limits it to 8,000 bytes."""

_PLAY = {"entries", "commands", "sent_notifications"}
"""Database tables whose rows follow from the log: reading the new log entries is enough."""


def changes(group: Iterable[Rows]) -> list[TablesChanged]:
    """Return the hint messages for the rows of a commit."""
    hints: dict[str, ChangeHint] = {}
    for rows in group:
        for owner, row in rows:
            name = str(row["id"] if owner is schema.tables else row.get("table_id", ""))
            before = hints.get(name, ChangeHint(name))
            whole = before.whole or owner.name not in _PLAY
            public = before.public or (owner is schema.tables and bool(row["public"]))
            hints[name] = ChangeHint(name, whole, public)
    hints.pop("", None)
    every = list(hints.values())
    return [
        TablesChanged(hints=every[start : start + MOST_HINTS]) for start in range(0, len(every), MOST_HINTS)
    ]
