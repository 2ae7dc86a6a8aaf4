"""The rules of Yutakâ: pure and compiled. `state.py` holds the state of a game."""
