"""A live table: its match, its seats, its clocks, its chat, its subscribers and its bots."""
