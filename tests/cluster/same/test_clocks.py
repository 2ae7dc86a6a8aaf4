"""On PostgreSQL: the same as on a file."""

from tests.server.test_clocks import *  # noqa: F403

# How servers of one database say that they are there is tested in test_leases.py.
del test_after_a_crash_the_time_since_the_last_mark_is_given_back  # noqa: F821
del test_the_server_marks_that_it_is_alive_while_a_clock_runs  # noqa: F821
