"""A simulated hoarder: makes as many public tables as the server allows, several at once."""

import asyncio
from random import Random
from typing import TYPE_CHECKING

import sqlalchemy as sa

from chabudai.server.storage import schema
from chabudai.server.types.tables import NewTable, SeatPlan
from tests.simulation.browser import Browser, ready_server
from tests.simulation.requests import NOBODY
from tests.simulation.servers import OPEN_TABLES

if TYPE_CHECKING:
    from tests.simulation.world import World

ADDRESS = "192.0.2.66"


class Hoarder:
    """Somebody who wants the whole list of tables for themselves."""

    def __init__(self, world: "World") -> None:
        self.world = world
        self._dice = Random(f"{world.seed} hoarder")
        self._unsure = 0

    async def live(self) -> None:
        while self.world.is_open:
            await asyncio.sleep(self._dice.uniform(0.1, 1.5))
            browsers = [
                Browser(self.world, f"hoarder {number}", self._dice) for number in range(OPEN_TABLES + 2)
            ]
            await asyncio.gather(*map(self._make_table, browsers))
            self._check_cap()

    async def _make_table(self, browser: Browser) -> None:
        wanted = NewTable(game="okiya", name="Hoarder", seats=[SeatPlan(), SeatPlan()], public=True)
        server = await ready_server(self.world, self._dice)
        try:
            answer = await server.ask("POST", "/api/tables", wanted, NOBODY, self._dice, ADDRESS)
        except ConnectionError:
            self._unsure += 1
            return
        self._unsure += answer.code == "unavailable"
        self.world.record.count(f"hoard {answer.code or 'done'}")
        if answer.code not in {None, "too-many", "unavailable"}:
            self.world.report(f"a public table was answered {answer}")

    def _check_cap(self) -> None:
        """No server lists more tables of one address than it allows."""
        for server in self.world.servers:
            if not server.is_ready:
                continue
            assert server.services
            makers, shown = server.services.makers, server.services.lobby._shown()
            mine = [one.table for one in shown if ADDRESS in makers._made.get(one.table, _NOT_MADE).owner]
            # A table that was stored and could not be loaded then is listed later.
            if len(mine) > OPEN_TABLES + self._unsure:
                self.world.report(
                    f"{server.name} lists {len(mine)} tables of one address: at most {OPEN_TABLES}"
                )


class _NotMade:
    owner = ("", "")


_NOT_MADE = _NotMade()


def check_lobby(world: "World") -> None:
    """Every server lists only tables that wait for somebody."""
    tables, entries = schema.tables.c, schema.entries.c
    begun = sa.exists().where(entries.table_id == tables.id)
    waits = sa.select(tables.id).where(tables.public == 1, tables.closed.is_(None), ~begun)
    with world.database.looking() as connection:
        waiting = set(connection.execute(waits).scalars())
    for server in world.servers:
        assert server.services
        for name in server.services.lobby.names:
            if name not in waiting:
                world.report(f"{server.name} lists {name}, where nobody is waited for")
