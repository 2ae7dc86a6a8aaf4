aim = Un jeu à deux de Bruno Cathala. Vous partagez un seul jardin ; chaque tuile que tu prends décide de ce que l’autre pourra prendre.

tiles_title = Le jardin
tiles_text = Seize tuiles mélangées forment un carré de quatre sur quatre. Chacune montre une plante (pin, cerisier, érable ou iris) et un symbole (oiseau, soleil, pluie ou poème). Chaque plante rencontre chaque symbole une seule fois.
tiles_names = Le livret appelle l’érable « feuilles au vent » et l’iris « fleur de lys ».

turn_title = À ton tour
turn_text = Prends une tuile du jardin et pose un de tes jetons à sa place. Si tu peux prendre, tu le dois.
turn_first = La toute première tuile d’une manche se prend sur le bord : les quatre cases du milieu sont fermées pour ce coup-là.
turn_begin = Le hasard décide qui commence la première manche, sauf si tu le fais.

chain_title = Ce que l’on peut prendre
chain_text = Ta tuile doit avoir la même plante ou le même symbole que la tuile prise juste avant. Après le cerisier avec l’oiseau, prends un autre cerisier, ou un autre oiseau.

ends_title = Trois façons de gagner
ends_line = Quatre de tes jetons alignés : une ligne, une colonne ou une grande diagonale.
ends_square = Quatre de tes jetons en carré de deux sur deux.
ends_block = Tu prends une tuile, et l’autre joueur n’en a plus aucune qui lui corresponde.

matches_title = Parties plus longues
matches_text_1 = Aux manches : le premier à gagner le nombre de manches convenu, trois d’habitude.
matches_text_2 = Aux points : le gagnant d’une manche marque un point par tuile encore dans le jardin. Le premier à dix, ou à ce que vous avez convenu, gagne.
matches_text_3 = Le perdant d’une manche commence la suivante, dans un nouveau jardin.

rulings_title = Là où la règle imprimée ne dit rien
rulings_lead = Ces décisions sont les nôtres, pas celles du livret.
rulings_text_1 = Un jardin plein sans motif est une égalité. Tu peux choisir que le dernier à jouer gagne.
rulings_text_2 = Après une manche nulle, celui qui ne l’a pas commencée commence la suivante.
rulings_text_3 = Un motif fait avec le seizième jeton gagne ; dans une partie aux points il ne rapporte rien.
rulings_text_4 = Une ligne et un carré faits d’un coup valent une seule victoire. Un motif qui bloque aussi compte comme un motif.

keys_title = Au clavier
keys_text = Tab mène au jardin, les flèches s’y promènent, Entrée ou Espace prend une tuile.
