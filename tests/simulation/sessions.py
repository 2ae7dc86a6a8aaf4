"""Watches the sockets of a simulation: none goes on long after its session or token has ended, at any server."""

import asyncio
from typing import TYPE_CHECKING

import sqlalchemy as sa

from chabudai.server.storage import schema
from chabudai.server.tables.subscribers import Subscriber

if TYPE_CHECKING:
    from tests.simulation.world import World

LONGEST = 3.0
"""Seconds that a socket may go on after its session has ended, while nothing is wrong."""


async def watch_sockets(world: "World") -> None:
    ended: dict[tuple[str, Subscriber], float] = {}
    while world.is_open:
        now, still = world.loop.time(), dict[tuple[str, Subscriber], float]()
        for server, person, viewer in _without_session(world):
            since = still[server, viewer] = ended.get((server, viewer), now)
            if now - since > LONGEST and not world.faults.disturbed(since - LONGEST):
                world.report(f"a socket of {person} at {server} goes on without a session")
                return
        ended = still
        await asyncio.sleep(0.5)


def _without_session(world: "World") -> list[tuple[str, str, Subscriber]]:
    """Return the sockets of people whose session or token is not stored any more."""
    live = [
        (server.name, viewer.identity, viewer)
        for server in world.servers
        if server.is_ready and server.services
        for viewer in server.services.registry.sockets()
        if viewer.identity
    ]
    if not live:
        return []
    with world.database.looking() as connection:
        kept = {
            key
            for column in (schema.sessions.c.digest, schema.tokens.c.digest)
            for key in connection.execute(sa.select(column)).scalars()
        }
    return [(server, who.name, viewer) for server, who, viewer in live if who.key not in kept]
