"""Rated games in a simulation: two accounts play, and the ratings must follow from what is stored."""

import asyncio
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from chabudai.server.accounts.ratings import Standing
from chabudai.server.storage import schema
from chabudai.server.types.tables import ClockPlan, NewTable, SeatPlan
from tests.simulation.members import Member
from tests.simulation.people import Message, Person

if TYPE_CHECKING:
    from tests.simulation.world import World


class Rival(Person):
    """A player of a rated game, in a hurry to end it."""

    def _choose(self, update: Message) -> Message | None:
        if update["you"] is not None and update["started"] and not update["view"]["outcome"]:
            if update["version"] > 5 and self._dice.random() < 0.3:
                return {"type": "resign"}
            if update["view"]["legal"] and self._dice.random() < 0.7:
                action = self._dice.choice(update["view"]["legal"])
                return {"type": "play", "version": update["version"], "action": action}
        return super()._choose(update)


class Pair:
    """Two accounts, and their rated games one after the other."""

    def __init__(self, world: "World", number: int) -> None:
        self.world = world
        self.members = [Member(world, f"Rival{number}{letter}") for letter in "ab"]
        self.people: list[Rival] = []

    async def live(self) -> None:
        await asyncio.gather(*(member.sign_up() for member in self.members))
        if not all(member.is_account for member in self.members):
            return
        for member in self.members:
            await member.add_webhook()
        while self.world.is_open and not self._is_over():
            await self._play()

    def _is_over(self) -> bool:
        return any(person.is_banned for person in self.people)

    def _rival(self, member: Member, name: str, seat: int) -> Rival:
        rival = Rival(self.world, name)
        # From two addresses: a game between people of one address does not count.
        rival._eagerness = 3.0
        rival.who, rival.person, rival.address = member.who, member.person, f"198.51.100.{seat + 1}"
        return rival

    async def _play(self) -> None:
        number = len(self.people)
        one, two = (
            self._rival(member, f"{member.name} game {number}", seat)
            for seat, member in enumerate(self.members)
        )
        self.people += [one, two]
        self.world.people += [one, two]
        wanted = NewTable(
            game="okiya",
            name=self.members[0].name,
            seats=[SeatPlan(), SeatPlan()],
            rated=True,
            clock=ClockPlan(bank=60),
        )
        await one.make_table(wanted)
        if one.table and await two.join(one.table):
            await asyncio.gather(one.stay(), two.stay())


def check_ratings(world: "World") -> None:
    """Every finished rated game is rated once, and the standings follow from the games in their order."""
    with world.database.looking() as connection:
        faults = _faults(connection)
        for fault in faults:
            world.report(fault)
        for kind, rated in connection.execute(
            sa.select(schema.tables.c.rated, sa.func.count()).group_by("rated")
        ):
            world.record.counts[f"games rated {kind}"] += rated


def _faults(connection: sa.Connection) -> list[str]:
    faults, known = list[str](), dict[tuple[str, int, str], Standing]()
    tables, ratings = schema.tables.c, schema.ratings.c
    rated = dict(connection.execute(sa.select(tables.id, tables.rated)).all())
    rows: dict[str, dict[str, Any]] = {}
    for row in connection.execute(sa.select(schema.ratings).order_by(ratings.table_id, ratings.seat)):
        rows.setdefault(row.table_id, {})[row.player] = row
    ends = schema.ends.c
    for end in connection.execute(sa.select(schema.ends).order_by(ends.stopped, ends.table_id)):
        mine = rows.pop(end.table_id, {})
        if rated[end.table_id] != schema.RATED:
            if mine:
                faults.append(f"{end.table_id} does not count and has ratings")
            continue
        if not mine:
            faults.append(f"{end.table_id} has ended and is not rated")
            continue
        _follow(end, mine, known, faults)
    faults += [f"{table} has not ended and is rated" for table in rows]
    for row in connection.execute(sa.select(schema.standings)):
        standing = known.pop((row.game, row.seats, row.player), None)
        if standing is None or standing.games != row.games or abs(standing.mu - row.mu) > 1e-9:
            faults.append(f"the standing of {row.player} is {row}, and {standing} follows from the games")
    return faults + [f"{who} has no standing" for who in known]


def _follow(
    end: Any,
    mine: dict[str, Any],
    known: dict[tuple[str, int, str], Standing],
    faults: list[str],
) -> None:
    """Take the ratings of one game as the next standings; each game adds one, and changes what the last one left."""
    for player, row in mine.items():
        key = end.game, end.seats, player
        before = known.get(key, Standing())
        if row.sigma >= before.sigma:
            faults.append(f"{end.table_id} made the rating of {player} less certain")
        known[key] = Standing(row.mu, row.sigma, before.games + 1)
