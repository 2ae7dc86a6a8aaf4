"""The rules of Newgame: pure and compiled."""
