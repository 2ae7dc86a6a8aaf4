"""Liveness of servers, judged by their rows in the `nodes` table."""

import sqlalchemy as sa

from chabudai.server.storage.schema import nodes

NODE_TIMEOUT = 8_000
"""Milliseconds without a heartbeat after which a server counts as gone."""


def is_alive(now: int) -> tuple[sa.ColumnElement[bool], ...]:
    return nodes.c.alive == 1, nodes.c.seen > now - NODE_TIMEOUT
