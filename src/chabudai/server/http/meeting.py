"""Requests for the QR code of a table, and for the verification of its shuffles."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from chabudai.server.errors import NotOver
from chabudai.server.http import invitations
from chabudai.server.http.described import described, read_query
from chabudai.server.http.endpoint import Endpoint, answer
from chabudai.server.tables import access, records
from chabudai.server.types.tables import FairGame, QrQuery

SVG = "image/svg+xml"


class MeetingApi(Endpoint):
    def routes(self) -> list[Route]:
        return [
            Route("/tables/{table}/qr", self.qr),
            Route("/tables/{table}/fairness", self.fairness),
        ]

    @described(answers=str, query=QrQuery, media=SVG)
    async def qr(self, request: Request) -> Response:
        """The invitation as a QR code."""
        self._admit(request)
        asked = read_query(request.query_params, QrQuery)
        async with self._services.newest(request.path_params["table"]) as table:
            picture = invitations.qr(asked.origin, table.id)
        return Response(picture, headers={"Cache-Control": "private, max-age=86400"}, media_type=SVG)

    @described(answers=FairGame, refuses=(NotOver,))
    async def fairness(self, request: Request) -> Response:
        """All that is needed to verify the shuffles of a finished game."""
        self._admit(request)
        async with self._services.newest(request.path_params["table"]) as table, access.reading(table):
            told = records.record(table)
        return await asyncio.to_thread(lambda: answer(records.fair_game(told)))
