"""How a file of an older schema becomes one of today's: one step a version, all in one transaction.

A step is written once and never changed, because files of every version are out there.
"""

from sqlalchemy.ext.asyncio import AsyncConnection

from chabudai.server import schema
from chabudai.server.settings import BadSetting

_SECOND = """
ALTER TABLE tables ADD COLUMN clock TEXT;
ALTER TABLE tables ADD COLUMN public INTEGER NOT NULL DEFAULT 0;
CREATE TABLE sittings (
    table_id TEXT NOT NULL REFERENCES tables (id), seq INTEGER NOT NULL, seat INTEGER NOT NULL,
    name TEXT, digest BLOB, bot INTEGER, PRIMARY KEY (table_id, seq)) WITHOUT ROWID;
INSERT INTO sittings (table_id, seq, seat, name, digest)
    SELECT table_id, ROW_NUMBER() OVER (PARTITION BY table_id ORDER BY seat) - 1, seat, name, digest FROM seats;
DROP TABLE seats;
CREATE TABLE commands (
    table_id TEXT NOT NULL REFERENCES tables (id), sitting INTEGER NOT NULL, key TEXT NOT NULL,
    version INTEGER NOT NULL, PRIMARY KEY (table_id, sitting, key)) WITHOUT ROWID;
CREATE TABLE ends (
    table_id TEXT NOT NULL REFERENCES tables (id), outcome TEXT NOT NULL, at BIGINT NOT NULL,
    PRIMARY KEY (table_id)) WITHOUT ROWID;
CREATE TABLE messages (
    table_id TEXT NOT NULL REFERENCES tables (id), seq INTEGER NOT NULL, room TEXT NOT NULL, seat INTEGER,
    name TEXT NOT NULL, content TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (table_id, seq)) WITHOUT ROWID;
CREATE TABLE pauses (start BIGINT NOT NULL, stop BIGINT NOT NULL, PRIMARY KEY (start));
CREATE TABLE beats (id INTEGER NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (id))
"""

STEPS = {1: _SECOND}
"""From each version to the next."""


async def migrate(connection: AsyncConnection) -> None:
    """Make a new file, or bring an old one to today's version."""
    found = (await connection.exec_driver_sql("PRAGMA user_version")).scalar_one()
    if found > schema.VERSION:
        raise BadSetting("these games were kept by a newer Chabudai; please update this one")
    if found == 0:
        await connection.run_sync(schema.metadata.create_all)
    for version in range(found or schema.VERSION, schema.VERSION):
        for statement in STEPS[version].split(";\n"):
            await connection.exec_driver_sql(statement)
    await connection.exec_driver_sql(f"PRAGMA user_version = {schema.VERSION}")
