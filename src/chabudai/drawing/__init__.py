"""Views as text and as pictures: finds each game's `terminal.py` and `picture.py`, and reads its art."""

from chabudai.drawing.characters import characters, drawing_of
from chabudai.drawing.pictures import picture

__all__ = ["characters", "drawing_of", "picture"]
