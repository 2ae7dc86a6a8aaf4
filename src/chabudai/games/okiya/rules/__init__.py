"""The rules of Okiya: pure and compiled. `state.py` holds the state of a game."""
