step_1 = One network of canals grows from the centre of the board. The north and south coasts are yours, east and west are Haru’s.
step_2 = A tile is three squares long, and its canal opens on three of its eight edges. Turn it as you like and lay it so that it covers the centre.
step_3 = From now on a canal must join a canal. Opening meets opening, and blank edge meets blank edge. Lay your tile anywhere it fits: the lit places help.
step_4 = A few tiles later the north is near. An opening on the edge of the board is an estuary, a point for that coast. Lay your tile so that it opens to the north.
wrong_4 = It fits there. But look along the top edge: somewhere two canals of this tile open to the north at once.
step_5 = Your coasts are multiplied: north times south. Two times three is six, but five times nothing is nothing. At a shrine an estuary counts double.
step_6 = A tile that fits must be laid, even where it helps the other. The first tile that fits nowhere ends the game, and the higher product wins.
