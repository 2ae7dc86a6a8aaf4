"""Finished games, step by step and judged."""
