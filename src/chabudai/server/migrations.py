"""How a file of an older schema becomes one of today's: one step a version, all in one transaction.

A step is written once and never changed, because files of every version are out there.
"""

from sqlalchemy.ext.asyncio import AsyncConnection

from chabudai.server import notice_schema, people_schema, schema
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

_THIRD = """
CREATE TABLE people (
    id TEXT NOT NULL, name TEXT, folded TEXT, bot INTEGER NOT NULL DEFAULT 0, password TEXT, recovery BLOB,
    created BIGINT NOT NULL, PRIMARY KEY (id), UNIQUE (folded));
CREATE TABLE sessions (
    digest BLOB NOT NULL, person TEXT NOT NULL REFERENCES people (id), created BIGINT NOT NULL,
    PRIMARY KEY (digest));
CREATE INDEX ix_sessions_person ON sessions (person);
CREATE TABLE passkeys (
    id BLOB NOT NULL, person TEXT NOT NULL REFERENCES people (id), key BLOB NOT NULL, uses INTEGER NOT NULL,
    label TEXT NOT NULL, created BIGINT NOT NULL, used BIGINT, PRIMARY KEY (id));
CREATE INDEX ix_passkeys_person ON passkeys (person);
CREATE TABLE tokens (
    id TEXT NOT NULL, digest BLOB NOT NULL, person TEXT NOT NULL REFERENCES people (id), label TEXT NOT NULL,
    scope TEXT NOT NULL, created BIGINT NOT NULL, PRIMARY KEY (id), UNIQUE (digest));
CREATE INDEX ix_tokens_person ON tokens (person);
CREATE TABLE challenges (
    digest BLOB NOT NULL, purpose TEXT NOT NULL, person TEXT, created BIGINT NOT NULL, PRIMARY KEY (digest));
CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, person TEXT REFERENCES people (id),
    bot INTEGER, rank INTEGER NOT NULL, score INTEGER NOT NULL, gone INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)) WITHOUT ROWID;
CREATE INDEX ix_results_person ON results (person);
CREATE TABLE ratings (
    table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, player TEXT NOT NULL, mu FLOAT NOT NULL,
    sigma FLOAT NOT NULL, PRIMARY KEY (table_id, seat)) WITHOUT ROWID;
CREATE INDEX ix_ratings_player ON ratings (player);
CREATE TABLE standings (
    game TEXT NOT NULL, seats INTEGER NOT NULL, player TEXT NOT NULL, mu FLOAT NOT NULL, sigma FLOAT NOT NULL,
    games INTEGER NOT NULL, PRIMARY KEY (game, seats, player)) WITHOUT ROWID;
ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sittings ADD COLUMN person TEXT REFERENCES people (id);
CREATE INDEX ix_sittings_person ON sittings (person);
CREATE TABLE new_ends (
    table_id TEXT NOT NULL REFERENCES tables (id), outcome TEXT NOT NULL, at BIGINT NOT NULL,
    stopped BIGINT NOT NULL, game TEXT NOT NULL, seats INTEGER NOT NULL, moves INTEGER NOT NULL, first INTEGER,
    PRIMARY KEY (table_id)) WITHOUT ROWID;
INSERT INTO new_ends
    SELECT tables.id, ends.outcome, ends.at, tables.created + ends.at, tables.game, json_array_length(tables.bots),
        (SELECT COUNT(*) FROM entries WHERE table_id = tables.id AND who NOT IN ('chance', 'table')),
        COALESCE(json_extract(tables.options, '$.first'), (
            SELECT CAST(SUBSTR(text, 7) AS INTEGER) FROM entries
            WHERE table_id = tables.id AND who = 'chance' AND text LIKE 'first %' ORDER BY seq LIMIT 1))
    FROM ends JOIN tables ON tables.id = ends.table_id;
DROP TABLE ends;
ALTER TABLE new_ends RENAME TO ends;
CREATE INDEX ix_ends_game ON ends (game)
"""

_FOURTH = """
CREATE TABLE doorbells (
    id TEXT NOT NULL, person TEXT NOT NULL REFERENCES people (id), kind TEXT NOT NULL, address TEXT NOT NULL,
    keys TEXT NOT NULL, created BIGINT NOT NULL, failures INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (id));
CREATE INDEX ix_doorbells_person ON doorbells (person);
CREATE TABLE notices (
    table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, turn INTEGER NOT NULL, at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat, turn)) WITHOUT ROWID
"""

STEPS = {1: _SECOND, 2: _THIRD, 3: _FOURTH}
"""From each version to the next."""


async def migrate(connection: AsyncConnection) -> None:
    """Make a new file, or bring an old one to today's version."""
    found = (await connection.exec_driver_sql("PRAGMA user_version")).scalar_one()
    if found > schema.VERSION:
        raise BadSetting("these games were kept by a newer Chabudai; please update this one")
    if found == 0:
        assert people_schema.people.metadata is notice_schema.notices.metadata is schema.metadata
        await connection.run_sync(schema.metadata.create_all)
    for version in range(found or schema.VERSION, schema.VERSION):
        for statement in STEPS[version].split(";\n"):
            await connection.exec_driver_sql(statement)
    await connection.exec_driver_sql(f"PRAGMA user_version = {schema.VERSION}")
