"""Serves the lessons of games, encoded once."""

import asyncio
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from chabudai.errors import UnknownGame
from chabudai.games import game as find_game
from chabudai.lessons import Lesson, lesson
from chabudai.server.http.described import described
from chabudai.server.http.endpoint import Endpoint

_HOUR = 3600


@cache
def _written(game: str) -> bytes:
    return msgspec.json.encode(lesson(game))


class LessonApi(Endpoint):
    def routes(self) -> list[Route]:
        return [Route("/lessons/{game}", self.learn)]

    @described(answers=Lesson, refuses=(UnknownGame,))
    async def learn(self, request: Request) -> Response:
        """A game in a few steps, with what the learner sees and which actions lead on."""
        self._admit(request)
        content = await asyncio.to_thread(_written, find_game(request.path_params["game"]).name)
        headers = {"Cache-Control": f"public, max-age={_HOUR}"}
        return Response(content, headers=headers, media_type="application/json")
