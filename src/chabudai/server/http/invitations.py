"""The QR code that opens a table on another device."""

import io
from functools import lru_cache

import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from chabudai.server.http.described import described, read_query
from chabudai.server.http.endpoint import Endpoint
from chabudai.server.types.tables import QrQuery

SVG = "image/svg+xml"


class InvitationApi(Endpoint):
    def routes(self) -> list[Route]:
        return [Route("/tables/{table}/qr", self.qr)]

    @described(answers=str, query=QrQuery, media=SVG)
    async def qr(self, request: Request) -> Response:
        """The invitation as a QR code."""
        self._admit(request)
        asked = read_query(request.query_params, QrQuery)
        async with self._services.newest(request.path_params["table"]) as table:
            picture = qr_code(asked.origin, table.id)
        return Response(picture, headers={"Cache-Control": "private, max-age=86400"}, media_type=SVG)


@lru_cache(maxsize=256)
def qr_code(origin: str, table: str) -> bytes:
    """Make the QR code. The page sends its origin: behind a proxy the server does not know it."""
    picture = io.BytesIO()
    code = segno.make(f"{origin}/table/{table}", error="m", micro=False)
    code.save(
        picture, kind="svg", scale=1, border=4, dark="#22201c", light="#ffffff", omitsize=True, xmldecl=False
    )
    return picture.getvalue()
