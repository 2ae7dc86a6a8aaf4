"""Checks of a PostgreSQL database: reachable, durable, of the right revision, not behind its mark. It only reads."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.pool import NullPool

from chabudai.server.doctor.file_checks import compared, judge_revision
from chabudai.server.doctor.results import CheckResult, Examination, ok, problem, size, warning
from chabudai.server.settings import BadSetting, Settings
from chabudai.server.storage import high_water
from chabudai.server.storage.migrations import revision_of
from chabudai.server.storage.nodes import is_alive
from chabudai.server.storage.schema import nodes
from chabudai.server.storage.store import postgres_position

OLDEST = 13
MOST_LAG = 16_000_000
"""Bytes of the log that a standby may be behind."""

MOST_APART = 1.0
"""Seconds between this machine's clock and the database's. Servers use the database's."""

FEW_CONNECTIONS = 10

DURABLE = {
    "fsync": "a power cut can destroy the database",
    "synchronous_commit": "a crash of the database can lose moves that were acknowledged",
    "full_page_writes": "a power cut can damage pages",
}


def check_postgres(examination: Examination) -> Iterator[CheckResult]:
    """Check the database that servers share."""
    settings = examination.known
    if settings.database_url:
        yield from asyncio.run(_all(settings))


async def _all(settings: Settings) -> list[CheckResult]:
    from chabudai.server.storage.postgres import connector, engine_of

    found: list[CheckResult] = []
    try:
        engine = engine_of(connector(settings.database_url, "doctor"), poolclass=NullPool)
        try:
            async with engine.connect() as connection:
                await connection.exec_driver_sql("SET TRANSACTION READ ONLY")
                # A list comprehension would lose what was found before a failure.
                async for result in _each(connection, settings):
                    found.append(result)  # noqa: PERF401
        finally:
            await engine.dispose()
    except BadSetting as error:
        found.append(problem("database", str(error), "install it"))
    except (OSError, DBAPIError, TimeoutError) as error:
        reason = str(error).replace(settings.database_url, "database_url").splitlines()[0][:200]
        found.append(
            problem(
                "database", f"cannot be reached: {reason}", "see that it runs and that database_url is right"
            )
        )
    return found


async def _each(connection: AsyncConnection, settings: Settings) -> AsyncIterator[CheckResult]:
    number = int(await _value(connection, "SHOW server_version_num")) // 10_000
    if number < OLDEST:
        yield warning("database", f"PostgreSQL {number}", f"use {OLDEST} or newer")
    else:
        yield ok("database", f"PostgreSQL {number} answers")
    if await _value(connection, "SELECT pg_is_in_recovery()"):
        yield problem(
            "database", "this is a standby, which cannot be written", "name the primary in database_url"
        )
    for name, danger in DURABLE.items():
        value = await _value(connection, f"SHOW {name}")
        if value == "off" or (name == "synchronous_commit" and value == "local"):
            yield problem("database", f"{name} is {value}: {danger}", f"set {name} = on")
        else:
            yield ok("database", f"{name} is {value}")
    if await _value(connection, "SHOW data_checksums") == "off":
        yield warning(
            "database",
            "data checksums are off: damage of the disk is not noticed",
            "pg_checksums --enable, with the database stopped",
        )
    yield await _connections(connection)
    async for result in _standbys(connection):
        yield result
    try:
        revision = await connection.run_sync(revision_of)
    except BadSetting as error:
        yield problem("revision", str(error), "install the Chabudai that has written it, or a newer one")
        return
    yield (
        judge_revision(revision)
        if revision
        else warning("revision", "the database is empty", "the first start makes the tables")
    )
    if revision:
        yield await _servers(connection)
    yield await _clock(connection)
    mark = high_water.path_of(settings.data, settings.mark, shared=True)
    position = await postgres_position(connection, 0) if revision else None
    if position is None and revision:
        yield warning(
            "mark",
            "this role may not call pg_control_system(): there is no high-water mark",
            "grant it, so that a database that was set back is noticed",
        )
    else:
        for result in compared(mark, position, "the database"):
            yield result


async def _value(connection: AsyncConnection, statement: str) -> str:
    found: str = (await connection.exec_driver_sql(statement)).scalar_one()
    return found


async def _connections(connection: AsyncConnection) -> CheckResult:
    most = int(await _value(connection, "SHOW max_connections"))
    used = int(
        await _value(
            connection, "SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend'"
        )
    )
    told = f"{used} of {most} connections are in use"
    if most - used < FEW_CONNECTIONS:
        return warning("database", told, "raise max_connections: each server holds a few")
    return ok("database", told)


async def _standbys(connection: AsyncConnection) -> AsyncIterator[CheckResult]:
    rows = await connection.exec_driver_sql(
        "SELECT application_name, sync_state, state, CASE WHEN pg_is_in_recovery() THEN NULL"
        " ELSE pg_current_wal_lsn() - flush_lsn END AS lag FROM pg_stat_replication"
    )
    for row in rows.all():
        told = f"standby {row.application_name!r} ({row.sync_state})"
        if row.lag is None:
            yield ok("database", f"{told}: its lag is not shown to this role")
        elif row.lag > MOST_LAG:
            yield warning(
                "database",
                f"{told} is {size(row.lag)} behind",
                "see its network and disk: a failover would lose that much",
            )
        else:
            yield ok("database", f"{told} is {size(row.lag)} behind")


async def _servers(connection: AsyncConnection) -> CheckResult:
    now = int(float(await _value(connection, "SELECT extract(epoch FROM clock_timestamp())")) * 1000)
    try:
        alive = (
            await connection.execute(sa.select(sa.func.count()).where(*is_alive(now)).select_from(nodes))
        ).scalar_one()
    except DBAPIError:
        return warning("database", "the servers cannot be counted", "the tables are of another revision")
    return ok("database", f"{alive} servers and workers are alive")


async def _clock(connection: AsyncConnection) -> CheckResult:
    before = time.time()
    theirs = float(await _value(connection, "SELECT extract(epoch FROM clock_timestamp())"))
    apart = abs(theirs - (before + time.time()) / 2)
    if apart > MOST_APART:
        return warning("clock", f"{apart:.0f} seconds apart from the database's", "synchronise both (NTP)")
    return ok("clock", f"agrees with the database's to {apart * 1000:.0f} ms")
