"""Terminals at a real server, with somebody else at the table."""

import asyncio
import socket
import stat
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest
from textual.pilot import Pilot

from chabudai.server.types.tables import SeatPlan
from chabudai.terminal import door
from chabudai.terminal.app import TableApp
from chabudai.terminal.door import SeatAddress
from chabudai.terminal.refusals import ServerRefused
from chabudai.terminal.sight import Heard, Sight
from chabudai.terminal.visit import Visit
from tests.terminal.serving import Served
from tests.terminal.sitting import SMALL, act, my_turn

pytestmark = pytest.mark.anyio

QUICK = (0.05,)
SECONDS = 40


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def own_seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHABUDAI_STATE", str(tmp_path / "state"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("house"))
    yield served
    served.kill()


@pytest.fixture
def doomed(tmp_path: Path) -> Iterator[Served]:
    """A server that will be killed."""
    served = Served(tmp_path / "house")
    yield served
    served.kill()


class Friend:
    """Somebody who takes the first thing offered, as soon as it is."""

    def __init__(self, place: SeatAddress) -> None:
        self.visit = Visit(place, QUICK)
        self.sight: Sight | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._answered = -1

    def show(self, sight: Sight) -> None:
        self.sight = sight
        if sight.view is not None and sight.view.legal and sight.version > self._answered:
            self._answered = sight.version
            self._tasks.add(asyncio.create_task(self._play(sight)))

    async def _play(self, sight: Sight) -> None:
        assert sight.view is not None
        await self.visit.play(sight.view.legal[0], sight.version)


@asynccontextmanager
async def sitting(place: SeatAddress) -> AsyncIterator[Friend]:
    friend = Friend(place)
    task = asyncio.create_task(friend.visit.run(friend.show))
    try:
        yield friend
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def new_table(
    server: Served, game: str = "okiya", bots: tuple[int | None, ...] = (None, None)
) -> SeatAddress:
    plans = [SeatPlan(bot=level) for level in bots]
    return door.make(server.address, game, "Aiko", plans, 0, {"first": 0})


async def shown(app: TableApp, pilot: Pilot[None], fact: Callable[[Sight], bool]) -> Sight:
    """The first thing seen for which this holds; a server is another process, so its answer takes time."""
    async with asyncio.timeout(SECONDS):
        while app.sight is None or not fact(app.sight):
            await pilot.pause(0.01)
    return app.sight


async def until_asked(app: TableApp, pilot: Pilot[None]) -> Sight:
    return await shown(
        app, pilot, lambda sight: sight.view is not None and bool(sight.view.legal or sight.view.outcome)
    )


async def play_out(app: TableApp, pilot: Pilot[None]) -> Sight:
    while True:
        sight = await until_asked(app, pilot)
        assert sight.view is not None
        if sight.view.outcome:
            return sight
        await pilot.press("enter")
        await shown(app, pilot, partial(_is_later, sight.version))


def _is_later(version: int, sight: Sight) -> bool:
    return sight.version > version


async def test_a_terminal_and_a_friend_who_came_by_invitation_play_a_whole_game(server: Served) -> None:
    mine = new_table(server)
    app = TableApp(Visit(mine, QUICK), "en")
    async with app.run_test(size=SMALL) as pilot:
        await shown(app, pilot, lambda sight: sight.view is None)
        await pilot.pause()
        assert mine.invitation in app.export_screenshot().replace("&#160;", "")
        link, table = door.address(None, mine.invitation)
        assert table is not None
        theirs = SeatAddress(link, table, _join(link, table))
        async with sitting(theirs):
            sight = await play_out(app, pilot)
    assert sight.view is not None
    assert sight.view.outcome.reason in {"line", "square", "block", "full garden"}
    assert [guest.name for guest in sight.guests] == ["Aiko", "Bruno"]


def _join(server: str, table: str) -> str | None:
    """Bruno sits at another machine: Aiko's seats are not his."""
    door.seats_file().rename(door.seats_file().with_suffix(".aiko"))
    return door.come_in(server, table, "Bruno").token


async def test_the_game_goes_on_after_the_server_was_killed(doomed: Served, tmp_path: Path) -> None:
    mine = new_table(doomed, bots=(None, 1))
    app = TableApp(Visit(mine, QUICK), "en")
    async with app.run_test(size=SMALL) as pilot:
        first = await until_asked(app, pilot)
        await pilot.press("enter")
        await shown(app, pilot, lambda sight: sight.version > first.version)
        doomed.kill()
        await shown(app, pilot, lambda sight: sight.note == "lost")
        again = Served(tmp_path / "house", doomed.port)
        try:
            sight = await play_out(app, pilot)
        finally:
            again.kill()
    assert sight.view is not None
    assert sight.view.outcome is not None


async def test_what_is_said_is_heard(server: Served) -> None:
    mine = new_table(server)
    app = TableApp(Visit(mine, QUICK), "en")
    async with app.run_test(size=SMALL) as pilot:
        await shown(app, pilot, lambda sight: sight.view is None)
        await pilot.press("t", *"good", "enter")
        sight = await shown(app, pilot, lambda sight: bool(sight.story))
    assert sight.story == (Heard("Aiko", "good", None, 1),)


async def test_the_host_seats_a_bot_and_the_game_begins(server: Served) -> None:
    app = TableApp(Visit(new_table(server), QUICK), "en")
    async with app.run_test(size=SMALL) as pilot:
        await shown(app, pilot, lambda sight: sight.view is None)
        await pilot.press("b")
        sight = await until_asked(app, pilot)
        assert sight.guests[1].bot is not None
        await my_turn(app, pilot)
        await act(app, pilot)


async def test_who_finds_no_free_seat_watches(server: Served) -> None:
    mine = new_table(server, bots=(None, 1))
    door.forget(mine)
    place = door.come_in(server.address, mine.table, "Chloe")
    assert place.token is None
    app = TableApp(Visit(place, QUICK), "fr")
    async with app.run_test(size=SMALL) as pilot:
        sight = await shown(app, pilot, lambda sight: sight.view is not None)
    assert sight.seat is None


async def test_a_seat_is_remembered_and_only_its_owner_can_read_it(server: Served) -> None:
    mine = new_table(server)
    assert door.come_in(server.address, mine.table, "Aiko") == mine
    assert stat.S_IMODE(door.seats_file().stat().st_mode) == 0o600


async def test_a_seat_that_is_not_ours_ends_the_visit_with_a_sentence(server: Served) -> None:
    mine = new_table(server)
    app = TableApp(Visit(mine._replace(token="x" * 22), QUICK), "en")
    async with app.run_test(size=SMALL) as pilot:
        async with asyncio.timeout(SECONDS):
            while app.return_code is None:
                await pilot.pause(0.01)
    assert app.return_code == 2


@pytest.mark.parametrize("text", ["", "ftp://example.org", "http://"])
def test_an_address_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(ServerRefused):
        door.address(text, None)


def test_no_table_and_no_server_are_told_apart(server: Served) -> None:
    with pytest.raises(ServerRefused) as refused:
        door.come_in(server.address, "nowhere", "Aiko")
    assert refused.value.said == "no-table"
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        with pytest.raises(ServerRefused) as refused:
            door.come_in(f"http://127.0.0.1:{nobody.getsockname()[1]}", "nowhere", "Aiko")
    assert refused.value.said == "no-server"
