"""Positions in which exactly one action is sure to win: mined, graded, and one for every day."""

from chabudai.puzzles.mining import has_puzzles, mine, winning, worlds_of
from chabudai.puzzles.puzzle import GRADES, Puzzle, read_line
from chabudai.puzzles.shelf import of_day, shelf

__all__ = ["GRADES", "Puzzle", "has_puzzles", "mine", "of_day", "read_line", "shelf", "winning", "worlds_of"]
