"""The tables of the database. Rows are only ever added: a primary key is all the guard that a race needs.

The exceptions are `beats`, when the server was last seen alive, and people, who change and leave (`people_schema`).
A change here needs a revision in `migrations/versions`, which makes these tables: `make migration name=…` drafts it.
"""

import sqlalchemy as sa

metadata = sa.MetaData()


def _of_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True)


tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("bots", sa.Text, nullable=False),
    sa.Column("secret", sa.LargeBinary, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("rematch_of", sa.Text, sa.ForeignKey("tables.id"), unique=True),
    sa.Column("clock", sa.Text),
    sa.Column("public", sa.Integer, nullable=False, server_default=sa.text("0")),
    sa.Column("rated", sa.Integer, nullable=False, server_default=sa.text("0")),
)

# Who sits where, in the order in which it changed: a person (name and digest), a bot (its level), or nobody.
sittings = sa.Table(
    "sittings",
    metadata,
    _of_table(),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.Text),
    sa.Column("digest", sa.LargeBinary),
    sa.Column("bot", sa.Integer),
    sa.Column("person", sa.Text, sa.ForeignKey("people.id"), index=True),
    sqlite_with_rowid=False,
)

entries = sa.Table(
    "entries",
    metadata,
    _of_table(),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("who", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# A command that has been done is not done again when its sender, unsure, repeats it.
commands = sa.Table(
    "commands",
    metadata,
    _of_table(),
    sa.Column("sitting", sa.Integer, primary_key=True),
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sqlite_with_rowid=False,
)

rematches = sa.Table(
    "rematches",
    metadata,
    _of_table(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("words", sa.Text),
    sqlite_with_rowid=False,
)

# `at` is how long the table had lasted, `stopped` is the date, `sequel` the secret behind the shuffles of a rematch;
# the rest is there so that games are counted quickly.
ends = sa.Table(
    "ends",
    metadata,
    _of_table(),
    sa.Column("outcome", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("stopped", sa.BigInteger, nullable=False),
    sa.Column("game", sa.Text, nullable=False, index=True),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("moves", sa.Integer, nullable=False),
    sa.Column("first", sa.Integer),
    sa.Column("sequel", sa.LargeBinary),
    sqlite_with_rowid=False,
)

messages = sa.Table(
    "messages",
    metadata,
    _of_table(),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("room", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("content", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# When no server was running: that time is nobody's thinking time.
pauses = sa.Table(
    "pauses",
    metadata,
    sa.Column("start", sa.BigInteger, primary_key=True),
    sa.Column("stop", sa.BigInteger, nullable=False),
)

beats = sa.Table(
    "beats",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)

Row = dict[str, object]
Rows = list[tuple[sa.Table, Row]]
"""What is written together or not at all."""
