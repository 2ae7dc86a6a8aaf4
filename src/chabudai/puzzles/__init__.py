"""Puzzles: positions in which exactly one action is sure to win. They are found by program and graded."""

from chabudai.puzzles.collection import of_day, shelf
from chabudai.puzzles.mining import has_puzzles, mine, winning, worlds_of
from chabudai.puzzles.puzzle import GRADES, Puzzle, read_line

__all__ = ["GRADES", "Puzzle", "has_puzzles", "mine", "of_day", "read_line", "shelf", "winning", "worlds_of"]
