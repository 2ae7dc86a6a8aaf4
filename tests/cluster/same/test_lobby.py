"""On PostgreSQL: the same as on a file."""

from tests.server.test_lobby import *  # noqa: F403

# A thousand of them take too long here; test_two_servers.py has the race for a seat.
del test_of_two_who_race_for_one_seat_a_thousand_times_one_gets_it  # noqa: F821
