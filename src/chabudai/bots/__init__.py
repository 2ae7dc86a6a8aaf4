"""Bots: five levels for every game. A bot gets a view and nothing else."""

from chabudai.bots.levels import LEVELS, choose

__all__ = ["LEVELS", "choose"]
