"""Adds the operator's desk: roles, reports, measures, refused names, closed tables, removed remarks, the audit log."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0010"
down_revision = "0009"


def _person() -> sa.Column[str]:
    return sa.Column("person", sa.Text, sa.ForeignKey("people.id"), index=True)


def upgrade(op: Operations) -> None:
    op.add_column("people", sa.Column("role", sa.Text))
    op.add_column("tables", sa.Column("closed", sa.Text))
    op.add_column("messages", sa.Column("person", sa.Text))
    op.add_column("messages", sa.Column("removed", sa.Integer, nullable=False, server_default=sa.text("0")))
    op.create_index("ix_messages_person", "messages", ["person"])
    _name_speakers(op)
    _keep_reports(op)
    _keep_measures(op)


def _name_speakers(op: Operations) -> None:
    """Fill in who said an older remark: the person who had this seat under this name."""
    names = ("table_id", "seat", "name", "person")
    messages = sa.table("messages", sa.column("room"), *map(sa.column, names))
    sittings = sa.table("sittings", *map(sa.column, names))
    theirs = [messages.c[name] == sittings.c[name] for name in names[:3]]
    speaker = sa.select(sa.func.max(sittings.c.person)).where(*theirs).scalar_subquery()
    op.execute(sa.update(messages).where(messages.c.room == "table").values(person=speaker))


def _keep_reports(op: Operations) -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("thing", sa.Text, nullable=False, unique=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("message", sa.Integer),
        _person(),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("quoted", sa.Text),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("verdict", sa.Text),
        sa.Column("decided", sa.BigInteger),
        sa.Column("decided_by", sa.Text),
        sa.Column("note", sa.Text),
    )
    op.create_table(
        "reporters",
        sa.Column("report", sa.Text, sa.ForeignKey("reports.id"), primary_key=True),
        sa.Column("reporter", sa.Text, primary_key=True),
        _person(),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )


def _keep_measures(op: Operations) -> None:
    op.create_table(
        "measures",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        _person(),
        sa.Column("address", sa.Text),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("ended", sa.BigInteger),
        sa.Column("reason", sa.Text, nullable=False),
    )
    op.create_table(
        "refused_names",
        sa.Column("folded", sa.Text, primary_key=True),
        sa.Column("looks", sa.Text, nullable=False, index=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "audit_log",
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("actor", sa.Text),
        sa.Column("actor_name", sa.Text, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("person", sa.Text, index=True),
        sa.Column("name", sa.Text),
        sa.Column("at_table", sa.Text),
        sa.Column("message", sa.Integer),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("details", sa.Text, nullable=False),
    )
