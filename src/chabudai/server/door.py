"""What every request passes: where it comes from, how often, and how large it may be."""

import asyncio
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from chabudai.server.house import House
from chabudai.server.origin import check_origin
from chabudai.server.protocol import MAX_FRAME
from chabudai.server.rates import address_of
from chabudai.server.refusals import BadMessage, TooLarge

Wanted = TypeVar("Wanted")


def answer(content: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    kept = {"Cache-Control": "no-store", **(headers or {})}
    return Response(msgspec.json.encode(content), status, kept, "application/json")


class Door:
    def __init__(self, house: House) -> None:
        self._house = house

    def _admit(self, request: Request, what: str = "request") -> None:
        check_origin(request.headers, self._house.settings.origins)
        self._house.rates.check(what, address_of(request))

    async def _body(self, request: Request, wanted: type[Wanted], most: int = MAX_FRAME) -> Wanted:
        content = bytearray()
        try:
            async with asyncio.timeout(self._house.settings.hello_seconds):
                async for chunk in request.stream():
                    content += chunk
                    if len(content) > most:
                        raise TooLarge(f"a request has at most {most} bytes", most=most)
            return msgspec.json.decode(content, type=wanted)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise BadMessage(f"this request cannot be read: {error}") from None
        except TimeoutError:
            raise BadMessage("this request did not arrive") from None
