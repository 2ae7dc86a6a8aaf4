"""The rules of Taïki: pure and compiled. `state.py` holds the state of a game."""
