"""One viewer at a live table that was laid out beforehand, and every byte that it is given."""

from typing import Any

import msgspec

from chabudai import GAMES
from chabudai.match.log import Entry
from chabudai.server.storage.stored_table import Sitter, StoredTable
from chabudai.server.tokens import digest
from tests.security.twins import Twins
from tests.server.wire import Message, Socket, Wire, everybody_rests

ASIDE: list[Message] = [
    *({"type": "look", "first": first, "count": 16} for first in (0, 5, 16, 10_000)),
    {"type": "say", "phrase": "hello"},
    {"type": "say", "text": "what have you got?"},
    {"type": "words", "text": "too late"},
    {"type": "arrange", "seat": 0, "bot": 1},
    {"type": "sit", "seat": 1},
    {"type": "leave"},
    {"type": "return"},
    {"type": "rematch"},
    {"type": "answer", "yes": True},
    {"type": "share", "on": True},
    {"type": "share", "on": False},
    {"type": "draw"},
    {"type": "undo"},
]
"""What any viewer may try; the last two are asked of the others and change what everybody is told."""


def token(seat: int) -> str:
    return f"token of seat {seat}"


def table_of(pair: Twins, log: list[Entry], name: str, person: str | None) -> StoredTable:
    """The same in both worlds but for the log. The viewer's seat is this person's, or a bot's if there is none."""
    game, seats, options = pair.variant
    bots: list[int | None] = [None if person or seat != pair.viewer else 1 for seat in range(seats)]
    people = {
        seat: Sitter(f"Guest {seat}", digest(token(seat)), seat, person if seat == pair.viewer else None)
        for seat in range(seats)
        if bots[seat] is None
    }
    return StoredTable(
        id=name,
        game=game,
        options=options,
        bots=bots,
        secret=b"the same in both worlds",
        created=1_800_000_000_000,
        people=people,
        sittings=seats,
        log=log,
    )


class Ear:
    """Collects what one socket is sent, in a form that does not depend on which task was faster."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.heard: list[list[str]] = []

    async def until_version(self, version: int, number: int | None = None) -> None:
        """Everything up to this version, and up to the answer of this command."""
        frames: list[str] = []
        seen, answered = False, number is None
        while not (seen and answered):
            message = await self.socket.raw()
            frames.append(message["text"])
            seen = seen or (
                f'"version":{version},' in message["text"]
                and message["text"].startswith(('{"type":"update"', '{"type":"changed"'))
            )
            answered = answered or f'"id":{number},' in message["text"]
        self.heard.append(sorted(frames))

    async def answer(self, number: int) -> None:
        """Everything up to the answer of this command, and what else has come by then."""
        frames = []
        while f'"id":{number},' not in (text := (await self.socket.raw())["text"]):
            frames.append(text)
        await everybody_rests()
        self.heard.append(sorted([*frames, text, *(late["text"] for late in self.socket.news())]))


async def watch_live(wire: Wire, pair: Twins, log: list[Entry], table: str) -> list[Any]:
    """The viewer comes late, sees the others play, plays, tries what is not allowed, and comes back."""
    notation = GAMES[pair.variant[0]].notation
    seats = range(pair.variant[1])
    people = {seat: await _come(wire, table, token(seat)) for seat in seats if seat != pair.viewer}
    own = None if pair.viewer is None else token(pair.viewer)
    mine = await _come(wire, table, own)
    ear, window = Ear(mine), Ear(await _come(wire, table, own, changes=True))
    await everybody_rests()
    version = pair.begun
    await ear.until_version(version)
    await window.until_version(version)
    for number, entry in enumerate(log[pair.begun :], start=1):
        actor = mine if entry.who == pair.viewer else people[int(entry.who)]
        action = msgspec.to_builtins(notation.spell(notation.parse(entry.text)))
        actor.say({"type": "play", "id": number, "version": version, "action": action})
        version += 1
        if actor is mine:
            await ear.until_version(version, number)
        else:
            assert (await actor.answer(number))["type"] == "done"
            await ear.until_version(version)
        await window.until_version(version)
    # Actions of the left world, legal there for whomever: what is refused, and how, must be the same here.
    tried = [msgspec.to_builtins(notation.spell(notation.parse(text))) for text in pair.not_for_viewer()]
    wishes = [{"type": "play", "version": at, "action": action} for at in (version, 1) for action in tried]
    for number, wish in enumerate([*wishes, *ASIDE], start=1_000):
        mine.say({**wish, "id": number})
        await ear.answer(number)
    late = sorted(message["text"] for message in window.socket.news())
    return [ear.heard, window.heard, late]


async def _come(wire: Wire, table: str, opened_by: str | None, changes: bool = False) -> Socket:
    socket = await wire.knock(table).accepted()
    hello = {"type": "hello", "token": opened_by, "since": 0, "talk": 0, "name": "Onlooker"}
    socket.say({**hello, "changes": changes})
    await everybody_rests()
    return socket


async def come_back(wire: Wire, pair: Twins, table: str) -> list[str]:
    """The first thing told to whoever comes back after any version."""
    told = []
    for since in (0, 1, pair.begun, len(pair.left) - 1, 10_000):
        socket = await wire.knock(table).accepted()
        opened_by = None if pair.viewer is None else token(pair.viewer)
        socket.say({"type": "hello", "token": opened_by, "since": since})
        told.append((await socket.raw())["text"])
        await socket.hang_up()
    return told


async def ask_around(wire: Wire, pair: Twins, table: str, **headers: str) -> list[tuple[str, int, bytes]]:
    """Every request about a table that is not over, by whoever sits there."""
    seat = 0 if pair.viewer is None else pair.viewer
    branch = {"table": table, "name": "A", "seat": seat, "entries": 1}
    asked: list[tuple[str, str, Any]] = [
        ("GET", f"/api/tables/{table}", None),
        ("GET", "/api/tables", None),
        ("GET", f"/api/tables/{table}/record", None),
        ("GET", f"/api/tables/{table}/fairness", None),
        ("GET", f"/api/tables/{table}/replay?seat={seat}", None),
        ("GET", f"/api/tables/{table}/replay", None),
        ("GET", f"/api/tables/{table}/ratings", None),
        ("GET", f"/api/tables/{table}/qr?origin=http://chabudai.example", None),
        ("GET", f"/api/tables/{table}/picture", None),
        ("POST", f"/api/tables/{table}/join", {"name": "Cleo"}),
        ("POST", "/api/analysis", {"table": table}),
        ("POST", "/api/branches", branch),
        ("GET", "/api/me/tables", None),
    ]
    answers = [(path, await wire.request(method, path, body, **headers)) for method, path, body in asked]
    return [(path, answer.status, answer.body) for path, answer in answers]
