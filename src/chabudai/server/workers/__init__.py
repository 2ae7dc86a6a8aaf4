"""Bots and analysis in processes of their own."""
