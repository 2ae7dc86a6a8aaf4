"""Adds guests and accounts, results and ratings, and the columns of `ends` that statistics count."""

import json
from typing import Any

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0003"
down_revision = "0002"


def upgrade(op: Operations) -> None:
    _keep_people(op)
    _keep_results(op)
    op.add_column("tables", sa.Column("rated", sa.Integer, nullable=False, server_default=sa.text("0")))
    person = sa.Column("person", sa.Text, sa.ForeignKey("people.id"), index=True)
    op.add_column("sittings", person, inline_references=True)
    _count_ends(op)


def _person(*, nullable: bool = False) -> sa.Column[str]:
    return sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=nullable, index=True)


def _keep_people(op: Operations) -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text),
        sa.Column("folded", sa.Text, unique=True),
        sa.Column("bot", sa.Integer, nullable=False, server_default=sa.text("0")),
        sa.Column("password", sa.Text),
        sa.Column("recovery", sa.LargeBinary),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("digest", sa.LargeBinary, primary_key=True),
        _person(),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.LargeBinary, primary_key=True),
        _person(),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
    )
    op.create_table(
        "tokens",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("digest", sa.LargeBinary, nullable=False, unique=True),
        _person(),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("scope", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "challenges",
        sa.Column("digest", sa.LargeBinary, primary_key=True),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
    )


def _keep_results(op: Operations) -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        _person(nullable=True),
        sa.Column("bot", sa.Integer),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("gone", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "ratings",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player", sa.Text, nullable=False, index=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "standings",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("seats", sa.Integer, primary_key=True),
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )


def _count_ends(op: Operations) -> None:
    op.add_column("ends", sa.Column("stopped", sa.BigInteger))
    op.add_column("ends", sa.Column("game", sa.Text))
    op.add_column("ends", sa.Column("seats", sa.Integer))
    op.add_column("ends", sa.Column("moves", sa.Integer))
    op.add_column("ends", sa.Column("first", sa.Integer))
    ends = sa.table("ends", *map(sa.column, ("table_id", "at", "stopped", "game", "seats", "moves", "first")))
    counted = [_counted(row) for row in op.get_bind().execute(_finished(ends))]
    if counted:
        where = ends.c.table_id == sa.bindparam("over")
        op.get_bind().execute(sa.update(ends).where(where), counted)
    with op.batch_alter_table("ends", table_kwargs={"sqlite_with_rowid": False}) as batch:
        for name, kind in (
            ("stopped", sa.BigInteger),
            ("game", sa.Text),
            ("seats", sa.Integer),
            ("moves", sa.Integer),
        ):
            batch.alter_column(name, existing_type=kind(), nullable=False)
    op.create_index("ix_ends_game", "ends", ["game"])


def _finished(ends: sa.TableClause) -> sa.Select[Any]:
    tables = sa.table("tables", *map(sa.column, ("id", "game", "options", "bots", "created")))
    entries = sa.table("entries", *map(sa.column, ("table_id", "seq", "who", "text")))
    theirs = entries.c.table_id == tables.c.id
    moves = sa.select(sa.func.count()).where(theirs, entries.c.who.not_in(["chance", "table"]))
    drawn = (
        sa.select(entries.c.text)
        .where(theirs, entries.c.who == "chance", entries.c.text.like("first %"))
        .order_by(entries.c.seq)
        .limit(1)
    )
    return sa.select(
        tables, ends.c.at, moves.scalar_subquery().label("moves"), drawn.scalar_subquery().label("drawn")
    ).join_from(tables, ends, tables.c.id == ends.c.table_id)


def _counted(row: Any) -> dict[str, Any]:
    """Return the columns of an end. The first player was chosen or drawn, in the games where it matters."""
    first = json.loads(row.options).get("first")
    if first is None and row.drawn:
        first = int(row.drawn.removeprefix("first "))
    return {
        "over": row.id,
        "stopped": row.created + row.at,
        "game": row.game,
        "seats": len(json.loads(row.bots)),
        "moves": row.moves,
        "first": first,
    }
