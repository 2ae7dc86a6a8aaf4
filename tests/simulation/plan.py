"""What one seed draws at first: how large its world is, what fails in it, and how slow its disk is."""

from dataclasses import dataclass
from random import Random

from tests.simulation.faults import CALM, Rates, drawn


@dataclass(frozen=True)
class Plan:
    """The outline of one world."""

    is_cluster: bool
    """Whether two servers share a database; otherwise one server has a file."""
    is_large: bool
    rates: Rates
    tick: float
    """Seconds that one step of the database takes, about."""
    tables: int
    play_seconds: float
    """Seconds with faults."""
    calm_seconds: float
    """Seconds of play after all faults have ended."""

    members: int
    """People who sign in and out and change their accounts."""
    has_thief: bool
    """Whether somebody else has the cookie of the first member."""
    pairs: int
    """Rated games between two accounts."""
    has_desk: bool
    """Whether a moderator acts."""
    has_hoarder: bool
    """Whether somebody makes as many public tables as they can."""

    @property
    def is_calm(self) -> bool:
        return self.rates is CALM


def draw(dice: Random) -> Plan:
    """Draw a plan. Of eight worlds seven are small: many small ones find more than a few large ones."""
    is_large, is_cluster = dice.random() < 1 / 8, dice.random() < 0.5
    rates = drawn(dice)
    tick = dice.choice((0.0004, 0.0004, 0.01, 0.05))
    tables = dice.choice((1, 2, 2)) if is_large else 1
    if rates is CALM and is_large:
        # One commit is on its way, and those of two other tables wait together for the next one.
        tables = 4
        # A disk so slow that commands of several tables wait for one commit.
        tick = 0.15 if tick == 0.05 and not is_cluster else tick
    members = pairs = 0
    has_hoarder = False
    if is_large:
        members, pairs, has_hoarder = dice.choice((0, 1, 2)), dice.choice((0, 0, 1)), dice.random() < 0.3
    else:
        # Six of ten small worlds have a table and nothing else.
        part = dice.choice(("table",) * 6 + ("member", "member", "pair", "hoarder"))
        members, pairs, has_hoarder = part == "member", part == "pair", part == "hoarder"
        tables = int(part in {"table", "member"} and (part == "table" or dice.random() < 0.4))
    return Plan(
        is_cluster=is_cluster,
        is_large=is_large,
        rates=rates,
        tick=tick,
        tables=tables,
        play_seconds=8.0 if is_large else 4.0,
        calm_seconds=4.0 if is_large else 2.0,
        members=int(members),
        has_thief=dice.random() < 0.5,
        pairs=int(pairs),
        has_desk=bool(pairs) and dice.random() < 0.6,
        has_hoarder=has_hoarder,
    )
