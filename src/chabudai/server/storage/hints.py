"""Which tables a group of rows changes: what the writer tells the other servers with its commit."""

from collections.abc import Iterable

from chabudai.server.storage import schema
from chabudai.server.storage.schema import Rows
from chabudai.server.types.cluster import Changed, Hint

MOST_HINTS = 100
"""In one message: PostgreSQL lets it have 8,000 bytes."""

_PLAY = {"entries", "commands", "notices"}
"""What follows from the log: who reads the new entries needs no more."""


def changes(group: Iterable[Rows]) -> list[Changed]:
    """The hints that belong to what is written."""
    hints: dict[str, Hint] = {}
    for rows in group:
        for owner, row in rows:
            name = str(row["id"] if owner is schema.tables else row.get("table_id", ""))
            before = hints.get(name, Hint(name))
            whole = before.whole or owner.name not in _PLAY
            public = before.public or (owner is schema.tables and bool(row["public"]))
            hints[name] = Hint(name, whole, public)
    hints.pop("", None)
    every = list(hints.values())
    return [Changed(hints=every[start : start + MOST_HINTS]) for start in range(0, len(every), MOST_HINTS)]
