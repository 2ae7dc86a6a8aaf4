"""A simulated browser: it keeps a cookie, and sends requests to any server that runs."""

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any

from chabudai.errors import ChabudaiError
from tests.simulation.requests import Answer, Credentials

if TYPE_CHECKING:
    from tests.simulation.servers import SimulatedServer
    from tests.simulation.world import World

LATE_SECONDS = 2.5
"""Seconds after which a commit that nobody was told of has taken effect, or never does."""


class RequestLost(ConnectionResetError):
    """The network has lost the request, or its answer."""


class RequestRefused(Exception):
    """The server has refused a request."""

    def __init__(self, code: str | None) -> None:
        super().__init__(code)
        self.code = code


class UnderWay:
    """A request at a server. It is over when the server has done with it, or has died."""

    is_over = False


class Browser:
    """One person's browser."""

    def __init__(self, world: "World", name: str, dice: Random) -> None:
        self.world, self.name, self._dice = world, name, dice
        self.cookie: str | None = None
        self.keeps_cookie = True
        """Whether it takes the cookies of answers."""

    async def ask(
        self, method: str, path: str, body: Any = None, who: Credentials | None = None
    ) -> tuple[Answer | None, UnderWay]:
        """Send a request; None is an answer that was lost."""
        server, under_way = await ready_server(self.world, self._dice), UnderWay()
        shown = who or Credentials(self.cookie)
        self.world.trace(self.world.loop.time(), self.name, "asks", method, path, body)
        try:
            answer = await server.ask(method, path, body, shown, self._dice, under_way=under_way)
        except (ConnectionError, ChabudaiError) as error:
            self.world.trace(self.world.loop.time(), self.name, "gets no answer", type(error).__name__)
            return None, under_way
        self.world.trace(self.world.loop.time(), self.name, "gets", answer)
        if answer.code == "unavailable" and not self.world.record.is_explained(""):
            self.world.report(f"{method} {path} of {self.name} was unavailable, and nothing was wrong")
        if answer.status >= 500 and answer.code != "unavailable":
            self.world.report(f"{method} {path} of {self.name} was answered {answer}")
        if answer.cookie is not None and who is None and self.keeps_cookie:
            self.cookie = answer.cookie or None
        return answer, under_way

    async def wait_for_the_end(self, under_way: UnderWay) -> None:
        """Wait until a request whose answer was lost can change nothing any more."""
        while not under_way.is_over:  # noqa: ASYNC110 - simulated time costs nothing
            await asyncio.sleep(0.2)
        await asyncio.sleep(LATE_SECONDS)


async def ready_server(world: "World", dice: Random) -> "SimulatedServer":
    """Wait for a server that runs."""
    while not (ready := [one for one in world.servers if one.is_ready]):  # noqa: ASYNC110
        await asyncio.sleep(0.5)
    return dice.choice(ready)
