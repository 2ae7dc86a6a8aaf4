"""On PostgreSQL: the same as on a file."""

from tests.server.test_play import *  # noqa: F403
