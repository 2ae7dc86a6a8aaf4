"""On PostgreSQL: the same as on a file."""

from tests.server.test_ratings import *  # noqa: F403
