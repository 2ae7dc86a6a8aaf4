"""The oracle: what must hold after every simulation, whatever happened in it.

It reads the database past the servers, replays each log, and compares it with every answer and every frame that anybody
got.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa

from chabudai import Match
from chabudai.errors import ChabudaiError
from chabudai.games import game as find_game
from chabudai.match.log import CHANCE_NAME, TABLE, Entry
from chabudai.server.services import Services
from chabudai.server.storage import schema
from chabudai.server.storage.start_check import position_of
from chabudai.server.storage.store import entry_of
from chabudai.server.storage.stored_table import StoredTable
from chabudai.server.tokens import digest
from chabudai.server.types.socket import TableEvent
from tests.simulation.people import Asked, Shown

if TYPE_CHECKING:
    from tests.simulation.servers import SimulatedServer
    from tests.simulation.world import World

STUCK_SECONDS = 330.0
"""Seconds after which a bot that is awaited and does not play has failed: it tries again after five minutes at most."""


@dataclass
class Stored:
    """A table as it is in the database at the end."""

    saved: StoredTable
    seqs: list[int] = field(default_factory=list)
    messages: list[str] = field(default_factory=list)
    commands: dict[str, int] = field(default_factory=dict)

    @property
    def log(self) -> list[Entry]:
        return self.saved.log

    def seat_of(self, token: str | None) -> int | None:
        return None if token is None else self.saved.seat_of(digest(token))


def read(connection: sa.Connection) -> dict[str, Stored]:
    """Read all tables, past the servers."""
    found: dict[str, Stored] = {}
    for row in connection.execute(sa.select(schema.tables)):
        found[row.id] = Stored(
            StoredTable(
                id=row.id,
                game=row.game,
                options=msgspec.json.decode(row.options),
                bots=msgspec.json.decode(row.bots),
                secret=row.secret,
                created=row.created,
            )
        )
    for row in connection.execute(sa.select(schema.entries).order_by(*schema.entries.primary_key)):
        found[row.table_id].seqs.append(row.seq)
        found[row.table_id].saved.log.append(entry_of(row.who, row.text, row.at))
    for row in connection.execute(sa.select(schema.sittings).order_by(*schema.sittings.primary_key)):
        found[row.table_id].saved.apply_sitting(dict(row._mapping))
    for row in connection.execute(sa.select(schema.messages)):
        found[row.table_id].messages.append(str(msgspec.json.decode(row.content).get("text")))
    for row in connection.execute(sa.select(schema.commands)):
        found[row.table_id].commands[row.key] = row.version
    return found


def check_log(world: "World") -> None:
    """Compare what is stored with what was asked, answered and shown."""
    with world.database.looking() as connection:
        stored = read(connection)
    shown: dict[str, list[Shown]] = {}
    for frame in world.record.shown:
        shown.setdefault(frame.table, []).append(frame)
    asked: dict[str, list[Asked]] = {}
    for one in world.record.asked:
        asked.setdefault(one.table, []).append(one)
    for name in {**shown, **asked}:
        if name not in stored:
            world.report(f"table {name} was acknowledged and is not stored")
            continue
        table = stored[name]
        for fault in (
            *_gaps(table),
            *_answers(table, asked.get(name, [])),
            *_frames(table, shown.get(name, [])),
        ):
            world.report(f"{table.saved.game} {name}: {fault}")
    for name, token, who in world.record.without_seat:
        if name in stored and stored[name].seat_of(token) is not None:
            world.report(f"{who} was told that their token opens no seat, and it does")
    for name, table in sorted(stored.items()):
        world.trace(name, table.seqs, table.log, sorted(table.messages), sorted(table.commands.items()))


def _gaps(table: Stored) -> list[str]:
    faults = []
    if table.seqs != list(range(len(table.seqs))):
        faults.append("the log has a gap")
    moments = [entry.at for entry in table.log]
    if moments != sorted(moments):
        faults.append("the log goes back in time")
    return faults


def _answers(table: Stored, asked: list[Asked]) -> list[str]:
    """Every acknowledged command is stored once; none that was refused, and nothing that nobody asked for."""
    faults = []
    played: Counter[tuple[int, str]] = Counter()
    said = Counter(table.messages)
    notation = find_game(table.saved.game).notation
    for one in asked:
        seat = table.seat_of(one.token)
        if len(set(one.done)) > 1:
            faults.append(f"{one.message} was done at several versions: {one.done}")
        if one.done and one.key is not None and table.commands.get(one.key) != one.done[0]:
            faults.append(
                f"{one.message} was acknowledged at version {one.done[0]} and is not stored as done"
            )
        is_refused = one.refused and not one.done and not one.is_unsure
        if is_refused and one.key in table.commands:
            faults.append(f"{one.message} was refused with {one.refused} and is stored as done")
        if one.kind == "say" and one.message.get("text"):
            times = said[one.message["text"]]
            if times > 1 or (one.done and not times) or (is_refused and times):
                faults.append(
                    f"{one.message} is stored {times} times: done {one.done}, refused {one.refused}"
                )
        if one.kind == "play" and seat is not None:
            text = notation.format(notation.unspell(msgspec.convert(one.message["action"], notation.Actions)))
            played[seat, text] += 1
            if one.done and not _is_there(table.log, one.done[0], seat, text):
                faults.append(f"the acknowledged {text} of seat {seat} is not at version {one.done[0]}")
    return faults + _unasked(table, played)


def _is_there(log: list[Entry], version: int, seat: int, text: str) -> bool:
    """A play ends with what chance owes for it; its version is that of the last of these entries."""
    place = version - 1
    while 0 < place < len(log) and log[place].who == CHANCE_NAME:
        place -= 1
    return 0 <= place < len(log) and log[place][:2] == (seat, text)


def _unasked(table: Stored, asked: Counter[tuple[int, str]]) -> list[str]:
    """Seats that people hold have played only what they asked for, and as often. A window writes passes by itself."""
    if find_game(table.saved.game).has_windows:
        return []
    people = {seat for seat, bot in enumerate(table.saved.bots) if bot is None}
    people -= {
        int(entry.text.split()[1]) for entry in table.log if entry.who == TABLE and entry.text[:4] == "bot "
    }
    played = Counter((entry.who, entry.text) for entry in table.log if entry.who in people)
    unasked = played - asked
    return [f"played and not asked for, or twice: {dict(unasked)}"] if unasked else []


def _frames(table: Stored, shown: list[Shown]) -> list[str]:
    """At its version, every frame shows its viewer the view and the events that the log gives, and nothing else."""
    saved, faults = table.saved, list[str]()
    match = Match(find_game(saved.game), saved.options, len(saved.bots), strict=False)
    views: dict[tuple[int, int | None], Any] = {}
    try:
        for frame in sorted(shown, key=lambda one: one.version):
            if frame.version > len(table.log):
                faults.append(f"{frame.who} was shown version {frame.version} of {len(table.log)}")
                continue
            match.replay(table.log[match.version : frame.version])
            if frame.view is None:
                if frame.version:
                    faults.append(f"{frame.who} was shown no view of a game that has begun")
                continue
            viewer = table.seat_of(frame.token)
            if frame.you != viewer:
                faults.append(f"{frame.who} holds seat {viewer} and was shown seat {frame.you}")
            key = frame.version, viewer
            if key not in views:
                views[key] = _plain(match.view(viewer))
            if frame.view != views[key]:
                faults.append(
                    f"{frame.who} was shown what seat {viewer} may not know at version {frame.version}"
                )
            if frame.events != _events(match, viewer, frame.since):
                faults.append(
                    f"{frame.who} was shown other events than the log has at version {frame.version}"
                )
    except ChabudaiError as error:
        faults.append(f"the log cannot be replayed: {error}")
    return faults


def _events(match: Match, viewer: int | None, since: int) -> Any:
    return _plain(
        [
            TableEvent(version=version, who=who, text=text, action=action)
            for version, who, text, action in match.events(viewer, min(since, match.version))
        ]
    )


def _plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


# The servers

DUTIES = {"writer", "clocks", "mark", "desk", "tidying", "ratings", "analyses"}
SHARED_DUTIES = DUTIES | {"bus", "neighbours", "comparison", "leases"}


def check_duties(world: "World", server: "SimulatedServer") -> None:
    """All tasks that are to run as long as the server are running."""
    services = server.services
    if not server.is_ready or services is None:
        world.report(f"{server.name} is not running")
        return
    wanted = SHARED_DUTIES if world.is_cluster else DUTIES
    own = [*services.maintenance._tasks, services.store.writer._task]
    if services._bus is not None:
        own.append(services._bus._task)
    running = {task.get_name() for task in own if not task.done()}
    for missing in sorted(wanted - running):
        world.report(f"the task {missing!r} of {server.name} does not run any more")


def check_mark(world: "World", server: "SimulatedServer") -> None:
    """The mark of a server that has stopped covers all of its commits, and is not ahead of the database."""
    services = server.services
    assert services
    if not hasattr(services, "marks"):
        # It has never started, which was reported.
        return
    if services.marks._covered != services.store.changes:
        world.report(f"the mark of {server.name} does not cover its last commits")
    mark = world.marks.read(services._mark)
    with world.database.looking() as connection:
        nodes = position_of(connection.connection.driver_connection)
    end = world.database.log_end if world.is_cluster or nodes is None else nodes.position
    if mark is None or mark.position > end:
        world.report(f"the database ends at {end}, and {server.name} has the mark {mark}")


def awaited_bots(servers: "list[SimulatedServer]", name: str) -> list[str]:
    """Return where a bot of this table is awaited."""
    found = []
    for server in servers:
        services = server.services
        table = services.registry.tables.get(name) if services else None
        if table is not None and table.awaited_bot() is not None:
            found.append(f"{server.name}: a bot of {name} is awaited at version {table.match.version}")
    return found


def left_over(server: "SimulatedServer") -> list[str]:
    """Return what a server still holds or has not done, though everybody has left."""
    services = server.services
    if not server.is_ready or services is None:
        return [f"{server.name} is not running"]
    found = [f"{server.name}: {line}" for line in _held(services)]
    if services.peers is not None:
        found += [f"{server.name}: {line}" for line in _held_for_peers(services)]
    return found + [f"{server.name}: {line}" for line in _undone(services)]


def _held(services: Services) -> list[str]:
    held: dict[str, Any] = {
        "sockets are counted": services.limits._sockets,
        "subscribers are left": services.registry.viewers,
        "writes wait": services.store.writer._waiting,
        "endings run": services._tasks,
        "bots wait for a worker": services.workers.turns.waiting + services.workers.quick_turns.waiting,
        "searches are counted": services.workers._thinking,
        "searches run": services.workers._searches,
        "tables are being loaded": services.registry._loading,
        "tables that left while they were loaded are counted": services.registry._left,
        "cancelled queries are kept": services.store.queries._unwanted,
    }
    for table in services.registry.tables.values():
        held |= {
            f"a table is used by {table.users}": table.users and not table.has_bots_at_work,
            "a lock is held": table.lock.locked(),
            "a lock is waited for": table.lock._waiting,
            "a table that is gone is kept": table.gone,
        }
    return [f"{what}: {value}" for what, value in held.items() if value]


def _held_for_peers(services: Services) -> list[str]:
    peers = services.peers
    assert peers
    tables = services.registry.tables
    over = {name for name, _ in peers.leases._held if name in tables and tables[name].match.outcome}
    held: dict[str, Any] = {
        "people are announced": peers.presence._announced,
        "people elsewhere are remembered": peers.presence._elsewhere,
        "changes are not read": peers._changed,
        "leases are wanted": peers.leases._wanted,
        "leases are not given back": peers.leases._done,
        "leases on finished games are kept": over,
        "messages are not sent": peers._bus._unsent if hasattr(peers._bus, "_unsent") else (),
    }
    return [f"{what}: {value}" for what, value in held.items() if value]


def _undone(services: Services) -> list[str]:
    now = services.time_source.now()
    late = [name for name, due in services.maintenance.alarm._due.items() if due < now - 8_000]
    undone = ["a clock did not fall"] * bool(late)
    for table in services.registry.tables.values():
        if table.awaited_bot() is not None and services.maintenance._may_play(table):
            undone.append(f"a bot of {table.id} is awaited at version {table.match.version}")
    return undone
