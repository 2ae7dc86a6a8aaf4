"""Print-and-play kits: made in another process, one at a time, and cached."""

from collections import OrderedDict
from collections.abc import Mapping

import anyio
import msgspec
from anyio import to_process
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from chabudai.errors import BadOption, UnknownGame
from chabudai.games import game as find_game
from chabudai.games.card import Game
from chabudai.printing import PaperName, check, kit
from chabudai.server.errors import Unavailable
from chabudai.server.http.described import described, read_query
from chabudai.server.http.endpoint import Endpoint
from chabudai.server.services import Services

KEPT = 48
"""The number of cached kits, of about 100 kB each."""

_HOUR = 3600
_LONGEST = 60
"""The timeout in seconds; a kit takes one or two."""


class PrintQuery(msgspec.Struct, frozen=True):
    """The query; every other name is an option of the game."""

    paper: PaperName = "a4"
    language: str = "en"
    colour_in: bool = False


class PrintApi(Endpoint):
    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._kits: OrderedDict[str, bytes] = OrderedDict()
        self._turn = anyio.Lock()
        self._process = anyio.CapacityLimiter(1)

    def routes(self) -> list[Route]:
        return [Route("/games/{game}/print", self.print)]

    @described(answers=bytes, media="application/pdf", query=PrintQuery, refuses=(UnknownGame, BadOption))
    async def print(self, request: Request) -> Response:
        """A print-and-play kit."""
        self._admit(request, "print")
        game = find_game(request.path_params["game"])
        asked = read_query(request.query_params, PrintQuery)
        check(asked.paper, asked.language)
        options = game.resolve(_options(game, request.query_params), game.seats[0])
        pdf = await self._kit(game, options, asked)
        look = "-colour-in" if asked.colour_in else ""
        headers = {
            "Content-Disposition": f'inline; filename="{game.name}-{asked.language}-{asked.paper}{look}.pdf"',
            "Cache-Control": f"public, max-age={_HOUR}",
        }
        return Response(pdf, headers=headers, media_type="application/pdf")

    async def _kit(self, game: Game, options: Mapping[str, object], asked: PrintQuery) -> bytes:
        key = repr((game.name, options, asked))
        async with self._turn:
            if key not in self._kits:
                self._kits[key] = await self._made(game, options, asked)
            self._kits.move_to_end(key)
            while len(self._kits) > KEPT:
                self._kits.popitem(last=False)
            return self._kits[key]

    async def _made(self, game: Game, options: Mapping[str, object], asked: PrintQuery) -> bytes:
        kit = (game.name, options, asked.paper, asked.language, asked.colour_in)
        try:
            with anyio.fail_after(_LONGEST):
                return await to_process.run_sync(_make, *kit, cancellable=True, limiter=self._process)
        except TimeoutError:
            raise Unavailable("this kit takes too long to make") from None


def _make(game: str, options: Mapping[str, object], paper: str, language: str, colour_in: bool) -> bytes:
    return kit(game, options, paper=paper, language=language, colour_in=colour_in)


def _options(game: Game, texts: Mapping[str, str]) -> dict[str, object]:
    kinds = {option.name: option.kind for option in game.all_options()}
    named = {name: text for name, text in texts.items() if name not in PrintQuery.__struct_fields__}
    return {name: kinds[name].parse(text) if name in kinds else text for name, text in named.items()}
