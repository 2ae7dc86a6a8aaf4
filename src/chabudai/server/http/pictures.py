"""The picture of a table's position, drawn from a view."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from chabudai.drawing.pictures import picture
from chabudai.server.errors import NotStarted
from chabudai.server.http.described import described
from chabudai.server.http.endpoint import WHO, Endpoint
from chabudai.server.tables import access

SVG = "image/svg+xml"


class PictureApi(Endpoint):
    def routes(self) -> list[Route]:
        return [Route("/tables/{table}/picture", self.draw)]

    @described(answers=str, media=SVG, refuses=(*WHO, NotStarted))
    async def draw(self, request: Request) -> Response:
        """The position of a running or finished game, as the view of the person who asks shows it."""
        self._admit(request)
        identity = await self._who(request)
        async with self._services.newest(request.path_params["table"]) as table, access.reading(table):
            if not table.started:
                raise NotStarted("the game has not begun")
            seat = table.saved.seat_of_person(identity.person) if identity else None
            view = table.match.view(seat)
        drawn = await asyncio.to_thread(picture, view)
        return Response(drawn, headers={"Cache-Control": "private, no-store"}, media_type=SVG)
