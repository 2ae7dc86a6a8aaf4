"""A move is on disk before anybody is sent it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from chabudai.match.log import Entry
from chabudai.server.errors import Unavailable
from chabudai.server.storage.schema import Rows
from chabudai.server.storage.store import Store
from chabudai.server.storage.stored_table import Sitter, StoredTable, entry_rows
from chabudai.server.storage.writer import Writer
from tests.server.wire import Wire, a_legal_play, everybody_rests, running, settings

pytestmark = pytest.mark.anyio


class Disk:
    """Stands before the real commit: holds it back until `goes_on`, or fails it while it `breaks`."""

    def __init__(self, writer: Writer) -> None:
        self._commit = writer.commit
        writer.commit = self.commit  # type: ignore[method-assign]
        self.asked = asyncio.Event()
        self.goes_on = asyncio.Event()
        self.breaks = False

    def __enter__(self) -> "Disk":
        return self

    def __exit__(self, *_: object) -> None:
        self.breaks = False
        self.goes_on.set()

    async def commit(self, group: list[Rows]) -> None:
        self.asked.set()
        await self.goes_on.wait()
        if self.breaks:
            raise OperationalError("INSERT", {}, Exception("disk I/O error"))
        await self._commit(group)


def new_table(name: str) -> StoredTable:
    people = {0: Sitter("Aiko", b"0" * 32)}
    return StoredTable(
        id=name, game="okiya", options={}, bots=[None, None], secret=b"", created=0, people=people
    )


def everything_in(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.iterdir() if path.suffix != ".new")


async def test_nobody_hears_of_a_move_before_it_is_on_disk(wire: Wire) -> None:
    one, two, first, _ = await wire.pair()
    update = await one.hear("update")
    await two.hear("update")
    await everybody_rests()
    one.news()
    two.news()
    with Disk(wire.services.store.writer) as disk:
        one.say(a_legal_play(update, 3))
        await disk.asked.wait()
        summary = asyncio.create_task(wire.request("GET", f"/api/tables/{first['table']}"))
        spectator = await wire.watch(first["table"])
        await everybody_rests()
        assert [socket.news() for socket in (one, two, spectator)] == [[], [], []]
        assert not summary.done()
    assert (await one.hear("done")) == {"type": "done", "id": 3, "version": 2}
    assert (await two.hear("update"))["version"] == 2
    assert (await summary).status == 200


async def test_a_move_that_could_not_be_saved_never_happened(wire: Wire) -> None:
    one, two, first, second = await wire.pair()
    update = await one.hear("update")
    with Disk(wire.services.store.writer) as disk:
        disk.breaks = True
        disk.goes_on.set()
        one.say(a_legal_play(update))
        assert (await one.hear("refused"))["code"] == "unavailable"
        assert await one.closed() == 1012
        assert await two.closed() == 1012
    again = await wire.sit(first, since=update["version"])
    assert (await again.hear("update"))["version"] == update["version"]
    again.say(a_legal_play(update, 2))
    assert (await again.hear("done"))["version"] == 2
    other = await wire.sit(second)
    assert (await other.hear("update"))["version"] == 2


async def test_a_seat_that_could_not_be_saved_is_still_free(wire: Wire) -> None:
    table = (await wire.create())["table"]
    with Disk(wire.services.store.writer) as disk:
        disk.breaks = True
        disk.goes_on.set()
        answer = await wire.request("POST", f"/api/tables/{table}/join", {"name": "Bruno"})
        assert (answer.status, answer.json["code"]) == (503, "unavailable")
    assert (await wire.join(table))["seat"] == 1


async def test_a_table_that_fell_behind_its_log_is_read_again(wire: Wire) -> None:
    """The server that writes the next entry first keeps it. The other reads it and decides its command again."""
    one, two, first, _ = await wire.pair()
    update = await one.hear("update")
    await two.hear("update")
    await wire.services.store.write(entry_rows(first["table"], 1, [Entry(0, "d4", 5)]))
    one.say(a_legal_play(update))
    assert (await one.answer(1))["code"] == "stale-version"
    after = await two.hear_version(2)
    assert after["events"][-1]["text"] == "d4"
    two.say(a_legal_play(after, 2))
    assert (await two.hear("done"))["version"] == 3


async def test_a_command_is_finished_even_if_its_conversation_is_cut(wire: Wire) -> None:
    one, two, _, _ = await wire.pair()
    update = await one.hear("update")
    with Disk(wire.services.store.writer) as disk:
        one.say(a_legal_play(update))
        await disk.asked.wait()
        one.task.cancel()
        await asyncio.wait([one.task])
    update = await two.hear_version(2)
    assert update["events"][-1]["text"] == "a1"
    assert not update["people"][0]["here"]


async def test_writes_that_wait_together_are_committed_together(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "games.sqlite3")
    await asyncio.gather(*(store.write(new_table(f"table {number}").rows()) for number in range(200)))
    assert store.writer.commits <= 2
    saved = await store.load("table 199")
    assert saved is not None
    assert saved.people[0].name == "Aiko"
    await store.close()


async def test_one_bad_write_does_not_fail_its_neighbours(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "games.sqlite3")
    await store.write(new_table("mine").rows())
    writes = [
        entry_rows("mine", 0, [Entry(0, "a1", 1)]),
        entry_rows("mine", 0, [Entry(0, "b1", 1)]),
        entry_rows("nobody's", 0, [Entry(0, "a1", 1)]),
        new_table("yours").rows(),
    ]
    results = await asyncio.gather(*map(store.write, writes), return_exceptions=True)
    assert [isinstance(result, Unavailable) for result in results] == [False, True, True, False]
    saved = await store.load("mine")
    assert saved is not None
    assert saved.log == [Entry(0, "a1", 1)]
    assert await store.load("yours") is not None
    await store.close()


async def test_what_waits_is_written_before_the_store_closes(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "games.sqlite3")
    writing = asyncio.create_task(store.write(new_table("late").rows()))
    await asyncio.sleep(0)
    await store.close()
    await writing
    again = await Store.open(tmp_path / "games.sqlite3")
    assert await again.load("late") is not None
    await again.close()


async def test_every_commit_is_forced_to_the_disk(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "games.sqlite3")
    pragmas = await store.pragmas()
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
    await store.close()


async def test_a_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as wire:
        one, two, first, second = await wire.pair()
        await two.hear("update")
        one.say(a_legal_play(await one.hear("update")))
        seen = await two.hear_version(2)
    async with running(settings(tmp_path)) as wire:
        again = await wire.sit(second, since=1)
        update = await again.hear("update")
        assert update["view"] == seen["view"]
        assert update["events"] == seen["events"]
        assert update["commitment"] == seen["commitment"]
        again.say(a_legal_play(update))
        assert (await again.hear("done"))["version"] == 3
        assert (await (await wire.sit(first)).hear("update"))["version"] == 3


async def test_the_clock_of_a_table_never_runs_backwards(wire: Wire) -> None:
    one, _, first, _ = await wire.pair()
    async with wire.services.table(first["table"]) as table:
        table.saved.created += 10**9
        one.say(a_legal_play(await one.hear("update")))
        await one.hear("done")
        assert table.match.log[-1].at == table.match.log[-2].at


async def test_a_log_with_a_gap_is_not_played_on(wire: Wire) -> None:
    seated = await wire.create()
    async with wire.services.table(seated["table"]) as table:
        table.drop()
    await wire.services.store.write(entry_rows(seated["table"], 4, [Entry(0, "a1", 1)]))
    answer = await wire.request("GET", f"/api/tables/{seated['table']}")
    assert (answer.status, answer.json["code"]) == (503, "unavailable")


async def test_a_log_that_cannot_be_replayed_is_not_played_on(wire: Wire) -> None:
    seated = await wire.create()
    async with wire.services.table(seated["table"]) as table:
        table.drop()
    await wire.services.store.write(entry_rows(seated["table"], 0, [Entry(0, "a1", 1)]))
    answer = await wire.request("GET", f"/api/tables/{seated['table']}")
    assert (answer.status, answer.json["code"]) == (503, "unavailable")


async def test_tokens_are_kept_as_their_digest_only(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as wire:
        seated = await wire.create()
        await (await wire.sit(seated)).hear("update")
    kept = everything_in(tmp_path)
    assert seated["table"].encode() in kept
    assert seated["token"].encode() not in kept


async def test_tables_nobody_looks_at_leave_memory(wire: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chabudai.server.tables.registry.IDLE_TABLES", 3)
    watched = await wire.sit(await wire.create())
    await watched.hear("update")
    for _ in range(10):
        await wire.create()
    assert wire.services.registry.live == 4
    assert not watched.task.done()


async def test_a_move_that_could_not_be_saved_is_not_seen_by_who_comes_or_goes_meanwhile(wire: Wire) -> None:
    """Whoever comes makes the table send everybody an update as soon as its lock is free."""
    one, two, first, _ = await wire.pair()
    update = await one.hear("update")
    await everybody_rests()
    two.news()
    with Disk(wire.services.store.writer) as disk:
        disk.breaks = True
        one.say(a_legal_play(update))
        await disk.asked.wait()
        await wire.watch(first["table"])
        await everybody_rests()
        disk.goes_on.set()
        while (message := await two.raw())["type"] == "websocket.send":
            assert '"version":2' not in message["text"]


@pytest.mark.parametrize("breaks", [True, False])
async def test_a_token_is_refused_only_when_its_seat_is_given_up_for_good(wire: Wire, breaks: bool) -> None:
    """A refused token is forgotten by the page, so a change that may not be stored must not refuse one."""
    seated = await wire.create()
    socket = await wire.sit(seated)
    await socket.hear("update")
    with Disk(wire.services.store.writer) as disk:
        disk.breaks = breaks
        socket.say({"type": "leave", "id": 1})
        await disk.asked.wait()
        again = await wire.sit(seated)
        await everybody_rests()
        assert again.news() == []
        disk.goes_on.set()
        if not breaks:
            assert (await again.hear("refused"))["code"] == "bad-token"
            return
        assert await again.closed() == 1012
    assert (await (await wire.sit(seated)).hear("update"))["you"] == seated["seat"]


async def test_a_server_killed_just_after_its_start_starts_again(tmp_path: Path) -> None:
    """The pause before the start and the first heartbeat after it are stored together."""
    async with running(settings(tmp_path)) as wire:
        store = wire.services.store
        await store.heartbeat(1_000)
        before = await store.resume(2_000)
        assert before[-1] == (1_000, 2_000)
        assert (await store.resume(3_000))[-1] == (2_000, 3_000)


async def test_a_file_of_a_server_that_was_killed_there_is_opened_all_the_same(tmp_path: Path) -> None:
    """An earlier version stored the pause first and the heartbeat later."""
    async with running(settings(tmp_path)) as wire:
        store = wire.services.store
        await store.heartbeat(1_000)
        await store.resume(2_000)
        await store.heartbeat(1_000)
        assert (await store.resume(3_000))[-1] == (1_000, 3_000)


class Cancelling:
    """An engine whose driver cancels what it waits for, or waits for ever."""

    def __init__(self, *, waits: bool) -> None:
        self._waits = waits

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[None]:
        if self._waits:
            await asyncio.Event().wait()
        raise asyncio.CancelledError
        yield


async def test_a_reading_that_the_driver_cancels_has_failed(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = wire.services.store
    monkeypatch.setattr(store, "_readings", Cancelling(waits=False))
    with pytest.raises(Unavailable):
        await store.load("any")
    monkeypatch.setattr(store, "_readings", Cancelling(waits=True))
    reading = asyncio.create_task(store.load("any"))
    await everybody_rests()
    reading.cancel()
    with pytest.raises(asyncio.CancelledError):
        await reading


async def test_what_was_read_before_a_change_is_not_used_after_the_table_was_dropped(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One reading is slow. Meanwhile the table is loaded by another, changed, and dropped."""
    first = await wire.create(first=0)
    registry, store = wire.services.registry, wire.services.store
    table = registry.tables.pop(first["table"])
    registry._idle.clear()
    load, goes_on = store.load, asyncio.Event()

    async def slowly(name: str) -> StoredTable | None:
        monkeypatch.setattr(store, "load", load)
        saved = await load(name)
        await goes_on.wait()
        return saved

    async def version() -> int:
        async with registry.table(table.id) as found:
            return found.match.version

    monkeypatch.setattr(store, "load", slowly)
    late = asyncio.create_task(version())
    await everybody_rests()
    await wire.join(table.id)
    assert await version() == 1
    registry.tables[table.id].drop()
    goes_on.set()
    assert await late == await version() == 1
