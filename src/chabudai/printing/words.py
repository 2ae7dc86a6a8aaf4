"""The texts of printed sheets that are the same for every game."""

from chabudai.games.words import words_of

W = words_of("print")

KIT = W("kit")
COLOUR_IN = W("colourIn")
CONTENTS = W("contents")
PRINTING = W("printing")
MAKING = W("making")
RULES = W("rules")
FULL_SIZE = W("fullSize")
TWO_SIDED = W("twoSided")
ONE_SIDED = W("oneSided")
MATERIALS = W("materials")
CUT = W("cut")
COLOUR_FIRST = W("colourFirst")
BLANK = W("blank")
FACES = W("faces")
BACKS = W("backs")
QUARTER = W("quarter")
TAB = W("tab")
CREDIT = W("credit")
PLAYERS = W("players")
FOLD = W("fold")
CORNERS = {corner: W(f"corners_{corner}") for corner in ("nw", "ne", "sw", "se")}
