"""Gives four tables the names that the code has: heartbeats, leases, subscriptions, sent_notifications."""

from alembic.operations import Operations

revision = "0009"
down_revision = "0008"


def upgrade(op: Operations) -> None:
    op.drop_index("ix_duties_node", "duties")
    op.drop_index("ix_doorbells_person", "doorbells")
    op.rename_table("beats", "heartbeats")
    op.rename_table("duties", "leases")
    op.rename_table("doorbells", "subscriptions")
    op.rename_table("notices", "sent_notifications")
    op.create_index("ix_leases_node", "leases", ["node"])
    op.create_index("ix_subscriptions_person", "subscriptions", ["person"])
