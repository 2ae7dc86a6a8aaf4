"""Which servers are alive, by the rows they keep."""

import sqlalchemy as sa

from chabudai.server.storage.schema import nodes

PATIENCE = 8_000
"""Milliseconds without a beat after which a server counts as gone."""


def is_alive(now: int) -> tuple[sa.ColumnElement[bool], ...]:
    return nodes.c.alive == 1, nodes.c.seen > now - PATIENCE
