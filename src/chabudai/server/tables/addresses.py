"""Notices opponents of a rated game who share one public address. Addresses are kept in memory only, as digests.

Private addresses are not compared: at home every device has one, and behind a proxy that is not configured all
people seem to have the same.
"""

import hashlib
import ipaddress
from itertools import combinations

import sqlalchemy as sa

from chabudai.server.storage import schema
from chabudai.server.storage.store import Store
from chabudai.server.tables.table import Table


def address_tag(secret: bytes, address: str) -> str | None:
    """Return a digest of a public address, by the secret of the table; None for other addresses."""
    try:
        network = ipaddress.ip_network(address)
    except ValueError:
        return None
    if not network.is_global:
        return None
    return hashlib.sha256(secret + str(network).encode()).hexdigest()[:16]


def note_addresses(table: Table) -> None:
    """Note from which addresses the seats are played. Spectators may have sat down since they connected."""
    here = {(one.seat, one.address_tag) for one in table.subscribers}
    table.addresses |= {(seat, tag) for seat, tag in here if seat is not None and tag is not None}


def share_address(table: Table) -> bool:
    """Tell whether two opponents have been seen at one address, at any server, while the game runs."""
    if table.match.outcome is not None:
        return False
    seen = table.addresses.union(*(other.addresses for other in table.elsewhere.values()))
    sides = table.match.game.sides(table.match.seats)
    side_of = {seat: number for number, side in enumerate(sides) for seat in side}
    return any(
        tag == other_tag and side_of[seat] != side_of[other]
        for (seat, tag), (other, other_tag) in combinations(sorted(seen), 2)
    )


async def mark_shared(store: Store, table: str) -> None:
    """Store that a rated game does not count, because opponents share an address."""
    rated = sa.update(schema.tables).where(schema.tables.c.id == table, schema.tables.c.rated == schema.RATED)
    over = sa.exists().where(schema.ends.c.table_id == table)
    async with store.changing() as connection:
        await connection.execute(rated.where(~over).values(rated=schema.ONE_ADDRESS))
