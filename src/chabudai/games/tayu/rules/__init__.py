"""The rules of Ta Yü: pure and compiled. `state.py` holds the state of a game."""
