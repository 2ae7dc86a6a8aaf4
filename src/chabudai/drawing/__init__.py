"""Draws views as text and as pictures. It finds `terminal.py` and `picture.py` of each game and reads its art."""

from chabudai.drawing.pictures import picture
from chabudai.drawing.text import characters, drawing_of

__all__ = ["characters", "drawing_of", "picture"]
