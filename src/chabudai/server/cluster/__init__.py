"""Several servers at one PostgreSQL database: messages, leases, presence."""
