"""Puts in force at this server what the audit log says, wherever it was done: here, elsewhere or by a command.

The log is looked at every half second. A message of another server wakes the look, and so does an action here. Each
line's work can be done twice without harm, so several servers may do it, and a server may do it again after a failure.
"""

import asyncio
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import Protocol

import structlog

from chabudai.errors import ChabudaiError
from chabudai.server.accounts.measures import Measures
from chabudai.server.desk.audit_log import Actor, last_number, lines_after
from chabudai.server.desk.desk import Desk
from chabudai.server.errors import Banned, Muted, NoTable, TableGone, Unavailable, Unreadable
from chabudai.server.storage.store import Store
from chabudai.server.supervision import report
from chabudai.server.tables import access, seating
from chabudai.server.tables.registry import TableRegistry
from chabudai.server.tables.subscribers import Subscriber
from chabudai.server.tables.table import Table
from chabudai.server.types.desk import AuditLine

SECONDS = 0.5
"""How often the log is looked at."""

log = structlog.get_logger()


class Served(Protocol):
    """The part of `Services` that the watch needs."""

    registry: TableRegistry
    store: Store

    def table(self, name: str, /) -> AbstractAsyncContextManager[Table]: ...
    def forget_table(self, name: str, /) -> None: ...
    def forget_subscriptions(self, person: str, /) -> None: ...
    def rate_soon(self) -> None: ...
    async def read_again_here(self, person: str, /) -> None: ...


class DeskWatch:
    """Reads new lines of the audit log and applies them to the tables and sockets of this server."""

    def __init__(self, served: Served, measures: Measures, desk: Desk) -> None:
        self._served, self._measures, self._desk = served, measures, desk
        self._seen = 0
        self._woken = asyncio.Event()
        self._one_at_a_time = asyncio.Lock()

    async def open(self) -> None:
        """Begin after the lines that are there already."""
        async with self._served.store.reading() as connection:
            self._seen = await last_number(connection)
        await self._measures.load()

    def wake(self) -> None:
        """Look at the log soon."""
        self._woken.set()

    async def follow(self) -> None:
        """Apply the newest actions here. If the database cannot be read, `run` tries again soon."""
        try:
            await self.catch_up()
        except Unavailable:
            self.wake()

    async def run(self) -> None:
        """Read the log for ever. First free the seats of people who were banned while no server ran."""
        for person in self._measures.banned:
            await self._give_up_seats(person)
        while True:
            try:
                async with asyncio.timeout(SECONDS):
                    await self._woken.wait()
            except TimeoutError:
                pass
            self._woken.clear()
            try:
                await self.catch_up()
            except Unavailable:
                log.debug("the audit log cannot be read now")

    async def catch_up(self) -> None:
        """Put in force what the log says and this server has not seen."""
        async with self._one_at_a_time:
            async with self._served.store.reading() as connection:
                lines = await lines_after(connection, self._seen)
            if any(line.action in _ABOUT_MEASURES for line in lines):
                await self._measures.load()
            for line in lines:
                try:
                    await self._apply(line)
                except Exception as error:
                    if isinstance(error, Unavailable) and not isinstance(error, Unreadable):
                        raise
                    report("an action at the desk could not be put in force", error, line=line.number)
                self._seen = line.number

    async def _apply(self, line: AuditLine) -> None:
        match line.action:
            case "mute" if line.person:
                self._tell(line.person)
            case "ban" if line.person:
                await self._ban(line, line.person)
            case "rename" if line.person:
                await self._rename(line.person)
            case "remove talk" if line.table and line.message is not None:
                await self._remove_talk(line.table, line.message)
            case "close table" if line.table:
                await self._close(line.table, line.reason)
            case "undo rating" if line.table:
                await self._read_again(line.table)
                self._served.rate_soon()

    # People

    def _sockets_of(self, person: str) -> list[Subscriber]:
        return [viewer for viewer in self._served.registry.sockets() if person in viewer.people]

    def _tell(self, person: str) -> None:
        """Tell a muted person at every table where they are connected."""
        for viewer in self._sockets_of(person):
            try:
                self._measures.check_talk([person], "", has_account=True)
            except (Muted, Banned) as error:
                viewer.tell(error)

    async def _ban(self, line: AuditLine, person: str) -> None:
        sockets = self._sockets_of(person)
        addresses = {viewer.address for viewer in sockets} - {""}
        for viewer in sockets:
            try:
                self._measures.check_people([person])
            except Banned as error:
                viewer.end(error)
        self._served.forget_subscriptions(person)
        hours = line.details.get("address_hours")
        if hours is not None:
            actor = Actor(person=line.actor, name=line.who, role="operator")
            for address in sorted(addresses):
                await self._desk.ban_network(actor, address, int(hours), line.reason)
            await self._measures.load()
        await self._give_up_seats(person)

    async def _give_up_seats(self, person: str) -> None:
        """Free a banned person's seats at waiting tables. In running games they resign, or a bot takes the seat."""
        for name in await seating.unfinished_of(self._served.store, person):
            try:
                async with self._served.table(name) as table:
                    await access.change(table, partial(seating.give_up_kindly, table, person))
            except ChabudaiError as error:
                if isinstance(error, Unavailable) and not isinstance(error, Unreadable):
                    raise
                log.debug("a seat could not be given up", table=name[:4], code=error.code)

    async def _rename(self, person: str) -> None:
        for viewer in self._sockets_of(person):
            viewer.end(TableGone("a moderator has changed your name; please come back"))
        await self._served.read_again_here(person)

    # Tables

    async def _remove_talk(self, name: str, number: int) -> None:
        table = self._served.registry.tables.get(name)
        if table is not None:
            async with access.holding(table.lock):
                table.remove_message(number)

    async def _close(self, name: str, reason: str) -> None:
        self._served.forget_table(name)
        table = self._served.registry.tables.get(name)
        if table is not None:
            async with access.holding(table.lock):
                if not table.gone:
                    table.close(reason)
            self._served.forget_table(name)

    async def _read_again(self, name: str) -> None:
        table = self._served.registry.tables.get(name)
        if table is not None:
            try:
                await self._served.registry.read_again(table)
            except NoTable:
                log.debug("a table is gone", table=name[:4])


_ABOUT_MEASURES = {"mute", "unmute", "ban", "unban", "ban address"}
