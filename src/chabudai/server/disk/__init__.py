"""What is kept: the log of every table, people and their games, written by one writer; Alembic's revisions; backups."""
