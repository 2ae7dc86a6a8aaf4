"""Opens the database for a command that runs beside the server. It neither migrates it nor takes the folder's lock."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from chabudai.server import random_source
from chabudai.server.errors import Unavailable
from chabudai.server.settings import BadSetting, Settings
from chabudai.server.storage.data_folder import DATABASE
from chabudai.server.storage.migrations import revision_of, revisions
from chabudai.server.storage.store import Store
from chabudai.server.time_source import TimeSource

OLDER = "start the server once with this version of Chabudai; then use this command"


@asynccontextmanager
async def store_beside(settings: Settings, time_source: TimeSource) -> AsyncIterator[Store]:
    """Open the games of these settings, whether a server runs or not; raise BadSetting if that is impossible."""
    try:
        store = await (_open_database(settings) if settings.database_url else _open_file(settings))
    except (SQLAlchemyError, OSError, Unavailable) as error:
        raise BadSetting(f"the games cannot be opened: {error}") from error
    try:
        await _check_revision(store)
        if store.shared:
            time_source.set_to(await store.now())
        yield store
    finally:
        await store.close()


async def _open_file(settings: Settings) -> Store:
    path = settings.data / DATABASE
    if not path.is_file():
        raise BadSetting(f"there are no games in {str(settings.data)!r}")
    return Store.of_file(path)


async def _open_database(settings: Settings) -> Store:
    from chabudai.server.storage.postgres import connector, store_of

    node = random_source.octets(4).hex()
    return store_of(connector(settings.database_url, node), node)


async def _check_revision(store: Store) -> None:
    def read(connection: sa.Connection) -> str | None:
        return revision_of(connection)

    async with store.reading() as connection:
        found = await connection.run_sync(read)
    if found != revisions()[-1]:
        raise BadSetting(OLDER)
