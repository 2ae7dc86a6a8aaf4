"""The texts of printed sheets that are the same for every game."""

from chabudai.games.words import Words

KIT = Words("Print and play", "À imprimer")
COLOUR_IN = Words("Print, colour and play", "À imprimer et à colorier")
CONTENTS = Words("In this kit", "Dans ce kit")
PRINTING = Words("How to print", "Imprimer")
MAKING = Words("How to make it", "Fabriquer")
RULES = Words("Rules", "Règles")

FULL_SIZE = Words(
    "Print at 100 %, “actual size”, never “fit to page”. The ruler below must measure exactly 50 mm.",
    "Imprime à 100 %, « taille réelle », jamais « ajuster à la page ». La règle ci-dessous mesure exactement 50 mm.",
)
TWO_SIDED = Words(
    "Print two-sided and flip on the long edge: every sheet of faces is followed by its backs. Paper of 200 g or more "
    "is best.",
    "Imprime en recto verso, retournement sur le bord long : chaque feuille de faces est suivie de ses dos. L’idéal "
    "est un papier de 200 g ou plus.",
)
ONE_SIDED = Words(
    "Print on one side only. Paper of 200 g or more is best.",
    "Imprime sur une seule face. L’idéal est un papier de 200 g ou plus.",
)
MATERIALS = Words("You need", "Il te faut")
CUT = Words(
    "Cut along the dashed lines; the marks at the edge of a sheet show where they go.",
    "Découpe le long des pointillés ; les repères au bord de la feuille les prolongent.",
)
COLOUR_FIRST = Words(
    "Colour before you cut. Pencils and felt pens both work; let felt pens dry before turning the sheet.",
    "Colorie avant de découper, aux crayons ou aux feutres ; laisse sécher l’encre avant de retourner la feuille.",
)
BLANK = Words("This side stays blank.", "Ce côté reste blanc.")
FACES = Words("faces", "faces")
BACKS = Words("backs", "dos")
QUARTER = Words("quarter", "quart")
TAB = Words("glue under the next quarter", "à coller sous le quart voisin")
CREDIT = Words(
    "Drawn and written for Chabudai; free to print, share and colour.",
    "Dessiné et écrit pour Chabudai ; à imprimer, partager et colorier librement.",
)

CORNERS = {
    "nw": Words("top left", "en haut à gauche"),
    "ne": Words("top right", "en haut à droite"),
    "sw": Words("bottom left", "en bas à gauche"),
    "se": Words("bottom right", "en bas à droite"),
}
PLAYERS = Words("players", "joueurs")
FOLD = Words(
    "Fold along the lines of dashes and dots.",
    "Plie le long des lignes de tirets et de points.",
)
