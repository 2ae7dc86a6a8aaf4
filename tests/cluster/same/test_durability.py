"""On PostgreSQL: the same as on a file."""

from tests.server.test_durability import (  # noqa: F401
    pytestmark,
    test_a_command_is_finished_even_if_its_conversation_is_cut,
    test_a_game_goes_on_after_a_restart,
    test_a_log_that_cannot_be_replayed_is_not_played_on,
    test_a_log_with_a_gap_is_not_played_on,
    test_a_move_that_could_not_be_saved_never_happened,
    test_a_seat_that_could_not_be_saved_is_still_free,
    test_a_table_that_fell_behind_its_log_is_read_again,
    test_nobody_hears_of_a_move_before_it_is_on_disk,
    test_tables_nobody_looks_at_leave_memory,
)
