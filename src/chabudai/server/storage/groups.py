"""Writes that go to disk together: as few statements, and whom to tell afterwards. Compiled."""

from collections.abc import Callable
from functools import cache

import sqlalchemy as sa
import structlog
from sqlalchemy.dialects import sqlite

from chabudai.server.storage.schema import Row, Rows, metadata

TOGETHER = 50
"""So many rows at most in one statement."""

Settle = Callable[[Exception | None], None]
"""Told once that the rows are on disk (None), or why they are not."""

Group = list[tuple[Rows, Settle]]

log = structlog.get_logger()


def tell(group: Group, error: Exception | None) -> None:
    for _, settle in group:
        try:
            settle(error)
        except Exception:
            # Whoever waits next to them is not to suffer.
            log.exception("what followed a write failed")


def by_statement(table: sa.Table, rows: list[Row]) -> list[tuple[str, list[object]]]:
    """Many rows in one statement: between two of them the thread has to ask for the interpreter again."""
    return [
        (_insertion(table, columns, len(some)), [value for row in some for value in row.values()])
        for columns, alike in by_columns(rows)
        for some in (alike[start : start + TOGETHER] for start in range(0, len(alike), TOGETHER))
    ]


def by_columns(rows: list[Row]) -> list[tuple[tuple[str, ...], list[Row]]]:
    found: dict[tuple[str, ...], list[Row]] = {}
    for row in rows:
        found.setdefault(tuple(row), []).append(row)
    return list(found.items())


@cache
def _insertion(table: sa.Table, columns: tuple[str, ...], rows: int) -> str:
    quoted = sqlite.dialect().identifier_preparer
    names = ", ".join(map(quoted.quote, columns))
    values = f"({', '.join('?' * len(columns))})"
    return f"INSERT INTO {quoted.format_table(table)} ({names}) VALUES {', '.join([values] * rows)}"


def by_table(group: list[Rows]) -> list[tuple[sa.Table, list[Row]]]:
    """Parents before children, and one statement a table."""
    found: dict[sa.Table, list[Row]] = {}
    for write in group:
        for table, row in write:
            found.setdefault(table, []).append(row)
    order = _order()
    return sorted(found.items(), key=lambda owner: order[owner[0]])


@cache
def _order() -> dict[sa.Table, int]:
    """Sorted once: it takes fifty microseconds, and there are hundreds of commits a second."""
    return {table: number for number, table in enumerate(metadata.sorted_tables)}
