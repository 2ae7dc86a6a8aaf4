"""What must hold at a table after the server was killed, or after a bad line, whatever happened in between.

Every acknowledged move is in the log at the version that was acknowledged, nothing is there that nobody asked for, no
command is there by half, and every viewer is told exactly what the log on disk gives when somebody else replays it.
"""

import asyncio
import sqlite3
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import msgspec

from benchmarks.open_socket import open_socket
from benchmarks.players import BANK, Move, Report, Table
from chabudai import Match
from chabudai.core import CHANCE
from chabudai.errors import ChabudaiError
from chabudai.games.card import Game
from chabudai.match.log import CHANCE_NAME, Entry
from chabudai.server.storage.data_folder import DATABASE

PATIENCE = 120
"""Seconds for which a witness waits on a busy machine."""

TRIES = 5
"""How often a witness calls a server that cannot read."""


class Kept(NamedTuple):
    """All that is on disk of one table: its log by sequence number, and what was said."""

    log: list[tuple[int, Entry]]
    said: list[str]


class Keeper(Protocol):
    """A server whose disk can be looked at."""

    @property
    def address(self) -> str: ...
    def kept(self, table: str) -> Kept: ...


class Told(NamedTuple):
    """Version, views, events and clocks as one viewer was told; None is a spectator."""

    viewer: int | None
    update: dict[str, Any]


def on_disk(data: Path, table: str) -> Kept:
    """Read beside the server, not through it."""
    with closing(sqlite3.connect(f"file:{data / DATABASE}?mode=ro", uri=True)) as database:
        asked = "select seq, who, text, at from entries where table_id = ? order by seq"
        entries = database.execute(asked, (table,)).fetchall()
        asked = "select content from messages where table_id = ? order by seq"
        said = database.execute(asked, (table,)).fetchall()
    log = [(seq, Entry(int(who) if who.isdigit() else who, text, at)) for seq, who, text, at in entries]
    return Kept(log, [str(msgspec.json.decode(content).get("text")) for (content,) in said])


async def check(server: Keeper, table: Table, report: Report) -> None:
    """Check that every confirmed move and message is still there, and is sent to new viewers."""
    promised, said = dict(table.done), list(table.said)
    viewers: list[tuple[int | None, str | None]] = [(None, None), *enumerate(table.tokens)]
    updates = [first_update(server.address, table.id, token) for _, token in viewers]
    told = [
        Told(viewer, update)
        for (viewer, _), update in zip(viewers, await asyncio.gather(*updates), strict=True)
    ]
    kept = await asyncio.to_thread(server.kept, table.id)
    report.checks += 1
    for fault in faults(table, promised, said, told, kept):
        report.faults.append(f"{table.id} ({table.game.name}): {fault}")


async def first_update(address: str, table: str, token: str | None) -> Any:
    """Return the first update that a new viewer gets. As a page does, call again if the table cannot be read now."""
    for _ in range(TRIES):
        async with open_socket(address, f"/ws/{table}", open_timeout=PATIENCE) as socket:
            await socket.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
            message = msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE))
        if message.get("code") != "unavailable":
            break
        await asyncio.sleep(0.2)
    return message


def faults(
    table: Table, promised: dict[int, Move], said: list[str], told: list[Told], kept: Kept
) -> Iterator[str]:
    log = [entry for _, entry in kept.log]
    if [seq for seq, _ in kept.log] != list(range(len(log))):
        yield "the log on disk has a gap"
    yield from _lost(promised, log)
    for text in said:
        if (times := kept.said.count(text)) != 1:
            yield f"{text!r} was acknowledged and is there {times} times"
    played = Counter((entry.who, entry.text) for entry in log if isinstance(entry.who, int))
    if unasked := played - Counter(table.sent):
        yield f"played and not asked for, or twice: {dict(unasked)}"
    yield from told_otherwise(table.game, len(table.tokens), told, log)
    yield from _clocks(table, told, log)


def _lost(promised: dict[int, Move], log: list[Entry]) -> Iterator[str]:
    """A command ends with whatever chance owes for it; its version is that of the last of these entries."""
    for version, move in promised.items():
        place = min(version, len(log)) - 1
        while place > 0 and log[place].who == CHANCE_NAME:
            place -= 1
        if version > len(log) or log[place][:2] != move:
            yield f"the acknowledged {move} of version {version} is lost"


def told_otherwise(game: Game, seats: int, told: list[Told], log: list[Entry]) -> Iterator[str]:
    """Replay the log on disk: at its version every viewer must have been told this view and these events."""
    match = Match(game, told[0].update["options"], seats)
    try:
        for viewer, update in sorted(told, key=lambda one: one.update["version"]):
            match.replay(log[match.version : update["version"]])
            if match.awaiting == [CHANCE]:
                yield f"a command is there by half at version {match.version}"
            if update["view"] != _plain(match.view(viewer)):
                yield f"viewer {viewer} sees another state than the log says at version {match.version}"
            if _events(update["events"]) != [event[:3] for event in match.events(viewer)]:
                yield f"viewer {viewer} was told another log than there is"
        match.replay(log[match.version :])
    except ChabudaiError as error:
        yield f"the log cannot be replayed: {error}"


def _clocks(table: Table, told: list[Told], log: list[Entry]) -> Iterator[str]:
    moments = [entry.at for entry in log]
    if moments != sorted(moments):
        yield "the log goes back in time"
    for viewer, update in told if table.clocked else ():
        left = [one for one in update["times"]["left"] if one is not None]
        used = sum(BANK * 1000 - one for one in left)
        lasted = (time.monotonic() - table.made + 1) * 1000 * len(left)
        if any(not 0 < one <= BANK * 1000 for one in left) or used > lasted:
            yield f"viewer {viewer} is told clocks that cannot be: {left}"


def _events(events: list[dict[str, Any]]) -> list[tuple[int, Any, Any]]:
    return [(event["version"], event.get("who"), event.get("text")) for event in events]


def _plain(view: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))
