"""Requests about finished games. A submitted record is checked like an import, and not stored."""

import asyncio
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from chabudai.errors import BadRecord, BadSeats, GameOver
from chabudai.match import record as records
from chabudai.match.match import Match
from chabudai.match.record import Record
from chabudai.server.errors import BadMessage, BadName, NameTaken, NoStudy, NoTable, NotOver
from chabudai.server.http.described import described, read_query
from chabudai.server.http.endpoint import PLAYER, Endpoint, answer
from chabudai.server.limits import address_of
from chabudai.server.reviews import steps
from chabudai.server.tables import access, branches
from chabudai.server.tables import records as table_records
from chabudai.server.types.reviews import (
    LARGEST_RECORD,
    LONGEST_RECORD,
    BranchWish,
    Brought,
    Replay,
    ReplayQuery,
    Study,
    StudyQuery,
    StudyWish,
)
from chabudai.server.types.tables import Seated


class ReviewApi(Endpoint):
    def routes(self) -> list[Route]:
        return [
            Route("/tables/{table}/replay", self.replay),
            Route("/replay", self.replay_brought, methods=["POST"]),
            Route("/analysis", self.ask, methods=["POST"]),
            Route("/analysis/{study}", self.look, methods=["GET"]),
            Route("/analysis/{study}", self.cancel, methods=["DELETE"]),
            Route("/branches", self.branch, methods=["POST"]),
        ]

    @described(answers=Replay, query=ReplayQuery, refuses=(NotOver, BadSeats))
    async def replay(self, request: Request) -> Response:
        """A finished game step by step, as one viewer could see it."""
        self._admit(request)
        asked = read_query(request.query_params, ReplayQuery)
        async with self._services.newest(request.path_params["table"]) as table, access.reading(table):
            told = steps.of_table(table, asked.seat)
        # A long replay takes a while, so it runs in a thread.
        return await asyncio.to_thread(lambda: answer(told.replay(asked.first, asked.count)))

    @described(answers=Replay, body=Brought, refuses=(BadRecord, BadSeats))
    async def replay_brought(self, request: Request) -> Response:
        """A submitted record, step by step; it is not stored."""
        self._admit(request, "new table")
        wish = await self._body(request, Brought, LARGEST_RECORD)
        return await asyncio.to_thread(_replayed, wish)

    @described(answers=Study, status=202, body=StudyWish, refuses=(NoTable, NotOver, BadRecord))
    async def ask(self, request: Request) -> Response:
        """Start the analysis of a finished game, move by move."""
        self._admit(request, "new table")
        wish = await self._body(request, StudyWish, LARGEST_RECORD)
        record = await self._finished(wish.table, wish.record)
        return answer(await self._services.studies.ask(record, wish.budget, address_of(request)), 202)

    @described(answers=Study, query=StudyQuery, refuses=(NoStudy,))
    async def look(self, request: Request) -> Response:
        """The progress and findings of a study."""
        self._admit(request)
        asked = read_query(request.query_params, StudyQuery)
        return answer(self._services.studies.status(request.path_params["study"], asked.since))

    @described(answers=None, status=204, refuses=(NoStudy,))
    async def cancel(self, request: Request) -> Response:
        """Cancel a study."""
        self._admit(request)
        self._services.studies.cancel(request.path_params["study"])
        return Response(status_code=204)

    @described(
        answers=Seated,
        status=201,
        body=BranchWish,
        refuses=(NoTable, NotOver, BadRecord, BadSeats, BadName, NameTaken, GameOver, *PLAYER),
    )
    async def branch(self, request: Request) -> Response:
        """Play on from a moment of a finished game, at a new table."""
        self._admit(request, "new table")
        player = await self._player(request)
        wish = await self._body(request, BranchWish, LARGEST_RECORD)
        await self._services.accounts.check_free(wish.name, player)
        record = await self._finished(wish.table, wish.record)
        now = self._services.time_source.now()
        saved, token = await asyncio.to_thread(branches.branch, wish, record, now, player)
        await self._services.add_table(saved)
        return answer(Seated(table=saved.id, seat=wish.seat, token=token), 201)

    async def _finished(self, table: str | None, brought: dict[str, Any] | None) -> Record:
        """Return the record of a finished game with its required fields only."""
        if table is not None and brought is None:
            async with self._services.newest(table) as played, access.reading(played):
                record = table_records.record(played)
        elif brought is not None and table is None:
            record, match = await asyncio.to_thread(_checked, brought)
            if match.outcome is None:
                raise NotOver("this is for games that are over")
        else:
            raise BadMessage("name a table or bring a record")
        return Record(
            format=record.format,
            game=record.game,
            options=record.options,
            seats=record.seats,
            log=record.log,
            outcome=record.outcome,
        )


def _checked(brought: dict[str, Any]) -> tuple[Record, Match]:
    record = records.read(msgspec.json.encode(brought))
    if len(record.log) > LONGEST_RECORD:
        raise BadRecord(f"the log has more than {LONGEST_RECORD} entries")
    return record, records.check(record)


def _replayed(wish: Brought) -> Response:
    record, match = _checked(wish.record)
    return answer(steps.of_record(record, match, wish.seat).replay(wish.first, wish.count))
