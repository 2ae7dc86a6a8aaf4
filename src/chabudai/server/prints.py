"""Print-and-play kits for whoever asks: made in another process, one at a time, and kept for the next to ask."""

from collections import OrderedDict
from collections.abc import Mapping

import anyio
from anyio import to_process
from starlette.requests import Request
from starlette.responses import Response

from chabudai.errors import BadPrint
from chabudai.games import game as find_game
from chabudai.games.card import Game
from chabudai.printing import check, kit

KEPT = 48
"""So many kits stay in memory, of about 100 kB each."""

_HOUR = 3600


class Prints:
    def __init__(self) -> None:
        self._kits: OrderedDict[str, bytes] = OrderedDict()
        self._turn = anyio.Lock()
        self._process = anyio.CapacityLimiter(1)

    async def answer(self, request: Request) -> Response:
        """`paper`, `language` and `colour_in` are of the print; every other word is an option of the game."""
        game = find_game(request.path_params["game"])
        asked = dict(request.query_params)
        paper, language = asked.pop("paper", "a4"), asked.pop("language", "en")
        check(paper, language)
        colour_in = _yes(asked.pop("colour_in", "false"))
        pdf = await self._kit(game, read_options(game, asked), paper, language, colour_in)
        name = f"{game.name}-{language}-{paper}{'-colour-in' if colour_in else ''}.pdf"
        headers = {
            "Content-Disposition": f'inline; filename="{name}"',
            "Cache-Control": f"public, max-age={_HOUR}",
        }
        return Response(pdf, headers=headers, media_type="application/pdf")

    async def _kit(
        self, game: Game, options: Mapping[str, object], paper: str, language: str, colour_in: bool
    ) -> bytes:
        resolved = game.resolve(options, game.seats[0])
        key = repr((game.name, resolved, paper, language, colour_in))
        async with self._turn:
            if key not in self._kits:
                self._kits[key] = await to_process.run_sync(
                    _make,
                    game.name,
                    resolved,
                    paper,
                    language,
                    colour_in,
                    cancellable=True,
                    limiter=self._process,
                )
            self._kits.move_to_end(key)
            while len(self._kits) > KEPT:
                self._kits.popitem(last=False)
            return self._kits[key]


def _make(game: str, options: Mapping[str, object], paper: str, language: str, colour_in: bool) -> bytes:
    return kit(game, options, paper=paper, language=language, colour_in=colour_in)


def read_options(game: Game, texts: Mapping[str, str]) -> dict[str, object]:
    kinds = {option.name: option.kind for option in game.all_options()}
    return {name: kinds[name].parse(text) if name in kinds else text for name, text in texts.items()}


def _yes(text: str) -> bool:
    if text not in ("true", "false"):
        raise BadPrint("colour_in is true or false", name="colour_in", allowed="true, false")
    return text == "true"
