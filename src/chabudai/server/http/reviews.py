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
from chabudai.server.accounts.identity import owner_of
from chabudai.server.errors import BadMessage, BadName, NameTaken, NoStudy, NoTable, NotOver, TooMany
from chabudai.server.http.described import described, read_query
from chabudai.server.http.endpoint import PLAYER, WHO, Endpoint, answer
from chabudai.server.limits import address_of
from chabudai.server.reviews import steps
from chabudai.server.tables import access, branches
from chabudai.server.tables import records as table_records
from chabudai.server.types.reviews import (
    LARGEST_RECORD,
    LONGEST_RECORD,
    BranchRequest,
    Replay,
    ReplayQuery,
    Study,
    StudyQuery,
    StudyRequest,
    SubmittedRecord,
)
from chabudai.server.types.tables import FairGame, Seated


class ReviewApi(Endpoint):
    def routes(self) -> list[Route]:
        return [
            Route("/tables/{table}/replay", self.replay),
            Route("/tables/{table}/fairness", self.fairness),
            Route("/replay", self.replay_submitted, methods=["POST"]),
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
            replay = steps.of_table(table, asked.seat)
        # A long replay takes a while, so it runs in a thread.
        return await asyncio.to_thread(lambda: answer(replay.replay(asked.first, asked.count)))

    @described(answers=FairGame, refuses=(NotOver,))
    async def fairness(self, request: Request) -> Response:
        """All that is needed to verify the shuffles of a finished game."""
        self._admit(request)
        async with self._services.newest(request.path_params["table"]) as table, access.reading(table):
            record = table_records.record(table)
        return await asyncio.to_thread(lambda: answer(table_records.fair_game(record)))

    @described(answers=Replay, body=SubmittedRecord, refuses=(BadRecord, BadSeats))
    async def replay_submitted(self, request: Request) -> Response:
        """A submitted record, step by step; it is not stored."""
        self._admit(request, "new table")
        wanted = await self._body(request, SubmittedRecord, LARGEST_RECORD)
        return await asyncio.to_thread(_replayed, wanted)

    @described(answers=Study, status=202, body=StudyRequest, refuses=(NoTable, NotOver, BadRecord, *WHO))
    async def ask(self, request: Request) -> Response:
        """Start the analysis of a finished game, move by move."""
        self._admit(request, "new table")
        owner = owner_of(await self._who(request), address_of(request))
        wanted = await self._body(request, StudyRequest, LARGEST_RECORD)
        record = await self._finished(wanted.table, wanted.record)
        return answer(await self._services.analyses.ask(record, wanted.budget, owner), 202)

    @described(answers=Study, query=StudyQuery, refuses=(NoStudy,))
    async def look(self, request: Request) -> Response:
        """The progress and findings of a study."""
        self._admit(request)
        asked = read_query(request.query_params, StudyQuery)
        return answer(self._services.analyses.status(request.path_params["study"], asked.since))

    @described(answers=None, status=204, refuses=(NoStudy,))
    async def cancel(self, request: Request) -> Response:
        """Cancel a study."""
        self._admit(request)
        self._services.analyses.cancel(request.path_params["study"])
        return Response(status_code=204)

    @described(
        answers=Seated,
        status=201,
        body=BranchRequest,
        refuses=(NoTable, NotOver, BadRecord, BadSeats, BadName, NameTaken, GameOver, TooMany, *PLAYER),
    )
    async def branch(self, request: Request) -> Response:
        """Play on from a moment of a finished game, at a new table."""
        self._admit(request, "new table")
        player = await self._player(request)
        wanted = await self._body(request, BranchRequest, LARGEST_RECORD)
        await self._services.accounts.check_free(wanted.name, player)
        owner = owner_of(player, address_of(request))
        with self._services.making(owner, with_bots=True):
            record = await self._finished(wanted.table, wanted.record)
            now = self._services.time_source.now()
            saved, token = await asyncio.to_thread(branches.branch, wanted, record, now, player)
            await self._services.add_table(saved, owner)
        return answer(Seated(table=saved.id, seat=wanted.seat, token=token), 201)

    async def _finished(self, table: str | None, submitted: dict[str, Any] | None) -> Record:
        """Return the record of a finished game with its required fields only."""
        if table is not None and submitted is None:
            async with self._services.newest(table) as played, access.reading(played):
                record = table_records.record(played)
        elif submitted is not None and table is None:
            record, match = await asyncio.to_thread(_checked, submitted)
            if match.outcome is None:
                raise NotOver("this is for games that are over")
        else:
            raise BadMessage("name a table or send a record")
        await self._services.running_rated.check(record.game, record.seats, record.log)
        return Record(
            format=record.format,
            game=record.game,
            options=record.options,
            seats=record.seats,
            log=record.log,
            outcome=record.outcome,
        )


def _checked(submitted: dict[str, Any]) -> tuple[Record, Match]:
    record = records.read(msgspec.json.encode(submitted))
    if len(record.log) > LONGEST_RECORD:
        raise BadRecord(f"the log has more than {LONGEST_RECORD} entries")
    return record, records.check(record)


def _replayed(wanted: SubmittedRecord) -> Response:
    record, match = _checked(wanted.record)
    return answer(steps.of_record(record, match, wanted.seat).replay(wanted.first, wanted.count))
