"""Whatever arrives: no failure, no answer without a code, and a refused message changes nothing.

The normal run sends a few thousand; `python3 run.py test --slow` sends a million. What breaks becomes a test.
"""

import asyncio
import io
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import structlog

from benchmarks import random_messages
from chabudai import GAMES
from chabudai.match import record
from chabudai.server.tables.table import Table
from tests.security.disk import Disk
from tests.server.wire import Socket, Turned, Wire, running, settings
from tests.walk import finished, of_game

pytestmark = pytest.mark.anyio


@pytest.fixture
def failures() -> Iterator[io.StringIO]:
    """What is logged as an error."""
    log = io.StringIO()
    before = structlog.get_config()
    structlog.configure(
        processors=[structlog.processors.format_exc_info, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger("error"),
        logger_factory=structlog.PrintLoggerFactory(log),
        cache_logger_on_first_use=False,
    )
    yield log
    structlog.configure(**before)


def told(table: Table) -> bytes:
    """Everything that anybody may be told of it, and everything that it keeps."""
    match, saved = table.match, table.saved
    seats: list[int | None] = [None, *range(match.seats)]
    seen = [(bytes(table.view(seat)), match.events(seat)) for seat in seats] if table.started else []
    people = {seat: (sitter.name, sitter.since) for seat, sitter in saved.people.items()}
    kept = (match.log, match.offer, match.declined, saved.said, saved.words, saved.bots, saved.rematch)
    return repr((seen, people, kept, sorted(saved.commands))).encode()


def legal_of(table: Table, seat: int) -> list[Any]:
    notation = table.match.game.notation
    return [msgspec.to_builtins(notation.spell(notation.parse(text))) for text in table.match.legal(seat)]


class Guest:
    """Somebody who sends anything, and comes back when the line is cut."""

    def __init__(self, wire: Wire, seated: dict[str, Any], dice: Random) -> None:
        self._wire, self._seated, self._dice = wire, seated, dice
        self._socket: Socket | None = None

    async def send(self, frame: bytes) -> dict[str, Any] | int:
        """The answer, or the code by which the line was cut."""
        if self._socket is None:
            self._socket = await self._wire.sit(self._seated)
        self._socket.say_bytes(frame)
        while True:
            heard = await self._socket.raw()
            if heard["type"] == "websocket.close":
                self._socket = None
                return int(heard["code"])
            answer: dict[str, Any] = msgspec.json.decode(heard["text"])
            if answer["type"] in {"done", "past", "refused"}:
                return answer


async def bombard(wire: Wire, game: str, seed: int, count: int) -> int:
    """So many messages from all seats of tables of this game; how many were refused."""
    async with Disk(wire) as disk:
        return await _bombard(wire, disk, Random(seed), game, count)


async def _bombard(wire: Wire, disk: Disk, dice: Random, game: str, count: int) -> int:
    refused = 0
    while count > 0:
        seats, options = dice.choice(of_game(game).VARIANTS)
        levels: list[int | None] = [None] * seats
        people = await wire.gather(game, *levels, options=options)
        name = people[0]["table"]
        guests = [Guest(wire, seated, dice) for _, seated in sorted(people.items())]
        async with wire.services.table(name) as table:
            for _ in range(min(count, 120)):
                while table.has_bots_at_work:  # noqa: ASYNC110 - of a seat that was given up; it may play meanwhile
                    await asyncio.sleep(0)
                seat = dice.choice([*table.match.awaiting, dice.randrange(seats)])
                seat = max(0, seat)
                legal = legal_of(table, seat)
                before, written = told(table), disk.version()
                answer = await guests[seat].send(random_messages.message(dice, legal, table.match.version))
                assert answer != 1011
                if not isinstance(answer, dict) or answer["type"] == "refused":
                    refused += 1
                    assert isinstance(answer, int) or answer["code"] != "unavailable", answer
                    assert told(table) == before
                    assert disk.version() == written, answer
                count -= 1
                if table.match.outcome:
                    break
        await wire.close()
        wire.sockets.clear()
    return refused


@pytest.mark.parametrize("game", GAMES)
async def test_no_message_breaks_a_table_and_a_refused_one_changes_nothing(
    tmp_path: Path, game: str, failures: io.StringIO
) -> None:
    async with running(settings(tmp_path), Turned()) as wire:
        assert await bombard(wire, game, 1, 800) > 200
    assert failures.getvalue() == ""


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(100, 140))
async def test_a_million_messages(tmp_path: Path, game: str, seed: int, failures: io.StringIO) -> None:
    async with running(settings(tmp_path), Turned()) as wire:
        assert await bombard(wire, game, seed, 5_000) > 1_000
    assert failures.getvalue() == ""


# Records


async def bring(wire: Wire, seed: int, count: int) -> int:
    """So many records, each of a real game with something wrong; how many were refused."""
    dice, refused = Random(seed), 0
    real = [
        msgspec.to_builtins(record.of(finished((name, *of_game(name).VARIANTS[0]), seed)))
        for name in sorted(GAMES)
    ]
    for _ in range(count):
        wrong = dice.choice(real)
        for _ in range(dice.choice((1, 1, 2, 5))):
            wrong = random_messages.change(dice, wrong)
        body = random_messages.written({"record": wrong, "seat": dice.choice((None, 0, 1, 9))})
        if dice.random() < 0.2:
            body = random_messages.spoil(dice, body)
        answer = await wire.request("POST", "/api/replay", body)
        assert answer.status < 500, body
        refused += answer.status >= 400
    return refused


async def test_no_record_that_is_brought_breaks_the_server(wire: Wire, failures: io.StringIO) -> None:
    assert await bring(wire, 1, 300) > 100
    assert failures.getvalue() == ""


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
async def test_many_records(wire: Wire, seed: int, failures: io.StringIO) -> None:
    assert await bring(wire, 100 + seed, 2_500) > 800
    assert failures.getvalue() == ""
