"""It is your turn: who is told, where, and how the news gets there."""
