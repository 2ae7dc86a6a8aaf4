"""Servers tell each other what they must know of addresses: opponents who share one, and whom a bot is charged to."""

from collections.abc import Callable
from functools import partial

import pytest
import sqlalchemy as sa

from chabudai.server.storage.schema import ONE_ADDRESS, RATED, tables
from chabudai.server.tables.table import Table
from tests.cluster.test_leases import until
from tests.server.browsers import Browser
from tests.server.test_ratings import CLOCK
from tests.server.wire import Wire, a_legal_play

pytestmark = pytest.mark.anyio

Two = tuple[Wire, Wire]


def live(wire: Wire, table: str) -> Table:
    return wire.services.registry.tables[table]


def is_visited_elsewhere(wire: Wire, table: str) -> bool:
    return bool(live(wire, table).elsewhere)


async def holds(is_so: Callable[[], object]) -> None:
    async def asked() -> object:
        return is_so()

    await until(asked)


@pytest.mark.parametrize(
    ("addresses", "why"),
    [
        (("9.9.9.9", "9.9.9.9"), "one-address"),
        (("2620:fe::1", "2620:fe::2"), "one-address"),
        (("9.9.9.9", "149.112.112.112"), None),
        (("192.168.1.7", "192.168.1.7"), None),
    ],
)
async def test_opponents_at_one_address_are_noticed_though_each_is_at_another_server(
    two: Two, addresses: tuple[str, str], why: str | None
) -> None:
    aiko, bruno = await Browser(two[0]).account("Aiko"), await Browser(two[1]).account("Bruno")
    table: str = (await aiko.create(clock=CLOCK, rated=True))["table"]
    await bruno.join(table)
    sockets = []
    for browser, address in zip((aiko, bruno), addresses, strict=True):
        browser.wire.address = (address, 1)
        sockets.append(await browser.sit(table))
    updates = [await socket.hear_version(1) for socket in sockets]
    # Each server has heard of the other's person, and none has seen both itself.
    for number, wire in enumerate(two):
        await holds(partial(is_visited_elsewhere, wire, table))
        assert live(wire, table).here_at_this_server == {number}

    async def is_stored() -> bool:
        asked = sa.select(tables.c.rated).where(tables.c.id == table)
        async with two[0].services.store.reading() as connection:
            found = (await connection.execute(asked)).scalar_one()
        return bool(found == (ONE_ADDRESS if why else RATED))

    await until(is_stored)
    for number in range(4):
        mover = next(seat for seat, update in enumerate(updates) if update["view"]["legal"])
        sockets[mover].say(a_legal_play(updates[mover], number))
        version = (await sockets[mover].answer(number))["version"]
        updates = [await socket.hear_version(version) for socket in sockets]
    sockets[1].say({"type": "resign", "id": 9})
    await sockets[1].answer(9)
    assert (await aiko.get(f"tables/{table}/ratings"))["uncounted"] == why


async def test_the_address_itself_is_not_told_for_the_comparison(two: Two) -> None:
    """What is compared is a digest by the table's secret: it tells nobody else who plays where."""
    aiko = await Browser(two[0]).account("Aiko")
    digests = set()
    two[0].address = ("9.9.9.9", 1)
    for _ in range(2):
        table: str = (await aiko.create(clock=CLOCK, rated=True))["table"]
        await (await aiko.sit(table)).hear("update")
        await (await two[1].watch(table)).hear("update")
        await holds(partial(is_visited_elsewhere, two[1], table))
        (told,) = live(two[1], table).elsewhere.values()
        assert {seat for seat, _ in told.addresses} == {0}
        digests |= {tag for _, tag in told.addresses}
    assert len(digests) == 2
    assert not any("9.9.9.9" in tag for tag in digests)


async def test_bots_are_charged_to_the_address_of_who_sits_at_another_server(two: Two) -> None:
    seated = await two[0].create(None, 1, first=0)
    two[0].address = ("9.9.9.9", 1)
    socket = await two[0].sit(seated)
    await socket.hear_version(1)
    table = seated["table"]
    two[1].address = ("149.112.112.112", 1)
    watching = await two[1].watch(table)
    await watching.hear_version(1)
    await holds(lambda: live(two[1], table).elsewhere)
    await watching.hang_up()
    makers = two[1].services.makers
    await holds(lambda: makers.owner_of(live(two[1], table)).address == "9.9.9.9")
    await socket.hang_up()
    await holds(lambda: makers.owner_of(live(two[1], table)).address == "")
