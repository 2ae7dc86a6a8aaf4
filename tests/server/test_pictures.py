"""The picture of a table shows what the person who asks may see, in every game."""

import pytest

from chabudai import GAMES
from chabudai.drawing.pictures import picture
from chabudai.server.tables import access
from tests.server.browsers import Browser
from tests.server.wire import Wire

pytestmark = pytest.mark.anyio


async def seated_in_all(wire: Wire, name: str) -> tuple[list[Browser], str]:
    """Guests at every seat of a new table with the fewest players."""
    seats = GAMES[name].seats[0]
    people = [await Browser(wire).guest(f"Person {number}") for number in range(seats)]
    table = (await people[0].create(*[None] * seats, game=name))["table"]
    for one in people[1:]:
        await one.join(table, one.name)
    return people, table


@pytest.mark.parametrize("name", GAMES)
async def test_everybody_gets_the_picture_of_their_own_view(wire: Wire, name: str) -> None:
    people, table = await seated_in_all(wire, name)
    stranger = await Browser(wire).guest("Stranger")
    drawn = [await one.ask("GET", f"tables/{table}/picture") for one in (*people, stranger, Browser(wire))]
    async with wire.services.table(table) as live, access.reading(live):
        views = [live.match.view(seat) for seat in (*range(len(people)), None, None)]
    assert [answer.body.decode() for answer in drawn] == [picture(view) for view in views]
    assert {answer.headers["content-type"] for answer in drawn} == {"image/svg+xml"}
    assert {answer.headers["cache-control"] for answer in drawn} == {"private, no-store"}


async def test_a_game_that_has_not_begun_has_no_picture(wire: Wire) -> None:
    aiko = await Browser(wire).guest()
    table = (await aiko.create())["table"]
    assert await aiko.refused("GET", f"tables/{table}/picture") == "not-started"
    assert await aiko.refused("GET", "tables/none/picture") == "no-table"
