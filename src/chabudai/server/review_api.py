"""Requests about games that are over. A record that is brought is checked like an import, and not kept."""

import asyncio
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from chabudai import record as records
from chabudai.errors import BadRecord
from chabudai.match import Match
from chabudai.record import Record
from chabudai.server import branching, messages, replaying
from chabudai.server.door import Door, answer, number
from chabudai.server.protocol import Seated
from chabudai.server.rates import address_of
from chabudai.server.refusals import BadMessage, NotOver
from chabudai.server.review import (
    LARGEST_RECORD,
    LONGEST_RECORD,
    BranchWish,
    Brought,
    StudyWish,
)


class ReviewApi(Door):
    def routes(self) -> list[Route]:
        return [
            Route("/tables/{table}/replay", self.replay),
            Route("/replay", self.replay_brought, methods=["POST"]),
            Route("/analysis", self.ask, methods=["POST"]),
            Route("/analysis/{study}", self.look, methods=["GET"]),
            Route("/analysis/{study}", self.cancel, methods=["DELETE"]),
            Route("/branches", self.branch, methods=["POST"]),
        ]

    async def replay(self, request: Request) -> Response:
        self._admit(request)
        asked = request.query_params
        seat = number(asked["seat"], "seat") if "seat" in asked else None
        first, count = (
            number(asked.get(name, usual), name) for name, usual in (("first", "0"), ("count", "50"))
        )
        async with self._house.table(request.path_params["table"]) as table, table.reading():
            told = replaying.of_table(table, seat)
        # A long game takes a while to look at; nobody else should wait for it.
        return await asyncio.to_thread(lambda: answer(told.replay(first, count)))

    async def replay_brought(self, request: Request) -> Response:
        self._admit(request, "new table")
        wish = await self._body(request, Brought, LARGEST_RECORD)
        return await asyncio.to_thread(_replayed, wish)

    async def ask(self, request: Request) -> Response:
        self._admit(request, "new table")
        wish = await self._body(request, StudyWish, LARGEST_RECORD)
        record = await self._finished(wish.table, wish.record)
        return answer(await self._house.studies.ask(record, wish.budget, address_of(request)), 202)

    async def look(self, request: Request) -> Response:
        self._admit(request)
        since = number(request.query_params.get("since", "0"), "since")
        return answer(self._house.studies.look(request.path_params["study"], since))

    async def cancel(self, request: Request) -> Response:
        self._admit(request)
        self._house.studies.cancel(request.path_params["study"])
        return Response(status_code=204)

    async def branch(self, request: Request) -> Response:
        self._admit(request, "new table")
        wish = await self._body(request, BranchWish, LARGEST_RECORD)
        record = await self._finished(wish.table, wish.record)
        saved, token = await asyncio.to_thread(branching.branch, wish, record, self._house.timepiece.now())
        await self._house.place(saved)
        return answer(Seated(table=saved.id, seat=wish.seat, token=token), 201)

    async def _finished(self, table: str | None, brought: dict[str, Any] | None) -> Record:
        """The record of a game that is over, without what somebody added to it."""
        if table is not None and brought is None:
            async with self._house.table(table) as played, played.reading():
                record = messages.record(played)
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
    return answer(replaying.of_record(record, match, wish.seat).replay(wish.first, wish.count))
