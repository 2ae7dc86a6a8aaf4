"""Requests about the preferences of an account. A guest's preferences stay in the browser."""

import msgspec
import sqlalchemy as sa
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from chabudai.server.http.described import described
from chabudai.server.http.endpoint import ACCOUNT, Endpoint, answer
from chabudai.server.storage.schema import preferences
from chabudai.server.storage.store import Store
from chabudai.server.types.accounts import NewPreferences, Preferences


class PreferenceRequests(Endpoint):
    def routes(self) -> list[BaseRoute]:
        return [
            Route("/me/preferences", self.preferences, methods=["GET"]),
            Route("/me/preferences", self.prefer, methods=["PUT"]),
        ]

    @described(answers=Preferences | None, refuses=ACCOUNT)
    async def preferences(self, request: Request) -> Response:
        """My preferences; null if I never set any."""
        self._admit(request)
        identity = await self._account(request)
        return answer(await preferences_of(self._services.store, identity.person))

    @described(answers=Preferences, body=NewPreferences, refuses=ACCOUNT)
    async def prefer(self, request: Request) -> Response:
        """Replace my preferences."""
        self._admit(request)
        wanted, identity = await self._body(request, NewPreferences), await self._account(request)
        await prefer(self._services.store, identity.person, wanted)
        return answer(wanted)


async def preferences_of(store: Store, person: str) -> Preferences | None:
    async with store.reading() as connection:
        found = sa.select(preferences.c.chosen).where(preferences.c.person == person)
        chosen = (await connection.execute(found)).scalar_one_or_none()
    return None if chosen is None else msgspec.json.decode(chosen, type=Preferences)


async def prefer(store: Store, person: str, wanted: NewPreferences) -> None:
    """Store the preferences; the last of two concurrent changes wins."""
    chosen = msgspec.json.encode(wanted).decode()
    async with store.changing() as connection:
        await connection.execute(sa.delete(preferences).where(preferences.c.person == person))
        await connection.execute(sa.insert(preferences), {"person": person, "chosen": chosen})
