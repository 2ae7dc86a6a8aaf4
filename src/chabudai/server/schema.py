"""The tables of the database. Rows are only ever added: a primary key is all the guard that a race needs."""

import sqlalchemy as sa

VERSION = 1
"""Kept in the file itself (`user_version`); an older server refuses a newer file."""

metadata = sa.MetaData()

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
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("digest", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("who", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

rematches = sa.Table(
    "rematches",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sqlite_with_rowid=False,
)

Row = dict[str, object]
Rows = list[tuple[sa.Table, Row]]
"""What is written together or not at all."""
