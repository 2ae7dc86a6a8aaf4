"""Finished games: replays and analyses."""
