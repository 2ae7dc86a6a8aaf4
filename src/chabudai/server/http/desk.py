"""Requests of the operator's desk, for moderators and operators in person, and reports, for everybody.

Whatever is done here is in force at this server when the answer is sent, and at the others within a second.
"""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from chabudai.errors import GameOver
from chabudai.server.desk import audit_log, views
from chabudai.server.desk.reports import report_named
from chabudai.server.errors import (
    BadText,
    BadToken,
    NeedsAccount,
    NoMeasure,
    NoMessage,
    NoPerson,
    NoReport,
    NoTable,
    NotPermitted,
    NotRated,
    TableClosed,
)
from chabudai.server.http.described import described, read_query
from chabudai.server.http.endpoint import MODERATOR, PLAYER, Endpoint, answer
from chabudai.server.limits import address_of
from chabudai.server.tables import access
from chabudai.server.types.accounts import PageQuery
from chabudai.server.types.desk import (
    AuditLog,
    DeskPerson,
    DeskTable,
    FoundPerson,
    Grounds,
    MeasureShown,
    NewMeasure,
    NewReport,
    NewRole,
    PersonQuery,
    ReportDecision,
    Reported,
    ReportPage,
    ReportShown,
    ReportsQuery,
)

Found = TypeVar("Found")


class DeskRequests(Endpoint):
    def routes(self) -> list[BaseRoute]:
        return [
            Route("/reports", self.report, methods=["POST"]),
            Route("/desk/reports", self.reports, methods=["GET"]),
            Route("/desk/reports/{report}/decision", self.decide, methods=["POST"]),
            Route("/desk/people", self.find, methods=["GET"]),
            Route("/desk/people/{person}", self.person, methods=["GET"]),
            Route("/desk/people/{person}/rename", self.take_name, methods=["POST"]),
            Route("/desk/people/{person}/role", self.set_role, methods=["PUT"]),
            Route("/desk/measures", self.measures, methods=["GET"]),
            Route("/desk/measures", self.measure, methods=["POST"]),
            Route("/desk/measures/{measure}/end", self.end_measure, methods=["POST"]),
            Route("/desk/tables/{table}", self.table, methods=["GET"]),
            Route("/desk/tables/{table}/close", self.close_table, methods=["POST"]),
            Route("/desk/tables/{table}/undo-rating", self.undo_rating, methods=["POST"]),
            Route("/desk/tables/{table}/talk/{message}/remove", self.remove_talk, methods=["POST"]),
            Route("/desk/log", self.log, methods=["GET"]),
        ]

    # Reports

    @described(
        answers=Reported,
        status=201,
        body=NewReport,
        refuses=(NoTable, TableClosed, NoMessage, BadText, BadToken, NotPermitted, *PLAYER),
    )
    async def report(self, request: Request) -> Response:
        """Report a person at a table: a name, talk, or how they play."""
        self._admit(request, "report")
        identity, wanted = await self._player(request), await self._body(request, NewReport)
        async with self._services.newest(wanted.table) as table, access.reading(table):
            made = await self._services.reports.make(table, wanted, identity, address_of(request))
        return answer(made, 201)

    @described(answers=ReportPage, query=ReportsQuery, refuses=MODERATOR)
    async def reports(self, request: Request) -> Response:
        """The reports that wait for a decision, or the closed ones."""
        self._admit(request)
        asked = read_query(request.query_params, ReportsQuery)
        await self._moderator(request)
        return answer(await self._services.reports.page(closed=asked.state == "closed", page=asked.page))

    @described(
        answers=ReportShown, body=ReportDecision, refuses=(*MODERATOR, NoReport, NotPermitted, BadText)
    )
    async def decide(self, request: Request) -> Response:
        """Close a report, with a note for other moderators."""
        self._admit(request)
        actor, decision = await self._moderator(request), await self._body(request, ReportDecision)
        report = request.path_params["report"]
        await self._services.desk.decide(actor, report, decision)
        return answer(await self._read(lambda connection: report_named(connection, report)))

    # People

    @described(answers=list[FoundPerson], query=PersonQuery, refuses=MODERATOR)
    async def find(self, request: Request) -> Response:
        """People by a part of their name or by their id; without either, everybody with a role."""
        self._admit(request)
        asked = read_query(request.query_params, PersonQuery)
        await self._moderator(request)
        now = self._services.time_source.now()
        return answer(await self._read(lambda connection: views.find_people(connection, asked.find, now)))

    @described(answers=DeskPerson, refuses=(*MODERATOR, NoPerson))
    async def person(self, request: Request) -> Response:
        """A person: measures, reports, the latest talk, and what the audit log says."""
        self._admit(request)
        await self._moderator(request)
        return await self._person(request.path_params["person"])

    @described(answers=DeskPerson, body=Grounds, refuses=(*MODERATOR, NoPerson, NotPermitted, BadText))
    async def take_name(self, request: Request) -> Response:
        """Take a bad name away: the person gets a neutral one, and nobody may have the former one."""
        self._admit(request)
        actor, grounds = await self._moderator(request), await self._body(request, Grounds)
        person = request.path_params["person"]
        await self._services.desk.rename(actor, person, grounds.reason)
        await self._services.desk_watch.follow()
        return await self._person(person)

    @described(
        answers=DeskPerson,
        body=NewRole,
        refuses=(*MODERATOR, NoPerson, NotPermitted, NeedsAccount, BadText),
    )
    async def set_role(self, request: Request) -> Response:
        """Make an account a moderator or an operator, or neither. For operators."""
        self._admit(request)
        actor, wanted = await self._moderator(request), await self._body(request, NewRole)
        person = request.path_params["person"]
        await self._services.desk.set_role(actor, person, wanted)
        return await self._person(person)

    # Measures

    @described(answers=list[MeasureShown], refuses=MODERATOR)
    async def measures(self, request: Request) -> Response:
        """All mutes and bans in force, the latest first."""
        self._admit(request)
        await self._moderator(request)
        now = self._services.time_source.now()
        return answer(await self._read(lambda connection: views.measures_in_force(connection, now)))

    @described(
        answers=MeasureShown,
        status=201,
        body=NewMeasure,
        refuses=(*MODERATOR, NoPerson, NotPermitted, BadText),
    )
    async def measure(self, request: Request) -> Response:
        """Mute or ban a person."""
        self._admit(request)
        actor, wanted = await self._moderator(request), await self._body(request, NewMeasure)
        made = await self._services.desk.measure(actor, wanted)
        await self._services.desk_watch.follow()
        return await self._measure(made, 201)

    @described(
        answers=MeasureShown, body=Grounds, refuses=(*MODERATOR, NoMeasure, NoPerson, NotPermitted, BadText)
    )
    async def end_measure(self, request: Request) -> Response:
        """End a mute or a ban early."""
        self._admit(request)
        actor, grounds = await self._moderator(request), await self._body(request, Grounds)
        measure = request.path_params["measure"]
        await self._services.desk.end_measure(actor, measure, grounds.reason)
        await self._services.desk_watch.follow()
        return await self._measure(measure)

    # Tables

    @described(answers=DeskTable, refuses=MODERATOR)
    async def table(self, request: Request) -> Response:
        """Who sits at a table and what was said there; nothing of the game."""
        self._admit(request)
        await self._moderator(request)
        return await self._table(request.path_params["table"])

    @described(answers=DeskTable, body=Grounds, refuses=(*MODERATOR, GameOver, NotPermitted, BadText))
    async def close_table(self, request: Request) -> Response:
        """Close a table that waits or is being played; everybody there is told why. The game does not count."""
        self._admit(request)
        actor, grounds = await self._moderator(request), await self._body(request, Grounds)
        table = request.path_params["table"]
        await self._services.desk.close_table(actor, table, grounds.reason)
        await self._services.desk_watch.follow()
        return await self._table(table)

    @described(answers=DeskTable, body=Grounds, refuses=(*MODERATOR, NotRated, NotPermitted, BadText))
    async def undo_rating(self, request: Request) -> Response:
        """Undo the rating changes of a finished game. Later games are rated again, in their order."""
        self._admit(request)
        actor, grounds = await self._moderator(request), await self._body(request, Grounds)
        table = request.path_params["table"]
        await self._services.desk.undo_rating(actor, table, grounds.reason)
        await self._services.desk_watch.follow()
        return await self._table(table)

    @described(answers=DeskTable, body=Grounds, refuses=(*MODERATOR, NoMessage, NotPermitted, BadText))
    async def remove_talk(self, request: Request) -> Response:
        """Remove a chat message. A mark of it stays."""
        self._admit(request)
        actor, grounds = await self._moderator(request), await self._body(request, Grounds)
        table, number = request.path_params["table"], request.path_params["message"]
        if not (number.isascii() and number.isdigit() and len(number) < 10):
            raise NoMessage("there is no such message")
        await self._services.desk.remove_talk(actor, table, int(number), grounds.reason)
        await self._services.desk_watch.follow()
        return await self._table(table)

    # The log

    @described(answers=AuditLog, query=PageQuery, refuses=MODERATOR)
    async def log(self, request: Request) -> Response:
        """The audit log: who has done what to whom, when and why, the latest first."""
        self._admit(request)
        asked = read_query(request.query_params, PageQuery)
        await self._moderator(request)
        return answer(await self._read(lambda connection: audit_log.log_page(connection, asked.page)))

    # Helpers

    async def _read(self, read: Callable[[AsyncConnection], Awaitable[Found]]) -> Found:
        async with self._services.store.reading() as connection:
            return await read(connection)

    async def _person(self, person: str) -> Response:
        now = self._services.time_source.now()
        return answer(await self._read(lambda connection: views.person_at_desk(connection, person, now)))

    async def _measure(self, measure: str, status: int = 200) -> Response:
        now = self._services.time_source.now()
        found = await self._read(lambda connection: views.measure_named(connection, measure, now))
        return answer(found, status)

    async def _table(self, table: str) -> Response:
        return answer(await self._read(lambda connection: views.table_at_desk(connection, table)))
