"""A live table: its match, its seats, its clocks, its talk, its viewers and its bots."""
