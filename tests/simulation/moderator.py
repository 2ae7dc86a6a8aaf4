"""A simulated moderator: mutes, bans, renames, closes tables, removes talk and undoes ratings.

Each action is stored whole, with one line of the audit log, or not at all. What was acknowledged is in force at all
servers soon after (`record.Order`).
"""

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from chabudai.server.desk.audit_log import Actor
from chabudai.server.storage import schema
from chabudai.server.types.desk import NewRole
from tests.simulation.browser import ready_server
from tests.simulation.members import Member
from tests.simulation.people import Person
from tests.simulation.record import Order

if TYPE_CHECKING:
    from tests.simulation.world import World

OPERATOR = Actor(person=None, name="console", role="operator")
GROUNDS = {"reason": "the rules of this place"}


class Moderator:
    """One moderator, at work from the time that the operator gives the role."""

    def __init__(self, world: "World") -> None:
        self.world = world
        self._dice = Random(f"{world.seed} desk")
        self.member = Member(world, "Judith")

    async def live(self) -> None:
        await self.member.sign_up()
        while self.world.is_open and self.member.is_account and not self._has_role():
            await self._get_role()
        while self.world.is_open and self._has_role():
            await asyncio.sleep(self._dice.uniform(0.1, 0.8))
            await self._act()

    def _has_role(self) -> bool:
        with self.world.database.looking() as connection:
            found = sa.select(schema.people.c.role).where(schema.people.c.id == self.member.person)
            return connection.execute(found).scalar_one_or_none() is not None

    async def _get_role(self) -> None:
        server, wanted = await ready_server(self.world, self._dice), NewRole(role="moderator", reason="")
        try:
            await server.request(
                lambda services: services.desk.set_role(OPERATOR, self.member.person, wanted), self._dice
            )
        except Exception as error:
            self.world.trace(self.world.loop.time(), "no role yet", type(error).__name__)
            await asyncio.sleep(0.5)

    async def _act(self) -> None:
        people = [one for one in self.world.people if one.table and not one.is_banned]
        if not people:
            return
        target, kind = self._dice.choice(people), self._dice.choice(KINDS)
        now = self.world.loop.time()
        if kind in {"mute", "ban"} and target.person:
            wanted = {"person": target.person, "kind": kind, "hours": 1, **GROUNDS}
            await self._do(kind, target.person, target, "/api/desk/measures", wanted)
        elif kind == "unmute" and target.person:
            await self._unmute(target)
        elif kind == "rename" and target.person:
            await self._do(kind, target.person, target, f"/api/desk/people/{target.person}/rename", GROUNDS)
        elif kind == "close table" and now > 1.5:
            await self._do(kind, target.table, target, f"/api/desk/tables/{target.table}/close", GROUNDS)
        elif kind == "undo rating":
            await self._do(
                kind, target.table, target, f"/api/desk/tables/{target.table}/undo-rating", GROUNDS
            )
        elif kind == "remove talk":
            path = f"/api/desk/tables/{target.table}/talk/1/remove"
            await self._do(kind, target.table, target, path, GROUNDS)

    async def _unmute(self, target: Person) -> None:
        for order in self.world.record.orders:
            if order.kind == "mute" and order.subject == target.person:
                order.until = min(order.until, self.world.loop.time())
        with self.world.database.looking() as connection:
            measures = schema.measures.c
            found = sa.select(measures.id).where(
                measures.person == target.person, measures.kind == "mute", measures.ended.is_(None)
            )
            measure = connection.execute(found).scalars().first()
        if measure is not None:
            path = f"/api/desk/measures/{measure}/end"
            await self._do("unmute", target.person, target, path, GROUNDS)

    async def _do(self, kind: str, subject: str, target: Person, path: str, body: Any) -> None:
        """Act, and compare the audit log with the answer. What the action closes is explained by it."""
        record = self.world.record
        about = [one.table for one in self.world.people if one.table and subject in {one.table, one.person}]
        for table in about:
            record.poisoned(table)
        before = self._lines(kind, subject)
        answer, under_way = await self.member.browser.ask("POST", path, body)
        now = self.world.loop.time()
        is_unsure = answer is None or answer.code == "unavailable"
        if is_unsure:
            await self.member.browser.wait_for_the_end(under_way)
        for table in about:
            record.poisoned(table)
        more = self._lines(kind, subject) - before
        wanted = {0, 1} if is_unsure else {int(answer is not None and answer.is_done)}
        if more not in wanted:
            self.world.report(f"{kind} of {subject} was answered {answer}, and the log has {more} lines more")
        if answer is not None and answer.is_done:
            record.count(f"desk {kind}")
            record.orders.append(Order(kind, subject, now))

    def _lines(self, kind: str, subject: str) -> int:
        log = schema.audit_log.c
        about = sa.or_(log.person == subject, log.at_table == subject)
        with self.world.database.looking() as connection:
            found = sa.select(sa.func.count()).where(log.action == kind, about)
            return int(connection.execute(found).scalar_one())


KINDS = (
    "mute",
    "mute",
    "unmute",
    "ban",
    "rename",
    "close table",
    "undo rating",
    "undo rating",
    "remove talk",
)


def check_desk(world: "World") -> None:
    """What is stored agrees with the log of the desk, and no server keeps a closed table open."""
    tables, log = schema.tables.c, schema.audit_log.c
    with world.database.looking() as connection:
        closed = set(connection.execute(sa.select(tables.id).where(tables.closed.is_not(None))).scalars())
        said = sa.select(log.at_table).where(log.action == "close table")
        if closed != set(connection.execute(said).scalars()):
            world.report("the closed tables are not those of the audit log")
        numbers = list(connection.execute(sa.select(log.seq).order_by(log.seq)).scalars())
    if numbers != list(range(1, len(numbers) + 1)):
        world.report(f"the audit log has the lines {numbers}")
    for server in world.servers:
        services = server.services
        assert services
        for name in sorted(closed):
            if services.lobby.knows(name):
                world.report(f"{server.name} lists {name}, which is closed")
            table = services.registry.tables.get(name)
            if table is not None and table.saved.closed is None and not table.gone:
                world.report(f"{server.name} keeps {name} open, which is closed")
