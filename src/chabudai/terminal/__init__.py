"""The games in a terminal. It draws a view in characters and returns one of its legal actions. It knows no rules."""
