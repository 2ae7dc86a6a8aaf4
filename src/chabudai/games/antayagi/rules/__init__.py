"""The rules of AntaYagí: pure and compiled. `state.py` holds the state of a game."""
