"""Faults of the server that a simulated world has found, each at its own moment and without a seed."""

import asyncio
from collections.abc import Callable
from typing import Any
from unittest.mock import patch

import pytest

from chabudai.server.cluster.leases import Lease, Leases
from chabudai.server.types.tables import NewTable, SeatPlan
from tests.simulation.faults import CALM
from tests.simulation.plan import Plan
from tests.simulation.world import World, live

QUIET = Plan(
    is_cluster=True,
    is_large=False,
    rates=CALM,
    tick=0.0004,
    tables=0,
    play_seconds=0.0,
    calm_seconds=0.0,
    members=0,
    has_thief=False,
    pairs=0,
    has_desk=False,
    has_hoarder=False,
)


async def until(is_so: Callable[[], Any]) -> None:
    while not is_so():  # noqa: ASYNC110 - simulated time costs nothing
        await asyncio.sleep(0.1)


@pytest.mark.parametrize("slow_seconds", [7.0, 12.0, 60.0])
def test_a_server_that_was_slow_does_not_take_its_own_leases_for_ever(slow_seconds: float) -> None:
    """After a reading that took longer than a heartbeat counts, the server was gone in its own eyes."""
    claim, slow = Leases._claim, [slow_seconds]

    async def claim_slowly(self: Leases) -> list[Lease]:
        if slow and self._held:
            await asyncio.sleep(slow.pop())
        return await claim(self)

    async def go_on(world: World) -> None:
        server = world.servers[0]
        server.start()
        await until(lambda: server.is_ready)
        wanted = NewTable(game="okiya", name="Host", seats=[SeatPlan(), SeatPlan(bot=1)])
        made = await server.request(lambda services: services.create(wanted), world.dice)
        assert server.services
        assert server.services.peers
        leases = server.services.peers.leases
        leases.want(made.table, "clocks")
        await asyncio.sleep(30 + slow_seconds)
        assert not slow
        assert leases.holds(made.table, "clocks")
        await server.stop()

    world = World(1, plan=QUIET)
    with patch.object(Leases, "_claim", claim_slowly):
        live(world, go_on(world))
    assert world.failures == []
