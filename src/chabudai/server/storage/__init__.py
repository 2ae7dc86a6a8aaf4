"""Durable storage: the schema, the store, its writer, SQLite and PostgreSQL, migrations, backups."""
